/* What the user does on the board, by key and by pointer, and that it is one step of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-pointer.h"
#include "app/play/app-play-page.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static const GdkModifierType SHIFT = GDK_SHIFT_MASK;
static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

static AppWindow *
open_empty (void)
{
  AppWindow *window = ui_open_window ();

  g_settings_reset (ui_get_settings (), "digit-first");
  g_settings_set_boolean (ui_get_settings (), "enter-onwards", false);
  ui_act (window, "win.new-empty");

  return window;
}

/* One step back leads to `before`. */
static void
assert_one_step (AppWindow       *window,
                 const GameState *before)
{
  g_assert_false (game_state_equal (ui_get_state (window), before));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), before));
  ui_act (window, "win.redo");
}

static void
assert_selected_state (AppWindow *window,
                       int        square,
                       bool       selected)
{
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ui_get_cell (window, square)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, selected);
}

static void
test_select (void)
{
  AppWindow *window = open_empty ();

  ui_click (window, 40, 1, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  assert_selected_state (window, 40, true);
  ui_drag (window, 0, 8, 1, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 9);
  assert_selected_state (window, 40, false);
  assert_selected_state (window, 5, true);

  ui_drag (window, 18, 20, 1, CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 12);
  ui_drag (window, 0, 2, 1, CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 9);

  ui_click (window, 60, 1, 0);
  ui_click (window, 80, 1, SHIFT);
  g_assert_cmpint (ui_count_selected (window), ==, 9);

  ui_press (window, 'a', CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 81);
  ui_press (window, 'i', CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 0);
  ui_select (window, 40);
  ui_press (window, 'i', CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 80);
  ui_press (window, 'A', SHIFT | CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 0);

  ui_select (window, 40);
  ui_press (window, GDK_KEY_Right, SHIFT);
  ui_press (window, GDK_KEY_Down, SHIFT | CONTROL);
  g_assert_cmpint (ui_count_selected (window), ==, 10);
  ui_press (window, GDK_KEY_Left, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  g_assert_cmpint (ui_get_cursor (window), ==, 76);

  ui_close_window (window);
}

/* A double click takes all that have the same, and so does its key. */
static void
test_alike (void)
{
  AppWindow *window = open_empty ();

  ui_drag (window, 0, 30, 1, 0);
  ui_press (window, '7', 0);
  app_board_press (ui_get_board (window), 10, 1, 0, 1);
  app_board_press (ui_get_board (window), 10, 1, 0, 2);
  app_board_end_drag (ui_get_board (window));
  g_assert_cmpint (ui_count_selected (window), ==, 4);

  ui_click (window, 0, 1, 0);
  ui_press (window, 'F', SHIFT);
  g_assert_cmpint (ui_count_selected (window), ==, 4);
  ui_press (window, 'f', 0);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 7);
  ui_press (window, 'f', 0);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);

  ui_close_window (window);
}

/* Whatever is entered into however many cells is one step. */
static void
test_digits (void)
{
  const struct
  {
    unsigned int    keyval;
    GdkModifierType state;
  } keys[] = {
    { '4', SHIFT }, { '4', CONTROL }, { '4', SHIFT | CONTROL }, { '6', 0 }, { '6', 0 }, { '5', 0 },
    { GDK_KEY_Delete, 0 }, { '0', 0 }, { '0', SHIFT | CONTROL }, { 'm', 0 }, { 'M', SHIFT },
  };
  AppWindow *window = open_empty ();
  GameState before;

  ui_drag (window, 10, 12, 1, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      before = *ui_get_state (window);
      ui_press (window, keys[i].keyval, keys[i].state);
      assert_one_step (window, &before);
    }

  g_assert_true (ui_get_state (window)->sudoku.auto_marks);
  ui_close_window (window);
}

