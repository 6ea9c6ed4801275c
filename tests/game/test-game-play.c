/* One puzzle being played: each change is announced once, when all that follows from it is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/files/game-file.h"
#include "game/state/game-play.h"

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

typedef struct
{
  GamePlay       *play;
  guint           n_emissions;
  GamePlayChange  last;
  GameState       seen;
} Fixture;

static void
changed_cb (GamePlay *play,
            guint     flags,
            Fixture  *fixture)
{
  fixture->n_emissions++;
  fixture->last = flags;
  fixture->seen = *game_play_get_state (play);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GameState state;

  game_file_parse (puzzle, SUDOKU_CELLS, &state, NULL, NULL);
  fixture->play = game_play_new (&state);
  g_signal_connect (fixture->play, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->play);
}

/* The digit of the solution, or another one. */
static void
enter (Fixture *fixture,
       int      cell,
       bool     is_right)
{
  GameMove move = {
    .kind = GAME_MOVE_DIGIT,
    .squares = game_squares_of (cell),
    .value = solution[cell] - '0',
    .how = GAME_ADD,
  };

  if (!is_right)
    move.value = move.value % 9 + 1;

  fixture->n_emissions = 0;
  g_assert_true (game_play_move (fixture->play, &move));
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
}

static void
enter_all (Fixture *fixture)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuGrid grid = game_sudoku_grid (&game_play_get_state (fixture->play)->sudoku);

      if (grid.digit[cell] == 0)
        enter (fixture, cell, true);
    }
}

/* As Solve does. */
static void
show_solution (Fixture *fixture)
{
  GameMove move = { .kind = GAME_MOVE_REPLACE, .state = *game_play_get_state (fixture->play) };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (puzzle[cell] == '.')
      move.state.sudoku.entries.digit[cell] = solution[cell] - '0';

  game_play_show_solution (fixture->play);
  fixture->n_emissions = 0;
  g_assert_true (game_play_move (fixture->play, &move));
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
}

static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  enter (fixture, 2, true);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE);
  g_assert_cmpint (fixture->seen.sudoku.entries.digit[2], ==, 4);

  fixture->n_emissions = 0;
  game_play_undo (fixture->play);
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
  g_assert_cmpint (fixture->seen.sudoku.entries.digit[2], ==, 0);
  g_assert_false (game_document_can_undo (game_play_get_document (fixture->play)));

  game_play_undo (fixture->play);
  g_assert_cmpuint (fixture->n_emissions, ==, 1);

  game_play_redo (fixture->play);
  g_assert_cmpuint (fixture->n_emissions, ==, 2);
  g_assert_cmpint (fixture->seen.sudoku.entries.digit[2], ==, 4);
}

static void
test_finished (Fixture       *fixture,
               gconstpointer  data)
{
  GameMove restart = { .kind = GAME_MOVE_RESTART };
  int64_t finished;

  enter_all (fixture);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_FINISHED | GAME_PLAY_CLOCK);
  g_assert_false (game_play_clock_runs (fixture->play));
  finished = game_play_get_stats (fixture->play).finished;
  g_assert_cmpint (finished, !=, 0);
  g_assert_false (game_play_get_stats (fixture->play).by_program);

  /* It stays finished, whatever undo and redo do. */
  game_play_undo (fixture->play);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE);
  game_play_redo (fixture->play);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, finished);

  /* The puzzle from its start is another game. */
  g_assert_true (game_play_move (fixture->play, &restart));
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_PUZZLE | GAME_PLAY_CLOCK);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
  g_assert_true (game_play_clock_runs (fixture->play));
}

/* Undo takes back what Solve did as if it had not been; only that the solution was seen stays. */
static void
test_shown_solution (Fixture       *fixture,
                     gconstpointer  data)
{
  enter (fixture, 2, true);
  show_solution (fixture);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_FINISHED | GAME_PLAY_CLOCK);
  g_assert_true (game_play_get_stats (fixture->play).by_program);

  fixture->n_emissions = 0;
  game_play_undo (fixture->play);
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_FINISHED | GAME_PLAY_CLOCK);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
  g_assert_false (game_play_get_stats (fixture->play).by_program);
  g_assert_true (game_play_get_stats (fixture->play).saw_solution);
  g_assert_true (game_play_clock_runs (fixture->play));

  enter_all (fixture);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, !=, 0);
  g_assert_false (game_play_get_stats (fixture->play).by_program);
}

static GamePlayStats
recall_cb (const GameState *state,
           gpointer         data)
{
  GamePlayStats stats = game_play_stats_new ();
  int *n_asked = data;

  (*n_asked)++;
  stats.milliseconds = 5000;

  return stats;
}

