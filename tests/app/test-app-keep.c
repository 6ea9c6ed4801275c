/* The window and what it keeps: a second window on the same folder shows what the first one had,
 * puzzles go into the library and come back, hints and clocks count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <unistd.h>

#include "app/library/app-library.h"
#include "game/store/game-library.h"
#include "game/store/game-records.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/game-sessions.h"

/* A cell that is empty, and a digit that may stand there. */
static void
enter_something (AppWindow *window)
{
  SudokuGrid grid = game_sudoku_grid (&ui_get_state (window)->sudoku);
  int cell = 0;

  while (grid.digit[cell] != 0 || sudoku_candidates (&grid, cell) == 0)
    cell++;
  ui_enter (window, cell, __builtin_ctz (sudoku_candidates (&grid, cell)) + 1);
}

static void
test_session (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GameSquares selected = game_squares_of (3);
  GameState state;
  GamePlayStats stats;
  guint n_states;
  guint position;

  for (int i = 0; i < 5; i++)
    enter_something (window);
  ui_act (window, "win.undo");
  game_squares_add (&selected, 12);
  ui_select (window, 12);
  app_board_select (ui_get_board (window), &selected);
  state = *ui_get_state (window);
  stats = game_play_get_stats (app_window_get_play (window));
  ui_close_window (window);

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  game_play_get_history (app_window_get_play (window), &n_states, &position);
  g_assert_cmpuint (n_states, ==, 6);
  g_assert_cmpuint (position, ==, 4);
  g_assert_cmpint (ui_get_cursor (window), ==, 12);
  g_assert_true (game_squares_equal (app_board_get_selected (ui_get_board (window)), &selected));
  g_assert_cmpint (game_play_get_stats (app_window_get_play (window)).begun, ==, stats.begun);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).milliseconds, >=,
                    stats.milliseconds);
  ui_close_window (window);
  remove_all (folder);
}

/* The games of the library, on the disk. */
static guint
count_games (const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (games);

  return g_list_model_get_n_items (game_library_get_entries (library));
}

/* A puzzle that was begun stays when another one comes, with what it took, and comes back at once
 * or by name. */
static void
test_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GameState begun;
  g_autofree char *key = game_save_key (ui_get_state (window));
  int64_t when;

  enter_something (window);
  ui_act (window, "win.check");
  ui_wait_for_toast (window);
  begun = *ui_get_state (window);
  when = game_play_get_stats (app_window_get_play (window)).begun;
  g_assert_cmpuint (count_games (folder), ==, 0);

  ui_open_sudoku (window, UNIQUE_LINE);
  g_assert_cmpuint (count_games (folder), ==, 1);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).checks, ==, 0);

  ui_act (window, "win.bring-back");
  g_assert_cmpuint (count_games (folder), ==, 1);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).checks, ==, 1);
  g_assert_cmpint (game_play_get_stats (app_window_get_play (window)).begun, ==, when);

  ui_open_sudoku (window, UNIQUE_LINE);
  enter_something (window);
  ui_act_with (window, "win.resume", g_variant_new_string (key));
  g_assert_true (game_state_equal (ui_get_state (window), &begun));
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).checks, ==, 1);
  g_assert_cmpuint (count_games (folder), ==, 2);

  ui_act (window, "win.undo");
  g_assert_true (game_state_is_untouched (ui_get_state (window)));
  begun = *ui_get_state (window);
  ui_act_with (window, "win.resume", g_variant_new_string ("0000000000000000"));
  g_assert_true (game_state_equal (ui_get_state (window), &begun));
  ui_close_window (window);
  remove_all (folder);
}

static void
count_cb (GamePlay *play,
          guint     flags,
          int      *n_finished)
{
  if ((flags & GAME_PLAY_FINISHED) != 0 && game_play_get_stats (play).finished != 0)
    (*n_finished)++;
}

static void
test_finished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  g_autoptr(GArray) records = NULL;
  int n_finished = 0;

  g_signal_connect (app_window_get_play (window), "changed", G_CALLBACK (count_cb), &n_finished);
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_solve_by_hand (window, SOLVED_LINE);
  g_assert_cmpint (n_finished, ==, 1);
  g_assert_cmpint (game_play_get_stats (app_window_get_play (window)).finished, >, 0);
  g_assert_false (game_play_clock_runs (app_window_get_play (window)));

  ui_act (window, "win.undo");
  ui_act (window, "win.redo");
  g_assert_cmpint (n_finished, ==, 1);
  g_assert_cmpuint (count_games (folder), ==, 1);

  /* Again, but shown by the program: finished, and no record. */
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_true (game_play_get_stats (app_window_get_play (window)).by_program);
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (((GameRecord *) records->data)->n_games, ==, 1);
  ui_close_window (window);
  remove_all (folder);
}

