/* The pad, its modes, the number picker and the context menu, in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-key.h"
#include "app/play/app-mode-switch.h"
#include "app/play/app-picker.h"
#include "app/play/app-play-page.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static const char *const modes[APP_N_MODES] = { "digit", "corner", "centre", "colour", "link" };

static AppPad *
get_pad (AppWindow *window)
{
  return APP_PAD (ui_find (window, APP_TYPE_PAD));
}

/* The keys of a pad, in the order of their digits. */
static GtkWidget *
get_key (AppPad *pad,
         int     digit)
{
  GtkWidget *key = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (pad)));

  while (!APP_IS_KEY (key) || --digit > 0)
    key = gtk_widget_get_next_sibling (key);

  return key;
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (button)));
}

static void
set_mode (AppWindow *window,
          AppMode    mode)
{
  ui_choose (window, "mode", modes[mode]);
  ui_wait_for_frame (window);
}

static int
select_empty (AppWindow *window)
{
  SudokuGrid grid = game_sudoku_grid (&ui_get_state (window)->sudoku);
  int cell = 0;

  while (grid.digit[cell] != 0)
    cell++;
  ui_select (window, cell);

  return cell;
}

/* A key enters what the mode means, and its name is its digit in each of them. */
static void
test_modes (void)
{
  AppWindow *window = ui_open_window ();
  int cell = select_empty (window);
  GtkWidget *key = get_key (get_pad (window), 4);

  for (int mode = APP_N_MODES - 1; mode >= 0; mode--)
    {
      set_mode (window, mode);
      press (key);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "4");
    }

  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 4);
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[cell], ==, 1 << 3);
  g_assert_cmpint (ui_get_state (window)->sudoku.corner[cell], ==, 1 << 3);
  g_assert_cmpint (ui_get_state (window)->sudoku.colors[cell], ==, 1 << 3);

  ui_act (window, "win.no-colour");
  g_assert_cmpint (ui_get_state (window)->sudoku.colors[cell], ==, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 4);

  ui_close_window (window);
}

static int
count_left (const GameState *state,
            int              digit)
{
  SudokuGrid grid = game_sudoku_grid (&state->sudoku);
  int n_left = 9;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_left -= grid.digit[cell] == digit;

  return MAX (n_left, 0);
}

/* The description says how many are left, and in the mode of colours which colour it is. */
static void
test_descriptions (void)
{
  AppWindow *window = ui_open_window ();
  AppPad *pad = get_pad (window);

  select_empty (window);
  for (int digit = 1; digit <= 9; digit++)
    {
      g_autofree char *left = NULL;

      press (get_key (pad, digit));
      left = g_strdup_printf ("%d left", count_left (ui_get_state (window), digit));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_key (pad, digit)),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, left);
    }

  set_mode (window, APP_MODE_COLOR);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_key (pad, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Colour 1, orange");

  ui_close_window (window);
}

static void
test_lock (void)
{
  AppWindow *window = ui_open_window ();
  AppPad *pad = get_pad (window);

  ui_act_with (window, "win.pen-digit", g_variant_new_int32 (7));
  ui_wait_for_frame (window);
  for (int digit = 1; digit <= 9; digit++)
    g_assert_cmpint (gtk_widget_has_css_class (get_key (pad, digit), "pen"), ==, digit == 7);
  ui_act_with (window, "win.pen-digit", g_variant_new_int32 (0));
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_has_css_class (get_key (pad, 7), "pen"));

  ui_close_window (window);
}

static int
get_place (AppPad *pad,
           int     digit)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (get_key (pad, digit), GTK_WIDGET (pad), &bounds));

  return bounds.origin.y * 10000 + bounds.origin.x;
}

/* The setting turns the pad and the marks of the board around at once. */
static void
test_order (void)
{
  AppWindow *window = ui_open_window ();
  AppPad *pad = get_pad (window);
  AppBoard *board = APP_BOARD (ui_find (window, APP_TYPE_BOARD));

  g_assert_false (app_board_get_scene (board)->keypad_order);
  for (int digit = 1; digit < 9; digit++)
    g_assert_cmpint (get_place (pad, digit), <, get_place (pad, digit + 1));
  g_settings_set_string (ui_get_settings (), "pad-order", "numpad");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (get_place (pad, 7), <, get_place (pad, 1));
  g_assert_true (app_board_get_scene (board)->keypad_order);
  g_settings_reset (ui_get_settings (), "pad-order");

  ui_close_window (window);
}

