/* Scrolling a grid to an item that may not be laid out yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Brings the picked item of `grid_view`, which has a single selection, into view: with its next
 * frames, while it is shown. */
void app_solutions_scroll_to_picked (GtkGridView *grid_view);
