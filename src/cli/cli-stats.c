/* One stopwatch for the whole program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-stats.h"

#include <stdio.h>

#include "game/state/game-hand-over.h"

static struct
{
  GMutex lock;
  int    n_solving;
  gint64 since;
  gint64 microseconds;
} stopwatch;

void
cli_stopwatch_start (void)
{
  g_mutex_lock (&stopwatch.lock);
  game_take_over (&stopwatch);
  if (stopwatch.n_solving++ == 0)
    stopwatch.since = g_get_monotonic_time ();
  game_hand_over (&stopwatch);
  g_mutex_unlock (&stopwatch.lock);
}

void
cli_stopwatch_stop (void)
{
  g_mutex_lock (&stopwatch.lock);
  game_take_over (&stopwatch);
  if (--stopwatch.n_solving == 0)
    stopwatch.microseconds += g_get_monotonic_time () - stopwatch.since;
  game_hand_over (&stopwatch);
  g_mutex_unlock (&stopwatch.lock);
}

void
cli_stats_print (const char        *what,
                 guint64            n_things,
                 const SearchStats *stats,
                 const char        *kernel)
{
  double seconds = (double) MAX (stopwatch.microseconds, 1) / G_USEC_PER_SEC;

  fprintf (stderr,
           "%s: %" G_GUINT64_FORMAT "\n"
           "seconds: %.6f\n"
           "%s/s: %.0f\n"
           "nodes: %" G_GUINT64_FORMAT "\n"
           "kernel: %s\n",
           what, n_things, seconds, what, (double) n_things / seconds, stats->n_nodes, kernel);
}