static GtkWidget *
get_mode_button (AppWindow *window,
                 int        mode)
{
  GtkWidget *mode_switch = ui_find (window, APP_TYPE_MODE_SWITCH);
  GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_first_child (mode_switch));

  while (mode-- > 0)
    button = gtk_widget_get_next_sibling (button);

  return button;
}

/* One of the radio buttons is checked, the one whose mode is on. */
static void
test_switch (void)
{
  AppWindow *window = ui_open_window ();

  for (int mode = 0; mode < APP_N_MODES; mode++)
    {
      press (get_mode_button (window, mode));
      g_assert_true (ui_is_chosen (window, "mode", modes[mode]));
      for (int other = 0; other < APP_N_MODES; other++)
        {
          GtkAccessible *button = GTK_ACCESSIBLE (get_mode_button (window, other));

          gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_RADIO);
          gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED,
                                            other == mode ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                            : GTK_ACCESSIBLE_TRISTATE_FALSE);
        }
    }

  ui_close_window (window);
}

/* Tab comes to the pad once; arrows go from key to key and not out of it. */
static void
test_focus (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *pad = GTK_WIDGET (get_pad (window));
  GtkWidget *first = get_key (APP_PAD (pad), 1);

  g_assert_true (gtk_widget_child_focus (pad, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == first);
  g_assert_true (gtk_widget_child_focus (pad, GTK_DIR_RIGHT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_key (APP_PAD (pad), 2));
  g_assert_true (gtk_widget_child_focus (pad, GTK_DIR_DOWN));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_key (APP_PAD (pad), 5));
  g_assert_false (gtk_widget_child_focus (pad, GTK_DIR_TAB_FORWARD));

  ui_close_window (window);
}

/* The picker enters into the cell and closes, unless it is to stay open. */
static void
test_picker (void)
{
  AppWindow *window = ui_open_window ();
  int cell = select_empty (window);
  GtkWidget *picker;
  AppPad *pad;

  ui_act (window, "win.picker");
  picker = ui_find (window, APP_TYPE_PICKER);
  pad = app_picker_get_pad (APP_PICKER (picker));
  g_assert_true (gtk_widget_get_visible (picker));
  g_assert_true (gtk_widget_is_focus (get_key (pad, 1)));
  press (get_key (pad, 2));
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 2);
  g_assert_false (gtk_widget_get_visible (picker));
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (ui_get_board (window))));

  ui_act (window, "win.erase");
  set_mode (window, APP_MODE_CORNER);
  ui_act (window, "win.picker");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_last_child (
    gtk_widget_get_last_child (gtk_popover_get_child (GTK_POPOVER (picker))))), true);
  press (get_key (pad, 1));
  press (get_key (pad, 9));
  g_assert_true (gtk_widget_get_visible (picker));
  g_assert_cmpint (ui_get_state (window)->sudoku.corner[cell], ==, 0x101);

  ui_close_window (window);
}

/* The menu of a sudoku marks, that of queens places. */
static void
test_menu (void)
{
  AppWindow *window = ui_open_window ();
  int cell = select_empty (window);
  GtkWidget *menu;
  AppPad *marks;

  ui_act (window, "win.context-menu");
  menu = ui_find_open_menu (window);
  marks = APP_PAD (ui_find (menu, APP_TYPE_PAD));
  press (get_key (marks, 3));
  press (get_key (marks, 5));
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[cell], ==, 0x14);
  gtk_popover_popdown (GTK_POPOVER (menu));
  g_assert_null (ui_find_open_menu (window));

  ui_choose (window, "kind", "queens");
  ui_select (window, 9);
  ui_act (window, "win.context-menu");
  g_assert_nonnull (ui_find_open_menu (window));
  ui_act (window, "win.queen");
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.queens, 1, 1));

  ui_choose (window, "kind", "sudoku");        /* it is a setting */
  ui_close_window (window);
}

/* A menu opens again where the cursor is now, as the one that it was: GTK 4.8 keeps a part of each
 * menu that is made. It ends with the window, as the picker does, though they be open. */