static void
test_modes (void)
{
  AppWindow *window = open_empty ();
  const GameSudoku *sudoku;
  GameState before = *ui_get_state (window);

  ui_select (window, 3);
  ui_press (window, 'x', 0);
  ui_press (window, '1', 0);
  ui_press (window, GDK_KEY_space, 0);
  ui_press (window, '2', 0);
  ui_press (window, 'v', 0);
  ui_press (window, '3', 0);
  ui_press (window, GDK_KEY_space, 0);
  g_assert_true (ui_is_chosen (window, "mode", "link"));
  ui_press (window, GDK_KEY_space, 0);
  g_assert_true (ui_is_chosen (window, "mode", "digit"));
  ui_press (window, GDK_KEY_space, SHIFT);
  g_assert_true (ui_is_chosen (window, "mode", "link"));
  ui_press (window, GDK_KEY_space, SHIFT);
  g_assert_true (ui_is_chosen (window, "mode", "colour"));
  ui_press (window, 'e', 0);
  g_assert_true (ui_is_chosen (window, "mode", "centre"));
  ui_press (window, 'e', 0);

  sudoku = &ui_get_state (window)->sudoku;
  g_assert_cmpint (sudoku->corner[3], ==, 1);
  g_assert_cmpint (sudoku->marks[3], ==, 2);
  g_assert_cmpint (sudoku->colors[3], ==, 4);

  ui_press (window, '9', 0);
  ui_press (window, 'u', 0);
  ui_press (window, 'r', 0);
  sudoku = &ui_get_state (window)->sudoku;
  g_assert_cmpint (sudoku->entries.digit[3], ==, 9);
  for (int i = 0; i < 4; i++)
    ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* A key that is held enters its digit once, and does not take it out again. */
static void
test_held (void)
{
  AppWindow *window = open_empty ();

  ui_select (window, 0);
  for (int i = 0; i < 4; i++)
    g_assert_true (ui_send_key (window, '5', 14, 0));
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[0], ==, 5);

  ui_release_key (window);
  g_assert_true (ui_send_key (window, '5', 14, 0));
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[0], ==, 0);

  /* Another cell is another press. */
  g_assert_true (ui_send_key (window, GDK_KEY_Right, 114, 0));
  g_assert_true (ui_send_key (window, '5', 14, 0));
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[1], ==, 5);

  ui_close_window (window);
}

/* A new digit leaves the marks that it sees, if that is wanted. */
static void
test_tidy (void)
{
  AppWindow *window = open_empty ();

  for (int tidy = 0; tidy < 2; tidy++)
    {
      g_settings_set_boolean (ui_get_settings (), "tidy-marks", tidy);
      ui_act (window, "win.new-empty");
      ui_select (window, 0);
      ui_press (window, '6', CONTROL);
      ui_select (window, 8);
      ui_press (window, '6', 0);
      g_assert_cmpint (ui_get_state (window)->sudoku.marks[0], ==, tidy ? 0 : 1 << 5);
    }

  ui_close_window (window);
}

/* With nothing selected a digit is looked for while it is held, and one of the pad becomes that of
 * the pen. */
static void
test_nothing_selected (void)
{
  AppWindow *window = open_empty ();
  GameState before = *ui_get_state (window);

  ui_press (window, 'A', SHIFT | CONTROL);
  ui_press (window, '5', 0);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 5);
  ui_release_key (window);
  g_assert_cmpint (ui_get_number (window, "filter"), ==, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.digit", "i", 5);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 5);
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.digit", "i", 5);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 0);

  ui_close_window (window);
}

/* The digit of the pen goes into every square of a drag in one step; the first tells whether it
 * comes or goes. */
static void
test_digit_first (void)
{
  AppWindow *window = open_empty ();
  GameState before = *ui_get_state (window);

  g_settings_set_boolean (ui_get_settings (), "digit-first", true);
  ui_press (window, '3', 0);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 3);

  ui_drag (window, 0, 40, 1, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[20], ==, 3);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[40], ==, 3);
  assert_one_step (window, &before);

  before = *ui_get_state (window);
  ui_drag (window, 10, 50, 1, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[0], ==, 3);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[40], ==, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[50], ==, 0);
  assert_one_step (window, &before);

  before = *ui_get_state (window);
  ui_press (window, 'c', 0);
  ui_click (window, 80, 1, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[80], ==, 1 << 2);
  assert_one_step (window, &before);
  ui_press (window, 'z', 0);

  /* Control and Shift still select, and Return does what a click does. */
  ui_click (window, 70, 1, CONTROL);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[70], ==, 0);
  ui_press (window, GDK_KEY_Return, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[70], ==, 3);

  ui_press (window, '3', 0);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 0);
  ui_close_window (window);
}

/* Escape takes away one thing after the other. */
static void
test_escape (void)
{
  AppWindow *window = open_empty ();
  GameState before = *ui_get_state (window);

  ui_hide_toast (window);

  ui_select (window, 8);
  ui_act_with (window, "win.pen-digit", g_variant_new_int32 (2));
  app_board_press (ui_get_board (window), 0, 1, 0, 1);
  app_board_drag_to (ui_get_board (window), 4);
  g_assert_false (game_state_equal (ui_get_state (window), &before));

  g_assert_true (ui_send_key (window, GDK_KEY_Escape, 9, 0));
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  g_assert_cmpint (ui_get_cursor (window), ==, 8);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 2);
  app_board_drag_to (ui_get_board (window), 5);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  g_assert_true (ui_send_key (window, GDK_KEY_Escape, 9, 0));
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  g_assert_true (ui_send_key (window, GDK_KEY_Escape, 9, 0));
  g_assert_cmpint (ui_count_selected (window), ==, 0);
  g_assert_false (ui_send_key (window, GDK_KEY_Escape, 9, 0));

  ui_close_window (window);
}

