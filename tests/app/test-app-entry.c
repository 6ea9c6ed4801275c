/* A puzzle that is entered by hand: the chip, Start, and keys that go on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-entry-bar.h"
#include "app/play/app-solved.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

/* An empty board, where digits go on. */
static AppWindow *
open_entry (void)
{
  AppWindow *window = ui_open_window ();

  g_settings_set_boolean (ui_get_settings (), "enter-onwards", true);
  g_settings_reset (ui_get_settings (), "digit-first");
  ui_act (window, "win.new-empty");
  ui_select (window, 0);

  return window;
}

static void
close_entry (AppWindow *window)
{
  g_settings_reset (ui_get_settings (), "enter-onwards");
  ui_close_window (window);
}

/* Entering begins in the first cell, whichever was selected, and goes on by itself. */
static void
test_begin (void)
{
  AppWindow *window = ui_open_window ();

  g_settings_reset (ui_get_settings (), "enter-onwards");
  for (int round = 0; round < 3; round++)
    {
      ui_select (window, 40);
      ui_act (window, "win.new-empty");
      ui_wait_for_frame (window);
      g_assert_cmpint (ui_get_cursor (window), ==, 0);
      g_assert_cmpint (ui_count_selected (window), ==, 1);

      /* The last time the board was empty before. */
      if (round == 1)
        continue;

      ui_type (window, "53");
      g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[0], ==, 5);
      g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[1], ==, 3);
      g_assert_cmpint (ui_get_cursor (window), ==, 2);
    }

  ui_close_window (window);
}

/* A puzzle is made of digits, whatever the keys entered before. */
static void
test_mode (void)
{
  AppWindow *window = ui_open_window ();

  ui_press (window, 'b', 0);
  ui_act (window, "win.new-empty");
  g_assert_cmpstr (ui_get_choice (window, "mode"), ==, "digit");
  ui_press (window, '5', 0);
  g_assert_cmpint (game_sudoku_grid (&ui_get_state (window)->sudoku).digit[0], ==, 5);

  ui_close_window (window);
}

/* A button of the bar pastes a puzzle. */
static void
test_paste (void)
{
  AppWindow *window = open_entry ();
  GtkWidget *bar = ui_find (window, APP_TYPE_ENTRY_BAR);
  GtkWidget *button = ui_find_action (bar, "win.paste");

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_mapped (button));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (bar), UNIQUE_LINE);
  g_signal_emit_by_name (button, "clicked");
  wait_for (sudoku_count_digits (&ui_get_state (window)->sudoku.entries) == 30,
            "a puzzle to be pasted");
  ui_wait_until_says (bar, "One solution");
  close_entry (window);
}

/* What the chip says of what is typed, without a key that asks for it. */
static void
test_chip (void)
{
  static const struct
  {
    const char *keys;
    const char *chip;
  } samples[] = {
    { "", "Type or paste the givens" },
    { "1", "Several solutions: 1 given, and one solution takes 17 at least" },
    { "1 1", "No solution: 1 stands twice in row 1: columns 1 and 3" },
    { "1234567...........................9...........................9",
      "No solution: 9 has no place left in row 1" },
    { "1234567.........89", "No solution: no digit fits row 1, column 8" },
    { UNIQUE_LINE, "One solution" },
    { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...",
      "Several solutions" },
  };
  AppWindow *window = open_entry ();
  GtkWidget *bar = ui_find (window, APP_TYPE_ENTRY_BAR);

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      ui_act (window, "win.new-empty");
      ui_select (window, 0);
      g_assert_true (gtk_widget_get_visible (bar));
      ui_type (window, samples[i].keys);
      ui_wait_until_says (bar, samples[i].chip);
    }

  close_entry (window);
}

/* Start makes a puzzle of it and ends the entering; undo comes back to it. */
static void
test_start (void)
{
  AppWindow *window = open_entry ();
  GtkWidget *bar = ui_find (window, APP_TYPE_ENTRY_BAR);
  GameState entered;

  ui_act (window, "win.fix-givens");
  g_assert_true (gtk_widget_get_visible (bar));
  ui_type (window, UNIQUE_LINE);
  entered = *ui_get_state (window);
  g_assert_cmpint (sudoku_count_digits (&entered.sudoku.entries), ==, 30);
  ui_wait_until_says (bar, "One solution");

  ui_act (window, "win.fix-givens");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (sudoku_count_digits (&ui_get_state (window)->sudoku.givens), ==, 30);
  g_assert_true (game_state_is_untouched (ui_get_state (window)));

  ui_act (window, "win.undo");
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_true (game_state_equal (ui_get_state (window), &entered));
  close_entry (window);
}

