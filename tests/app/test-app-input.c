/* What a person does on the board, by key and by pointer, and that it is one step of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-windows.h"
#include "app/board/app-board-private.h"

static const GdkModifierType SHIFT = GDK_SHIFT_MASK;
static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

static const GameState *
get (AppWindow *window)
{
  return app_window_get_state (window);
}

static void
press (AppWindow       *window,
       unsigned int     keyval,
       GdkModifierType  state)
{
  g_assert_true (app_window_press_key (window, keyval, 0, state));
}

static void
click (AppWindow       *window,
       int              square,
       unsigned int     button,
       GdkModifierType  state)
{
  app_board_press (window->board, square, button, state, 1);
  app_board_end_drag (window->board);
}

static void
drag (AppWindow       *window,
      int              from,
      int              to,
      unsigned int     button,
      GdkModifierType  state)
{
  app_board_press (window->board, from, button, state, 1);
  app_board_drag_to (window->board, to);
  app_board_end_drag (window->board);
}

static int
count_selected (AppWindow *window)
{
  return game_squares_count (app_board_get_selected (window->board));
}

static AppWindow *
open_empty (void)
{
  AppWindow *window = open_window ();

  g_settings_reset (window->settings, "digit-first");
  act (window, "win.new-empty");

  return window;
}

/* One step back leads to `before`. */
static void
assert_one_step (AppWindow       *window,
                 const GameState *before)
{
  g_assert_false (game_state_equal (get (window), before));
  act (window, "win.undo");
  g_assert_true (game_state_equal (get (window), before));
  act (window, "win.redo");
}

static void
assert_selected_state (AppWindow *window,
                       int        square,
                       bool       selected)
{
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (window->board));

  while (square-- > 0)
    cell = gtk_widget_get_next_sibling (cell);

  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_SELECTED,
                                    selected);
}

static void
test_select (void)
{
  AppWindow *window = open_empty ();

  click (window, 40, 1, 0);
  g_assert_cmpint (count_selected (window), ==, 1);
  assert_selected_state (window, 40, true);
  drag (window, 0, 8, 1, 0);
  g_assert_cmpint (count_selected (window), ==, 9);
  assert_selected_state (window, 40, false);
  assert_selected_state (window, 5, true);

  drag (window, 18, 20, 1, CONTROL);
  g_assert_cmpint (count_selected (window), ==, 12);
  drag (window, 0, 2, 1, CONTROL);
  g_assert_cmpint (count_selected (window), ==, 9);

  click (window, 60, 1, 0);
  click (window, 80, 1, SHIFT);
  g_assert_cmpint (count_selected (window), ==, 9);

  press (window, 'a', CONTROL);
  g_assert_cmpint (count_selected (window), ==, 81);
  press (window, 'i', CONTROL);
  g_assert_cmpint (count_selected (window), ==, 0);
  app_board_set_current (window->board, 40);
  press (window, 'i', CONTROL);
  g_assert_cmpint (count_selected (window), ==, 80);
  press (window, 'A', SHIFT | CONTROL);
  g_assert_cmpint (count_selected (window), ==, 0);

  app_board_set_current (window->board, 40);
  press (window, GDK_KEY_Right, SHIFT);
  press (window, GDK_KEY_Down, SHIFT | CONTROL);
  g_assert_cmpint (count_selected (window), ==, 10);
  press (window, GDK_KEY_Left, 0);
  g_assert_cmpint (count_selected (window), ==, 1);
  g_assert_cmpint (app_board_get_current (window->board), ==, 76);

  close_window (window);
}

/* A double click takes all that have the same, and so does its key. */
static void
test_alike (void)
{
  AppWindow *window = open_empty ();

  drag (window, 0, 30, 1, 0);
  press (window, '7', 0);
  app_board_press (window->board, 10, 1, 0, 1);
  app_board_press (window->board, 10, 1, 0, 2);
  app_board_end_drag (window->board);
  g_assert_cmpint (count_selected (window), ==, 4);

  click (window, 0, 1, 0);
  press (window, 'F', SHIFT);
  g_assert_cmpint (count_selected (window), ==, 4);
  press (window, 'f', 0);
  g_assert_cmpint (window->found, ==, 7);
  press (window, 'f', 0);
  g_assert_cmpint (window->found, ==, 0);

  close_window (window);
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

  drag (window, 10, 12, 1, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      before = *get (window);
      press (window, keys[i].keyval, keys[i].state);
      assert_one_step (window, &before);
    }

  g_assert_true (get (window)->sudoku.auto_marks);
  close_window (window);
}

