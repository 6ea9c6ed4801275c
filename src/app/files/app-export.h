/* The picture of a board for other programs: as a file, and on the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "paint/paint-file.h"

G_BEGIN_DECLS

/* A chooser that asks where the picture is to be saved, what it is called (without a suffix), and
 * how large it is to be where that matters. */
GtkFileChooserNative *
      app_export_new_chooser   (GtkWindow            *parent,
                                const char           *name);

/* What was chosen in it: the format of the file, and pixels for each unit. */
void  app_export_get_choice    (GtkFileChooserNative *chooser,
                                PaintFile            *format,
                                double               *scale);

/* Writes the picture into a file, in place of what was there, when all of it is written. */
void  app_export_save_async    (const PaintScene     *scene,
                                PaintFile             format,
                                double                scale,
                                GFile                *file,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
bool  app_export_save_finish   (GAsyncResult         *result,
                                GError              **error);

/* The same thing for the clipboard, as a text and as a picture: each program takes what it can. */
GdkContentProvider *
      app_export_new_content   (const char           *text,
                                const PaintScene     *scene);

G_END_DECLS
