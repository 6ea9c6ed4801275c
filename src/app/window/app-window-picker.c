/* The window, what opens at a square: the number picker and the context menu, and what only they
 * do.
 *
 * Both are made when they are first asked for and stay, as children of what holds the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-picker.h"

static const char *const menu_names[GAME_N_KINDS] = { "sudoku_menu", "queens_menu" };

static void
app_window_show_picker_cb (AppWindow *self)
{
  AppPad *pad = app_picker_get_pad (APP_PICKER (self->picker));
  GamePlay *play = app_session_get_play_of (self->session, GAME_SUDOKU);
  const GameState *state = game_play_get_state (play);

  app_pad_set_mode (pad, app_input_get_mode (self->input));
  app_pad_set_locked (pad, app_input_get_pen_digit (self->input));
  app_pad_set_sudoku (pad, &state->sudoku);
}

static void
app_window_popover_closed_cb (AppWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Puts a popover to where the board is. */
static void
app_window_add_popover (AppWindow *self,
                        GtkWidget *popover)
{
  gtk_widget_set_parent (popover, gtk_widget_get_parent (GTK_WIDGET (self->board)));
  g_signal_connect_object (popover, "closed", G_CALLBACK (app_window_popover_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
app_window_add_picker (AppWindow *self)
{
  AppPad *pad;

  self->picker = app_picker_new ();
  app_window_add_popover (self, self->picker);

  pad = app_picker_get_pad (APP_PICKER (self->picker));
  g_settings_bind (self->settings, "pad-order", pad, "order", G_SETTINGS_BIND_GET);
  g_signal_connect_object (pad, "digit-used", G_CALLBACK (app_window_show_picker_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::mode", G_CALLBACK (app_window_show_picker_cb), self, 0);
}

/* The pad of marks in the menu of a sudoku. */
static GtkWidget *
app_window_new_mark_pad (AppWindow *self)
{
  AppPad *pad = g_object_new (APP_TYPE_PAD, NULL);

  self->mark_pad = pad;
  app_pad_set_narrow (pad, true);
  app_pad_set_mode (pad, APP_MODE_CENTRE);
  app_pad_set_action (pad, "win.mark");
  /* Translators: the name of a small pad of keys that mark digits in a cell */
  gtk_accessible_update_property (GTK_ACCESSIBLE (pad), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Marks"),
                                  -1);

  return GTK_WIDGET (pad);
}

static void
app_window_add_menu (AppWindow *self,
                     GameKind   kind)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/nine-queens/ui/board-menu.ui");
  GObject *model = gtk_builder_get_object (builder, menu_names[kind]);

  self->menus[kind] = gtk_popover_menu_new_from_model (G_MENU_MODEL (model));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menus[kind]), false);
  app_window_add_popover (self, self->menus[kind]);
  if (kind == GAME_SUDOKU)
    gtk_popover_menu_add_child (GTK_POPOVER_MENU (self->menus[kind]),
                                app_window_new_mark_pad (self), "marks");
}

/* Where the cursor is. */
static void
app_window_point_to_current (AppWindow *self,
                             GtkWidget *popover)
{
  GdkRectangle area;

  app_board_get_area (self->board, app_board_get_current (self->board), &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

static void
app_window_picker_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int square = app_board_get_current (self->board);

  if (self->picker == NULL)
    app_window_add_picker (self);

  app_window_show_picker_cb (self);
  app_window_point_to_current (self, self->picker);
  app_picker_open (APP_PICKER (self->picker), square / SUDOKU_DIGITS, square % SUDOKU_DIGITS);
}

static void
app_window_context_menu_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  if (self->menus[app_window_get_kind (self)] == NULL)
    app_window_add_menu (self, app_window_get_kind (self));

  if (app_window_get_kind (self) == GAME_SUDOKU)
    app_pad_set_sudoku (self->mark_pad, &app_window_get_state (self)->sudoku);
  app_window_point_to_current (self, self->menus[app_window_get_kind (self)]);
  gtk_popover_popup (GTK_POPOVER (self->menus[app_window_get_kind (self)]));
}

static void
app_window_mark_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  app_input_enter_digit (APP_WINDOW (widget)->input, g_variant_get_int32 (parameter),
                         APP_MODE_CENTRE);
}

static void
app_window_no_colour_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  app_input_enter_digit (APP_WINDOW (widget)->input, 0, APP_MODE_COLOR);
}

static void
app_window_queen_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  app_input_play_selected (APP_WINDOW (widget)->input, GAME_MOVE_QUEEN, 0);
}

void
app_window_install_picker (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    const char                  *parameter;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.picker", NULL, app_window_picker_cb },
    { "win.context-menu", NULL, app_window_context_menu_cb },
    { "win.mark", "i", app_window_mark_cb },
    { "win.no-colour", NULL, app_window_no_colour_cb },
    { "win.queen", NULL, app_window_queen_cb },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

void
app_window_enable_picker (AppWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  bool playing = self->page == APP_PAGE_PLAY;
  bool sudoku = app_window_get_kind (self) == GAME_SUDOKU;

  gtk_widget_action_set_enabled (widget, "win.context-menu", playing);
  gtk_widget_action_set_enabled (widget, "win.picker", playing && sudoku);
  gtk_widget_action_set_enabled (widget, "win.mark", playing && sudoku);
  gtk_widget_action_set_enabled (widget, "win.no-colour", playing && sudoku);
  gtk_widget_action_set_enabled (widget, "win.queen", playing && !sudoku);
}

void
app_window_close_popovers (AppWindow *self)
{
  g_clear_pointer (&self->picker, gtk_widget_unparent);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    g_clear_pointer (&self->menus[kind], gtk_widget_unparent);
}
