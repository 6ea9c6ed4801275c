/* Prints what hints say, in the language of the environment, a line each: for test-sentences, which
 * holds the languages beside each other. What is looked at never depends on the language.
 *
 * usage: tell-hints FOLDER-OF-CATALOGUES POSITIONS…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "game/text/game-hint-text.h"
#include "game/text/game-words-hints.h"
#include "solver/coloured/coloured-generate.h"
#include "solver/queens/queens-generate.h"

enum
{
  N_BOARDS = 4000,              /* of queens, at random */
  N_BLAMED = 100,               /* of queens in peace */
  N_PUZZLES = 200,              /* of fixed queens */
  N_GAMES = 60,                 /* of coloured queens */
  N_MISTAKES = 600,

  LONG_SEED = 12508,            /* of queens that take long to find out about */
};

static void
say (char *text)
{
  g_print ("%s\n", text);
  g_free (text);
}

static void
say_sentences (GArray *sentences)
{
  for (guint i = 0; sentences != NULL && i < sentences->len; i++)
    g_print ("%s\n", g_array_index (sentences, GameSentence, i).text);

  g_clear_pointer (&sentences, g_array_unref);
}

static void
say_hint (const GameHint *hint)
{
  for (int stage = GAME_STAGE_NUDGE; stage < GAME_N_STAGES; stage++)
    say (game_hint_text_stage (hint, stage, GAME_ACTION_APPLY));

  say (game_hint_text_stage (hint, GAME_STAGE_APPLY, GAME_ACTION_GO_BACK));
  say (game_hint_text_stage (hint, GAME_STAGE_APPLY, GAME_ACTION_TAKE_OUT));
  say (game_hint_text_stage (hint, GAME_STAGE_APPLY, GAME_ACTION_NONE));
  say_sentences (game_hint_text_sentences (hint));

  if (hint->kind == GAME_HINT_STEP)
    say_sentences (game_words_sudoku_proof (&hint->step, &hint->position));
}

static bool
take_step (const SudokuHint *step,
           void             *data)
{
  GameHint *hint = data;

  hint->step = *step;
  say_hint (hint);

  return true;
}

/* All steps of the techniques of a file like data/techniques.txt, each in its position. */
static void
tell_positions (const char *path)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autofree GameHint *hint = g_new0 (GameHint, 1);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  hint->kind = GAME_HINT_STEP;
  hint->state = game_state_new_sudoku (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_strsplit (lines[i], "|", 4);
      int technique = fields[0] != NULL ? sudoku_technique_from_code (fields[0]) : -1;
      SudokuTechniques wanted = { { 0, 0 } };
      int place;

      if (technique < 0)
        continue;

      g_assert_null (sudoku_position_read (fields[1], &hint->position, &place));
      sudoku_techniques_add (&wanted, technique);
      sudoku_logic_each (&hint->position, &wanted, take_step, hint, NULL);
    }
}

static void
tell_state (const GameState *state)
{
  g_autofree GameHint *hint = g_new0 (GameHint, 1);

  if (game_hint_find (state, NULL, true, sudoku_cells_none (), NULL, hint))
    say_hint (hint);
}

/* Queens at random, on some boards such that none attacks another. */
static void
put_queens (GRand     *random,
            GameState *state,
            int        n_queens)
{
  QueensBoard *queens = &state->queens.queens;
  const bool is_peaceful = g_rand_boolean (random);

  for (int i = 0; i < n_queens; i++)
    {
      QueensBoard before = *queens;

      queens->row[g_rand_int_range (random, 0, queens->n)] |=
        UINT32_C (1) << g_rand_int_range (random, 0, queens->n);

      if (is_peaceful && game_state_has_conflict (state))
        *queens = before;
    }
}

static void
tell_queens (GRand *random)
{
  const int n = g_rand_int_range (random, 3, 19);
  GameState state = game_state_new_queens (n);

  put_queens (random, &state, g_rand_int_range (random, 0, 2 * n));

  if (g_rand_int_range (random, 0, 3) == 0)
    state.queens.fixed = state.queens.queens;

  put_queens (random, &state, g_rand_int_range (random, 0, 3));

  if (g_rand_int_range (random, 0, 3) == 0)
    for (int row = 0; row < n; row++)
      state.queens.excluded.row[row] = g_rand_int (random) & g_rand_int (random)
                                       & ((UINT32_C (1) << n) - 1)
                                       & ~state.queens.queens.row[row];

  tell_state (&state);
}

/* Queens in peace on a large board, some of them fixed, that may be in no solution together. */
static void
tell_blamed (uint32_t seed)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  const int n = g_rand_int_range (random, 24, QUEENS_MAX + 1);
  GameState state = game_state_new_queens (n);

  for (int i = g_rand_int_range (random, 2 * n, 8 * n); i > 0; i--)
    {
      const QueensBoard before = state.queens.queens;

      state.queens.queens.row[g_rand_int_range (random, 0, n)] |=
        UINT32_C (1) << g_rand_int_range (random, 0, n);

      if (game_state_has_conflict (&state))
        state.queens.queens = before;
      else if (i % 4 == 0)
        state.queens.fixed = state.queens.queens;
    }

  tell_state (&state);
}