/* What is done in between another way ends a stroke, which never changes that step. */
static void
test_stroke_ends (void)
{
  AppWindow *window = open_empty ();
  GameState before;

  ui_act_with (window, "win.pen-digit", g_variant_new_int32 (2));
  app_board_press (ui_get_board (window), 0, 1, 0, 1);
  before = *ui_get_state (window);
  ui_press (window, 'm', 0);
  app_board_drag_to (ui_get_board (window), 4);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[4], ==, 0);
  assert_one_step (window, &before);
  app_board_end_drag (ui_get_board (window));

  ui_close_window (window);
}

static void
test_letters (void)
{
  AppWindow *window = open_empty ();

  g_settings_set_boolean (ui_get_settings (), "single-key-shortcuts", false);
  g_assert_false (ui_send_key (window, 'x', 53, 0));
  g_assert_false (ui_send_key (window, 'w', 25, 0));
  g_assert_true (ui_is_chosen (window, "mode", "digit"));
  g_settings_reset (ui_get_settings (), "single-key-shortcuts");
  ui_press (window, 'x', 0);
  g_assert_true (ui_is_chosen (window, "mode", "corner"));

  ui_close_window (window);
}

static bool
is_excluded (AppWindow *window,
             int        square)
{
  const QueensBoard *excluded = &ui_get_state (window)->queens.excluded;

  return queens_board_has (excluded, square / excluded->n, square % excluded->n);
}

static bool
is_queen (AppWindow *window,
          int        square)
{
  const QueensBoard *queens = &ui_get_state (window)->queens.queens;

  return queens_board_has (queens, square / queens->n, square % queens->n);
}

static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();
  GameState before;

  ui_choose (window, "kind", "queens");
  g_signal_emit_by_name (ui_find (window, APP_TYPE_PLAY_PAGE), "size-picked", 8);

  /* A press goes round: empty, excluded, a queen. */
  before = *ui_get_state (window);
  ui_click (window, 20, 1, 0);
  g_assert_true (is_excluded (window, 20) && !is_queen (window, 20));
  ui_click (window, 20, 1, 0);
  g_assert_true (!is_excluded (window, 20) && is_queen (window, 20));
  ui_click (window, 20, 1, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  /* A drag excludes what it comes to, and one that begins at a queen is for it alone. */
  ui_drag (window, 8, 15, 1, 0);
  g_assert_true (is_excluded (window, 8) && is_excluded (window, 12) && is_excluded (window, 15));
  assert_one_step (window, &before);
  ui_activate_cell (window, 0);
  before = *ui_get_state (window);
  ui_drag (window, 0, 7, 1, 0);
  g_assert_false (is_queen (window, 0) || is_queen (window, 1) || is_excluded (window, 1));
  assert_one_step (window, &before);

  /* A key does it with what is selected. */
  before = *ui_get_state (window);
  ui_select (window, 24);
  ui_press (window, GDK_KEY_Right, SHIFT);
  ui_press (window, 'x', 0);
  g_assert_true (is_excluded (window, 24) && is_excluded (window, 25));
  assert_one_step (window, &before);

  /* A queen takes the place of the mark. */
  ui_select (window, 24);
  ui_press (window, GDK_KEY_Return, 0);
  g_assert_true (is_queen (window, 24) && !is_excluded (window, 24));
  ui_click (window, 24, 1, 0);
  g_assert_false (is_queen (window, 24) || is_excluded (window, 24));

  /* Given queens are placed at once. */
  ui_act (window, "win.enter-queens");
  ui_click (window, 9, 1, 0);
  g_assert_true (is_queen (window, 9));

  ui_close_window (window);
}

/* A mark that cannot be made says why. */
static void
test_mark_filled (void)
{
  static const GdkModifierType held[] = { GDK_SHIFT_MASK, GDK_CONTROL_MASK };
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, UNIQUE_LINE);
  for (size_t i = 0; i < G_N_ELEMENTS (held); i++)
    {
      ui_hide_toast (window);
      ui_select (window, 0);
      ui_press (window, '1', held[i]);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (ui_get_toast (window))));
      g_assert_true (ui_says (ui_get_toast (window), "Only empty cells take marks"));
      g_assert_true (game_state_is_untouched (ui_get_state (window)));
    }

  /* One of the selected cells is empty; and colours go everywhere. */
  ui_hide_toast (window);
  ui_press (window, GDK_KEY_Right, SHIFT);
  ui_press (window, GDK_KEY_Right, SHIFT);
  ui_press (window, '1', SHIFT);
  ui_select (window, 0);
  ui_press (window, '1', SHIFT | CONTROL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ui_get_toast (window))));
  g_assert_cmpint (ui_get_state (window)->sudoku.corner[2], ==, 1);
  g_assert_cmpint (ui_get_state (window)->sudoku.colors[0], ==, 1);

  ui_close_window (window);
}

