/* Mistakes that a check marks on the board, and the short movement that shows a broken rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static AppWindow *
open_sudoku (void)
{
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, UNIQUE_LINE);

  return window;
}

static void
mark (AppWindow *window,
      int        cell,
      int        digit)
{
  ui_select (window, cell);
  ui_press (window, GDK_KEY_0 + digit, GDK_CONTROL_MASK);
}

static void
erase (AppWindow *window,
       int        cell)
{
  ui_select (window, cell);
  ui_press (window, GDK_KEY_Delete, 0);
}

/* Until its answer has been shown. */
static void
check (AppWindow *window)
{
  ui_hide_toast (window);
  ui_act (window, "win.check");
  ui_wait_for_toast (window);
}

/* What is flagged as wrong on the board, in the scene that it is given. */
static GameSquares
get_wrong (AppWindow *window)
{
  GameSquares wrong = game_squares_none ();
  PaintScene scene = ui_get_scene (window);

  for (int square = 0; square < scene.size * scene.size; square++)
    if (scene.flags[square] & PAINT_WRONG)
      game_squares_add (&wrong, square);

  return wrong;
}

static void
assert_wrong (AppWindow *window,
              int        n_wrong,
              int        square)
{
  GameSquares wrong = get_wrong (window);

  g_assert_cmpint (game_squares_count (&wrong), ==, n_wrong);
  g_assert_cmpint (game_squares_next (&wrong, 0), ==, square);
}

/* What is wrong is marked until it changes, and nothing else changes that. */
static void
test_entries (void)
{
  AppWindow *window = open_sudoku ();

  check (window);
  assert_wrong (window, 0, -1);

  ui_enter (window, 2, 4);
  ui_enter (window, 3, 1);
  assert_wrong (window, 0, -1);
  check (window);
  assert_wrong (window, 1, 3);

  ui_enter (window, 5, 8);
  assert_wrong (window, 1, 3);
  erase (window, 3);
  assert_wrong (window, 0, -1);

  /* The answer is known by now: nothing is worked at. */
  mark (window, 3, 1);
  ui_act (window, "win.check");
  assert_wrong (window, 1, 3);
  mark (window, 3, 6);
  check (window);
  assert_wrong (window, 0, -1);

  ui_close_window (window);
}

static void
test_another_puzzle (void)
{
  AppWindow *window = open_sudoku ();

  ui_enter (window, 3, 1);
  check (window);
  assert_wrong (window, 1, 3);

  ui_act (window, "win.new-empty");
  assert_wrong (window, 0, -1);
  check (window);
  assert_wrong (window, 0, -1);

  /* An answer that comes too late is not taken. */
  ui_act (window, "win.bring-back");
  assert_wrong (window, 0, -1);
  ui_open_sudoku (window, HARD_LINE);
  ui_enter (window, 0, 9);
  ui_act (window, "win.check");
  ui_act (window, "win.new-empty");
  ui_wait_for_all_jobs ();
  assert_wrong (window, 0, -1);

  ui_close_window (window);
}

static void
test_level (void)
{
  AppWindow *window = open_sudoku ();

  g_settings_set_string (ui_get_settings (), "check-level", "solution");
  ui_wait_for_all_jobs ();
  ui_enter (window, 3, 1);
  ui_wait_for_all_jobs ();
  assert_wrong (window, 1, 3);
  ui_enter (window, 2, 1);
  assert_wrong (window, 2, 2);
  g_assert_true (ui_get_scene (window).flags[3] & PAINT_CONFLICT);

  g_settings_set_string (ui_get_settings (), "check-level", "off");
  assert_wrong (window, 0, -1);
  g_assert_false (ui_get_scene (window).flags[3] & PAINT_CONFLICT);

  g_settings_reset (ui_get_settings (), "check-level");
  ui_close_window (window);
}

static void
test_highlights (void)
{
  static const struct
  {
    const char *key;
    unsigned    flag;
  } switches[] = { { "highlight-peers", PAINT_PEER }, { "highlight-same", PAINT_SAME } };
  AppWindow *window = open_sudoku ();

  ui_select (window, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    for (int on = 1; on >= 0; on--)
      {
        PaintScene scene;
        int n_flagged = 0;

        g_settings_set_boolean (ui_get_settings (), switches[i].key, on);
        scene = ui_get_scene (window);
        for (int cell = 0; cell < SUDOKU_CELLS; cell++)
          n_flagged += (scene.flags[cell] & switches[i].flag) != 0;
        g_assert_cmpint (n_flagged > 0, ==, on);
        g_settings_reset (ui_get_settings (), switches[i].key);
      }

  ui_close_window (window);
}

/* Queens that attack each other are wrong; those that can be completed are not. */
static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "queens");
  ui_activate_cell (window, 0);
  check (window);
  assert_wrong (window, 0, -1);
  ui_activate_cell (window, 9);
  check (window);
  assert_wrong (window, 2, 0);
  ui_activate_cell (window, 9);
  assert_wrong (window, 1, 0);

  ui_close_window (window);
}

static void
test_coloured (void)
{
  static const char regions[] = "aaabb" "aaabb" "aaccc" "adecc" "ddeec";
  ColouredPuzzle puzzle = { .n = 5 };
  GameReport *report;
  GameRequest request = { .type = GAME_JOB_SOLVE };
  const QueensBoard *solved;
  AppWindow *window;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = regions[square] - 'a';
  g_assert_true (coloured_is_valid (&puzzle));

  request.state = game_state_new_coloured (&puzzle);
  report = run (&request);
  window = ui_open_window ();
  ui_open_puzzle (window, &request.state);
  g_assert_cmpint (report->stats.n_solutions, ==, 1);
  solved = &report->solve.solution.queens.queens;
  g_assert_true (coloured_is_solved (&puzzle, solved, NULL));

  ui_act (window, "win.select-all");
  ui_act (window, "win.exclude");
  check (window);
  assert_wrong (window, 5, __builtin_ctz (solved->row[0]));

  game_report_free (report);
  ui_close_window (window);
}

static void
wait_until_still (AppWindow *window)
{
  wait_for (!app_board_is_moving (ui_get_board (window)), "the board to stand still");
}

/* What breaks a rule is shown for a moment, and then the clock stands still; where the desktop
 * wants no motion it does not start. */
static void
test_effects (void)
{
  AppWindow *window = open_sudoku ();
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", true, NULL);
  wait_until_still (window);
  ui_enter (window, 2, 5);
  g_assert_true (app_board_is_moving (ui_get_board (window)));
  wait_until_still (window);

  ui_enter (window, 2, 4);
  g_assert_false (app_board_is_moving (ui_get_board (window)));

  g_object_set (settings, "gtk-enable-animations", false, NULL);
  ui_enter (window, 2, 5);
  g_assert_false (app_board_is_moving (ui_get_board (window)));

  g_object_set (settings, "gtk-enable-animations", true, NULL);
  ui_enter (window, 3, 5);
  g_assert_true (app_board_is_moving (ui_get_board (window)));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/check/entries", test_entries);
  g_test_add_func ("/app/check/another-puzzle", test_another_puzzle);
  g_test_add_func ("/app/check/level", test_level);
  g_test_add_func ("/app/check/highlights", test_highlights);
  g_test_add_func ("/app/check/queens", test_queens);
  g_test_add_func ("/app/check/coloured", test_coloured);
  g_test_add_func ("/app/check/effects", test_effects);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
