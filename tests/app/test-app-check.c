/* What is checked, what is seen of it, and what passes on the board: in a window, without a worker
 * being waited for longer than it works.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-windows.h"
#include "support/game-requests.h"

static AppWindow *
open_puzzle (const GameState *puzzle)
{
  AppWindow *window = open_window ();

  app_window_start (window, puzzle);

  return window;
}

static AppWindow *
open_sudoku (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState puzzle = game_state_new_sudoku (&givens);

  return open_puzzle (&puzzle);
}

static void
play (AppWindow    *window,
      GameMoveKind  kind,
      int           square,
      int           value)
{
  GameMove move = { .kind = kind, .squares = game_squares_of (square), .value = value };

  app_window_play (window, &move);
}

static void
wait_for_check (AppWindow *window)
{
  while (window->check_job != NULL)
    g_main_context_iteration (NULL, true);
}

static void
check (AppWindow *window)
{
  act (window, "win.check");
  wait_for_check (window);
}

/* What is flagged as wrong on the board, in the scene that it is given. */
static GameSquares
get_wrong (AppWindow *window)
{
  GameSquares wrong = game_squares_none ();
  PaintScene scene;
  GameState shown;

  app_window_get_scene (window, &scene, &shown);
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

  play (window, GAME_MOVE_DIGIT, 2, 4);
  play (window, GAME_MOVE_DIGIT, 3, 1);
  assert_wrong (window, 0, -1);
  check (window);
  assert_wrong (window, 1, 3);

  play (window, GAME_MOVE_DIGIT, 5, 8);
  assert_wrong (window, 1, 3);
  play (window, GAME_MOVE_ERASE, 3, 0);
  assert_wrong (window, 0, -1);

  /* The answer is known by now: nothing is worked at. */
  play (window, GAME_MOVE_MARK, 3, 1);
  act (window, "win.check");
  g_assert_null (window->check_job);
  assert_wrong (window, 1, 3);
  play (window, GAME_MOVE_MARK, 3, 6);
  check (window);
  assert_wrong (window, 0, -1);

  close_window (window);
}

static void
test_another_puzzle (void)
{
  AppWindow *window = open_sudoku ();
  GameState empty = game_state_new_sudoku (NULL);

  play (window, GAME_MOVE_DIGIT, 3, 1);
  check (window);
  assert_wrong (window, 1, 3);

  app_window_start (window, &empty);
  assert_wrong (window, 0, -1);
  check (window);
  assert_wrong (window, 0, -1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->toast)));

  /* An answer that comes too late is not taken. */
  app_window_replace (window, &(GameState) { .kind = GAME_SUDOKU });
  act (window, "win.undo");
  act (window, "win.check");
  app_window_start (window, &empty);
  wait_for_check (window);
  assert_wrong (window, 0, -1);

  close_window (window);
}

static void
test_level (void)
{
  AppWindow *window = open_sudoku ();
  PaintScene scene;
  GameState shown;

  g_settings_set_string (window->settings, "check-level", "solution");
  wait_for_check (window);
  play (window, GAME_MOVE_DIGIT, 3, 1);
  wait_for_check (window);
  assert_wrong (window, 1, 3);
  play (window, GAME_MOVE_DIGIT, 2, 1);
  assert_wrong (window, 2, 2);
  app_window_get_scene (window, &scene, &shown);
  g_assert_true (scene.flags[3] & PAINT_CONFLICT);

  g_settings_set_string (window->settings, "check-level", "off");
  assert_wrong (window, 0, -1);
  app_window_get_scene (window, &scene, &shown);
  g_assert_false (scene.flags[3] & PAINT_CONFLICT);

  g_settings_reset (window->settings, "check-level");
  close_window (window);
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

  app_board_set_current (window->board, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    for (int on = 1; on >= 0; on--)
      {
        PaintScene scene;
        GameState shown;
        int n_flagged = 0;

        g_settings_set_boolean (window->settings, switches[i].key, on);
        app_window_get_scene (window, &scene, &shown);
        for (int cell = 0; cell < SUDOKU_CELLS; cell++)
          n_flagged += (scene.flags[cell] & switches[i].flag) != 0;
        g_assert_cmpint (n_flagged > 0, ==, on);
        g_settings_reset (window->settings, switches[i].key);
      }

  close_window (window);
}

/* Queens that attack each other are wrong; those that can be completed are not. */
static void
test_queens (void)
{
  GameState queens = game_state_new_queens (8);
  AppWindow *window = open_puzzle (&queens);

  play (window, GAME_MOVE_QUEEN, 0, 0);
  check (window);
  assert_wrong (window, 0, -1);
  play (window, GAME_MOVE_QUEEN, 9, 0);
  check (window);
  assert_wrong (window, 2, 0);
  play (window, GAME_MOVE_QUEEN, 9, 0);
  assert_wrong (window, 1, 0);

  close_window (window);
}

static void
test_coloured (void)
{
  static const char regions[] = "eeeaa" "eeeaa" "eeddd" "ecbdd" "ccbbd";
  ColouredPuzzle puzzle = { .n = 5 };
  GameReport *report;
  GameRequest request = { .wish = GAME_SOLVE };
  const QueensBoard *solved;
  AppWindow *window;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = regions[square] - 'a';
  g_assert_true (coloured_is_valid (&puzzle));

  request.state = game_state_new_coloured (&puzzle);
  report = run (&request);
  window = open_puzzle (&request.state);
  g_assert_cmpint (report->stats.n_solutions, ==, 1);
  solved = &report->solution.queens.queens;
  g_assert_true (coloured_is_solved (&puzzle, solved, NULL));

  for (int square = 0; square < 25; square++)
    play (window, GAME_MOVE_EXCLUDE, square, 0);
  check (window);
  assert_wrong (window, 5, __builtin_ctz (solved->row[0]));

  game_report_free (report);
  close_window (window);
}

static void
wait_until_still (AppWindow *window)
{
  while (app_board_is_moving (window->board))
    g_main_context_iteration (NULL, true);
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
  play (window, GAME_MOVE_DIGIT, 2, 5);
  g_assert_true (app_board_is_moving (window->board));
  wait_until_still (window);

  play (window, GAME_MOVE_DIGIT, 2, 4);
  g_assert_false (app_board_is_moving (window->board));

  g_object_set (settings, "gtk-enable-animations", false, NULL);
  play (window, GAME_MOVE_DIGIT, 2, 5);
  g_assert_false (app_board_is_moving (window->board));

  g_object_set (settings, "gtk-enable-animations", true, NULL);
  play (window, GAME_MOVE_DIGIT, 3, 5);
  g_assert_true (app_board_is_moving (window->board));
  close_window (window);
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
  return run_with_windows (argc, argv, add_tests);
}
