/* Counting the solutions of n queens, whole or in slices.
 *
 * An empty board is cut into its centres (queens-centre.h), a board with fixed queens is taken as
 * it is; a walk (queens-walk.h) counts the completions of these boards.
 *
 * For slices, the boards are cut into fractions of similar size, numbered in order, and slice k of
 * m takes the fractions k, k + m, k + 2m and so on. Neighbouring boards have trees of similar size,
 * so the slices have too. A slice visits only the boards of which it counts a fraction. The nodes
 * and solutions of a slice are the same for all kernels, so machines of different kinds can share a
 * count.
 *
 * Processor seconds on one core of a Zen 4, shared with other work:
 *
 *      n   one lane    SSE2      AVX2     AVX-512
 *     12    0.0006    0.0004    0.0003    0.0002
 *     14    0.016     0.009     0.0019    0.0013
 *     16    0.62      0.37      0.065     0.036
 *     18                        3.9       2.1
 *     19                                 17
 *
 * Each further queen takes eight or nine times as long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "solver/queens/queens-centre.h"
#include "solver/queens/queens-walk.h"

enum { KNOWN_MAX = 27 };

/* OEIS A000170; the last one was counted by the Q27 project (2016). */
static const uint64_t known[KNOWN_MAX + 1] = {
  1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104,
  666090624, 4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440,
  227514171973736, 2207893435808352, 22317699616364044, 234907967154122528,
};

/* On average. */
enum { FRACTIONS_PER_SLICE = 16 };

typedef struct
{
  QueensWalk walk;              /* without lanes until they are needed */
  uint64_t   n_boards;          /* met so far */
} Count;

/* Whether one of the fractions from `first_fraction` belongs to the slice. */
static bool
wants_board (const QueensWalk *walk)
{
  const uint64_t first = walk->first_fraction % walk->n_slices;

  return (walk->slice + walk->n_slices - first) % walk->n_slices < walk->n_fractions;
}

static void
count_board (Count            *self,
             const QueensOpen *open)
{
  QueensWalk *walk = &self->walk;

  walk->first_fraction = self->n_boards++ * walk->n_fractions;

  if (!wants_board (walk))
    return;

  if (walk->lanes == NULL)
    walk->lanes = queens_lanes_new ();

  walk->split = 0;
  if (walk->n_fractions > 1)
    queens_walk_choose_split (walk, open);

  queens_walk (walk, open);
}

/* Goes through all boards, and counts in them once it is known how many fractions a board has.
 * `fixed` is the one with the fixed queens. */
static void
count_boards (Count            *self,
              const QueensOpen *fixed)
{
  QueensCentre centre;
  QueensOpen open;

  self->n_boards = 0;

  if (fixed->n == 1 || fixed->n_open < fixed->n)
    {
      count_board (self, fixed);
      return;
    }

  queens_centre_init (&centre, fixed->n);

  while (!self->walk.watch.stopped && queens_centre_next (&centre, &open))
    {
      self->walk.weight = centre.weight;
      count_board (self, &open);
    }
}

static void
count_choose_fractions (Count            *self,
                        const QueensOpen *fixed)
{
  const uint64_t enough = (uint64_t) FRACTIONS_PER_SLICE * self->walk.n_slices;

  self->walk.n_fractions = 0;
  count_boards (self, fixed);
  self->walk.n_fractions = self->n_boards == 0 ? 1 : (enough - 1) / self->n_boards + 1;
}

SearchEnd
queens_count_slice (const QueensBoard   *fixed,
                    uint32_t             slice,
                    uint32_t             n_slices,
                    const SearchControl *control,
                    SearchStats         *stats)
{
  Count self = { .walk = queens_walk_start (control, stats) };
  QueensOpen open;

  *stats = (SearchStats) { 0 };

  if (slice >= n_slices || !queens_open_init (&open, fixed))
    return SEARCH_INVALID;

  self.walk.slice = slice;
  self.walk.n_slices = n_slices;
  if (n_slices > 1)
    count_choose_fractions (&self, &open);

  count_boards (&self, &open);
  free (self.walk.lanes);

  if (self.walk.watch.stopped || !search_should_continue (control, stats))
    return SEARCH_STOPPED;

  return SEARCH_EXHAUSTED;
}

SearchEnd
queens_count (const QueensBoard   *fixed,
              const SearchControl *control,
              SearchStats         *stats)
{
  return queens_count_slice (fixed, 0, 1, control, stats);
}

const char *
queens_kernel (void)
{
  return kernel_name (queens_lanes_kernel ());
}

uint64_t
queens_known_count (int n)
{
  return n < 1 || n > KNOWN_MAX ? 0 : known[n];
}

double
queens_expected_nodes (int n)
{
  double n_solutions = queens_known_count (n < KNOWN_MAX ? n : KNOWN_MAX);

  /* (0.143 n)^n solutions, says M. Simkin, "The number of n-queens configurations" (2021). */
  for (int i = KNOWN_MAX + 1; i <= n; i++)
    n_solutions *= 0.39 * i;

  /* As measured from n = 14 to 22, to a tenth. */
  return n_solutions * (n <= 16 ? 4.4 : 4.4 + 0.65 * (n - 16));
}
