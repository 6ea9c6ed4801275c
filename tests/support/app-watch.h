/* The Watch page in a window, its labels and its keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-page.h"
#include "app/watch/app-watch-transport.h"
#include "support/app-pages.h"

#define WATCH(self, name) \
  (gtk_widget_get_template_child (GTK_WIDGET (self), APP_TYPE_WATCH_PAGE, name))

#define TRANSPORT(self, name) \
  (gtk_widget_get_template_child (GTK_WIDGET (WATCH (self, "transport")), \
                                  APP_TYPE_WATCH_TRANSPORT, name))

static inline AppWatchPage *
watch (const GameState *puzzle,
       GtkWindow      **window)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWatchPage *page = g_object_new (APP_TYPE_WATCH_PAGE, NULL);

  app_watch_page_bind_settings (page, settings);
  *window = show (GTK_WIDGET (page));
  app_watch_page_set_puzzle (page, puzzle);
  app_watch_page_set_active (page, true);

  return page;
}

static inline const char *
counter (AppWatchPage *page,
         const char   *name)
{
  GObject *counters = WATCH (page, "counters");
  GType type = G_OBJECT_TYPE (counters);

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (counters),
                                                                       type, name)));
}

static inline void
press (AppWatchPage *page,
       guint         keyval)
{
  g_assert_true (app_watch_page_press_key (page, keyval, 0));
}

static inline bool
moves (AppWatchPage *page)
{
  const char *icon = gtk_button_get_icon_name (GTK_BUTTON (TRANSPORT (page, "play_button")));

  return g_str_equal (icon, "media-playback-pause-symbolic");
}

static inline void
wait_for_rest (AppWatchPage *page)
{
  while (moves (page))
    turn ();
}

static inline void
wait_for_trace (AppWatchPage *page)
{
  while (g_str_has_prefix (counter (page, "length_label"), "≥"))
    turn ();
}

static inline GameState
board_of (AppWatchPage *page)
{
  PaintScene scene;
  GameState state;

  app_watch_page_get_scene (page, &scene, &state);

  return state;
}
