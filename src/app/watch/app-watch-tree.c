/* The picture of the search that is watched: as large as the zoom area around it says, and only
 * the part that can be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-tree.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"
#include "app/widgets/app-zoom-area.h"
#include "paint/paint.h"

enum
{
  TREE_HEIGHT = 112,
  NODE_MARGIN = 20,             /* around the node at work, at the usual scale */
};

struct _AppWatchTree
{
  GtkWidget     parent_instance;

  GamePlayback *playback;
};

static void app_watch_tree_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchTree, app_watch_tree, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_tree_init_view))

static void
app_watch_tree_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? TREE_HEIGHT : 0;
}

static void
app_watch_tree_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);
  AppZoomArea *around = app_zoom_area_get_around (widget);
  double scale = app_zoom_get_scale (app_zoom_area_get_zoom (around));
  graphene_rect_t visible;
  PaintTheme theme;
  cairo_t *cr;

  if (self->playback == NULL)
    return;

  app_theme_read (widget, &theme);
  app_zoom_area_get_visible (around, &visible);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  cairo_scale (cr, scale, scale);
  paint_tree (cr, game_playback_get_search (self->playback),
              game_playback_get_event (self->playback), &theme,
              gtk_widget_get_width (widget) / scale, gtk_widget_get_height (widget) / scale);
  cairo_destroy (cr);
}

/* The node at work stays in sight. */
static void
app_watch_tree_show_current (AppWatchTree *self)
{
  AppZoomArea *around = app_zoom_area_get_around (GTK_WIDGET (self));
  double scale = app_zoom_get_scale (app_zoom_area_get_zoom (around));
  double width = gtk_widget_get_width (GTK_WIDGET (self)) / scale;
  double height = gtk_widget_get_height (GTK_WIDGET (self)) / scale;
  double x;
  double y;

  if (paint_tree_find_current (game_playback_get_search (self->playback),
                               game_playback_get_event (self->playback), width, height, &x, &y))
    app_zoom_area_show (around, &(GdkRectangle) { x * scale, y * scale, 1, 1 },
                        NODE_MARGIN * scale);
}

static void
app_watch_tree_show (AppWatchView   *view,
                     AppWatchPlayer *player)
{
  AppWatchTree *self = APP_WATCH_TREE (view);

  g_set_object (&self->playback, app_watch_view_get_playback (player));
  app_watch_tree_show_current (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
app_watch_tree_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_tree_show;
}

static void
app_watch_tree_dispose (GObject *object)
{
  g_clear_object (&APP_WATCH_TREE (object)->playback);

  G_OBJECT_CLASS (app_watch_tree_parent_class)->dispose (object);
}

static void
app_watch_tree_class_init (AppWatchTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_tree_dispose;
  widget_class->measure = app_watch_tree_measure;
  widget_class->snapshot = app_watch_tree_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
app_watch_tree_init (AppWatchTree *self)
{
  app_widget_set_name (GTK_WIDGET (self), _("Search tree"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _("The search tree. Circle: a choice that stands. Square: refused. "
                                 "Triangle: taken back, with all below it. Diamond: a solution."));
}
