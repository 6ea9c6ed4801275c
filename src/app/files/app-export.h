/* The dialog that asks where the picture of a board is to be saved, and in which format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-file.h"

/* A chooser that asks where the picture is to be saved, what it is called (without a suffix), and
 * how large it is to be where that matters. */
GtkFileChooserNative *
      app_export_new_chooser   (GtkWindow            *parent,
                                const char           *name);

/* What was chosen in it: the format of the file, and pixels for each unit. */
void  app_export_get_choice    (GtkFileChooserNative *chooser,
                                PaintFile            *format,
                                double               *scale);
