/* The board read aloud, the pane beside it that comes and goes, and pages that are empty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-library.h"
#include "app/play/app-pad.h"
#include "app/play/app-play-page.h"
#include "app/widgets/app-split.h"
#include "support/app/app-driver.h"
#include "support/game/game-scenarios.h"

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
expect_read (AppWindow  *window,
             const char *action,
             const char *text)
{
  ui_act (window, action);
  ui_wait_for_message (window, text);

#if GTK_CHECK_VERSION (4, 14, 0)
  g_assert_cmpstr (ui_get_announced (), ==, text);
#else
  /* A screen reader speaks what changes of the widget that has the focus. */
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (window))),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
#endif
}

static void
test_sudoku (void)
{
  AppWindow *window = ui_open_window ();
  AppBoard *board;

  ui_open_sudoku (window, puzzle);
  board = APP_BOARD (ui_find (window, APP_TYPE_BOARD));
  app_board_set_current (board, 0);
  expect_read (window, "win.read-square", "Row 1, column 1: 5, given");

  expect_read (window, "win.read-house",
               "Row 1: 5, 3, empty, empty, 7, empty, empty, empty, empty");
  expect_read (window, "win.read-house",
               "Column 1: 5, 6, empty, 8, 4, 7, empty, empty, empty");
  expect_read (window, "win.read-house", "Box 1: 5, 3, empty, 6, empty, empty, empty, 9, 8");
  expect_read (window, "win.read-house",
               "Row 1: 5, 3, empty, empty, 7, empty, empty, empty, empty");

  /* With what else there is to say about it. */
  app_board_set_current (board, 2);
  ui_act_with (window, "win.mark", g_variant_new_int32 (4));
  expect_read (window, "win.read-square", "Row 1, column 3: marks 4, centre marks");

  /* At another square, and after something else was read, with the row again. */
  app_board_set_current (board, 9);
  expect_read (window, "win.read-house", "Row 2: 6, empty, empty, 1, 9, 5, empty, empty, empty");
  expect_read (window, "win.read-rest",
               "1: 6 left, 2: 7 left, 3: 6 left, 4: 7 left, 5: 6 left, 6: 4 left, 7: 6 left, "
               "8: 4 left and 9: 5 left");
  expect_read (window, "win.read-house", "Row 2: 6, empty, empty, 1, 9, 5, empty, empty, empty");

  ui_close_window (window);
}

/* What is read in place of a description goes with the focus. */
static void
test_goes (void)
{
  AppWindow *window = ui_open_window ();
  AppBoard *board;
  GtkWidget *cell;

  ui_open_sudoku (window, puzzle);
  board = APP_BOARD (ui_find (window, APP_TYPE_BOARD));
  app_board_set_current (board, 0);
  ui_act (window, "win.read-rest");
  gtk_widget_grab_focus (GTK_WIDGET (board));
  cell = gtk_window_get_focus (GTK_WINDOW (window));
  app_board_set_current (board, 1);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  ui_close_window (window);
}

/* A paused board is not read. */
static void
test_paused (void)
{
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, puzzle);
  g_settings_set_boolean (ui_get_settings (), "show-clock", true);
  g_assert_true (ui_is_enabled (window, "win.read-square"));
  ui_act (window, "win.pause");
  g_assert_false (ui_is_enabled (window, "win.read-square"));
  g_settings_reset (ui_get_settings (), "show-clock");
  ui_close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();
  AppBoard *board;

  ui_choose (window, "kind", "queens");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  board = APP_BOARD (ui_find (window, APP_TYPE_BOARD));
  app_board_set_current (board, 0);
  ui_act (window, "win.queen");
  expect_read (window, "win.read-square", "Row 1, column 1: queen");
  expect_read (window, "win.read-house", "Row 1: queen in column 1");
  expect_read (window, "win.read-house", "Column 1: queen in row 1");
  expect_read (window, "win.read-house", "Row 1: queen in column 1");
  expect_read (window, "win.read-rest", "7 queens left to place");
  ui_close_window (window);
}

/* The pane goes by its key, and comes with the key, a message, a hint or a page. */
static void
test_side_pane (void)
{
  static const char *const comes[] = { "win.side-pane", "win.hint", "win.read-rest" };
  AppWindow *window = ui_open_window ();
  AppSplit *split;
  GtkWidget *page;
  int width;

  ui_open_sudoku (window, puzzle);
  split = APP_SPLIT (ui_find (window, APP_TYPE_SPLIT));
  page = ui_find (window, APP_TYPE_PLAY_PAGE);
  g_assert_false (app_widget_get_narrow (APP_WIDGET (split)));
  width = gtk_widget_get_width (ui_find (window, APP_TYPE_BOARD));

  for (size_t i = 0; i < G_N_ELEMENTS (comes); i++)
    {
      ui_hide_toast (window);
      ui_act (window, "win.side-pane");
      wait_for (!gtk_widget_get_mapped (page), "the pane to be hidden");
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_cmpint (gtk_widget_get_width (ui_find (window, APP_TYPE_BOARD)), >=, width);
      g_assert_true (ui_has_focus (ui_find (window, APP_TYPE_BOARD)));
      ui_act (window, comes[i]);
      wait_for (gtk_widget_get_mapped (page), "the pane");
    }

  ui_act (window, "win.side-pane");
  ui_choose (window, "page", "watch");
  g_assert_false (app_split_get_alone (split));
  ui_close_window (window);
}