static void
test_modes (void)
{
  AppWindow *window = open_empty ();
  const GameSudoku *sudoku;
  GameState before = *get (window);

  app_board_set_current (window->board, 3);
  press (window, 'x', 0);
  press (window, '1', 0);
  press (window, GDK_KEY_space, 0);
  press (window, '2', 0);
  press (window, 'v', 0);
  press (window, '3', 0);
  press (window, GDK_KEY_space, 0);
  g_assert_cmpint (window->mode, ==, APP_MODE_DIGIT);
  press (window, GDK_KEY_space, SHIFT);
  g_assert_cmpint (window->mode, ==, APP_MODE_COLOR);
  press (window, 'e', 0);
  g_assert_cmpint (window->mode, ==, APP_MODE_CENTRE);
  press (window, 'e', 0);

  sudoku = &get (window)->sudoku;
  g_assert_cmpint (sudoku->corner[3], ==, 1);
  g_assert_cmpint (sudoku->marks[3], ==, 2);
  g_assert_cmpint (sudoku->colors[3], ==, 4);

  press (window, '9', 0);
  press (window, 'u', 0);
  press (window, 'r', 0);
  sudoku = &get (window)->sudoku;
  g_assert_cmpint (sudoku->entries.digit[3], ==, 9);
  for (int i = 0; i < 4; i++)
    act (window, "win.undo");
  g_assert_true (game_state_equal (get (window), &before));

  close_window (window);
}

/* A key that is held enters its digit once, and does not take it out again. */
static void
test_held (void)
{
  AppWindow *window = open_empty ();

  app_board_set_current (window->board, 0);
  for (int i = 0; i < 4; i++)
    g_assert_true (app_window_key_cb (window, '5', 14, 0));
  g_assert_cmpint (get (window)->sudoku.entries.digit[0], ==, 5);

  app_window_key_released_cb (window);
  g_assert_true (app_window_key_cb (window, '5', 14, 0));
  g_assert_cmpint (get (window)->sudoku.entries.digit[0], ==, 0);

  /* Another cell is another press. */
  g_assert_true (app_window_key_cb (window, GDK_KEY_Right, 114, 0));
  g_assert_true (app_window_key_cb (window, '5', 14, 0));
  g_assert_cmpint (get (window)->sudoku.entries.digit[1], ==, 5);

  close_window (window);
}

/* A new digit leaves the marks that it sees, if that is wanted. */
static void
test_tidy (void)
{
  AppWindow *window = open_empty ();

  for (int tidy = 0; tidy < 2; tidy++)
    {
      g_settings_set_boolean (window->settings, "tidy-marks", tidy);
      act (window, "win.new-empty");
      app_board_set_current (window->board, 0);
      press (window, '6', CONTROL);
      app_board_set_current (window->board, 8);
      press (window, '6', 0);
      g_assert_cmpint (get (window)->sudoku.marks[0], ==, tidy ? 0 : 1 << 5);
    }

  close_window (window);
}

/* With nothing selected a digit is looked for while it is held, and one of the pad is locked. */
static void
test_nothing_selected (void)
{
  AppWindow *window = open_empty ();
  GameState before = *get (window);

  press (window, 'A', SHIFT | CONTROL);
  press (window, '5', 0);
  g_assert_cmpint (window->found, ==, 5);
  app_window_key_released_cb (window);
  g_assert_cmpint (window->found, ==, 0);
  g_assert_true (game_state_equal (get (window), &before));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.digit", "i", 5);
  g_assert_cmpint (window->locked, ==, 5);
  g_assert_true (game_state_equal (get (window), &before));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.digit", "i", 5);
  g_assert_cmpint (window->locked, ==, 0);

  close_window (window);
}

/* A digit that is locked goes into every square of a drag in one step; the first tells whether it
 * comes or goes. */