/* A puzzle of fixed queens with some of its queens, and with squares crossed out rightly. */
static void
tell_puzzle (GRand *random)
{
  const QueensSpec spec = { .n = g_rand_int_range (random, 7, 12), .level = -1,
                            .seed = g_rand_int (random) };
  QueensBoard puzzle;
  QueensSolution solution;
  SearchStats stats;
  GameState state;

  g_assert_cmpint (queens_generate (&spec, 0, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (queens_complete (&puzzle, NULL, &solution, &stats), ==, SEARCH_LIMITED);
  state = game_state_new_queens (spec.n);
  state.queens.queens = puzzle;
  state.queens.fixed = puzzle;

  for (int row = 0; row < spec.n; row++)
    {
      const uint32_t right = UINT32_C (1) << solution.column[row];

      if (g_rand_int_range (random, 0, 3) == 0)
        state.queens.queens.row[row] = right;

      state.queens.excluded.row[row] = g_rand_int (random) & ((UINT32_C (1) << spec.n) - 1)
                                       & ~right & ~state.queens.queens.row[row];
    }

  tell_state (&state);
}

/* A game of coloured queens by its hints, with a queen put at random from time to time. */
static void
tell_coloured (GRand *random)
{
  ColouredSpec spec = { .n = 7, .level = g_rand_int_range (random, 0, 3),
                        .seed = g_rand_int (random) };
  ColouredPuzzle puzzle;
  SearchStats stats;
  GameState state;

  g_assert_cmpint (coloured_generate (&spec, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  state = game_state_new_coloured (&puzzle);

  for (int turn = 0; turn < 60; turn++)
    {
      g_autoptr(GameDocument) document = game_document_new (&state);
      g_autofree GameHint *hint = g_new0 (GameHint, 1);
      GameMove move;

      if (g_rand_int_range (random, 0, 12) == 0)
        {
          GameState wrong = state;

          put_queens (random, &wrong, g_rand_int_range (random, 0, 3));
          wrong.queens.excluded.row[g_rand_int_range (random, 0, 7)] |=
            UINT32_C (1) << g_rand_int_range (random, 0, 7);
          tell_state (&wrong);
        }

      if (!game_hint_find (&state, NULL, true, sudoku_cells_none (), NULL, hint))
        break;

      say_hint (hint);
      if (hint->kind == GAME_HINT_SOLVED
          || game_hint_get_move (hint, document, &move) == GAME_ACTION_NONE
          || !game_document_play (document, &move))
        break;

      state = *game_document_get_state (document);
    }
}

/* A sudoku with a wrong digit or wrong marks, or without a clue or two. */
static void
tell_mistake (GRand      *random,
              const char *puzzle)
{
  GameState state = game_state_new_sudoku (NULL);
  int cell = g_rand_int_range (random, 0, SUDOKU_CELLS);
  int digit = g_rand_int_range (random, 1, 10);

  for (int i = 0; i < SUDOKU_CELLS; i++)
    state.sudoku.givens.digit[i] = g_ascii_isdigit (puzzle[i]) ? puzzle[i] - '0' : 0;

  switch (g_rand_int_range (random, 0, 4))
    {
    case 0:
      state.sudoku.givens.digit[cell] = digit;
      break;

    case 1:
      state.sudoku.givens.digit[cell] = 0;
      break;

    default:
      break;
    }

  for (int i = g_rand_int_range (random, 0, 4); i > 0; i--)
    {
      cell = g_rand_int_range (random, 0, SUDOKU_CELLS);
      digit = g_rand_int_range (random, 1, 10);

      if (state.sudoku.givens.digit[cell] == 0 && g_rand_boolean (random))
        state.sudoku.entries.digit[cell] = digit;
      else if (state.sudoku.givens.digit[cell] == 0)
        state.sudoku.marks[cell] = 1 << (digit - 1) | 1 << (g_rand_int_range (random, 0, 9));
    }

  tell_state (&state);
}

/* What can be said of a grid without any digit, and of coloured queens that cannot be placed. */
static void
tell_empty (void)
{
  GameState sudoku = game_state_new_sudoku (NULL);
  ColouredPuzzle puzzle = { .n = 5 };
  GameState coloured;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = square < 4 ? square : 4;

  coloured = game_state_new_coloured (&puzzle);
  tell_state (&sudoku);
  tell_state (&coloured);
}

int
main (int    argc,
      char **argv)
{
  const char *puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  g_autoptr(GRand) random = g_rand_new_with_seed (1);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, argv[1]);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (int i = 2; i < argc; i++)
    tell_positions (argv[i]);

  for (int i = 0; i < N_BOARDS; i++)
    tell_queens (random);

  for (int i = 0; i < N_GAMES; i++)
    tell_coloured (random);

  for (int i = 0; i < N_MISTAKES; i++)
    tell_mistake (random, puzzle);

  tell_empty ();

  for (int i = 0; i < N_BLAMED; i++)
    tell_blamed (i);

  tell_blamed (LONG_SEED);

  for (int i = 0; i < N_PUZZLES; i++)
    tell_puzzle (random);

  return 0;
}
