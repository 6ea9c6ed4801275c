/* A print operation from the desktop's dialog to the paper, or to the file that the user chose.
 *
 * GTK's own printer for files replaces the old file even when it cannot write all of the new one.
 * So GTK writes into a temporary file, and GameAtomicFile puts its content in the place of the
 * user's file. Behind a desktop portal the portal writes the file itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Shows the dialog above `parent` and prints. It is no failure when the user cancels the dialog or
 * wants a preview. A message of failure stands behind a colon in the sentence of the caller. In a
 * sandbox it returns when the pages are printed, and runs the main loop until then. */
void app_print_run_async  (GtkPrintOperation    *operation,
                           GtkWindow            *parent,
                           GAsyncReadyCallback   callback,
                           gpointer              data);
bool app_print_run_finish (GAsyncResult         *result,
                           GError              **error);
