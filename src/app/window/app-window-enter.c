/* The window, a puzzle that is entered: when that is, what keys mean then, and Start.
 *
 * A sudoku board without givens is one into which a puzzle is entered; so nothing has to be kept
 * for that, and undo comes back to it. A board of queens without fixed ones is a puzzle as it is:
 * there a person has to ask for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

bool
app_window_is_entering (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);

  if (state->kind == GAME_SUDOKU)
    return sudoku_count_digits (&state->sudoku.givens) == 0 && !game_state_is_solved (state);

  return self->entering_size == game_state_size (state)
         && !game_queens_is_coloured (&state->queens)
         && queens_board_count (&state->queens.fixed) == 0;
}

GameState
app_window_get_puzzle (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);

  return app_window_is_entering (self) ? game_state_new_entered (state) : *state;
}

GameState
app_window_take_into_entry (AppWindow       *self,
                            const GameState *taken)
{
  GameState state = *taken;

  if (taken->kind != self->kind || !app_window_is_entering (self)
      || !game_state_is_untouched (taken))
    return state;

  if (taken->kind == GAME_SUDOKU)
    {
      state.sudoku.entries = state.sudoku.givens;
      state.sudoku.givens = (SudokuGrid) { { 0 } };
    }
  else
    {
      state.queens.fixed = queens_board_empty (state.queens.fixed.n);
      self->entering_size = state.queens.fixed.n;
    }

  return state;
}

/* The one cell that a digit goes into, or -1. */
static int
app_window_get_entry_cell (AppWindow *self)
{
  const GameSquares *selected = app_board_get_selected (self->board);

  if (self->page != APP_PAGE_PLAY || self->kind != GAME_SUDOKU || self->mode != APP_MODE_DIGIT
      || game_squares_count (selected) != 1 || !app_window_is_entering (self)
      || !g_settings_get_boolean (self->settings, "enter-onwards"))
    return -1;

  return app_board_get_current (self->board);
}

static void
app_window_enter_at (AppWindow *self,
                     int        cell,
                     int        digit)
{
  GameMove move = {
    .kind = GAME_MOVE_DIGIT,
    .squares = game_squares_of (cell),
    .value = digit,
    .how = GAME_ADD,
  };

  if (digit == 0)
    move.kind = GAME_MOVE_ERASE;

  app_window_play (self, &move);
}

bool
app_window_enter_onwards (AppWindow *self,
                          int        digit)
{
  int cell = app_window_get_entry_cell (self);

  if (cell < 0)
    return false;

  app_window_enter_at (self, cell, digit);
  app_board_set_current (self->board, MIN (cell + 1, SUDOKU_CELLS - 1));

  return true;
}

bool
app_window_press_entry_key (AppWindow       *self,
                            unsigned int     keyval,
                            GdkModifierType  state)
{
  int cell = app_window_get_entry_cell (self);

  if (cell < 0 || (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return false;

  switch (keyval)
    {
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_period:
    case GDK_KEY_KP_Decimal:
    case GDK_KEY_space:
      return app_window_enter_onwards (self, 0);

    case GDK_KEY_BackSpace:
      app_board_set_current (self->board, MAX (cell - 1, 0));
      app_window_enter_at (self, MAX (cell - 1, 0), 0);
      return true;

    default:
      return false;
    }
}

static void
app_window_enter_queens_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int n = game_state_size (game_document_get_state (self->documents[GAME_QUEENS]));
  GameState state = game_state_new_queens (n);

  self->entering_size = n;
  app_window_start (self, &state);
  app_window_update (self);
}

/* What was entered becomes the puzzle. */
static void
app_window_fix_givens_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_window_start_entered (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
app_window_install_enter (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.enter-queens", NULL,
                                   app_window_enter_queens_cb);
  gtk_widget_class_install_action (widget_class, "win.fix-givens", NULL,
                                   app_window_fix_givens_cb);
}
