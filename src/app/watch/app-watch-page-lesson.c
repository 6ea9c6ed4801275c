/* The Watch page while a lesson is open: the card of the lesson stands in the place of method and
 * views, and its search is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-page-private.h"

bool
app_watch_page_is_in_lesson (AppWatchPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->lesson_card));
}

/* In the order of AppWatchViewId. */
static const char *const view_names[APP_N_WATCH_VIEWS] = { "tree", "code", "state", "stack",
                                                           "stop" };

static void
app_watch_page_set_view (AppWatchPage *self,
                         const char   *name)
{
  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    if (g_strcmp0 (name, view_names[view]) == 0)
      app_watch_views_set_view (self->views, view);
}

void
app_watch_page_lesson_scene_cb (AppWatchPage *self)
{
  uint64_t position = app_lesson_card_get_position (self->lesson_card);

  app_watch_transport_set_speed_key (self->transport, "watch-speed");
  app_watch_player_set_method (self->player, app_lesson_card_get_method (self->lesson_card));
  app_watch_player_restore (self->player, position);
  app_watch_page_set_view (self, app_lesson_card_get_view (self->lesson_card));
}

void
app_watch_page_lesson_moved_cb (AppWatchPage *self,
                                uint64_t      position)
{
  app_watch_player_seek (self->player, position);
}

void
app_watch_page_lesson_closed_cb (AppWatchPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_card), false);
  app_watch_page_set_view (self, self->own_view);
  g_clear_pointer (&self->own_view, g_free);
  app_watch_page_start_method (self);
  app_watch_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->transport));
}

void
app_watch_page_open_lesson (AppWatchPage *self,
                            int           lesson)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  if (self->own_view == NULL)
    self->own_view = g_settings_get_string (self->settings, "watch-view");
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_card), true);
  app_lesson_card_open (self->lesson_card, lesson);
  app_watch_page_update (self);
}

bool
app_watch_page_press_square (AppWatchPage *self,
                             int           square)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), false);

  return app_watch_page_is_in_lesson (self)
         && app_lesson_card_press_square (self->lesson_card, square);
}
