/* A dialog that asks for a file to save in, with a filter for each format that the file may have.
 * The name that it proposes ends as the format that is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* `name` is without a suffix. Modal. */
GtkFileChooserNative *app_file_chooser_new        (GtkWindow            *parent,
                                                   const char           *title,
                                                   const char           *accept,
                                                   const char           *name);

/* The first one is chosen until the user chooses another. Lends the filter. */
GtkFileFilter        *app_file_chooser_add_format (GtkFileChooserNative *chooser,
                                                   int                   format,
                                                   const char           *title,
                                                   const char           *suffix);

/* The one whose filter is chosen, whatever the name says. */
int                   app_file_chooser_get_format (GtkFileChooserNative *chooser);
