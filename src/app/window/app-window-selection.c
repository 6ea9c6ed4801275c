/* The window, its selection: the actions that choose the squares which a move acts on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/play/app-pad.h"

GameSquares
app_window_get_squares (AppWindow *self)
{
  const GameSquares *selected = app_board_get_selected (self->board);

  if (app_window_get_kind (self) == GAME_QUEENS && game_squares_count (selected) <= 1)
    return game_squares_of (app_board_get_current (self->board));

  return *selected;
}

bool
app_window_select_none (AppWindow *self)
{
  GameSquares none = game_squares_none ();
  int n_selected = game_squares_count (app_board_get_selected (self->board));

  app_board_select (self->board, &none);

  return n_selected > (app_window_get_kind (self) == GAME_QUEENS ? 1 : 0);
}

/* Whether something at a place of the window takes presses: a square, a control, or the pad, whose
 * keys were meant by a press between them. */
static bool
app_window_takes_press (AppWindow *self,
                        double     x,
                        double     y)
{
  GtkWidget *top = GTK_WIDGET (self->split);
  GtkWidget *widget = gtk_widget_pick (top, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != top && !gtk_widget_get_focusable (widget)
         && !APP_IS_PAD (widget))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL && widget != top;
}

/* A press beside the board and all controls lets go what is selected. A button hears of a press
 * only when it ends, so that this one comes here first. */
void
app_window_pressed_cb (AppWindow *self,
                       int        n_press,
                       double     x,
                       double     y)
{
  if (self->page == APP_PAGE_PLAY && !app_session_is_paused (self->session)
      && !app_window_takes_press (self, x, y))
    app_window_select_none (self);
}

static void
app_window_select_all_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameSquares all = app_squares_all (game_state_size (app_window_get_state (self)));

  app_board_select (self->board, &all);
}

static void
app_window_select_none_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  app_window_select_none (APP_WINDOW (widget));
}

static void
app_window_select_invert_cb (GtkWidget  *widget,
                             const char *action_name,
                             GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameSquares inverse = app_squares_invert (app_board_get_selected (self->board),
                                            game_state_size (app_window_get_state (self)));

  app_board_select (self->board, &inverse);
}

/* All squares that have what the one with the cursor has. */
void
app_window_alike_requested_cb (AppWindow *self)
{
  GameSquares alike = app_squares_alike (app_window_get_state (self), self->mode,
                                         app_board_get_current (self->board));

  app_board_select (self->board, &alike);
}

static void
app_window_select_alike_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  app_window_alike_requested_cb (APP_WINDOW (widget));
}

/* Highlights the digit of the cursor's cell until it is asked for again. */
static void
app_window_find_here_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  const GameState *state = app_window_get_state (self);
  SudokuGrid grid;
  int digit;

  if (state->kind != GAME_SUDOKU)
    return;

  grid = game_sudoku_grid (&state->sudoku);
  digit = grid.digit[app_board_get_current (self->board)];
  app_window_find_digit (self, self->found == digit ? 0 : digit);
}

void
app_window_install_selection (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.select-all", NULL, app_window_select_all_cb);
  gtk_widget_class_install_action (widget_class, "win.select-none", NULL,
                                   app_window_select_none_cb);
  gtk_widget_class_install_action (widget_class, "win.select-invert", NULL,
                                   app_window_select_invert_cb);
  gtk_widget_class_install_action (widget_class, "win.select-alike", NULL,
                                   app_window_select_alike_cb);
  gtk_widget_class_install_action (widget_class, "win.find-here", NULL, app_window_find_here_cb);
}
