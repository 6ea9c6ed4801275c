/* The solutions of n queens that a rotation leaves as they are, and the number of fundamental
 * solutions that follows from theirs.
 *
 * Queens that a rotation carries into each other are placed together: two by half a turn, four by
 * a quarter. The one queen that a rotation can leave in its place is that in the middle of an odd
 * board, and it must stand there, as the number of queens is odd. A queen elsewhere on one of the
 * two main diagonals would meet its own image, so that these are taken from the start. In what
 * remains the images of a queen never attack each other, and as what stands is symmetric, the
 * images find a free square where the first finds one.
 *
 * A diagonal is numbered by column - row + n - 1 (falling) or by column + row (rising): shifting
 * the masks brings those that cross a row to its columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"

typedef struct
{
  int                  n;
  const SearchControl *control;
  SearchStats          stats;
  bool                 stopped;
} Symmetric;

static uint64_t
bit (int number)
{
  return UINT64_C (1) << number;
}

/* Counts a queen and its images. */
static bool
symmetric_place (Symmetric *self)
{
  if (++self->stats.n_nodes % SEARCH_CHECK_NODES == 0
      && !search_should_continue (self->control, &self->stats))
    self->stopped = true;

  return !self->stopped;
}

static uint32_t
free_columns (const Symmetric *self,
              int              row,
              uint32_t         columns,
              uint64_t         falling,
              uint64_t         rising)
{
  return queens_all_columns (self->n) & ~columns
         & ~(uint32_t) (falling >> (self->n - 1 - row))
         & ~(uint32_t) (rising >> row);
}

/* Fills `row` and its image, and those between them. */
static void
count_half (Symmetric *self,
            int        row,
            uint32_t   columns,
            uint64_t   falling,
            uint64_t   rising)
{
  const int last = self->n - 1;
  uint32_t free;

  if (row == self->n / 2)
    {
      self->stats.n_solutions++;
      return;
    }

  free = free_columns (self, row, columns, falling, rising);

  for (; free != 0 && symmetric_place (self); free &= free - 1)
    {
      const int column = __builtin_ctz (free);
      const int difference = column - row;
      const int sum = column + row;

      count_half (self, row + 1,
                  columns | bit (column) | bit (last - column),
                  falling | bit (last + difference) | bit (last - difference),
                  rising | bit (sum) | bit (2 * last - sum));
    }
}

/* The images of a queen take the same rows as columns, and the same falling as rising diagonals,
 * so that one mask is enough for both. */
static void
count_quarter (Symmetric *self,
               uint32_t   lines,
               uint64_t   diagonals)
{
  const int last = self->n - 1;
  uint32_t free;
  int row;

  if (lines == queens_all_columns (self->n))
    {
      self->stats.n_solutions++;
      return;
    }

  row = __builtin_ctz (~lines);
  free = free_columns (self, row, lines, diagonals, diagonals);

  for (; free != 0 && symmetric_place (self); free &= free - 1)
    {
      const int column = __builtin_ctz (free);
      const int difference = column - row;
      const int sum = column + row;

      count_quarter (self,
                     lines | bit (row) | bit (last - row) | bit (column) | bit (last - column),
                     diagonals | bit (last + difference) | bit (last - difference)
                     | bit (sum) | bit (2 * last - sum));
    }
}

SearchEnd
queens_count_symmetric (int                  n,
                        const SearchControl *control,
                        uint64_t            *half,
                        uint64_t            *quarter)
{
  Symmetric self = { .n = n, .control = control };
  uint32_t middle;
  uint64_t main_diagonal;

  *half = 0;
  *quarter = 0;

  if (n < 1 || n > QUEENS_MAX)
    return SEARCH_INVALID;

  middle = n % 2 == 1 ? bit (n / 2) : 0;
  main_diagonal = bit (n - 1);

  count_half (&self, 0, middle, main_diagonal, main_diagonal);
  *half = self.stats.n_solutions;

  if (!self.stopped)
    count_quarter (&self, middle, main_diagonal);

  *quarter = self.stats.n_solutions - *half;

  return !self.stopped && search_should_continue (control, &self.stats) ? SEARCH_EXHAUSTED
                                                                 : SEARCH_STOPPED;
}

uint64_t
queens_fundamental (int      n,
                    uint64_t all,
                    uint64_t half,
                    uint64_t quarter)
{
  /* The one solution of n = 1 is also its own mirror image, the only one that is. */
  return n == 1 ? all : (all + half + 2 * quarter) / QUEENS_IMAGES;
}
