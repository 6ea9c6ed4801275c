/* The picture of a board for a file and for the clipboard. It is made on a worker thread, for a PNG
 * takes longer than a frame; for the clipboard when a program asks for it, in the format that the
 * program asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-file.h"
#include "paint/paint-walk.h"
#include "paint/tree/paint-tree-file.h"

#define APP_TYPE_PICTURE (app_picture_get_type ())

G_DECLARE_FINAL_TYPE (AppPicture, app_picture, APP, PICTURE, GdkContentProvider)

/* Offers a puzzle as a text, and as PNG and SVG: each program takes what it can. */
GdkContentProvider *app_picture_new_content (const char       *text,
                                             const PaintScene *scene);

/* Makes the bytes of a picture, without blocking, and writes them into a file, if it is not NULL,
 * in place of what was there, when all of it is written. `scene` is copied. */
void                app_picture_make_async (const PaintScene    *scene,
                                            PaintFile            format,
                                            double               scale,
                                            GFile               *file,
                                            GCancellable        *cancellable,
                                            GAsyncReadyCallback  callback,
                                            gpointer             data);

/* The same of a chart, into a file. */
void                app_picture_make_chart_async
                                            (const PaintChart    *chart,
                                             PaintFile            format,
                                             double               scale,
                                             GFile               *file,
                                             GAsyncReadyCallback  callback,
                                             gpointer             data);

/* The same of a walk; it fails where that has more boards than its format may have. */
void                app_picture_make_walk_async
                                            (const PaintWalk     *walk,
                                             int                  format,
                                             double               scale,
                                             GFile               *file,
                                             GAsyncReadyCallback  callback,
                                             gpointer             data);

/* The same of a tree, whose rows and columns count from `first`. */
void                app_picture_make_tree_async
                                            (const GameTree      *tree,
                                             int                  first,
                                             int                  format,
                                             GFile               *file,
                                             GAsyncReadyCallback  callback,
                                             gpointer             data);

/* New, or NULL. */
GBytes             *app_picture_make_finish (GAsyncResult       *result,
                                             GError            **error);

/* The same of one that was written into a file: a sentence that says how it went. New. */
char               *app_picture_save_finish (GAsyncResult       *result,
                                             GError            **error);
