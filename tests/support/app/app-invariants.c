/* What holds of a window whatever the user has done: of its puzzles, of the board that shows them,
 * and of what can be done next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-invariants.h"

#include <string.h>

#include "app/board/app-cell.h"
#include "game/files/game-file.h"
#include "game/text/game-text.h"
#include "support/app/app-driver.h"

static void
assert_sudoku (const GameSudoku *sudoku)
{
  const SudokuDigits all = (1 << SUDOKU_DIGITS) - 1;
  SudokuGrid grid = game_sudoku_grid (sudoku);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_cmpint (grid.digit[cell], <=, SUDOKU_DIGITS);
      g_assert_true (sudoku->givens.digit[cell] == 0 || sudoku->entries.digit[cell] == 0);
      g_assert_cmpint (sudoku->marks[cell] & ~all, ==, 0);
      g_assert_cmpint (sudoku->corner[cell] & ~all, ==, 0);
      g_assert_cmpint (sudoku->colors[cell] & ~all, ==, 0);

      if (sudoku->auto_marks && grid.digit[cell] == 0)
        g_assert_cmpint (sudoku->marks[cell], ==,
                         sudoku_candidates (&grid, cell) & ~sudoku->struck[cell]);
      if (!sudoku->auto_marks)
        g_assert_cmpint (sudoku->struck[cell], ==, 0);
    }
}

static void
assert_queens (const GameQueens *queens)
{
  int n = queens->queens.n;

  g_assert_cmpint (n, >=, 1);
  g_assert_cmpint (n, <=, QUEENS_MAX);
  g_assert_cmpint (queens->fixed.n, ==, n);
  g_assert_cmpint (queens->excluded.n, ==, n);
  g_assert_true (queens->coloured.n == 0 || queens->coloured.n == n);

  for (int row = 0; row < n; row++)
    {
      uint64_t all = (UINT64_C (1) << n) - 1;

      g_assert_cmphex (queens->queens.row[row] & ~all, ==, 0);
      g_assert_cmphex (queens->excluded.row[row] & ~all, ==, 0);
      g_assert_cmphex (queens->fixed.row[row] & ~queens->queens.row[row], ==, 0);
      g_assert_cmphex (queens->excluded.row[row] & queens->queens.row[row], ==, 0);
    }
}

static void
assert_state (AppWindow *window)
{
  const GameState *state = ui_get_state (window);

  if (ui_is_chosen (window, "kind", "sudoku"))
    {
      g_assert_cmpint (state->kind, ==, GAME_SUDOKU);
      assert_sudoku (&state->sudoku);
    }
  else
    {
      g_assert_cmpint (state->kind, ==, GAME_QUEENS);
      assert_queens (&state->queens);
    }
}

static void
assert_shown (AppWindow       *window,
              const GameState *found,
              const GameState *wanted)
{
  g_autofree char *found_text = NULL, *wanted_text = NULL;

  if (game_state_equal (found, wanted))
    return;

  found_text = game_file_write (found);
  wanted_text = game_file_write (wanted);
  g_error ("on the page %s the board shows\n%s\nand should show\n%s",
           ui_get_choice (window, "page"), found_text, wanted_text);
}

/* The board shows what it would show if it were told now, or in the next frame, which has what
 * changes at the end of one. A search that is watched moves on in steps that are shown frame by
 * frame. */
static void
assert_scene (AppWindow *window,
              AppBoard  *board)
{
  const PaintScene *shown = app_board_get_scene (board);
  PaintScene scene;
  GameState state;

  if (ui_is_chosen (window, "page", "watch"))
    return;

  app_window_get_scene (window, &scene, &state);
  if (!game_state_equal (app_board_get_state (board), &state))
    {
      ui_wait_for_frame (window);
      app_window_get_scene (window, &scene, &state);
    }
  assert_shown (window, app_board_get_state (board), &state);
  g_assert_cmpint (shown->kind, ==, scene.kind);
  g_assert_cmpint (shown->size, ==, scene.size);
  g_assert_cmpmem (shown->digit, sizeof shown->digit, scene.digit, sizeof scene.digit);
  g_assert_cmpmem (shown->marks, sizeof shown->marks, scene.marks, sizeof scene.marks);
  g_assert_cmpmem (shown->corner, sizeof shown->corner, scene.corner, sizeof scene.corner);
  g_assert_cmpmem (shown->colors, sizeof shown->colors, scene.colors, sizeof scene.colors);
  g_assert_cmpmem (shown->flags, sizeof shown->flags, scene.flags, sizeof scene.flags);
  g_assert_cmpint (shown->marks_in_places, ==, scene.marks_in_places);
  g_assert_cmpint (shown->keypad_order, ==, scene.keypad_order);
  g_assert_cmpint (shown->same_digit, ==, scene.same_digit);
  g_assert_cmpint (shown->hint.is_shown, ==, scene.hint.is_shown);

  if (scene.kind == GAME_QUEENS)
    {
      g_assert_cmpmem (shown->queens.row, scene.size * sizeof scene.queens.row[0],
                       scene.queens.row, scene.size * sizeof scene.queens.row[0]);
      g_assert_cmpmem (shown->excluded.row, scene.size * sizeof scene.queens.row[0],
                       scene.excluded.row, scene.size * sizeof scene.queens.row[0]);
    }
}