static void
test_popovers_end (void)
{
  static const char *const kinds[] = { "queens", "sudoku" };
  AppWindow *window = ui_open_window ();
  gpointer menus[G_N_ELEMENTS (kinds)];
  gpointer picker;

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ui_choose (window, "kind", kinds[i]);
      ui_act (window, "win.context-menu");
      menus[i] = ui_find_open_menu (window);
      g_object_add_weak_pointer (menus[i], &menus[i]);

      ui_act (window, "win.context-menu");
      g_assert_true (ui_find_open_menu (window) == menus[i]);
      gtk_popover_popdown (menus[i]);
      g_assert_null (ui_find_open_menu (window));
      ui_act (window, "win.context-menu");
      g_assert_true (ui_find_open_menu (window) == menus[i]);
    }

  ui_act (window, "win.picker");
  picker = ui_find (window, APP_TYPE_PICKER);
  g_object_add_weak_pointer (picker, &picker);
  ui_close_window (window);
  wait_for (menus[0] == NULL && menus[1] == NULL && picker == NULL,
            "the end of what was open in a window");
}

/* At 360 pixels nothing is narrower than a finger or cut off. */
static void
test_narrow (void)
{
  AppWindow *window = ui_open_window_of_width (360);
  GtkWidget *page = ui_find (window, APP_TYPE_PLAY_PAGE);
  AppPad *pad = get_pad (window);

  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  for (int mode = 0; mode < APP_N_MODES; mode++)
    {
      set_mode (window, mode);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      for (int digit = 1; digit <= 9; digit++)
        {
          GtkWidget *key = get_key (pad, digit);
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (key, page, &bounds));
          g_assert_cmpfloat (bounds.size.width, >=, 44);
          g_assert_cmpfloat (bounds.size.height, >=, 44);
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                             gtk_widget_get_width (page));
        }
    }

  ui_close_window (window);
}

/* Every way to ask for the menu of a square opens the same one, and changes nothing. */
static void
test_queens_menu (void)
{
  enum { CROSS = 9, QUEEN = 10, FREE = 12 };
  static const int squares[] = { FREE, QUEEN, CROSS, FREE };
  AppWindow *window = ui_open_window ();
  GameState before;

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (8));
  ui_activate_cell (window, QUEEN);
  ui_select (window, CROSS);
  ui_press (window, 'x', 0);
  before = *ui_get_state (window);

  for (size_t way = 0; way < G_N_ELEMENTS (squares); way++)
    {
      int square = squares[way];

      ui_select (window, square);
      if (way == 0)
        ui_click (window, square, GDK_BUTTON_SECONDARY, 0);
      else if (way == 1)
        ui_press (window, GDK_KEY_F10, GDK_SHIFT_MASK);
      else if (way == 2)
        ui_press (window, GDK_KEY_Menu, 0);
      else
        g_signal_emit_by_name (ui_get_board (window), "square-held", square);

      g_assert_nonnull (ui_find_open_menu (window));
      g_assert_true (ui_says (ui_find_open_menu (window),
                              square == QUEEN ? "Remove Queen" : "Place Queen"));
      g_assert_cmpint (ui_says (ui_find_open_menu (window), "Exclude"), ==, square != QUEEN);
      g_assert_cmpint (ui_says (ui_find_open_menu (window), "Do Not Exclude"), ==, square == CROSS);
      g_assert_cmpint (ui_says (ui_find_open_menu (window), "Clear"), ==, square != FREE);
      g_assert_true (game_state_equal (ui_get_state (window), &before));
      gtk_popover_popdown (GTK_POPOVER (ui_find_open_menu (window)));
      g_assert_null (ui_find_open_menu (window));
    }

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A narrow window says how to begin too, until that is done. */
static void
test_begin (void)
{
  AppWindow *window = ui_open_window_of_width (360);
  GtkWidget *status = ui_find_class (window, "status");

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_wait_until_says (status, "Pick an empty cell, then press a digit.");
  ui_enter (window, 2, 4);
  ui_wait_for_frame (window);
  g_assert_false (ui_says (status, "Pick"));

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (6));
  ui_wait_until_says (status, "Click once to exclude, again for a queen.");
  ui_activate_cell (window, 0);
  ui_wait_for_frame (window);
  g_assert_false (ui_says (status, "Click"));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/pad/modes", test_modes);
  g_test_add_func ("/app/pad/descriptions", test_descriptions);
  g_test_add_func ("/app/pad/lock", test_lock);
  g_test_add_func ("/app/pad/order", test_order);
  g_test_add_func ("/app/pad/switch", test_switch);
  g_test_add_func ("/app/pad/focus", test_focus);
  g_test_add_func ("/app/pad/picker", test_picker);
  g_test_add_func ("/app/pad/menu", test_menu);
  g_test_add_func ("/app/pad/queens-menu", test_queens_menu);
  g_test_add_func ("/app/pad/popovers-end", test_popovers_end);
  g_test_add_func ("/app/pad/narrow", test_narrow);
  g_test_add_func ("/app/pad/begin", test_begin);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
