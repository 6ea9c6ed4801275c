/* What benchmarks of the window measure with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <time.h>

#include <gtk/gtk.h>

double times_now            (clockid_t    clock);

/* Waits until the frame that is drawn next is there. */
void   times_wait_for_frame (GtkWidget   *widget);

/* The heads of the columns, and a line of them: median, 95th percentile and the most. Sorts the
 * times, which are seconds. */
void   times_print_heads    (void);
void   times_print          (const char  *name,
                             double      *times,
                             int          n_times);