/* A move that spoils the solution the program showed goes on with the game; undo of it shows the
 * program's solution again. */
static void
test_spoilt_solution (Fixture       *fixture,
                      gconstpointer  data)
{
  GameMove erase = { .kind = GAME_MOVE_ERASE, .squares = game_squares_of (2) };
  GamePlayStats stats = game_play_get_stats (fixture->play);

  show_solution (fixture);
  g_assert_true (game_play_move (fixture->play, &erase));
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_FINISHED | GAME_PLAY_CLOCK);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
  g_assert_true (game_play_clock_runs (fixture->play));

  game_play_undo (fixture->play);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_STATE | GAME_PLAY_FINISHED | GAME_PLAY_CLOCK);
  g_assert_cmpint (game_play_get_stats (fixture->play).begun, ==, stats.begun);
  g_assert_true (game_play_get_stats (fixture->play).by_program);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, !=, 0);

  game_play_undo (fixture->play);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
  g_assert_true (game_play_clock_runs (fixture->play));
}

/* The library has the first go, which was finished. */
static GamePlayStats
recall_finished_cb (const GameState *state,
                    gpointer         data)
{
  const GamePlayStats *finished = data;

  return game_state_is_solved (state) ? *finished : game_play_stats_new ();
}

/* Undo leads back into the go before, and redo into the one that undo left. */
static void
test_two_goes (Fixture       *fixture,
               gconstpointer  data)
{
  GameMove restart = { .kind = GAME_MOVE_RESTART };
  GamePlayStats first;
  GamePlayStats second;

  enter_all (fixture);
  first = game_play_get_stats (fixture->play);
  game_play_set_recall (fixture->play, recall_finished_cb, &first);

  g_assert_true (game_play_move (fixture->play, &restart));
  enter (fixture, 2, true);
  enter (fixture, 3, true);
  game_play_count_check (fixture->play);
  second = game_play_get_stats (fixture->play);
  g_assert_cmpint (second.begun, !=, first.begun);

  for (int i = 0; i < 3; i++)
    game_play_undo (fixture->play);
  g_assert_cmpint (game_play_get_stats (fixture->play).begun, ==, first.begun);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, first.finished);
  g_assert_false (game_play_clock_runs (fixture->play));

  for (int i = 0; i < 3; i++)
    {
      game_play_redo (fixture->play);
      g_assert_cmpint (game_play_get_stats (fixture->play).begun, ==, second.begun);
      g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
      g_assert_cmpuint (game_play_get_stats (fixture->play).checks, ==, 1);
      g_assert_true (game_play_clock_runs (fixture->play));
    }

  enter_all (fixture);
  g_assert_true ((fixture->last & GAME_PLAY_FINISHED) != 0);
  g_assert_false (game_play_get_stats (fixture->play).by_program);
  second = game_play_get_stats (fixture->play);

  /* Both are finished: undo and redo change no more. */
  while (game_document_can_undo (game_play_get_document (fixture->play)))
    game_play_undo (fixture->play);
  while (game_document_can_redo (game_play_get_document (fixture->play)))
    {
      game_play_redo (fixture->play);
      g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, second.finished);
    }
}

/* A session that ended in the first go does not have the second one's statistics. */
static void
test_two_goes_resumed (Fixture       *fixture,
                       gconstpointer  data)
{
  GameMove restart = { .kind = GAME_MOVE_RESTART };
  const GameState *history;
  g_autofree GameState *states = NULL;
  GamePlayStats first;
  guint n_states;
  guint position;

  enter_all (fixture);
  first = game_play_get_stats (fixture->play);
  g_assert_true (game_play_move (fixture->play, &restart));
  enter (fixture, 2, true);

  history = game_play_get_history (fixture->play, &n_states, &position);
  states = g_memdup2 (history, n_states * sizeof *history);
  game_play_resume (fixture->play, states, n_states, position - 2, &first);
  g_assert_true (game_state_is_solved (game_play_get_state (fixture->play)));

  game_play_redo (fixture->play);
  g_assert_cmpint (game_play_get_stats (fixture->play).finished, ==, 0);
  g_assert_true (game_play_clock_runs (fixture->play));
}