/* A hint counts once, for how far it was told. */
static void
test_hints (void)
{
  AppWindow *window = ui_open_window ();
  GamePlayStats stats;
  int n_techniques = 0;

  ui_ask_hint (window);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).hints[GAME_STAGE_NUDGE], ==,
                    1);

  ui_act (window, "win.hint");
  ui_act (window, "win.hint-back");
  ui_act (window, "win.hint-explain");
  stats = game_play_get_stats (app_window_get_play (window));
  g_assert_cmpuint (stats.hints[GAME_STAGE_WHY], ==, 1);
  g_assert_cmpuint (game_play_stats_n_hints (&stats), ==, 1);

  ui_act (window, "win.hint-apply");
  ui_ask_hint (window);
  stats = game_play_get_stats (app_window_get_play (window));
  g_assert_cmpuint (stats.hints[GAME_STAGE_APPLY], ==, 1);
  g_assert_cmpuint (game_play_stats_n_hints (&stats), ==, 2);
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    n_techniques += stats.techniques[technique];
  g_assert_cmpint (n_techniques, ==, 1);
  ui_close_window (window);
}

static void
test_paused (void)
{
  AppWindow *window = ui_open_window ();
  bool was_running = game_play_clock_runs (app_window_get_play (window));

  g_settings_set_boolean (ui_get_settings (), "show-clock", true);
  ui_act (window, "win.pause");
  g_assert_true (ui_is_paused (window));
  g_assert_false (game_play_clock_runs (app_window_get_play (window)));
  ui_act (window, "win.pause");
  g_assert_cmpint (game_play_clock_runs (app_window_get_play (window)), ==, was_running);
  g_settings_reset (ui_get_settings (), "show-clock");

  ui_choose (window, "page", "watch");
  g_assert_false (game_play_clock_runs (app_window_get_play (window)));
  ui_close_window (window);
}

static uint64_t
get_milliseconds (AppWindow *window)
{
  return game_play_get_stats (app_window_get_play (window)).milliseconds;
}

/* The library has a game as it went on; the session could not be written and is older. */
static void
test_older_session (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  AppWindow *window = ui_open_kept (folder);
  g_autofree char *old = NULL;
  uint64_t milliseconds;
  GameState state;
  gsize length;

  ui_open_sudoku (window, UNIQUE_LINE);
  enter_something (window);
  milliseconds = get_milliseconds (window);
  ui_close_window (window);
  g_assert_true (g_file_get_contents (path, &old, &length, NULL));

  window = ui_open_kept (folder);
  enter_something (window);
  state = *ui_get_state (window);
  wait_for (get_milliseconds (window) > milliseconds + 100, "the clock to go on");
  milliseconds = get_milliseconds (window);
  ui_act (window, "win.library");
  ui_close_dialog (ui_wait_for_window (APP_TYPE_LIBRARY));
  ui_close_window (window);
  g_assert_true (g_file_set_contents (path, old, length, NULL));

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  g_assert_cmpuint (get_milliseconds (window), >=, milliseconds);
  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  g_assert_false (ui_is_enabled (window, "win.undo"));
  ui_close_window (window);
  remove_all (folder);
}

/* Saves the game of the window in a file, with less time on its clock. */
static GFile *
save_older (AppWindow  *window,
            const char *folder)
{
  g_autoptr(GameSave) save = game_save_new_of_play (app_window_get_play (window));
  g_autoptr(GBytes) text = NULL;
  GFile *file = ui_new_file (folder, "older.nine-queens");

  save->stats.milliseconds = 1000;
  text = game_save_write (save);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), g_bytes_get_data (text, NULL),
                                      g_bytes_get_size (text), NULL));

  return file;
}

/* A game of a file goes on, though the library has it with more on its clock: the next window shows
 * it as it was left. */