/* The children that are cells; beside them the board has a button where its rows are numbered. */
static GPtrArray *
get_cells (AppBoard *board)
{
  GPtrArray *cells = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (APP_IS_CELL (child))
      g_ptr_array_add (cells, child);

  return cells;
}

/* What stands there, in the words of a puzzle or of a sum. */
static char *
dup_name (AppBoard *board,
          int       square)
{
  const PaintSum *sum = &app_board_get_scene (board)->sum;

  if (sum->puzzle.n_letters > 0)
    return game_text_words_square (&sum->puzzle, &sum->digits, sum->known, square);

  return game_text_square (app_board_get_state (board), square);
}

/* One cell for each square, named after what stands there; any few of them. */
static void
assert_cells (AppBoard *board)
{
  g_autoptr(GPtrArray) cells = get_cells (board);
  int size = app_board_get_scene (board)->size;

  g_assert_cmpuint (cells->len, ==, size * size);

  for (int i = 0; i < 8; i++)
    {
      int square = g_test_rand_int_range (0, size * size);
      GtkAccessible *cell = g_ptr_array_index (cells, square);
      g_autofree char *name = dup_name (board, square);

      gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_SELECTED,
                                        game_squares_has (app_board_get_selected (board),
                                                          square));
    }
}

static void
assert_selection (AppBoard *board)
{
  int size = app_board_get_scene (board)->size;

  g_assert_cmpint (app_board_get_current (board), >=, 0);
  g_assert_cmpint (app_board_get_current (board), <, size * size);
  g_assert_cmpint (game_squares_next (app_board_get_selected (board), size * size), <, 0);
}

/* Whatever is a button for undo or redo, can be pressed just where there is something. */
static void
assert_undo_buttons (GtkWidget          *widget,
                     const GameDocument *document)
{
  const char *action = NULL;

  if (GTK_IS_ACTIONABLE (widget))
    action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  if (g_strcmp0 (action, "win.undo") == 0)
    g_assert_true (gtk_widget_get_sensitive (widget) == game_document_can_undo (document));
  if (g_strcmp0 (action, "win.redo") == 0)
    g_assert_true (gtk_widget_get_sensitive (widget) == game_document_can_redo (document));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_undo_buttons (child, document);
}

/* A widget and all that it is in, outermost last. */
static char *
dup_place (GtkWidget *widget)
{
  g_autoptr(GString) place = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (place, " %s%s", G_OBJECT_TYPE_NAME (widget),
                            gtk_widget_get_mapped (widget) ? "" : " (unmapped)");

  return g_string_free (g_steal_pointer (&place), false);
}

/* The focus is on something that is seen, or on an item that was scrolled out of a list that is
 * seen. From what has left the window GTK takes it with the next event, of which there are none
 * here; and from what was hidden at the end of a frame. */
static void
assert_focus (AppWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autofree char *place = NULL;

  if (focus != NULL && !gtk_widget_get_mapped (focus))
    {
      ui_wait_for_frame (window);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
    }

  if (focus == NULL || gtk_widget_get_root (focus) == NULL)
    return;

  place = dup_place (focus);
  if (GTK_IS_LIST_VIEW (gtk_widget_get_parent (focus)))
    focus = gtk_widget_get_parent (focus);
  if (gtk_widget_get_root (focus) != GTK_ROOT (window) || !gtk_widget_get_mapped (focus))
    g_error ("the focus is where nobody sees it:%s", place);
}

void
assert_invariants (AppWindow *window)
{
  AppBoard *board = ui_get_board (window);

  assert_state (window);
  assert_scene (window, board);
  assert_cells (board);
  assert_selection (board);
  assert_undo_buttons (GTK_WIDGET (window), game_play_get_document (app_window_get_play (window)));
  assert_focus (window);
}