/* What is beside the board already shows something new there: the pane comes for that, too. */
static void
test_side_pane_again (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *page;

  ui_open_sudoku (window, puzzle);
  page = ui_find (window, APP_TYPE_PLAY_PAGE);

  ui_act (window, "win.read-rest");
  ui_act (window, "win.side-pane");
  wait_for (!gtk_widget_get_mapped (page), "the pane to be hidden");
  ui_act (window, "win.read-square");
  wait_for (gtk_widget_get_mapped (page), "the pane, for another message");

  ui_act (window, "win.hint");
  ui_wait_for_all_jobs ();
  ui_hide_toast (window);
  ui_act (window, "win.side-pane");
  wait_for (!gtk_widget_get_mapped (page), "the pane to be hidden");
  ui_act (window, "win.hint");
  wait_for (gtk_widget_get_mapped (page), "the pane, for more of the hint");

  ui_close_window (window);
}

/* A narrow window keeps what is below its board, and has it beside the board when it is wide. */
static void
test_side_pane_narrow (void)
{
  AppWindow *window = ui_open_window ();
  AppSplit *split;

  ui_open_sudoku (window, puzzle);
  ui_hide_toast (window);
  split = APP_SPLIT (ui_find (window, APP_TYPE_SPLIT));
  g_object_set (split, "narrow", true, NULL);
  ui_act (window, "win.side-pane");
  g_assert_false (app_split_get_alone (split));

  ui_close_window (window);
}

/* A control in the pane has the focus when it goes: the board gets it. */
static void
test_side_pane_focus (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *page;

  ui_open_sudoku (window, puzzle);
  page = ui_find (window, APP_TYPE_PLAY_PAGE);
  g_assert_true (gtk_widget_child_focus (ui_find (page, APP_TYPE_PAD), GTK_DIR_TAB_FORWARD));
  ui_act (window, "win.side-pane");
  wait_for (!gtk_widget_get_mapped (page), "the pane to be hidden");
  wait_for (ui_has_focus (ui_find (window, APP_TYPE_BOARD)), "the focus on the board");

  ui_close_window (window);
}

/* An empty library has a title, a sentence, and a button that leads to a puzzle. */
static void
test_empty_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *library;

  ui_act (window, "win.library");
  library = ui_wait_for_window (APP_TYPE_LIBRARY);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find_class (library, "finished")), true);
  wait_for (ui_says (library, "Nothing Finished Yet"), "the title");
  g_assert_true (ui_says (library, "Puzzles that you finish come here."));
  g_signal_emit_by_name (ui_find_action (library, "library.new"), "clicked");
  wait_for (ui_find_window (APP_TYPE_LIBRARY) == NULL, "the end of the library");
  wait_for (gtk_widget_get_mapped (ui_find (gtk_window_get_titlebar (GTK_WINDOW (window)),
                                            GTK_TYPE_POPOVER_MENU)), "the New menu");
  ui_close_window (window);
  remove_all (folder);
}

/* So has a puzzle without a solution. */
static void
test_no_solution (void)
{
  AppWindow *window = ui_open_window ();
  GameState state = game_state_new_queens (3);

  ui_open_puzzle (window, &state);
  ui_choose (window, "page", "solutions");
  ui_wait_for_all_jobs ();
  wait_for (ui_says (window, "No Solution"), "the title");
  g_assert_true (ui_says (window, "Back to the Puzzle"));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/reading/sudoku", test_sudoku);
  g_test_add_func ("/app/reading/goes", test_goes);
  g_test_add_func ("/app/reading/paused", test_paused);
  g_test_add_func ("/app/reading/queens", test_queens);
  g_test_add_func ("/app/reading/side-pane", test_side_pane);
  g_test_add_func ("/app/reading/side-pane-again", test_side_pane_again);
  g_test_add_func ("/app/reading/side-pane-narrow", test_side_pane_narrow);
  g_test_add_func ("/app/reading/side-pane-focus", test_side_pane_focus);
  g_test_add_func ("/app/reading/empty-library", test_empty_library);
  g_test_add_func ("/app/reading/no-solution", test_no_solution);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
