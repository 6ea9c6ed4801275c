/* A page of the panel in a window of its own, and the Watch page there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app/app-page.h"

#include "app/watch/app-watch-transport.h"

GtkWindow *
ui_show_page (GtkWidget *page)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, 420, 700);
  gtk_window_set_child (window, page);
  gtk_window_present (window);
  wait_for (gtk_widget_get_mapped (page), "the page to be shown");

  return window;
}

void
ui_end_page (GtkWindow *window)
{
  gtk_window_destroy (window);
  run_pending ();
}

AppWatchPage *
ui_watch (const GameState *puzzle,
          GtkWindow      **window)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWatchPage *page = g_object_new (APP_TYPE_WATCH_PAGE, NULL);

  app_watch_page_bind_settings (page, settings);
  *window = ui_show_page (GTK_WIDGET (page));
  app_watch_page_set_puzzle (page, puzzle);
  app_watch_page_set_active (page, true);

  return page;
}

GObject *
ui_watch_part (AppWatchPage *page,
               const char   *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (page), APP_TYPE_WATCH_PAGE, name);
}

GObject *
ui_transport_part (AppWatchPage *page,
                   const char   *name)
{
  GObject *transport = ui_watch_part (page, "transport");

  return gtk_widget_get_template_child (GTK_WIDGET (transport), APP_TYPE_WATCH_TRANSPORT, name);
}

const char *
ui_watch_counter (AppWatchPage *page,
                  const char   *name)
{
  GObject *counters = ui_watch_part (page, "counters");
  GObject *label = gtk_widget_get_template_child (GTK_WIDGET (counters), G_OBJECT_TYPE (counters),
                                                  name);

  return gtk_label_get_label (GTK_LABEL (label));
}

void
ui_watch_press (AppWatchPage *page,
                guint         keyval)
{
  g_assert_true (app_watch_page_press_key (page, keyval, 0));
}

bool
ui_watch_plays (AppWatchPage *page)
{
  GtkButton *button = GTK_BUTTON (ui_transport_part (page, "play_button"));

  return g_str_equal (gtk_button_get_icon_name (button), "media-playback-pause-symbolic");
}

void
ui_watch_wait_for_rest (AppWatchPage *page)
{
  wait_for (!ui_watch_plays (page), "the search to stand still");
}

void
ui_watch_wait_for_trace (AppWatchPage *page)
{
  wait_for (*ui_watch_counter (page, "length_label") != '\0'
            && strstr (ui_watch_counter (page, "length_label"), "≥") == NULL,
            "the length of the search");
}

GameState
ui_watch_board (AppWatchPage *page)
{
  PaintScene scene;
  GameState state;

  app_watch_page_get_scene (page, &scene, &state);

  return state;
}
