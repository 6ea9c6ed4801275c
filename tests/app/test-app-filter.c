/* The digit that the board is filtered by, and clicks on the marks of a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-pointer.h"
#include "app/play/app-filter.h"
#include "app/play/app-status.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static const GdkModifierType SHIFT = GDK_SHIFT_MASK;
static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

static AppWindow *
open_empty (void)
{
  AppWindow *window = ui_open_window ();

  ui_act (window, "win.new-empty");

  return window;
}

static void
press (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (button)));
}

static int
count_flags (AppWindow *window,
             unsigned   flag)
{
  PaintScene scene = ui_get_scene (window);
  int n = 0;

  for (int square = 0; square < SUDOKU_CELLS; square++)
    n += (scene.flags[square] & flag) != 0;

  return n;
}

/* F filters by the digit of a filled cell at once, else by the next digit; the same digit or Escape
 * ends it. */
static void
test_key (void)
{
  AppWindow *window = ui_open_window ();
  GameState before;

  ui_open_sudoku (window, UNIQUE_LINE);
  before = *ui_get_state (window);
  ui_hide_toast (window);

  ui_select (window, 0);                /* a 5 */
  ui_press (window, 'f', 0);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 5);
  g_assert_cmpint (count_flags (window, PAINT_FITS), >, 0);
  g_assert_cmpint (count_flags (window, PAINT_FITS | PAINT_RULED_OUT), ==, 51);
  ui_press (window, 'f', 0);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);
  g_assert_cmpint (count_flags (window, PAINT_FITS | PAINT_RULED_OUT), ==, 0);

  ui_select (window, 2);                /* empty */
  for (int i = 0; i < 2; i++)
    {
      ui_press (window, 'f', 0);
      ui_press (window, '4', 0);
      g_assert_cmpint (ui_get_number (window, "filter"), ==, i == 0 ? 4 : 0);
    }

  /* A key of the pad is a digit too. */
  ui_press (window, 'f', 0);
  ui_act_with (window, "win.digit", g_variant_new_int32 (4));
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 4);
  g_assert_true (ui_send_key (window, GDK_KEY_Escape, 9, 0));
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* It no longer waits for a digit after Escape, in another cell, or when F was pressed again. */
static void
test_given_up (void)
{
  const unsigned int keys[] = { GDK_KEY_Escape, GDK_KEY_Right, 'f' };
  AppWindow *window = open_empty ();

  ui_hide_toast (window);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      int cell;

      ui_select (window, 9 * (int) i);
      ui_press (window, 'f', 0);
      ui_press (window, keys[i], 0);
      cell = ui_get_cursor (window);
      ui_press (window, '4', 0);
      g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);
      g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 4);
    }

  ui_close_window (window);
}

/* A key that is held with nothing selected is a filter for as long, in place of the one that is
 * on. */
static void
test_held (void)
{
  AppWindow *window = open_empty ();

  ui_act_with (window, "win.filter", g_variant_new_int32 (3));
  ui_press (window, 'A', SHIFT | CONTROL);
  g_assert_true (ui_send_key (window, '5', 14, 0));
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 5);
  ui_release_key (window);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 3);

  ui_close_window (window);
}

static GtkWidget *
get_filter_button (GtkWidget *filter,
                   int        digit)
{
  GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_last_child (
    gtk_widget_get_first_child (filter)));

  while (--digit > 0)
    button = gtk_widget_get_next_sibling (button);

  return button;
}

/* Each button turns its filter on and off, and says which one is on. */
static void
test_row (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *filter = ui_find (window, APP_TYPE_FILTER);

  g_assert_true (gtk_widget_get_mapped (filter));
  for (int digit = 1; digit <= 9; digit++)
    {
      GtkWidget *button = get_filter_button (filter, digit);
      g_autofree char *name = g_strdup_printf ("Filter %d", digit);

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           name);
      press (button);
      g_assert_cmpint (ui_get_number (window, "filter"), ==, digit);
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                                        GTK_ACCESSIBLE_TRISTATE_TRUE);
      if (digit % 2 == 0)
        continue;

      press (button);
      g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                                        GTK_ACCESSIBLE_TRISTATE_FALSE);
    }

  g_assert_true (gtk_widget_child_focus (filter, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_filter_button (filter, 1));
  ui_press (window, GDK_KEY_Right, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_filter_button (filter, 2));
  g_assert_false (gtk_widget_child_focus (filter, GTK_DIR_TAB_FORWARD));

  ui_choose (window, "kind", "queens");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_mapped (filter));
  ui_choose (window, "kind", "sudoku");        /* it is a setting */
  ui_close_window (window);
}

