/* The picture of a board for the clipboard and for dragging: it is made when a program asks for it,
 * in the format that it asks for, and on a worker thread, for a PNG takes longer than a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-file.h"

G_BEGIN_DECLS

#define APP_TYPE_PICTURE (app_picture_get_type ())

G_DECLARE_FINAL_TYPE (AppPicture, app_picture, APP, PICTURE, GdkContentProvider)

/* Offers the scene as PNG and SVG. */
GdkContentProvider *app_picture_new        (const PaintScene    *scene);

/* Makes the bytes of a picture, without blocking. `scene` is copied. */
void                app_picture_make_async (const PaintScene    *scene,
                                            PaintFile            format,
                                            double               scale,
                                            GCancellable        *cancellable,
                                            GAsyncReadyCallback  callback,
                                            gpointer             data);

/* New, or NULL. */
GBytes             *app_picture_make_finish (GAsyncResult       *result,
                                             GError            **error);

G_END_DECLS
