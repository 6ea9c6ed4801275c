/* The progress of a job, in atomics.
 *
 * Nothing but the numbers themselves is exchanged, so that relaxed order is enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-progress.h"

/* Parts of a fraction. */
enum { FINE_PARTS = 1000000 };

static void
add (_Atomic uint64_t *sum,
     uint64_t          now,
     uint64_t         *seen)
{
  atomic_fetch_add_explicit (sum, now - *seen, memory_order_relaxed);
  *seen = now;
}

static bool
game_probe_should_continue (const SearchStats *stats,
                            void              *data)
{
  GameProbe *probe = data;
  GameProgress *progress = probe->progress;

  add (&progress->n_nodes, stats->n_nodes, &probe->seen.n_nodes);
  add (&progress->n_checks, stats->n_checks, &probe->seen.n_checks);
  add (&progress->n_backtracks, stats->n_backtracks, &probe->seen.n_backtracks);
  if (!probe->uncounted)
    add (&progress->n_solutions, stats->n_solutions, &probe->seen.n_solutions);

  return !game_progress_is_stopped (progress);
}

void
game_progress_stop (GameProgress *self)
{
  atomic_store_explicit (&self->stopped, true, memory_order_relaxed);
}

bool
game_progress_is_stopped (GameProgress *self)
{
  return atomic_load_explicit (&self->stopped, memory_order_relaxed);
}

void
game_progress_set_parts (GameProgress *self,
                         unsigned      n_parts)
{
  atomic_store_explicit (&self->n_parts, n_parts, memory_order_relaxed);
}

void
game_progress_end_part (GameProgress *self)
{
  atomic_fetch_add_explicit (&self->n_parts_done, 1, memory_order_relaxed);
}

SearchStats
game_progress_get_stats (GameProgress *self)
{
  SearchStats stats = {
    .n_nodes = atomic_load_explicit (&self->n_nodes, memory_order_relaxed),
    .n_checks = atomic_load_explicit (&self->n_checks, memory_order_relaxed),
    .n_backtracks = atomic_load_explicit (&self->n_backtracks, memory_order_relaxed),
    .n_solutions = atomic_load_explicit (&self->n_solutions, memory_order_relaxed),
  };

  return stats;
}

void
game_progress_set_fraction (GameProgress *self,
                            double        fraction)
{
  if (fraction < 0)
    return;

  atomic_store_explicit (&self->n_parts_done, fraction * FINE_PARTS, memory_order_relaxed);
  game_progress_set_parts (self, FINE_PARTS);
}

double
game_progress_get_fraction (GameProgress *self)
{
  unsigned n_parts = atomic_load_explicit (&self->n_parts, memory_order_relaxed);
  unsigned n_done = atomic_load_explicit (&self->n_parts_done, memory_order_relaxed);

  return n_parts > 0 ? (double) n_done / n_parts : -1;
}

SearchControl
game_probe_init (GameProbe    *probe,
                 GameProgress *progress)
{
  SearchControl control = { .should_continue = game_probe_should_continue, .data = probe };

  *probe = (GameProbe) { .progress = progress };

  return control;
}

SearchControl
game_probe_init_uncounted (GameProbe    *probe,
                           GameProgress *progress)
{
  SearchControl control = game_probe_init (probe, progress);

  probe->uncounted = true;

  return control;
}
