/* The picture of a search tree: paint_tree () on a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-tree.h"

#include "app/widgets/app-theme.h"

struct _AppWatchTree
{
  GtkDrawingArea parent_instance;

  GamePlayback  *playback;
};

G_DEFINE_FINAL_TYPE (AppWatchTree, app_watch_tree, GTK_TYPE_DRAWING_AREA)

static void
app_watch_tree_draw_cb (GtkDrawingArea *area,
                        cairo_t        *cr,
                        int             width,
                        int             height,
                        gpointer        data)
{
  AppWatchTree *self = APP_WATCH_TREE (area);
  PaintTheme theme;

  if (self->playback == NULL)
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_tree (cr, game_playback_get_search (self->playback),
              game_playback_get_event (self->playback), &theme, width, height);
}

static void
app_watch_tree_dispose (GObject *object)
{
  AppWatchTree *self = APP_WATCH_TREE (object);

  g_clear_object (&self->playback);

  G_OBJECT_CLASS (app_watch_tree_parent_class)->dispose (object);
}

static void
app_watch_tree_class_init (AppWatchTreeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_tree_dispose;
}

static void
app_watch_tree_init (AppWatchTree *self)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), app_watch_tree_draw_cb, NULL, NULL);
}

void
app_watch_tree_show (AppWatchTree *self,
                     GamePlayback *playback)
{
  g_return_if_fail (APP_IS_WATCH_TREE (self));

  g_set_object (&self->playback, playback);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
