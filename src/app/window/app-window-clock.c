/* The window, its clock: what is shown of it, and the pause by hand, which covers the board.
 *
 * A pause ends with whatever a person does to the puzzle, and with the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "game/text/game-text-games.h"

static bool
app_window_shows_clock (AppWindow *self)
{
  return g_settings_get_boolean (self->settings, "show-clock");
}

static void
app_window_show_clock (AppWindow *self)
{
  g_autofree char *time = NULL;

  if (app_window_shows_clock (self))
    time = game_text_time (game_play_get_stats (app_window_get_play (self)).milliseconds);

  app_play_page_set_clock (self->play_page, time);
}

bool
app_window_continue (AppWindow *self)
{
  bool was_paused = app_session_is_paused (self->session);

  app_window_set_paused (self, false);

  return was_paused;
}

/* While a puzzle cannot be paused there is no button for it. */
void
app_window_update_clock (AppWindow *self)
{
  bool can_pause = app_window_shows_clock (self) && self->page == APP_PAGE_PLAY
                   && !app_session_is_entering (self->session)
                   && !game_state_is_solved (app_window_get_state (self));

  if (!can_pause)
    app_window_continue (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pause", can_pause);
  app_window_show_clock (self);
}

static void
app_window_interrupted_cb (AppWindow *self)
{
  app_window_continue (self);
  app_window_update_clock (self);
}

/* A board that is hidden cannot be read in any way. */
static void
app_window_paused_cb (AppWindow *self)
{
  bool paused = app_session_is_paused (self->session);
  GtkWidget *board = GTK_WIDGET (self->board);
  int side;

  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &side, NULL, NULL, NULL);
  if (paused)
    gtk_widget_set_size_request (self->cover, side, side);

  app_toast_hide (self->toast);
  app_hinter_close (self->hinter);
  gtk_widget_set_visible (self->cover, paused);
  gtk_widget_set_visible (board, !paused);
  app_window_enable_actions (self);
  if (paused)
    gtk_widget_child_focus (self->cover, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (board);
}

void
app_window_cover_pressed_cb (AppWindow *self)
{
  app_window_continue (self);
}

void
app_window_set_paused (AppWindow *self,
                       bool       paused)
{
  if (app_session_is_paused (self->session) == paused)
    return;

  app_session_set_paused (self->session, paused);
  g_object_notify (G_OBJECT (self), "paused");
}

void
app_window_init_clock (AppWindow *self)
{
  g_signal_connect (self, "notify::page", G_CALLBACK (app_window_interrupted_cb), NULL);
  g_signal_connect (self, "notify::paused", G_CALLBACK (app_window_paused_cb), NULL);
  g_signal_connect_object (self->session, "tick", G_CALLBACK (app_window_show_clock), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::show-clock",
                           G_CALLBACK (app_window_update_clock), self, G_CONNECT_SWAPPED);
}
