/* Counting the solutions of n queens, cut into slices for the threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-queens.h"
#include "cli/cli-queue.h"
#include "cli/cli-stats.h"

bool
cli_queens_has_fixed (const QueensSolution *solution,
                      const QueensBoard    *fixed)
{
  QueensBoard board = queens_board_from_solution (solution);

  for (int row = 0; row < fixed->n; row++)
    if ((fixed->row[row] & ~board.row[row]) != 0)
      return false;

  return true;
}

bool
cli_queens_is_first_image (const QueensSolution *solution,
                           const QueensBoard    *fixed)
{
  for (int i = 1; i < QUEENS_IMAGES; i++)
    {
      QueensSolution image = queens_image (solution, i);

      if (cli_queens_has_fixed (&image, fixed) && queens_compare (&image, solution) < 0)
        return false;
    }

  return true;
}

typedef struct
{
  QueensBoard fixed;
  uint32_t    slice;
  uint32_t    n_slices;
  SearchTally tally;
} Slice;

static void
count_worker (gpointer job,
              gpointer data)
{
  Slice *slice = job;

  cli_stopwatch_start ();
  queens_count_slice (&slice->fixed, slice->slice, slice->n_slices, NULL, &slice->tally);
  cli_stopwatch_stop ();
}

static void
count_done (gpointer job,
            gpointer data)
{
  g_autofree Slice *slice = job;
  SearchTally *sum = data;

  search_tally_add (sum, &slice->tally);
}

/* A slice is found by walking over the beginnings of all, so that a short count is not cut. The
 * number does not depend on the threads: a part is the same part on every machine. */
static uint32_t
slices_a_part (const CliQueens *self)
{
  if (self->n < 13)
    return 1;

  return self->n_parts > 1 || self->n < 17 ? 32 : 256;
}

static void
count_slices (const CliQueens *self,
              SearchTally     *tally)
{
  g_autoptr(CliQueue) queue = cli_queue_new (self->n_threads, count_worker, count_done, tally);
  uint32_t n_slices = slices_a_part (self);

  for (uint32_t i = 0; i < n_slices; i++)
    {
      Slice *slice = g_new0 (Slice, 1);

      slice->fixed = self->fixed;
      slice->slice = self->part * n_slices + i;
      slice->n_slices = MAX (self->n_parts, 1) * n_slices;
      cli_queue_push (queue, slice);
    }
}

/* By Burnside's lemma: all solutions, and those that a rotation leaves as they are. */
static uint64_t
count_fundamental (const CliQueens *self,
                   SearchTally     *tally)
{
  uint64_t half, quarter;

  count_slices (self, tally);
  cli_stopwatch_start ();
  queens_count_symmetric ((int) self->n, NULL, &half, &quarter);
  cli_stopwatch_stop ();
  return queens_fundamental ((int) self->n, tally->n_solutions, half, quarter);
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

  self->n_found += cli_queens_is_first_image (solution, self->fixed);
  return true;
}

uint64_t
cli_queens_count (const CliQueens *self,
                  SearchTally     *tally)
{
  FirstImages images = { &self->fixed, 0 };

  *tally = (SearchTally) { 0 };
  if (!self->fundamental)
    {
      count_slices (self, tally);
      return tally->n_solutions;
    }

  if (queens_board_count (&self->fixed) == 0)
    return count_fundamental (self, tally);

  cli_stopwatch_start ();
  queens_each (&self->fixed, 0, count_first_image, &images, NULL, tally);
  cli_stopwatch_stop ();
  return images.n_found;
}
