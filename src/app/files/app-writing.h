/* Files that are being written for a window.
 *
 * A window that the user closes meanwhile goes out of sight, and closes when the last one is on the
 * disk. Whoever could not write a file shows the window again, with the message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* One file more; one less. The window lives until then. */
void app_writing_begin        (GtkWindow *window);
void app_writing_end          (GtkWindow *window);

bool app_writing_is_under_way (GtkWindow *window);
