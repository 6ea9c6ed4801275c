/* A puzzle that is entered by hand: the chip, Start, and keys that go on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-doings.h"

/* An empty board, where digits go on. */
static AppWindow *
open_entry (void)
{
  AppWindow *window = open_window ();

  g_settings_set_boolean (window->settings, "enter-onwards", true);
  g_settings_reset (window->settings, "digit-first");
  act (window, "win.new-empty");
  app_board_set_current (window->board, 0);

  return window;
}

static void
close_entry (AppWindow *window)
{
  g_settings_reset (window->settings, "enter-onwards");
  close_window (window);
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
    { unique_line, "One solution" },
    { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...",
      "Several solutions" },
  };
  AppWindow *window = open_entry ();
  GtkWidget *bar = GTK_WIDGET (window->entry_bar);

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      act (window, "win.new-empty");
      app_board_set_current (window->board, 0);
      g_assert_true (gtk_widget_get_visible (bar));
      type (window, samples[i].keys);
      wait_until_says (bar, samples[i].chip);
    }

  close_entry (window);
}

/* Start makes a puzzle of it and ends the entering; undo comes back to it. */
static void
test_start (void)
{
  AppWindow *window = open_entry ();
  GtkWidget *bar = GTK_WIDGET (window->entry_bar);
  GameState entered;

  act (window, "win.fix-givens");
  g_assert_true (gtk_widget_get_visible (bar));
  type (window, unique_line);
  entered = *get (window);
  g_assert_cmpint (sudoku_count_digits (&entered.sudoku.entries), ==, 30);
  wait_until_says (bar, "One solution");

  act (window, "win.fix-givens");
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (sudoku_count_digits (&get (window)->sudoku.givens), ==, 30);
  g_assert_true (game_state_is_untouched (get (window)));

  act (window, "win.undo");
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_true (game_state_equal (get (window), &entered));
  close_entry (window);
}

/* 0, a point and a space leave a cell empty; Backspace takes back what was typed. */
static void
test_onwards (void)
{
  AppWindow *window = open_entry ();

  type (window, "1.0 5");
  g_assert_cmpint (app_board_get_current (window->board), ==, 5);
  g_assert_cmpint (get (window)->sudoku.entries.digit[4], ==, 5);
  app_window_press_key (window, GDK_KEY_BackSpace, 0, 0);
  g_assert_cmpint (app_board_get_current (window->board), ==, 4);
  g_assert_cmpint (get (window)->sudoku.entries.digit[4], ==, 0);

  /* The same digit again stays, since it is what stands in the newspaper; a 0 takes it out. */
  app_board_set_current (window->board, 0);
  type (window, "1");
  g_assert_cmpint (get (window)->sudoku.entries.digit[0], ==, 1);
  app_board_set_current (window->board, 0);
  type (window, "0");
  g_assert_true (game_state_is_blank (get (window)));

  /* Otherwise a digit stays where it is, and takes itself out. */
  g_settings_set_boolean (window->settings, "enter-onwards", false);
  app_board_set_current (window->board, 7);
  type (window, "3");
  g_assert_cmpint (app_board_get_current (window->board), ==, 7);
  type (window, "3");
  g_assert_true (game_state_is_blank (get (window)));
  close_entry (window);
}

/* Queens are fixed by Start; the chip counts how they can be completed, and lists that. */
static void
test_queens (void)
{
  AppWindow *window = open_window ();
  GtkWidget *bar = GTK_WIDGET (window->entry_bar);
  GameState four = game_state_new_queens (4);

  app_window_replace (window, &four);
  g_assert_false (gtk_widget_get_visible (bar));
  act (window, "win.enter-queens");
  wait_until_says (bar, "Place or paste the given queens");

  place_queen (window, 0);
  wait_until_says (bar, "No solution");
  place_queen (window, 5);
  wait_until_says (bar, "No solution: the queens in row 1, column 1 and row 2, column 2");
  act (window, "win.undo");
  act (window, "win.undo");
  place_queen (window, 1);
  wait_until_says (bar, "One solution");

  act (window, "win.fix-givens");
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (queens_board_count (&get (window)->queens.fixed), ==, 1);
  g_assert_true (queens_board_has (&get (window)->queens.fixed, 0, 1));

  app_window_set_kind (window, GAME_SUDOKU);
  close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-entry/chip", test_chip);
  g_test_add_func ("/app-entry/start", test_start);
  g_test_add_func ("/app-entry/onwards", test_onwards);
  g_test_add_func ("/app-entry/queens", test_queens);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
