/* The window and what it keeps: a second window on the same folder shows what the first one had,
 * puzzles go into the library and come back, hints and clocks count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-windows.h"
#include "support/game-plays.h"
#include "support/game-requests.h"
#include "game/store/game-records.h"

static AppWindow *
open_kept (const char *folder)
{
  AppWindow *window = open_window ();

  app_window_keep (window, folder);

  return window;
}

static void
enter (AppWindow *window,
       int        cell,
       int        digit)
{
  GameMove move = { .kind = GAME_MOVE_DIGIT, .squares = game_squares_of (cell), .value = digit };

  app_window_play (window, &move);
}

/* A cell that is empty, and a digit that may stand there. */
static void
enter_something (AppWindow *window)
{
  SudokuGrid grid = game_sudoku_grid (&app_window_get_state (window)->sudoku);
  int cell = 0;

  while (grid.digit[cell] != 0 || sudoku_candidates (&grid, cell) == 0)
    cell++;
  enter (window, cell, __builtin_ctz (sudoku_candidates (&grid, cell)) + 1);
}

static void
test_session (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  GameSquares selected = game_squares_of (3);
  GameState state;
  GameEffort effort;
  guint n_states;
  guint position;

  for (int i = 0; i < 5; i++)
    enter_something (window);
  act (window, "win.undo");
  game_squares_add (&selected, 12);
  app_board_set_current (window->board, 12);
  app_board_select (window->board, &selected);
  state = *app_window_get_state (window);
  effort = app_window_get_effort (window);
  close_window (window);

  window = open_kept (folder);
  g_assert_true (game_state_equal (app_window_get_state (window), &state));
  game_document_get_history (app_window_get_document (window), &n_states, &position);
  g_assert_cmpuint (n_states, ==, 6);
  g_assert_cmpuint (position, ==, 4);
  g_assert_cmpint (app_board_get_current (window->board), ==, 12);
  g_assert_true (game_squares_equal (app_board_get_selected (window->board), &selected));
  g_assert_cmpint (app_window_get_effort (window).begun, ==, effort.begun);
  g_assert_cmpuint (app_window_get_effort (window).milliseconds, >=, effort.milliseconds);
  close_window (window);
  remove_all (folder);
}

static guint
count_games (AppWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (app_window_get_library (window)));
}

/* A puzzle that was begun stays when another one comes, with what it took, by undo and by name. */
static void
test_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState other = game_state_new_sudoku (&givens);
  GameState begun;
  g_autofree char *key = game_save_key (app_window_get_state (window));
  int64_t when;

  enter_something (window);
  app_window_count_check (window);
  begun = *app_window_get_state (window);
  when = app_window_get_effort (window).begun;
  g_assert_cmpuint (count_games (window), ==, 0);

  app_window_start (window, &other);
  g_assert_cmpuint (count_games (window), ==, 1);
  g_assert_cmpuint (app_window_get_effort (window).checks, ==, 0);

  act (window, "win.undo");
  g_assert_cmpuint (count_games (window), ==, 1);
  g_assert_cmpuint (app_window_get_effort (window).checks, ==, 1);
  g_assert_cmpint (app_window_get_effort (window).begun, ==, when);

  act (window, "win.redo");
  enter_something (window);
  g_assert_true (app_window_resume (window, key));
  g_assert_true (game_state_equal (app_window_get_state (window), &begun));
  g_assert_cmpuint (app_window_get_effort (window).checks, ==, 1);
  g_assert_cmpuint (count_games (window), ==, 2);

  act (window, "win.undo");
  g_assert_true (game_state_is_untouched (app_window_get_state (window)));
  g_assert_false (app_window_resume (window, "0000000000000000"));
  close_window (window);
  remove_all (folder);
}

static void
count_cb (AppWindow *window,
          int       *n)
{
  (*n)++;
}

/* Fills the board; the last digit finishes it. */
static void
solve_by_hand (AppWindow *window)
{
  SudokuGrid solved = make_grid (SOLVED_LINE);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (app_window_get_state (window)->sudoku.givens.digit[cell] == 0)
      enter (window, cell, solved.digit[cell]);
}

static void
test_finished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState puzzle = game_state_new_sudoku (&givens);
  g_autoptr(GArray) records = NULL;
  int n_finished = 0;

  g_signal_connect (window, "puzzle-finished", G_CALLBACK (count_cb), &n_finished);
  app_window_start (window, &puzzle);
  solve_by_hand (window);
  g_assert_cmpint (n_finished, ==, 1);
  g_assert_cmpint (app_window_get_effort (window).finished, >, 0);
  g_assert_false (app_window_clock_runs (window));

  act (window, "win.undo");
  act (window, "win.redo");
  g_assert_cmpint (n_finished, ==, 1);
  g_assert_cmpuint (count_games (window), ==, 1);

  /* Again, but shown by the program: finished, and no record. */
  app_window_start (window, &puzzle);
  act (window, "win.solve");
  wait_for_job (window);
  g_assert_true (app_window_get_effort (window).by_program);
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (((GameRecord *) records->data)->n_games, ==, 1);
  close_window (window);
  remove_all (folder);
}

static void
wait_for_hint (AppWindow *window)
{
  while (window->hint_job != NULL)
    g_main_context_iteration (NULL, true);
}

/* A hint counts once, for how far it was told. */
static void
test_hints (void)
{
  AppWindow *window = open_window ();
  GameEffort effort;
  int n_techniques = 0;

  act (window, "win.hint");
  wait_for_hint (window);
  g_assert_cmpuint (app_window_get_effort (window).hints[GAME_STAGE_NUDGE], ==, 1);

  act (window, "win.hint");
  act (window, "win.hint-back");
  act (window, "win.hint-explain");
  effort = app_window_get_effort (window);
  g_assert_cmpuint (effort.hints[GAME_STAGE_WHY], ==, 1);
  g_assert_cmpuint (game_effort_n_hints (&effort), ==, 1);

  act (window, "win.hint-apply");
  act (window, "win.hint");
  wait_for_hint (window);
  effort = app_window_get_effort (window);
  g_assert_cmpuint (effort.hints[GAME_STAGE_APPLY], ==, 1);
  g_assert_cmpuint (game_effort_n_hints (&effort), ==, 2);
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    n_techniques += effort.techniques[technique];
  g_assert_cmpint (n_techniques, ==, 1);
  close_window (window);
}

static void
test_paused (void)
{
  AppWindow *window = open_window ();
  bool was_running = app_window_clock_runs (window);

  act (window, "win.pause");
  g_assert_true (app_window_is_paused (window));
  g_assert_false (app_window_clock_runs (window));
  act (window, "win.pause");
  g_assert_cmpint (app_window_clock_runs (window), ==, was_running);

  app_window_set_page (window, APP_PAGE_WATCH);
  g_assert_false (app_window_clock_runs (window));
  close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-keep/session", test_session);
  g_test_add_func ("/app-keep/library", test_library);
  g_test_add_func ("/app-keep/finished", test_finished);
  g_test_add_func ("/app-keep/hints", test_hints);
  g_test_add_func ("/app-keep/paused", test_paused);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
