/* The slices of a count, dealt out to threads.
 *
 * Threads take the next slice when they are through with one, so that none waits for another
 * until the last. The sums do not depend on who counted what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-count.h"

#include <glib.h>

typedef struct
{
  QueensBoard fixed;
  GameProgress *progress;
  uint32_t    n_slices;
  atomic_uint next_slice;
} Count;

typedef struct
{
  Count      *count;
  GThread    *thread;

  SearchEnd   end;
  SearchStats stats;            /* of all slices of this thread */
} CountThread;

/* Every slice walks to its work and ends with lanes that are half empty, so that short counts are
 * cut into few: slices of some 20 ms, where AVX-512 counts an empty board, and of a few seconds for
 * n = 21 and more. They cost 2 % or less of the whole, and their number tells the progress. */
static uint32_t
choose_n_slices (const QueensBoard *fixed)
{
  enum { ALL_AT_ONCE = 14, MANY = 22 };
  const int n_rows = fixed->n - queens_board_count (fixed);

  if (n_rows <= ALL_AT_ONCE)
    return 1;

  return UINT32_C (1) << (MIN (n_rows, MANY) - 11);
}

static gpointer
count_slices_worker (gpointer data)
{
  CountThread *self = data;
  Count *count = self->count;

  self->end = SEARCH_EXHAUSTED;

  while (self->end == SEARCH_EXHAUSTED)
    {
      uint32_t slice = atomic_fetch_add_explicit (&count->next_slice, 1, memory_order_relaxed);
      GameProbe probe;
      SearchControl control = game_probe_init (&probe, count->progress);
      SearchStats stats;

      if (slice >= count->n_slices)
        break;

      self->end = queens_count_slice (&count->fixed, slice, count->n_slices, &control, &stats);
      search_stats_add (&self->stats, &stats);
      game_progress_end_part (count->progress);
    }

  return NULL;
}

SearchEnd
game_count_queens (const QueensBoard *fixed,
                   int                n_threads,
                   GameProgress      *progress,
                   SearchStats       *stats)
{
  Count count = { .fixed = *fixed, .progress = progress, .n_slices = choose_n_slices (fixed) };
  g_autofree CountThread *threads = NULL;
  SearchEnd end = SEARCH_EXHAUSTED;

  if (n_threads <= 0)
    n_threads = g_get_num_processors ();

  n_threads = MIN (n_threads, (int) count.n_slices);
  threads = g_new0 (CountThread, n_threads);
  game_progress_set_parts (progress, count.n_slices);

  for (int i = 0; i < n_threads; i++)
    threads[i].count = &count;

  /* The first is the calling thread. Where no more can be had, the others do their work. */
  for (int i = 1; i < n_threads; i++)
    threads[i].thread = g_thread_try_new ("count", count_slices_worker, &threads[i], NULL);

  count_slices_worker (&threads[0]);

  *stats = (SearchStats) { 0 };
  for (int i = 0; i < n_threads; i++)
    {
      g_clear_pointer (&threads[i].thread, g_thread_join);
      search_stats_add (stats, &threads[i].stats);
      if (threads[i].end != SEARCH_EXHAUSTED)
        end = threads[i].end;
    }

  return end;
}

SearchEnd
game_count_fundamental (int           n,
                        uint64_t      all,
                        GameProgress *progress,
                        uint64_t     *n_fundamental)
{
  GameProbe probe;
  SearchControl control = game_probe_init_aside (&probe, progress);
  uint64_t half = 0;
  uint64_t quarter = 0;
  SearchEnd end;

  end = queens_count_symmetric (n, &control, &half, &quarter);
  *n_fundamental = end == SEARCH_EXHAUSTED ? queens_fundamental (n, all, half, quarter) : 0;

  return end;
}
