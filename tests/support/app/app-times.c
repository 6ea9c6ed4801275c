/* What benchmarks of the window measure with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-times.h"

#include <stdlib.h>

#include "support/game/wait-for.h"

double
times_now (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static void
painted_cb (GdkFrameClock *clock,
            bool          *is_painted)
{
  *is_painted = true;
}

void
times_wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  bool is_painted = false;
  unsigned long handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb),
                                            &is_painted);

  gtk_widget_queue_draw (widget);
  wait_for (is_painted, "a frame");
  g_signal_handler_disconnect (clock, handler);
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

void
times_print_heads (void)
{
  g_print ("%-50s %8s %8s %8s\n", "", "median", "95 %", "most");
}

void
times_print (const char *name,
             double     *times,
             int         n_times)
{
  qsort (times, n_times, sizeof times[0], compare_doubles);
  g_print ("%-50s %8.2f %8.2f %8.2f ms\n", name, times[n_times / 2] * 1e3,
           times[n_times * 95 / 100] * 1e3, times[n_times - 1] * 1e3);
}
