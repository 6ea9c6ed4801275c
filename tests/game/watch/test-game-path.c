/* The logical path of a sudoku, walked in both directions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-requests.h"
#include "game/files/game-file.h"
#include "game/text/game-words-hints.h"
#include "game/watch/game-path-playback.h"

/* A puzzle of that level, and its line. */
static SudokuGrid
make_puzzle (SudokuLevel  level,
             char        *line)
{
  const SudokuSpec wish = { .level = level, .technique = -1, .seed = 4 };
  SudokuGrid puzzle;
  SearchStats stats;

  g_assert_cmpint (sudoku_generate (&wish, 0, 1, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  sudoku_write_line (&puzzle, line);

  return puzzle;
}

static GamePath *
make_path (const char *line)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, line);
  g_autoptr(GameReport) report = run (&request);

  g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (report->stats.n_solutions, ==, 1);
  g_assert_nonnull (report->path);

  return game_path_ref (report->path);
}

static void
solve (const char *line,
       SudokuGrid *solution)
{
  SudokuGrid puzzle = make_grid (line);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, 2, NULL, &answer);
  *solution = answer.solution;
}

static bool
holds (const SudokuPosition *position,
       const SudokuGrid     *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int digit = solution->digit[cell];

      if (position->grid.digit[cell] != digit && !sudoku_position_has (position, cell, digit))
        return false;
    }

  return true;
}

static void
check_walk (const char *line)
{
  g_autoptr(GamePath) path = make_path (line);
  guint length = game_path_get_length (path);
  g_autofree GameState *passed = g_new (GameState, length + 1);
  SudokuGrid solution;
  SudokuPosition position;

  solve (line, &solution);

  for (guint index = 0; index <= length; index++)
    {
      game_path_get_state (path, index, &passed[index]);
      game_path_get_position (path, index, &position);
      g_assert_true (holds (&position, &solution));
      g_assert_true (index == 0 || !game_state_equal (&passed[index - 1], &passed[index]));
    }

  g_assert_true (game_path_is_solved (path));
  g_assert_true (game_state_is_solved (&passed[length]));
  g_assert_null (game_path_get_step (path, length));

  for (guint index = length + 1; index-- > 0; )
    {
      GameState state;

      game_path_get_state (path, index, &state);
      g_assert_true (game_state_equal (&state, &passed[index]));
    }
}

static void
test_path_walk (void)
{
  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    {
      char line[SUDOKU_CELLS + 1];

      make_puzzle (level, line);
      check_walk (line);
    }

  check_walk (UNIQUE_LINE);
  check_walk (SOLVED_LINE);
}

/* The path is that of the grade. */
static void
test_path_grade (void)
{
  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    {
      char line[SUDOKU_CELLS + 1];
      SudokuGrid puzzle = make_puzzle (level, line);
      g_autoptr(GamePath) path = make_path (line);
      const SudokuGrade *grade = game_path_get_grade (path);
      SudokuGrade other;

      sudoku_grade_puzzle (&puzzle, NULL, NULL, &other);
      g_assert_cmpmem (grade, sizeof *grade, &other, sizeof other);
      g_assert_cmpuint (grade->n_steps, ==, game_path_get_length (path));
    }
}

static void
test_path_find (void)
{
  g_autoptr(GamePath) path = make_path (HARD_LINE);
  guint length = game_path_get_length (path);
  guint n_found = 0;
  guint n_back = 0;
  guint index;

  for (index = game_path_find (path, 0, true); index < length;
       index = game_path_find (path, index, true))
    {
      g_assert_cmpint (game_path_get_step (path, index)->technique, >, SUDOKU_HIDDEN_SINGLE);
      n_found++;
    }

  for (index = game_path_find (path, length, false); index > 0;
       index = game_path_find (path, index, false))
    n_back++;

  g_assert_cmpuint (n_found, >, 0);
  g_assert_cmpuint (n_back, ==, n_found);
  g_assert_cmpuint (game_path_find (path, length, true), ==, length);
  g_assert_cmpuint (game_path_find (path, 0, false), ==, 0);
}

