/* How long a count takes.
 *
 * Before it begins, every thread counts for a moment in several slices of it. That tells the queens
 * placed a second; how many there are to place is about known. As soon as slices are finished these
 * tell the time better, as they are of nearly equal work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/queens/cli-queens-progress.h"

#include <stdio.h>
#include <unistd.h>

#include "game/jobs/game-pool.h"

enum
{
  LONG_N = 19,                  /* from here on a count may take minutes */
  KNOWN_MAX = 27,
  PROBES_A_THREAD = 4,
};

static const gint64 PROBE_TIME = G_USEC_PER_SEC / 20;
static const gint64 FIRST_PROGRESS = 2 * G_USEC_PER_SEC;
static const gint64 NEXT_PROGRESS = G_USEC_PER_SEC / 2;

/* A count stopped after a moment. The way to the slice is left out: it is longer here, in
 * proportion, than in a whole slice. */
typedef struct
{
  QueensBoard fixed;
  uint32_t    slice;
  uint32_t    n_slices;

  gint64      begin;            /* 0: not on the slice yet */
  gint64      end;
  uint64_t    n_nodes_before;
  uint64_t    n_nodes;
} Probe;

typedef struct
{
  double n_nodes;
  double seconds;               /* of all threads */
} Speed;

static bool
probe_should_continue (const SearchStats *stats,
                       void              *data)
{
  Probe *self = data;

  self->end = g_get_monotonic_time ();
  if (self->begin == 0)
    {
      self->begin = self->end;
      self->n_nodes_before = stats->n_nodes;
    }

  self->n_nodes = stats->n_nodes - self->n_nodes_before;
  return self->end - self->begin < PROBE_TIME;
}

static void
probe_worker (gpointer job,
              gpointer data)
{
  Probe *self = job;
  SearchStats stats;
  const SearchControl control = { .should_continue = probe_should_continue, .data = self };

  queens_count_slice (&self->fixed, self->slice, self->n_slices, &control, &stats);
}

static void
probe_done (gpointer job,
            gpointer data)
{
  g_autofree Probe *self = job;
  Speed *speed = data;

  speed->n_nodes += (double) self->n_nodes;
  speed->seconds += (double) (self->end - self->begin) / G_USEC_PER_SEC;
}

/* Nodes a second, of all threads together. */
static double
measure_speed (const CliQueens *self,
               uint32_t         n_all)
{
  Speed speed = { 0 };
  g_autoptr(GamePool) pool = game_pool_new (self->n_threads, probe_worker, probe_done, &speed);
  uint32_t n_probes = MIN ((uint32_t) self->n_threads * PROBES_A_THREAD, n_all);

  for (uint32_t i = 0; i < n_probes; i++)
    {
      Probe *probe = g_new0 (Probe, 1);

      probe->fixed = self->fixed;
      probe->slice = (uint32_t) ((uint64_t) n_all * i / n_probes);
      probe->n_slices = n_all;
      game_pool_push (pool, probe);
    }

  game_pool_drain (pool);
  return speed.n_nodes / MAX (speed.seconds, 1e-6) * self->n_threads;
}

/* "3 hours", with no more figures than an estimate deserves. */
static char *
duration_text (double seconds)
{
  static const struct
  {
    const char *name;
    double      seconds;
  } units[] = {
    { "year", 365.25 * 86400 }, { "day", 86400 }, { "hour", 3600 }, { "minute", 60 },
    { "second", 1 },
  };
  guint i = 0;
  double number, scale = 1;

  while (i < G_N_ELEMENTS (units) - 1 && seconds < 1.5 * units[i].seconds)
    i++;

  number = MAX (seconds / units[i].seconds, 1);
  while (number / scale >= 100)
    scale *= 10;

  number = scale * (double) (int64_t) (number / scale + 0.5);
  return g_strdup_printf ("%.0f %s%s", number, units[i].name, number > 1 ? "s" : "");
}

void
cli_queens_estimate (const CliQueens *self,
                     uint32_t         n_left,
                     uint32_t         n_all)
{
  g_autofree char *duration = NULL;

  if (self->n < LONG_N || n_left == 0 || queens_board_count (&self->fixed) > 0 ||
      (self->n <= KNOWN_MAX && !self->wants_stats && !isatty (STDERR_FILENO)))
    return;

  duration = duration_text (queens_expected_nodes ((int) self->n) * n_left / n_all /
                            measure_speed (self, n_all));
  cli_complain (self->n > KNOWN_MAX
                  ? "no one has counted more than 27 queens; this takes about %s on %d thread%s"
                  : "this takes about %s on %d thread%s",
                duration, self->n_threads, self->n_threads > 1 ? "s" : "");
}

CliQueensProgress
cli_queens_progress_begin (uint32_t n_slices,
                           uint32_t n_saved)
{
  CliQueensProgress self = { 0 };

  self.is_shown = isatty (STDERR_FILENO);
  self.n_slices = n_slices;
  self.n_saved = n_saved;
  self.begin = g_get_monotonic_time ();
  self.shown_at = self.begin + FIRST_PROGRESS - NEXT_PROGRESS;
  return self;
}

void
cli_queens_progress_finish (CliQueensProgress *self)
{
  const gint64 now = g_get_monotonic_time ();
  uint32_t n_done = self->n_saved + ++self->n_finished;
  g_autofree char *duration = NULL;

  if (!self->is_shown || now - self->shown_at < NEXT_PROGRESS)
    return;

  self->shown_at = now;
  duration = duration_text ((double) (now - self->begin) / G_USEC_PER_SEC / self->n_finished *
                            (self->n_slices - n_done));
  fprintf (stderr, "\r\033[K%u of %u slices, %.1f %%, about %s left", n_done, self->n_slices,
           100.0 * n_done / self->n_slices, duration);
}

void
cli_queens_progress_end (CliQueensProgress *self)
{
  if (self->shown_at > self->begin + FIRST_PROGRESS - NEXT_PROGRESS)
    fprintf (stderr, "\r\033[K");
}
