/* A small board. It keeps no more than its scene, and draws it again only when that changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-thumbnail.h"

#include "app/widgets/app-theme.h"

struct _AppThumbnail
{
  GtkDrawingArea parent_instance;

  PaintScene     scene;
};

G_DEFINE_FINAL_TYPE (AppThumbnail, app_thumbnail, GTK_TYPE_DRAWING_AREA)

static void
app_thumbnail_draw_cb (GtkDrawingArea *area,
                       cairo_t        *cr,
                       int             width,
                       int             height,
                       gpointer        data)
{
  AppThumbnail *self = APP_THUMBNAIL (area);
  PaintTheme theme;

  if (self->scene.size == 0)
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_thumbnail (cr, &self->scene, &theme, width, height);
}

static void
app_thumbnail_class_init (AppThumbnailClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
app_thumbnail_init (AppThumbnail *self)
{
  app_thumbnail_set_size (self, APP_THUMBNAIL_MEDIUM);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), app_thumbnail_draw_cb, NULL, NULL);
}

void
app_thumbnail_set_size (AppThumbnail     *self,
                        AppThumbnailSize  size)
{
  static const int sides[] = { 48, 72, 108 };

  g_return_if_fail (APP_IS_THUMBNAIL (self));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self), sides[size]);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), sides[size]);
}

void
app_thumbnail_set_scene (AppThumbnail     *self,
                         const PaintScene *scene)
{
  g_return_if_fail (APP_IS_THUMBNAIL (self));

  self->scene = *scene;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