/* In a narrow window the row of digits is in a popover, which a digit closes. */
static void
test_narrow (void)
{
  AppWindow *window = ui_open_window_of_width (360);
  GtkWidget *status = ui_find (window, APP_TYPE_STATUS);
  GtkWidget *filter = ui_find (status, APP_TYPE_FILTER);
  GtkWidget *popover = gtk_widget_get_ancestor (filter, GTK_TYPE_POPOVER);
  GtkWidget *button = gtk_widget_get_parent (popover);

  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_mapped (ui_find (window, APP_TYPE_FILTER)));
  g_assert_true (gtk_widget_get_mapped (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_visible (popover));
  press (get_filter_button (filter, 6));
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 6);
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_true (gtk_widget_has_css_class (button, "on"));

  ui_close_window (window);
}

/* One step back leads to `before`. */
static void
assert_one_step (AppWindow       *window,
                 const GameState *before)
{
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), before));
  ui_act (window, "win.redo");
}

/* A click on a mark of the selected cell does what the mode says, in one step. */
static void
test_mark_clicked (void)
{
  AppWindow *window = open_empty ();
  GameState before;

  ui_select (window, 40);
  for (int digit = '1'; digit <= '4'; digit++)
    ui_press (window, digit, CONTROL);
  ui_press (window, '5', SHIFT);

  before = *ui_get_state (window);
  ui_press (window, 'x', 0);
  ui_click_mark (window, 40, 2, false);
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[40], ==, 0xd);
  assert_one_step (window, &before);

  before = *ui_get_state (window);
  ui_press (window, 'c', 0);
  ui_click_mark (window, 40, 5, true);
  g_assert_cmpint (ui_get_state (window)->sudoku.corner[40], ==, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[40], ==, 0xd);
  assert_one_step (window, &before);

  before = *ui_get_state (window);
  ui_press (window, 'v', 0);
  ui_click_mark (window, 40, 3, false);
  g_assert_cmpint (ui_get_state (window)->sudoku.colors[40], ==, 0);
  g_assert_cmpint (game_candidate_colors_get (ui_get_state (window)->sudoku.mark_colors[40], 3),
                   ==, 1);
  assert_one_step (window, &before);

  before = *ui_get_state (window);
  ui_press (window, 'z', 0);
  ui_click_mark (window, 40, 4, false);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[40], ==, 4);
  assert_one_step (window, &before);

  ui_close_window (window);
}

/* Anything else at a mark is what it was: the click that selects, a drag, a double click, a press
 * with Control or of the other button. */
static void
test_mark_not_clicked (void)
{
  AppWindow *window = open_empty ();
  AppBoard *board = ui_get_board (window);
  const PaintMark mark = { 40, 5, false };
  GameState before;

  ui_drag (window, 40, 41, 1, 0);
  ui_press (window, '5', CONTROL);
  before = *ui_get_state (window);

  ui_click_mark (window, 40, 5, false);          /* of two that were selected */
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  ui_select (window, 0);
  ui_click_mark (window, 40, 5, false);
  g_assert_cmpint (ui_get_cursor (window), ==, 40);

  app_board_press_mark (board, mark, 1, 0, 2);
  app_board_press (board, 40, 1, 0, 2);
  app_board_end_drag (board);
  g_assert_cmpint (ui_count_selected (window), ==, 2);

  ui_select (window, 40);
  app_board_press_mark (board, mark, 1, 0, 1);
  ui_drag (window, 40, 42, 1, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 3);

  ui_select (window, 40);
  app_board_press_mark (board, mark, 1, CONTROL, 1);
  ui_click (window, 40, 1, CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* The second press of a double click on a mark does nothing more than the first. */
static void
test_mark_clicked_twice (void)
{
  AppWindow *window = open_empty ();
  AppBoard *board = ui_get_board (window);
  GameState before;

  ui_drag (window, 40, 41, 1, 0);
  ui_press (window, '5', CONTROL);
  ui_select (window, 40);
  ui_click_mark (window, 40, 5, false);
  before = *ui_get_state (window);
  app_board_press_mark (board, (PaintMark) { .square = 40 }, 1, 0, 2);
  app_board_press (board, 40, 1, 0, 2);
  app_board_end_drag (board);
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  g_assert_cmpint (ui_count_selected (window), ==, 1);

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/filter/key", test_key);
  g_test_add_func ("/app/filter/given-up", test_given_up);
  g_test_add_func ("/app/filter/held", test_held);
  g_test_add_func ("/app/filter/row", test_row);
  g_test_add_func ("/app/filter/narrow", test_narrow);
  g_test_add_func ("/app/filter/mark-clicked", test_mark_clicked);
  g_test_add_func ("/app/filter/mark-not-clicked", test_mark_not_clicked);
  g_test_add_func ("/app/filter/mark-clicked-twice", test_mark_clicked_twice);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
