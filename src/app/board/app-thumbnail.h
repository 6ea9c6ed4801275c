/* One solution of the list as a small board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

#define APP_TYPE_THUMBNAIL (app_thumbnail_get_type ())

G_DECLARE_FINAL_TYPE (AppThumbnail, app_thumbnail, APP, THUMBNAIL, GtkDrawingArea)

/* The scene is copied. */
void       app_thumbnail_set_scene (AppThumbnail     *self,
                                    const PaintScene *scene);
