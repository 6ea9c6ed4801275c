/* Counting the solutions of n queens, whole or in slices.
 *
 * An empty board is cut into its borders (queens-border.h), a board with fixed queens is taken as
 * it is; a walk (queens-walk.h) counts the completions of these boards.
 *
 * For slices, the squares of the first open row of all boards are numbered in order, and slice k of
 * m takes the squares k, k + m, k + 2m and so on. Neighbouring squares have trees of similar size,
 * so the slices have too. If a slice would get fewer than 16 squares, each square is cut into
 * fractions, and these are numbered instead. A slice visits only the boards that it counts: at
 * n = 17 a thousandth of the work costs 0.1 ms more than its share. The nodes and solutions of a
 * slice are the same for all kernels, so machines of different kinds can share a count.
 *
 * Processor seconds on one core of a Zen 5, shared with other work:
 *
 *      n   one lane    SSE2      AVX2     AVX-512
 *     12    0.0008    0.0005    0.0001    0.0001
 *     14    0.025     0.015     0.0025    0.0010
 *     16    1.0       0.60      0.10      0.047
 *     18                        5.1       2.3
 *     20                                  145
 *
 * Each further queen takes eight or nine times as long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "solver/queens/queens-border.h"
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

/* A board, and what its first open row may hold. */
typedef struct
{
  QueensBoard board;
  uint32_t    squares;          /* of the first open row; any one where there is no open row */
  uint64_t    weight;           /* how many solutions one solution of it stands for */
} Part;

typedef struct
{
  QueensWalk walk;              /* without lanes until they are needed */
  uint64_t   n_squares;         /* met so far */
} Count;

/* A board's first row without a queen, or n where there is none. */
static int
first_open_row (const QueensBoard *board)
{
  int row = 0;

  while (row < board->n && board->row[row] != 0)
    row++;

  return row;
}

static Part
part_of_board (const QueensBoard *board)
{
  Part part = { .board = *board, .squares = 1, .weight = 1 };
  const int first = first_open_row (board);

  if (first == board->n)
    return part;

  part.squares = queens_all_columns (board->n);

  for (int row = 0; row < board->n; row++)
    {
      const uint64_t queen = board->row[row];
      const int distance = abs (row - first);

      part.squares &= ~(uint32_t) (queen | queen << distance | queen >> distance);
    }

  return part;
}

static Part
part_of_border (const QueensBorder *border)
{
  const QueensBoard board = queens_border_board (border);
  Part part = part_of_board (&board);

  part.weight = border->weight;
  if (board.row[0] == 0)
    part.squares &= border->tops;

  return part;
}

/* Counts below some squares of a part, or below one that is cut. */
static void
count_squares (Count      *self,
               const Part *part,
               uint32_t    squares)
{
  QueensWalk *walk = &self->walk;
  QueensOpen open;

  if (walk->watch.stopped || !queens_open_init (&open, &part->board))
    return;

  if (open.n_open > 0)
    open.free[0] = squares;

  if (walk->lanes == NULL)
    walk->lanes = queens_lanes_new ();

  walk->weight = part->weight;
  walk->split = 0;
  if (walk->n_fractions > 1)
    queens_walk_choose_split (walk, &open);

  queens_walk (walk, &open);
}

/* Whether one of the fractions from `first_fraction` belongs to the slice. */
static bool
wants_square (const QueensWalk *walk)
{
  const uint64_t first = walk->first_fraction % walk->n_slices;

  return (walk->slice + walk->n_slices - first) % walk->n_slices < walk->n_fractions;
}

static void
count_part (Count      *self,
            const Part *part)
{
  QueensWalk *walk = &self->walk;
  uint32_t whole = 0;

  for (uint32_t rest = part->squares; rest != 0; rest &= rest - 1)
    {
      walk->first_fraction = self->n_squares++ * walk->n_fractions;

      if (!wants_square (walk))
        continue;

      if (walk->n_fractions == 1)
        whole |= rest & -rest;
      else
        count_squares (self, part, rest & -rest);
    }

  if (whole != 0)
    {
      walk->first_fraction = walk->slice;
      count_squares (self, part, whole);
    }
}

/* Goes through all parts, and counts in them once it is known how many fractions a square has. */
static void
count_parts (Count             *self,
             const QueensBoard *fixed)
{
  QueensBorder border;

  self->n_squares = 0;
  queens_border_init (&border, fixed->n);

  if (queens_board_count (fixed) > 0)
    {
      const Part part = part_of_board (fixed);

      count_part (self, &part);
      return;
    }

  while (!self->walk.watch.stopped && queens_border_next (&border))
    {
      const Part part = part_of_border (&border);

      count_part (self, &part);
    }
}

static void
count_choose_fractions (Count             *self,
                        const QueensBoard *fixed)
{
  const uint64_t enough = (uint64_t) FRACTIONS_PER_SLICE * self->walk.n_slices;

  self->walk.n_fractions = 0;
  count_parts (self, fixed);
  self->walk.n_fractions = self->n_squares == 0 ? 1 : (enough - 1) / self->n_squares + 1;
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
    count_choose_fractions (&self, fixed);

  count_parts (&self, fixed);
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

  /* As measured from n = 14 to 21, to a tenth. */
  return n_solutions * (n <= 16 ? 10 : 10 + 1.2 * (n - 16));
}
