/* Every solution of a coloured puzzle.
 *
 * The search branches on the row, column or region without a queen that has the fewest squares
 * left: a house without any is a dead end, and a house with one is no choice. Regions are tested
 * first; they are the most uneven, and the first house with a single square is taken. The squares
 * that a queen rules out are removed from the remaining squares, three words for the whole board.
 * To prove that a puzzle of 12 by 12 has one solution takes 5 to 29 µs, where a search row by row
 * that tests each square against the queens above takes 13 to 20 ms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-search.h"

/* The house without a queen that has the fewest squares left; -1 where all have one. The first with
 * one square or none will do. Regions are the most uneven, so they come first. */
static int
tightest_house (const ColouredHouses *houses,
                ColouredSquares       left,
                uint64_t              filled)
{
  int tightest = -1;
  int fewest = COLOURED_SQUARES + 1;

  for (int house = 3 * houses->n - 1; house >= 0 && fewest > 1; house--)
    {
      int count;

      if (filled >> house & 1)
        continue;

      count = coloured_count (coloured_and (left, houses->house[house]));

      if (count < fewest)
        {
          tightest = house;
          fewest = count;
        }
    }

  return tightest;
}

static bool
search_solution (ColouredSearch *self)
{
  self->stats->n_solutions++;

  if (!self->found (&self->solution, self->data))
    self->end = SEARCH_STOPPED;
  else if (self->stats->n_solutions == self->limit)
    self->end = SEARCH_LIMITED;

  return self->end == SEARCH_EXHAUSTED;
}

static bool
search_node (ColouredSearch *self)
{
  if (++self->stats->n_nodes % SEARCH_CHECK_NODES == 0
      && !search_should_continue (self->control, self->stats))
    self->end = SEARCH_STOPPED;

  return self->end == SEARCH_EXHAUSTED;
}

bool
coloured_search_run (ColouredSearch  *self,
                     ColouredSquares  left,
                     uint64_t         filled)
{
  const int n = self->houses->n;
  const int house = tightest_house (self->houses, left, filled);
  ColouredSquares choices;
  int row, column;

  if (house < 0)
    return search_solution (self);

  choices = coloured_and (left, self->houses->house[house]);

  while (coloured_take (&choices, &row, &column))
    {
      const int region = self->region[row * n + column];
      const uint64_t houses = UINT64_C (1) << row | UINT64_C (1) << (n + column)
                              | UINT64_C (1) << (2 * n + region);

      self->solution.column[row] = column;

      if (!search_node (self))
        return false;
      if (!coloured_search_run (self, coloured_minus (left, coloured_kept_out (self->houses, region,
                                                                               row, column)),
                                filled | houses))
        return false;

      self->stats->n_backtracks++;
    }

  return true;
}

/* Takes in what is fixed; false where that breaks a rule. */
static bool
place_fixed (ColouredSearch    *self,
             const QueensBoard *fixed,
             ColouredSquares   *left,
             uint64_t          *filled)
{
  const int n = self->houses->n;

  if (fixed->n != n)
    return false;

  for (int row = 0; row < n; row++)
    {
      const int column = fixed->row[row] != 0 ? __builtin_ctz (fixed->row[row]) : 0;
      int region;

      if (fixed->row[row] == 0)
        continue;
      if (fixed->row[row] >> column != 1 || column >= n || !coloured_has (*left, row, column))
        return false;

      region = self->region[row * n + column];
      self->solution.column[row] = column;
      *left = coloured_minus (*left, coloured_kept_out (self->houses, region, row, column));
      *filled |= UINT64_C (1) << row | UINT64_C (1) << (n + column)
                 | UINT64_C (1) << (2 * n + region);
    }

  return true;
}

SearchEnd
coloured_each (const ColouredPuzzle *puzzle,
               const QueensBoard    *fixed,
               uint64_t              limit,
               QueensFound           found,
               void                 *data,
               const SearchControl  *control,
               SearchStats          *stats)
{
  ColouredHouses houses;
  ColouredSearch self = {
    .houses = &houses,
    .region = puzzle->region,
    .solution = { .n = puzzle->n },
    .limit = limit,
    .found = found,
    .data = data,
    .control = control,
    .stats = stats,
    .end = SEARCH_EXHAUSTED,
  };
  ColouredSquares left;
  uint64_t filled = 0;

  *stats = (SearchStats) { 0 };

  if (!coloured_is_valid (puzzle))
    return SEARCH_INVALID;

  coloured_houses_init (&houses, puzzle);
  left = coloured_all (puzzle->n);

  if (fixed != NULL && !place_fixed (&self, fixed, &left, &filled))
    return SEARCH_INVALID;

  coloured_search_run (&self, left, filled);

  if (self.end != SEARCH_STOPPED && !search_should_continue (control, stats))
    self.end = SEARCH_STOPPED;

  return self.end;
}

static bool
keep_first (const QueensSolution *solution,
            void                 *data)
{
  QueensSolution *first = data;

  if (first->n == 0)
    *first = *solution;

  return true;
}

SearchEnd
coloured_solve (const ColouredPuzzle *puzzle,
                const QueensBoard    *fixed,
                uint64_t              limit,
                const SearchControl  *control,
                QueensSolution       *solution,
                SearchStats          *stats)
{
  *solution = (QueensSolution) { .n = 0 };

  return coloured_each (puzzle, fixed, limit, keep_first, solution, control, stats);
}