static void
test_older_file (void)
{
  enum { MINUTE = 60000 };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GamePlay *play = app_window_get_play (window);
  GamePlayStats stats = game_play_stats_new ();
  g_autoptr(GFile) file = NULL;
  GameState saved;
  GameState state;

  ui_open_sudoku (window, UNIQUE_LINE);
  enter_something (window);
  saved = *ui_get_state (window);
  stats.milliseconds = MINUTE;
  game_play_resume (play, &saved, 1, 0, &stats);
  file = save_older (window, folder);
  enter_something (window);

  app_window_open_file (window, file);
  wait_for (game_state_equal (ui_get_state (window), &saved), "the game of the file");
  g_assert_cmpuint (get_milliseconds (window), >=, MINUTE);
  ui_enter (window, 2, make_grid (SOLVED_LINE).digit[2]);
  state = *ui_get_state (window);
  g_assert_false (game_state_equal (&state, &saved));
  ui_close_window (window);

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  ui_close_window (window);
  remove_all (folder);
}

/* A session that has another state than the library, and less time, gives it to that. */
static void
test_other_session (void)
{
  enum { SECOND = 1000 };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *key = NULL;
  g_autoptr(GameSession) session = game_session_new ();
  g_autoptr(GameLibrary) library = NULL;
  g_autoptr(GameSave) save = NULL;
  AppWindow *window = ui_open_kept (folder);
  GamePlayStats stats = game_play_stats_new ();
  GameState there;
  GameState state;

  ui_open_sudoku (window, UNIQUE_LINE);
  enter_something (window);
  there = *ui_get_state (window);
  key = game_save_key (&there);
  stats.milliseconds = 2 * SECOND;
  game_play_resume (app_window_get_play (window), &there, 1, 0, &stats);
  ui_open_sudoku (window, OTHER_LINE);
  ui_close_window (window);

  stats.milliseconds = SECOND;
  state = there;
  state.sudoku.entries.digit[2] = make_grid (SOLVED_LINE).digit[2];
  g_assert_false (game_state_equal (&state, &there));
  session->boards[GAME_SUDOKU].game = game_save_new (&state, 1, 0, &stats);
  write_session (folder, session);

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &there));
  library = game_library_new (games);
  save = game_library_get (library, key);
  g_assert_true (game_save_went_through (save, &state));
  g_assert_true (game_state_equal (game_save_get_state (save), &there));
  g_assert_cmpuint (save->stats.milliseconds, >=, 2 * SECOND);
  ui_close_window (window);
  remove_all (folder);
}

/* A session that can be read again before the window is closed gives its games to the library. */
static void
test_session_for_a_while (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autofree char *away = g_build_filename (folder, "away", NULL);
  AppWindow *window = ui_open_kept (folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  enter_something (window);
  ui_close_window (window);
  g_assert_no_errno (g_rename (path, away));
  g_assert_no_errno (symlink ("session", path));

  window = ui_open_kept (folder);
  ui_open_sudoku (window, OTHER_LINE);
  g_assert_no_errno (g_rename (away, path));
  g_assert_cmpuint (count_games (folder), ==, 0);
  ui_close_window (window);
  g_assert_cmpuint (count_games (folder), ==, 1);
  remove_all (folder);
}

static gboolean
closed_cb (AppWindow *window)
{
  ui_wait_for_all_jobs ();

  return false;
}

/* A window that is closed begins no search for a puzzle that it has not shown yet. */
static void
test_close (void)
{
  static const char *const pages[] = { "solutions", "watch" };

  for (size_t i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
      AppWindow *window = ui_open_kept (folder);
      GameState queens = game_state_new_queens (27);

      ui_choose (window, "kind", "queens");
      ui_choose (window, "page", pages[i]);
      ui_wait_for_frame (window);
      g_signal_connect_after (window, "close-request", G_CALLBACK (closed_cb), NULL);
      game_play_begin (app_window_get_play (window), &queens);
      ui_close_window (window);
      remove_all (folder);
    }
}

static void
add_tests (void)
{
  g_test_add_func ("/app-keep/session", test_session);
  g_test_add_func ("/app-keep/library", test_library);
  g_test_add_func ("/app-keep/finished", test_finished);
  g_test_add_func ("/app-keep/hints", test_hints);
  g_test_add_func ("/app-keep/paused", test_paused);
  g_test_add_func ("/app-keep/older-session", test_older_session);
  g_test_add_func ("/app-keep/older-file", test_older_file);
  g_test_add_func ("/app-keep/other-session", test_other_session);
  g_test_add_func ("/app-keep/session-for-a-while", test_session_for_a_while);
  g_test_add_func ("/app-keep/close", test_close);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
