/* The window, its selection: the actions that choose the squares which a move acts on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-window-private.h"

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
  GameSquares none = game_squares_none ();

  app_board_select (APP_WINDOW (widget)->board, &none);
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
static void
app_window_select_alike_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameSquares alike = app_squares_alike (app_window_get_state (self), self->mode,
                                         app_board_get_current (self->board));

  app_board_select (self->board, &alike);
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
}
