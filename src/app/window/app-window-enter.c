/* The window, a puzzle that is entered: what keys mean then, and Start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

/* The one cell that a digit goes into, or -1. */
static int
app_window_get_entry_cell (AppWindow *self)
{
  const GameSquares *selected = app_board_get_selected (self->board);

  if (self->page != APP_PAGE_PLAY || app_window_get_kind (self) != GAME_SUDOKU
      || self->mode != APP_MODE_DIGIT || game_squares_count (selected) != 1
      || !app_session_is_entering (self->session)
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
  GamePlay *queens = app_session_get_play_of (self->session, GAME_QUEENS);

  app_session_enter_queens (self->session, game_state_size (game_play_get_state (queens)));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What was entered becomes the puzzle. */
static void
app_window_fix_givens_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_session_start_entered (self->session);
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
