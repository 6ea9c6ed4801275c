/* Counting the solutions of n queens, cut into slices for the threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-queens-progress.h"
#include "cli/cli-queens.h"
#include "cli/cli-queue.h"
#include "cli/cli-stats.h"

typedef struct
{
  QueensBoard    fixed;
  uint32_t       slice;
  uint32_t       n_slices;
  CliSavedCount *saved;         /* or NULL */
  SearchStats    stats;
} Slice;

typedef struct
{
  SearchStats      *stats;
  CliQueensProgress progress;
} Sum;

static void
count_worker (gpointer job,
              gpointer data)
{
  Slice *slice = job;

  cli_stopwatch_start ();
  queens_count_slice (&slice->fixed, slice->slice, slice->n_slices, NULL, &slice->stats);
  cli_stopwatch_stop ();

  if (slice->saved != NULL)
    cli_saved_count_add (slice->saved, slice->slice, slice->stats.n_solutions);
}

static void
count_done (gpointer job,
            gpointer data)
{
  g_autofree Slice *slice = job;
  Sum *sum = data;

  search_stats_add (sum->stats, &slice->stats);
  cli_queens_progress_finish (&sum->progress);
}

/* Every slice walks to its work, so that a short count is not cut, and a long one into no more than
 * is good for saving it. The number does not depend on the threads: a part is the same part on
 * every machine. */
static uint32_t
slices_a_part (const CliQueens *self)
{
  enum { FEW = 32, MANY = 4096 };
  uint32_t n_slices = self->n < 13 ? 1 : CLAMP (UINT32_C (1) << (self->n - 11), FEW, MANY);

  return MAX (n_slices / MAX (self->n_parts, 1), MIN (n_slices, FEW));
}

/* Names the way in which the solver cuts the work: slices of another way must not be added up. It
 * is what slices of a small board count, which another way would hardly leave as they are. */
static char *
slice_scheme (const CliQueens *self)
{
  enum { SMALL = 10, N_SLICES = 8 };
  QueensBoard board = queens_board_empty (SMALL);
  GString *scheme = g_string_new (NULL);

  if (queens_board_count (&self->fixed) > 0)
    board.row[1] = UINT32_C (1) << 3;

  for (uint32_t i = 0; i < N_SLICES; i++)
    {
      SearchStats stats;

      queens_count_slice (&board, i, N_SLICES, NULL, &stats);
      g_string_append_printf (scheme, "%s%u", i > 0 ? "-" : "", (guint) stats.n_solutions);
    }

  return g_string_free (scheme, FALSE);
}

/* As --fixed has it. */
char *
cli_queens_fixed_text (const CliQueens *self)
{
  GString *text = g_string_new (NULL);

  for (uint32_t row = 0; row < self->n; row++)
    for (uint32_t column = 0; column < self->n; column++)
      if (queens_board_has (&self->fixed, (int) row, (int) column))
        g_string_append_printf (text, "%s%u:%u", text->len > 0 ? "," : "", row + 1, column + 1);

  return g_string_free (text->len > 0 ? text : g_string_append (text, "none"), FALSE);
}

/* Up to the colon the title is that of every saved count. */
bool
cli_queens_resume (CliQueens  *self,
                   const char *file,
                   CliStatus  *status)
{
  uint32_t n_slices = slices_a_part (self), n_parts = MAX (self->n_parts, 1);
  g_autofree char *fixed = cli_queens_fixed_text (self);
  g_autofree char *scheme = slice_scheme (self);
  g_autofree char *title = g_strdup_printf ("nine-queens-cli count 1: n=%u fixed=%s part=%u/%u "
                                            "slices=%u scheme=%s", self->n, fixed, self->part + 1,
                                            n_parts, n_slices, scheme);

  self->saved = cli_saved_count_open (file, title, self->part * n_slices, n_slices,
                                      n_parts * n_slices, status);
  return self->saved != NULL;
}

static Slice *
slice_new (const CliQueens *self,
           uint32_t         slice,
           uint32_t         n_slices)
{
  Slice *job = g_new0 (Slice, 1);

  job->fixed = self->fixed;
  job->slice = slice;
  job->n_slices = n_slices;
  job->saved = self->saved;
  return job;
}

/* Counts what is not saved yet; the stats include the solutions of the saved slices. */
static void
count_slices (const CliQueens *self,
              SearchStats     *stats)
{
  uint32_t n_slices = slices_a_part (self), n_all = MAX (self->n_parts, 1) * n_slices;
  uint32_t n_saved = self->saved != NULL ? cli_saved_count_n (self->saved) : 0;
  Sum sum = { .stats = stats };
  CliQueue *queue;

  cli_queens_estimate (self, n_slices - n_saved, n_all);
  sum.progress = cli_queens_progress_begin (n_slices, n_saved);

  queue = cli_queue_new (self->n_threads, count_worker, count_done, &sum);
  for (uint32_t slice = self->part * n_slices; slice < (self->part + 1) * n_slices; slice++)
    if (self->saved == NULL || !cli_saved_count_has (self->saved, slice))
      cli_queue_push (queue, slice_new (self, slice, n_all));

  cli_queue_free (queue);
  cli_queens_progress_end (&sum.progress);
  if (self->saved != NULL)
    stats->n_solutions += cli_saved_count_total (self->saved);
}

/* By Burnside's lemma: all solutions, and those that a rotation leaves as they are. */
static uint64_t
count_fundamental (const CliQueens *self,
                   SearchStats     *stats)
{
  uint64_t half, quarter;

  count_slices (self, stats);
  cli_stopwatch_start ();
  queens_count_symmetric ((int) self->n, NULL, &half, &quarter);
  cli_stopwatch_stop ();
  return queens_fundamental ((int) self->n, stats->n_solutions, half, quarter);
}

typedef struct
{
  const QueensBoard *fixed;
  uint64_t           n_found;
} FirstImages;

static bool
count_first_image (const QueensSolution *solution,
                   void                 *data)
{
  FirstImages *self = data;

  self->n_found += queens_is_first_image (solution, self->fixed);
  return true;
}

uint64_t
cli_queens_count (const CliQueens *self,
                  SearchStats     *stats)
{
  FirstImages images = { &self->fixed, 0 };

  *stats = (SearchStats) { 0 };
  if (!self->fundamental)
    {
      count_slices (self, stats);
      return stats->n_solutions;
    }

  if (queens_board_count (&self->fixed) == 0)
    return count_fundamental (self, stats);

  cli_stopwatch_start ();
  queens_each (&self->fixed, 0, count_first_image, &images, NULL, stats);
  cli_stopwatch_stop ();
  return images.n_found;
}
