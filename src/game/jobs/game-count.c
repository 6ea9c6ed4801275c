/* The slices of a count, dealt out to threads. The sums do not depend on who counted what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-count.h"

#include "game/jobs/game-pool.h"
#include "game/state/game-hand-over.h"

typedef struct
{
  const GameCount *request;
  uint32_t         n_all_slices;        /* of all parts */
  GameProgress    *progress;

  GMutex           lock;                /* of what is below, and of slice_counted () */
  SearchEnd        end;
  SearchStats     *stats;
} Count;

/* Every slice walks to its work and ends with lanes that are half empty, so that short counts are
 * cut into few: slices of some 20 ms, where AVX-512 counts an empty board, and of a few seconds for
 * n = 21 and more. They cost 2 % or less of the whole, and their number tells the progress. Fixed
 * queens shorten the work and lengthen the walk.
 *
 * Parts are cut by n alone, so that each has some slices. The command line tool saves counts by
 * these: another cutting would make a file of it worthless. */
uint32_t
game_count_n_slices (const GameCount *self)
{
  enum { LEAST_ROWS = 13, MOST_ROWS = 23, LEAST_A_PART = 32 };
  const int n_fixed = self->n_parts == 0 ? queens_board_count (&self->fixed) : 0;
  const int n_rows = self->fixed.n - n_fixed;
  uint32_t n_slices;

  if (n_rows < LEAST_ROWS)
    return 1;

  n_slices = UINT32_C (1) << (MIN (n_rows, MOST_ROWS) - 11);

  return self->n_parts == 0 ? n_slices : MAX (n_slices / self->n_parts, LEAST_A_PART);
}

static void
count_slice_worker (gpointer data,
                    gpointer user_data)
{
  const uint32_t slice = GPOINTER_TO_UINT (data);
  Count *self = user_data;
  const GameCount *request = self->request;
  GameProbe probe;
  const SearchControl control = game_probe_init (&probe, self->progress);
  SearchStats stats;
  SearchEnd end = queens_count_slice (&request->fixed, slice, self->n_all_slices, &control, &stats);

  game_progress_end_part (self->progress);

  g_mutex_lock (&self->lock);
  game_take_over (self);
  search_stats_add (self->stats, &stats);
  if (end != SEARCH_EXHAUSTED)
    self->end = end;
  if (end != SEARCH_STOPPED && request->slice_counted != NULL)
    request->slice_counted (slice, stats.n_solutions, request->data);
  game_hand_over (self);
  g_mutex_unlock (&self->lock);
}

SearchEnd
game_count_queens (const GameCount *self,
                   GameProgress    *progress,
                   SearchStats     *stats)
{
  const uint32_t n_slices = game_count_n_slices (self);
  const int n_threads = self->n_threads > 0 ? self->n_threads : (int) g_get_num_processors ();
  Count count = {
    .request = self,
    .n_all_slices = MAX (self->n_parts, 1) * n_slices,
    .progress = progress,
    .end = SEARCH_EXHAUSTED,
    .stats = stats,
  };
  GamePool *pool;

  *stats = (SearchStats) { 0 };
  game_progress_set_parts (progress, n_slices);
  g_mutex_init (&count.lock);

  pool = game_pool_new (MIN (n_threads, (int) n_slices), count_slice_worker, NULL, &count);
  for (uint32_t i = 0; i < n_slices && !game_progress_is_stopped (progress); i++)
    if (self->is_counted == NULL || !self->is_counted[i])
      game_pool_push (pool, GUINT_TO_POINTER (self->part * n_slices + i));
  game_pool_free (pool);

  g_mutex_clear (&count.lock);

  return game_progress_is_stopped (progress) ? SEARCH_STOPPED : count.end;
}

SearchEnd
game_count_fundamental (int           n,
                        uint64_t      all,
                        GameProgress *progress,
                        uint64_t     *n_fundamental)
{
  GameProbe probe;
  SearchControl control = game_probe_init_uncounted (&probe, progress);
  uint64_t half = 0;
  uint64_t quarter = 0;
  SearchEnd end;

  end = queens_count_symmetric (n, &control, &half, &quarter);
  *n_fundamental = end == SEARCH_EXHAUSTED ? queens_fundamental (n, all, half, quarter) : 0;

  return end;
}
