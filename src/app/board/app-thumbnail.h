/* One solution of the list as a small board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

typedef enum
{
  APP_THUMBNAIL_SMALL,
  APP_THUMBNAIL_MEDIUM,         /* if nothing else is said */
  APP_THUMBNAIL_LARGE,
} AppThumbnailSize;

#define APP_TYPE_THUMBNAIL (app_thumbnail_get_type ())

G_DECLARE_FINAL_TYPE (AppThumbnail, app_thumbnail, APP, THUMBNAIL, GtkDrawingArea)

void       app_thumbnail_set_size  (AppThumbnail     *self,
                                    AppThumbnailSize  size);

/* The scene is copied. */
void       app_thumbnail_set_scene (AppThumbnail     *self,
                                    const PaintScene *scene);