static void
test_digit_first (void)
{
  AppWindow *window = open_empty ();
  GameState before = *get (window);

  g_settings_set_boolean (window->settings, "digit-first", true);
  press (window, '3', 0);
  g_assert_cmpint (window->locked, ==, 3);

  drag (window, 0, 40, 1, 0);
  g_assert_cmpint (get (window)->sudoku.entries.digit[20], ==, 3);
  g_assert_cmpint (get (window)->sudoku.entries.digit[40], ==, 3);
  assert_one_step (window, &before);

  before = *get (window);
  drag (window, 10, 50, 1, 0);
  g_assert_cmpint (get (window)->sudoku.entries.digit[0], ==, 3);
  g_assert_cmpint (get (window)->sudoku.entries.digit[40], ==, 0);
  g_assert_cmpint (get (window)->sudoku.entries.digit[50], ==, 0);
  assert_one_step (window, &before);

  before = *get (window);
  press (window, 'c', 0);
  click (window, 80, 1, 0);
  g_assert_cmpint (get (window)->sudoku.marks[80], ==, 1 << 2);
  assert_one_step (window, &before);
  press (window, 'z', 0);

  /* Control and Shift still select, and Return does what a click does. */
  click (window, 70, 1, CONTROL);
  g_assert_cmpint (get (window)->sudoku.entries.digit[70], ==, 0);
  press (window, GDK_KEY_Return, 0);
  g_assert_cmpint (get (window)->sudoku.entries.digit[70], ==, 3);

  press (window, '3', 0);
  g_assert_cmpint (window->locked, ==, 0);
  close_window (window);
}

/* Escape takes away one thing after the other. */
static void
test_escape (void)
{
  AppWindow *window = open_empty ();
  GameState before = *get (window);

  app_toast_hide (window->toast);
  while (gtk_widget_get_visible (GTK_WIDGET (window->toast)))
    g_main_context_iteration (NULL, true);

  app_board_set_current (window->board, 8);
  app_window_lock_digit (window, 2);
  app_board_press (window->board, 0, 1, 0, 1);
  app_board_drag_to (window->board, 4);
  g_assert_false (game_state_equal (get (window), &before));

  g_assert_true (app_window_key_cb (window, GDK_KEY_Escape, 9, 0));
  g_assert_true (game_state_equal (get (window), &before));
  g_assert_cmpint (app_board_get_current (window->board), ==, 8);
  g_assert_cmpint (window->locked, ==, 2);
  app_board_drag_to (window->board, 5);
  g_assert_true (game_state_equal (get (window), &before));

  g_assert_true (app_window_key_cb (window, GDK_KEY_Escape, 9, 0));
  g_assert_cmpint (window->locked, ==, 0);
  g_assert_cmpint (count_selected (window), ==, 1);
  g_assert_true (app_window_key_cb (window, GDK_KEY_Escape, 9, 0));
  g_assert_cmpint (count_selected (window), ==, 0);
  g_assert_false (app_window_key_cb (window, GDK_KEY_Escape, 9, 0));

  close_window (window);
}

/* What is done in between another way ends a stroke, which never changes that step. */
static void
test_stroke_ends (void)
{
  AppWindow *window = open_empty ();
  GameState before;

  app_window_lock_digit (window, 2);
  app_board_press (window->board, 0, 1, 0, 1);
  before = *get (window);
  press (window, 'm', 0);
  app_board_drag_to (window->board, 4);
  g_assert_cmpint (get (window)->sudoku.entries.digit[4], ==, 0);
  assert_one_step (window, &before);
  app_board_end_drag (window->board);

  close_window (window);
}

static void
test_letters (void)
{
  AppWindow *window = open_empty ();

  g_settings_set_boolean (window->settings, "single-key-shortcuts", false);
  g_assert_false (app_window_press_key (window, 'x', 53, 0));
  g_assert_false (app_window_press_key (window, 'w', 25, 0));
  g_assert_cmpint (window->mode, ==, APP_MODE_DIGIT);
  g_settings_reset (window->settings, "single-key-shortcuts");
  press (window, 'x', 0);
  g_assert_cmpint (window->mode, ==, APP_MODE_CORNER);

  close_window (window);
}

static bool
is_excluded (AppWindow *window,
             int        square)
{
  const QueensBoard *excluded = &get (window)->queens.excluded;

  return queens_board_has (excluded, square / excluded->n, square % excluded->n);
}

static bool
is_queen (AppWindow *window,
          int        square)
{
  const QueensBoard *queens = &get (window)->queens.queens;

  return queens_board_has (queens, square / queens->n, square % queens->n);
}