static void
test_begin (Fixture       *fixture,
            gconstpointer  data)
{
  GameState queens = game_state_new_queens (6);
  GameSquares wrong = game_squares_of (2);
  int n_asked = 0;

  game_play_set_recall (fixture->play, recall_cb, &n_asked);
  game_play_select (fixture->play, 7, &wrong);
  game_play_set_wrong (fixture->play, &wrong);

  fixture->n_emissions = 0;
  game_play_begin (fixture->play, &queens);
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
  g_assert_true ((fixture->last & GAME_PLAY_PUZZLE) != 0);
  g_assert_cmpint (n_asked, ==, 1);
  g_assert_cmpuint (game_play_get_stats (fixture->play).milliseconds, >=, 5000);
  g_assert_false (game_document_can_undo (game_play_get_document (fixture->play)));
  g_assert_true (game_squares_is_empty (game_play_get_wrong (fixture->play)));
  g_assert_cmpint (game_play_get_cursor (fixture->play), ==, 21);
  g_assert_true (game_squares_has (game_play_get_selected (fixture->play), 21));
}

static void
test_clock (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_true (game_play_clock_runs (fixture->play));
  game_play_set_pause (fixture->play, GAME_PAUSE_BY_HAND, true);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_CLOCK);
  g_assert_false (game_play_clock_runs (fixture->play));

  fixture->n_emissions = 0;
  game_play_set_pause (fixture->play, GAME_PAUSE_AWAY, true);
  g_assert_cmpuint (fixture->n_emissions, ==, 0);
  game_play_set_pause (fixture->play, GAME_PAUSE_BY_HAND, false);
  g_assert_cmpuint (fixture->n_emissions, ==, 0);
  game_play_set_pause (fixture->play, GAME_PAUSE_AWAY, false);
  g_assert_cmpuint (fixture->n_emissions, ==, 1);
  g_assert_true (game_play_clock_runs (fixture->play));
}

static void
test_hints (Fixture       *fixture,
            gconstpointer  data)
{
  GamePlayStats stats;

  game_play_count_hint (fixture->play, GAME_STAGE_NUDGE, 3);
  game_play_count_hint (fixture->play, GAME_STAGE_WHY, 3);
  game_play_count_hint (fixture->play, GAME_STAGE_WHERE, 3);
  stats = game_play_get_stats (fixture->play);
  g_assert_cmpuint (game_play_stats_n_hints (&stats), ==, 1);
  g_assert_cmpuint (stats.hints[GAME_STAGE_WHY], ==, 1);
  g_assert_cmpuint (stats.techniques[3], ==, 1);

  game_play_end_hint (fixture->play);
  game_play_count_hint (fixture->play, GAME_STAGE_NUDGE, -1);
  stats = game_play_get_stats (fixture->play);
  g_assert_cmpuint (game_play_stats_n_hints (&stats), ==, 2);
  g_assert_cmpuint (stats.techniques[3], ==, 1);
}

/* What was found wrong is so until it changes. */
static void
test_wrong (Fixture       *fixture,
            gconstpointer  data)
{
  GameSquares wrong = game_squares_none ();

  enter (fixture, 2, false);
  enter (fixture, 3, false);
  game_squares_add (&wrong, 2);
  game_squares_add (&wrong, 3);
  game_play_set_wrong (fixture->play, &wrong);
  g_assert_cmpint (fixture->last, ==, GAME_PLAY_FACTS);

  enter (fixture, 2, true);
  g_assert_false (game_squares_has (game_play_get_wrong (fixture->play), 2));
  g_assert_true (game_squares_has (game_play_get_wrong (fixture->play), 3));
}

static void
test_file (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_for_path ("a.sdk");
  GameState other = game_state_new_queens (8);
  int format = 0;

  g_assert_null (game_play_get_file (fixture->play, &format));
  game_play_set_file (fixture->play, file, 3, game_play_get_state (fixture->play));
  enter (fixture, 2, true);
  g_assert_true (game_play_get_file (fixture->play, &format) == file);
  g_assert_cmpint (format, ==, 3);

  game_play_begin (fixture->play, &other);
  g_assert_null (game_play_get_file (fixture->play, &format));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char  *name;
    void       (*test) (Fixture       *fixture,
                        gconstpointer  data);
  } tests[] = {
    { "/game-play/moves", test_moves },
    { "/game-play/finished", test_finished },
    { "/game-play/shown-solution", test_shown_solution },
    { "/game-play/spoilt-solution", test_spoilt_solution },
    { "/game-play/two-goes", test_two_goes },
    { "/game-play/two-goes/resumed", test_two_goes_resumed },
    { "/game-play/begin", test_begin },
    { "/game-play/clock", test_clock },
    { "/game-play/hints", test_hints },
    { "/game-play/wrong", test_wrong },
    { "/game-play/file", test_file },
  };

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