/* A press of a coloured board goes round, too. */
static void
test_coloured (void)
{
  AppWindow *window = ui_open_window ();
  ColouredPuzzle puzzle = { .n = 5 };
  GameState state;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = square / 5;
  state = game_state_new_coloured (&puzzle);
  ui_open_puzzle (window, &state);

  ui_click (window, 7, 1, 0);
  g_assert_true (is_excluded (window, 7) && !is_queen (window, 7));
  ui_click (window, 7, 1, 0);
  g_assert_true (!is_excluded (window, 7) && is_queen (window, 7));
  ui_click (window, 7, 1, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &state));

  ui_drag (window, 0, 4, 1, 0);
  g_assert_true (is_excluded (window, 0) && is_excluded (window, 4));
  assert_one_step (window, &state);

  ui_activate_cell (window, 12);
  g_assert_true (is_queen (window, 12));

  ui_close_window (window);
}

/* What is selected is of the board that is shown, while another one comes too. */
static void
test_other_board (void)
{
  AppWindow *window = open_empty ();

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (QUEENS_MAX));
  ui_select (window, QUEENS_MAX * QUEENS_MAX - 1);
  ui_choose (window, "page", "watch");
  ui_choose (window, "kind", "sudoku");
  g_assert_cmpint (ui_get_cursor (window), <, SUDOKU_CELLS);
  g_assert_cmpint (ui_count_selected (window), ==, 1);

  ui_close_window (window);
}

/* Also where no solution is picked on the page of solutions, since there is none. */
static void
test_selection_on_solutions (void)
{
  AppWindow *window = open_empty ();

  ui_enter (window, 0, 1);
  ui_enter (window, 1, 1);
  ui_choose (window, "page", "solutions");
  ui_click (window, 0, 1, 0);
  ui_click (window, 80, 1, 0);
  g_assert_cmphex (ui_get_scene (window).flags[80] & PAINT_SELECTED, !=, 0);
  g_assert_cmphex (ui_get_scene (window).flags[0] & PAINT_SELECTED, ==, 0);

  ui_close_window (window);
}

/* The focus stays on the board when another one comes while another window is the active one. */
static void
test_focus_of_inactive (void)
{
  AppWindow *window = open_empty ();
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());
  GtkWidget *focus;

  ui_select (window, 40);
  gtk_widget_grab_focus (GTK_WIDGET (ui_get_board (window)));
  gtk_window_present (other);
  wait_for (!gtk_window_is_active (GTK_WINDOW (window)) && gtk_window_is_active (other),
            "the other window to be active");

  ui_choose (window, "kind", "queens");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_parent (focus) == GTK_WIDGET (ui_get_board (window)));

  gtk_window_destroy (other);
  ui_close_window (window);
}

/* Whoever wants the focus to be on the board, one that is covered does not take it. */
static void
test_focus_of_covered (void)
{
  AppWindow *window = open_empty ();
  GtkWidget *board = GTK_WIDGET (ui_get_board (window));

  gtk_widget_set_visible (board, false);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_grab_focus (board);
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));

  gtk_widget_set_visible (board, true);
  gtk_widget_grab_focus (board);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/input/focus-of-covered", test_focus_of_covered);
  g_test_add_func ("/app/input/other-board", test_other_board);
  g_test_add_func ("/app/input/selection-on-solutions", test_selection_on_solutions);
  g_test_add_func ("/app/input/focus-of-inactive", test_focus_of_inactive);
  g_test_add_func ("/app/input/select", test_select);
  g_test_add_func ("/app/input/alike", test_alike);
  g_test_add_func ("/app/input/digits", test_digits);
  g_test_add_func ("/app/input/modes", test_modes);
  g_test_add_func ("/app/input/held", test_held);
  g_test_add_func ("/app/input/tidy", test_tidy);
  g_test_add_func ("/app/input/nothing-selected", test_nothing_selected);
  g_test_add_func ("/app/input/digit-first", test_digit_first);
  g_test_add_func ("/app/input/escape", test_escape);
  g_test_add_func ("/app/input/stroke-ends", test_stroke_ends);
  g_test_add_func ("/app/input/letters", test_letters);
  g_test_add_func ("/app/input/queens", test_queens);
  g_test_add_func ("/app/input/mark-filled", test_mark_filled);
  g_test_add_func ("/app/input/coloured", test_coloured);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