static void
test_queens (void)
{
  AppWindow *window = open_window ();
  GameState before;

  app_window_size_picked_cb (window, 8);
  app_window_set_kind (window, GAME_QUEENS);

  /* A drag with the first button is one click. */
  before = *get (window);
  drag (window, 0, 7, 1, 0);
  g_assert_true (is_queen (window, 0));
  g_assert_false (is_queen (window, 1) || is_excluded (window, 1));
  assert_one_step (window, &before);

  /* One with the other button excludes; a queen stays what it is. */
  before = *get (window);
  drag (window, 8, 15, 3, 0);
  g_assert_true (is_excluded (window, 8) && is_excluded (window, 12) && is_excluded (window, 15));
  assert_one_step (window, &before);
  before = *get (window);
  drag (window, 12, 15, 3, 0);
  g_assert_true (is_excluded (window, 8) && !is_excluded (window, 12) && !is_excluded (window, 15));
  assert_one_step (window, &before);

  /* So does the first one if that is wanted, and a key with what is selected. */
  press (window, 'e', 0);
  click (window, 20, 1, 0);
  g_assert_true (is_excluded (window, 20));
  press (window, 'e', 0);
  before = *get (window);
  app_board_set_current (window->board, 24);
  press (window, GDK_KEY_Right, SHIFT);
  press (window, 'x', 0);
  g_assert_true (is_excluded (window, 24) && is_excluded (window, 25));
  assert_one_step (window, &before);

  /* A queen takes the place of the mark. */
  app_board_set_current (window->board, 24);
  press (window, GDK_KEY_Return, 0);
  g_assert_true (is_queen (window, 24) && !is_excluded (window, 24));
  click (window, 24, 1, 0);
  g_assert_false (is_queen (window, 24) || is_excluded (window, 24));

  close_window (window);
}

/* A finger that rests excludes, and a press of a coloured board goes round. */
static void
test_coloured (void)
{
  AppWindow *window = open_window ();
  ColouredPuzzle puzzle = { .n = 5 };
  GameState state;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = square / 5;
  state = game_state_new_coloured (&puzzle);
  app_window_replace (window, &state);

  click (window, 7, 1, 0);
  g_assert_true (is_excluded (window, 7) && !is_queen (window, 7));
  click (window, 7, 1, 0);
  g_assert_true (!is_excluded (window, 7) && is_queen (window, 7));
  click (window, 7, 1, 0);
  g_assert_true (game_state_equal (get (window), &state));

  drag (window, 0, 4, 1, 0);
  g_assert_true (is_excluded (window, 0) && is_excluded (window, 4));
  assert_one_step (window, &state);

  app_window_square_activated_cb (window, 12);
  g_assert_true (is_queen (window, 12));
  app_window_square_held_cb (window, 13);
  g_assert_true (is_excluded (window, 13));

  close_window (window);
}

/* What is selected is of the board that is shown, while another one comes too. */
static void
test_other_board (void)
{
  AppWindow *window = open_empty ();
  GameState large = game_state_new_queens (QUEENS_MAX);

  app_window_start (window, &large);
  app_board_set_current (window->board, QUEENS_MAX * QUEENS_MAX - 1);
  app_window_set_page (window, APP_PAGE_WATCH);
  app_window_set_kind (window, GAME_SUDOKU);
  g_assert_cmpint (app_board_get_current (window->board), <, SUDOKU_CELLS);
  g_assert_cmpint (count_selected (window), ==, 1);

  close_window (window);
}

/* Also where no solution is picked on the page of solutions. */
static void
test_selection_on_solutions (void)
{
  AppWindow *window = open_empty ();

  app_window_set_page (window, APP_PAGE_SOLUTIONS);
  click (window, 0, 1, 0);
  click (window, 80, 1, 0);
  g_assert_cmphex (window->board->scene.flags[80] & PAINT_SELECTED, !=, 0);
  g_assert_cmphex (window->board->scene.flags[0] & PAINT_SELECTED, ==, 0);

  close_window (window);
}

/* The focus stays on the board when another one comes while another window is the active one. */
static void
test_focus_of_inactive (void)
{
  AppWindow *window = open_empty ();
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());
  GtkWidget *focus;

  app_board_set_current (window->board, 40);
  gtk_widget_grab_focus (GTK_WIDGET (window->board));
  gtk_window_present (other);
  while (gtk_window_is_active (GTK_WINDOW (window)) || !gtk_window_is_active (other))
    g_main_context_iteration (NULL, true);

  app_window_set_kind (window, GAME_QUEENS);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_parent (focus) == GTK_WIDGET (window->board));

  gtk_window_destroy (other);
  close_window (window);
}

/* Whoever wants the focus to be on the board, one that is covered does not take it. */
static void
test_focus_of_covered (void)
{
  AppWindow *window = open_empty ();

  gtk_widget_set_visible (GTK_WIDGET (window->board), false);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (window->board));
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));

  gtk_widget_set_visible (GTK_WIDGET (window->board), true);
  gtk_widget_grab_focus (GTK_WIDGET (window->board));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));

  close_window (window);
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
  g_test_add_func ("/app/input/coloured", test_coloured);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