/* 0, a point and a space leave a cell empty; Backspace takes back what was typed. */
static void
test_onwards (void)
{
  AppWindow *window = open_entry ();

  ui_type (window, "1.0 5");
  g_assert_cmpint (ui_get_cursor (window), ==, 5);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[4], ==, 5);
  ui_send_key (window, GDK_KEY_BackSpace, 0, 0);
  g_assert_cmpint (ui_get_cursor (window), ==, 4);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[4], ==, 0);

  /* The same digit again stays, since it is what stands in the newspaper; a 0 takes it out. */
  ui_select (window, 0);
  ui_type (window, "1");
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[0], ==, 1);
  ui_select (window, 0);
  ui_type (window, "0");
  g_assert_true (game_state_is_blank (ui_get_state (window)));

  /* Otherwise a digit stays where it is, and takes itself out. */
  g_settings_set_boolean (ui_get_settings (), "enter-onwards", false);
  ui_select (window, 7);
  ui_type (window, "3");
  g_assert_cmpint (ui_get_cursor (window), ==, 7);
  ui_type (window, "3");
  g_assert_true (game_state_is_blank (ui_get_state (window)));
  close_entry (window);
}

/* Queens are fixed by Start; the chip counts how they can be completed, and lists that. */
static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *bar = ui_find (window, APP_TYPE_ENTRY_BAR);

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (4));
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (bar));
  ui_act (window, "win.enter-queens");
  ui_wait_until_says (bar, "Place or paste the given queens");

  ui_activate_cell (window, 0);
  ui_wait_until_says (bar, "No solution");
  ui_activate_cell (window, 5);
  ui_wait_until_says (bar, "No solution: the queens in row 1, column 1 and row 2, column 2");
  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  ui_activate_cell (window, 1);
  ui_wait_until_says (bar, "One solution");

  ui_act (window, "win.fix-givens");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (queens_board_count (&ui_get_state (window)->queens.fixed), ==, 1);
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.fixed, 0, 1));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A board that the command line asks for is played, whether it is the one that is entered or not,
 * and so is the next one of that size. */
static void
test_queens_asked_for (void)
{
  static const int sizes[] = { 6, 8, 8 };
  AppWindow *window = ui_open_window ();
  GtkWidget *bar = ui_find (window, APP_TYPE_ENTRY_BAR);

  for (size_t first = 0; first < 2; first++)
    {
      ui_act_with (window, "win.new-queens", g_variant_new_int32 (8));
      ui_act (window, "win.enter-queens");
      ui_wait_for_frame (window);
      g_assert_true (gtk_widget_get_visible (bar));

      for (size_t i = first; i < G_N_ELEMENTS (sizes); i++)
        {
          app_window_play_queens (window, sizes[i]);
          ui_wait_for_frame (window);
          g_assert_false (gtk_widget_get_visible (bar));
        }
    }

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* The two queens of the upper half of a solution of 4, and the two of the lower half. */
static void
place_half (AppWindow *window,
            bool       is_lower)
{
  ui_activate_cell (window, is_lower ? 8 : 1);
  ui_activate_cell (window, is_lower ? 14 : 7);
  ui_wait_for_frame (window);
}

/* A board that is entered whole is not the one that the command line asks for: that one is empty,
 * and nobody has solved it. */
static void
test_queens_entered_whole (void)
{
  AppWindow *window = ui_open_window ();

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (4));
  ui_act (window, "win.enter-queens");
  place_half (window, false);
  place_half (window, true);
  app_window_play_queens (window, 4);
  ui_wait_for_frame (window);
  g_assert_true (game_state_is_blank (ui_get_state (window)));
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_ENTRY_BAR)));
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_SOLVED)));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* The game before Enter Queens is another one: it comes back as it was, to be finished. */
static void
test_queens_before (void)
{
  AppWindow *window = ui_open_window ();
  GameState before;

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (4));
  place_half (window, false);
  before = *ui_get_state (window);
  ui_act (window, "win.enter-queens");
  g_assert_true (game_state_is_blank (ui_get_state (window)));
  g_assert_false (ui_is_enabled (window, "win.undo"));

  ui_act (window, "win.bring-back");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  place_half (window, true);
  g_assert_cmpint (game_play_get_stats (app_window_get_play (window)).finished, !=, 0);
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_ENTRY_BAR)));
  g_assert_true (gtk_widget_get_visible (ui_find (window, APP_TYPE_SOLVED)));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A window that comes back goes on entering; one where the puzzle was started plays it. */
static void
test_queens_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (4));
  ui_act (window, "win.enter-queens");
  ui_activate_cell (window, 1);
  ui_close_window (window);

  window = ui_open_kept (folder);
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_visible (ui_find (window, APP_TYPE_ENTRY_BAR)));
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.queens, 0, 1));
  ui_act (window, "win.fix-givens");
  ui_close_window (window);

  window = ui_open_kept (folder);
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_ENTRY_BAR)));
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.fixed, 0, 1));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
  remove_all (folder);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-entry/begin", test_begin);
  g_test_add_func ("/app-entry/mode", test_mode);
  g_test_add_func ("/app-entry/paste", test_paste);
  g_test_add_func ("/app-entry/chip", test_chip);
  g_test_add_func ("/app-entry/start", test_start);
  g_test_add_func ("/app-entry/onwards", test_onwards);
  g_test_add_func ("/app-entry/queens", test_queens);
  g_test_add_func ("/app-entry/queens-asked-for", test_queens_asked_for);
  g_test_add_func ("/app-entry/queens-entered-whole", test_queens_entered_whole);
  g_test_add_func ("/app-entry/queens-before", test_queens_before);
  g_test_add_func ("/app-entry/queens-kept", test_queens_kept);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
