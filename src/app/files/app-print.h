/* Sheets of paper through the desktop's print dialog, or into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-print.h"

/* An operation that prints puzzles, an array of PaintPrintPuzzle of which it takes a reference.
 * Paper and printer are those of the last time. `title` stands at the head of pages and names the
 * job. */
GtkPrintOperation *app_print_new          (const char *title,
                                           GArray     *puzzles,
                                           int         per_page,
                                           gboolean    solutions);

/* What is remembered about printing, in the user's configuration; new. It never fails: what cannot
 * be read is not remembered. */
GKeyFile          *app_print_load_memory  (void);

/* Writes it back, in a moment. */
void               app_print_keep_memory  (GKeyFile   *memory);