static void
test_path_playback (void)
{
  g_autoptr(GamePath) path = make_path (HARD_LINE);
  g_autoptr(GamePathPlayback) playback = game_path_playback_new ();
  GamePlayable *playable = GAME_PLAYABLE (playback);
  guint length = game_path_get_length (path);
  const uint64_t *goals;
  size_t n_goals;
  bool is_whole;

  g_assert_cmpint (game_path_playback_get_status (playback), ==, GAME_PATH_UNKNOWN);
  g_assert_cmpuint (game_playable_get_length (playable, &is_whole), ==, 0);
  g_assert_false (is_whole);
  g_assert_cmpuint (game_playable_forward (playable, 3), ==, 3);

  game_path_playback_set_path (playback, GAME_PATH_KNOWN, path);
  g_assert_true (game_path_playback_get_path (playback) == path);
  g_assert_cmpuint (game_playable_get_length (playable, &is_whole), ==, length);
  g_assert_true (is_whole);

  goals = game_playable_get_goals (playable, &n_goals);
  g_assert_cmpuint (n_goals, >, 0);

  for (size_t i = 0; i < n_goals; i++)
    {
      uint64_t goal;

      g_assert_true (game_playable_look_up_goal (playable, true, &goal));
      g_assert_cmpuint (goal, ==, goals[i]);
      while (!game_playable_find_goal (playable, NULL, 2))
        g_assert_cmpuint (game_playable_get_position (playable), <, goal);
      g_assert_cmpuint (game_playable_get_position (playable), ==, goal);
    }

  g_assert_false (game_playable_find_goal (playable, NULL, G_MAXUINT64));
  g_assert_cmpuint (game_playable_get_position (playable), ==, length);
  game_playable_seek (playable, length - 2);
  g_assert_cmpuint (game_playable_forward (playable, 5), ==, 3);
  game_playable_seek (playable, G_MAXUINT64);
  g_assert_cmpuint (game_playable_get_position (playable), ==, length);
}

static void
test_path_words (void)
{
  g_autoptr(GamePath) path = make_path (HARD_LINE);

  for (guint index = 0; index < game_path_get_length (path); index++)
    {
      const SudokuHint *step = game_path_get_step (path, index);
      g_autofree char *result = game_words_sudoku_result (step);

      g_assert_nonnull (strstr (result, step->n_placements > 0 ? " = " : " ≠ "));
    }
}

/* There is no path where there is no solution, or more than one. */
static void
test_path_none (void)
{
  GameRequest empty = { .type = GAME_JOB_PATH, .state = game_state_new_sudoku (NULL) };
  GameRequest broken = empty;
  g_autoptr(GameReport) many = run (&empty);
  g_autoptr(GameReport) none = NULL;

  broken.state.sudoku.givens.digit[0] = 1;
  broken.state.sudoku.givens.digit[1] = 1;
  none = run (&broken);

  g_assert_cmpuint (many->stats.n_solutions, ==, 2);
  g_assert_null (many->path);
  g_assert_cmpuint (none->stats.n_solutions, ==, 0);
  g_assert_null (none->path);
}

static bool
continue_so_often (const SearchStats *stats,
                   void              *data)
{
  int *n_left = data;

  return --*n_left > 0;
}

/* However late it is stopped, it ends without a path. */
static void
test_path_stop (void)
{
  SudokuGrid puzzle = make_grid (HARD_LINE);

  for (int n_asked = 1; n_asked <= 20; n_asked++)
    {
      int n_left = n_asked;
      SearchControl control = { .should_continue = continue_so_often, .data = &n_left };

      g_assert_null (game_path_new (&puzzle, &control));
      g_assert_cmpint (n_left, <=, 0);
    }
}

static void
test_path_stopped_job (void)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, HARD_LINE);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = NULL;

  game_job_stop (job);
  report = game_job_run (job);
  g_assert_cmpint (report->end, ==, SEARCH_STOPPED);
  g_assert_null (report->path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-path/walk", test_path_walk);
  g_test_add_func ("/game-path/grade", test_path_grade);
  g_test_add_func ("/game-path/find", test_path_find);
  g_test_add_func ("/game-path/playback", test_path_playback);
  g_test_add_func ("/game-path/words", test_path_words);
  g_test_add_func ("/game-path/none", test_path_none);
  g_test_add_func ("/game-path/stop", test_path_stop);
  g_test_add_func ("/game-path/stopped-job", test_path_stopped_job);

  return g_test_run ();
}
