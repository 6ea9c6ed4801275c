/* A small board. It keeps no more than its scene, and draws it again only when that changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-thumbnail.h"

#include "app/widgets/app-theme.h"

enum { THUMBNAIL_SIDE = 72 };

struct _AppThumbnail
{
  GtkWidget  parent_instance;

  PaintScene scene;
};

G_DEFINE_FINAL_TYPE (AppThumbnail, app_thumbnail, GTK_TYPE_WIDGET)

static void
app_thumbnail_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AppThumbnail *self = APP_THUMBNAIL (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  PaintTheme theme;
  cairo_t *cr;

  if (self->scene.size == 0)
    return;

  app_theme_read (widget, &theme);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  paint_thumbnail (cr, &self->scene, &theme, width, height);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
app_thumbnail_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
app_thumbnail_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = THUMBNAIL_SIDE;
}

static void
app_thumbnail_class_init (AppThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = app_thumbnail_snapshot;
  widget_class->get_request_mode = app_thumbnail_get_request_mode;
  widget_class->measure = app_thumbnail_measure;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
app_thumbnail_init (AppThumbnail *self)
{
}

GtkWidget *
app_thumbnail_new (void)
{
  return g_object_new (APP_TYPE_THUMBNAIL, NULL);
}

void
app_thumbnail_set_scene (AppThumbnail     *self,
                         const PaintScene *scene)
{
  g_return_if_fail (APP_IS_THUMBNAIL (self));

  self->scene = *scene;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
