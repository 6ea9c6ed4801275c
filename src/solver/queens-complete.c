/* Completing a board of n queens on which some queens stand.
 *
 * For every row without a queen the columns that are free in it are kept, and for every column
 * without a queen the free rows. The search goes on with the row or column that has the fewest
 * left; one that has none is a dead end, however far away it is. Always taking the first of
 * several tightest lines gets lost in some boards for ages, so ties and the order of the places
 * are drawn at random, and a search that takes too long is started again with more patience. The
 * draws come from a generator with a fixed seed, so that the answer is always the same. Patience
 * grows without bound: sooner or later the search finds a solution or goes through everything and
 * so proves that there is none. C. P. Gomes, B. Selman, H. Kautz, "Boosting Combinatorial Search
 * Through Randomization" (1998).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens-open.h"

/* The lines without a queen, and what is free in each. */
typedef struct
{
  uint32_t rows;
  uint32_t columns;
  uint32_t free_in_row[QUEENS_MAX];
  uint32_t free_in_column[QUEENS_MAX];
} Places;

typedef struct
{
  bool     is_row;
  int      number;
  uint32_t free;
} Line;

typedef struct
{
  QueensSolution      *solution;
  uint64_t             random;
  uint64_t             patience;        /* the number of nodes at which to start again */

  const SearchControl *control;
  SearchTally         *tally;
  uint64_t             next_check;      /* the number of nodes at which to ask again */
  bool                 stopped;
} Complete;

/* From 0 to bound - 1, by Marsaglia's xorshift. */
static int
draw (Complete *self,
      int       bound)
{
  self->random ^= self->random << 13;
  self->random ^= self->random >> 7;
  self->random ^= self->random << 17;

  return self->random % bound;
}

/* Takes the squares on which a queen at `place` of line `number` attacks the lines `open`, which
 * run beside that line. Returns false where one of them has nothing left. */
static bool
attack_lines (uint32_t  free[QUEENS_MAX],
              uint32_t  open,
              int       number,
              int       place)
{
  const uint64_t queen = UINT64_C (1) << place;
  bool alive = true;

  for (; open != 0; open &= open - 1)
    {
      const int line = __builtin_ctz (open);
      const int distance = line < number ? number - line : line - number;

      free[line] &= ~(uint32_t) (queen | queen << distance | queen >> distance);
      alive = alive && free[line] != 0;
    }

  return alive;
}

/* Returns false where some line has no place left. */
static bool
places_put (Places *self,
            int     row,
            int     column)
{
  bool rows_alive, columns_alive;

  self->rows &= ~(UINT32_C (1) << row);
  self->columns &= ~(UINT32_C (1) << column);
  rows_alive = attack_lines (self->free_in_row, self->rows, row, column);
  columns_alive = attack_lines (self->free_in_column, self->columns, column, row);

  return rows_alive && columns_alive;
}

/* Takes the line at hand if it is tighter than the tightest so far, or by lot if it is equal. */
static void
compare_line (Complete *self,
              Line      line,
              Line     *tightest,
              int      *fewest,
              int      *n_equal)
{
  const int n_free = __builtin_popcount (line.free);

  if (n_free < *fewest)
    {
      *fewest = n_free;
      *n_equal = 0;
    }

  if (n_free == *fewest && draw (self, ++*n_equal) == 0)
    *tightest = line;
}

static Line
tightest_line (Complete     *self,
               const Places *places)
{
  Line tightest = { 0 };
  int fewest = QUEENS_MAX + 1;
  int n_equal = 0;

  for (uint32_t rest = places->rows; rest != 0; rest &= rest - 1)
    {
      const int row = __builtin_ctz (rest);

      compare_line (self, (Line) { true, row, places->free_in_row[row] },
                    &tightest, &fewest, &n_equal);
    }

  for (uint32_t rest = places->columns; rest != 0; rest &= rest - 1)
    {
      const int column = __builtin_ctz (rest);

      compare_line (self, (Line) { false, column, places->free_in_column[column] },
                    &tightest, &fewest, &n_equal);
    }

  return tightest;
}

/* One of the squares of `free`. */
static int
draw_place (Complete *self,
            uint32_t  free)
{
  for (int i = draw (self, __builtin_popcount (free)); i > 0; i--)
    free &= free - 1;

  return __builtin_ctz (free);
}

/* Whether the search from this start is to be given up. */
static bool
complete_gives_up (Complete *self)
{
  if (self->tally->n_nodes >= self->next_check)
    {
      self->next_check = self->tally->n_nodes + SEARCH_CHECK_NODES;
      self->stopped = self->stopped || !search_proceeds (self->control, self->tally);
    }

  return self->stopped || self->tally->n_nodes >= self->patience;
}

/* Returns whether the solution is complete. If not, there is none, or the search was given up. */
static bool
complete_from (Complete     *self,
               const Places *places)
{
  Line line;

  if (places->rows == 0)
    return true;

  line = tightest_line (self, places);

  while (line.free != 0)
    {
      const int place = draw_place (self, line.free);
      const int row = line.is_row ? line.number : place;
      const int column = line.is_row ? place : line.number;
      Places next = *places;

      line.free &= ~(UINT32_C (1) << place);
      self->solution->column[row] = column;
      self->tally->n_nodes++;

      if (places_put (&next, row, column) && complete_from (self, &next))
        return true;

      self->tally->n_backtracks++;

      if (complete_gives_up (self))
        return false;
    }

  return false;
}

/* Puts the fixed queens on an empty board. Returns false where they leave some line no place. */
static bool
place_fixed (const QueensBoard *fixed,
             Places            *places,
             QueensSolution    *solution)
{
  const uint32_t all = queens_all_columns (fixed->n);
  bool alive = true;

  *places = (Places) { .rows = all, .columns = all };
  *solution = (QueensSolution) { .n = fixed->n };

  for (int i = 0; i < fixed->n; i++)
    places->free_in_row[i] = places->free_in_column[i] = all;

  for (int row = 0; row < fixed->n; row++)
    if (fixed->row[row] != 0)
      {
        solution->column[row] = __builtin_ctz (fixed->row[row]);
        alive = places_put (places, row, solution->column[row]);
      }

  return alive;
}

SearchEnd
queens_complete (const QueensBoard   *fixed,
                 const SearchControl *control,
                 QueensSolution      *solution,
                 SearchTally         *tally)
{
  Complete self = {
    .solution = solution,
    .random = UINT64_C (0x9E3779B97F4A7C15),
    .control = control,
    .tally = tally,
    .next_check = SEARCH_CHECK_NODES,
  };
  QueensOpen open;
  Places places;
  uint64_t patience;
  bool alive;

  *tally = (SearchTally) { 0 };

  if (!queens_open_init (&open, fixed))
    return SEARCH_INVALID;

  alive = place_fixed (fixed, &places, solution);
  patience = 200 * fixed->n;

  while (alive && tally->n_solutions == 0 && !self.stopped)
    {
      self.patience = tally->n_nodes + patience;
      patience += patience / 2;

      if (complete_from (&self, &places))
        tally->n_solutions = 1;
      else if (tally->n_nodes < self.patience)
        alive = false;
    }

  if (self.stopped || !search_proceeds (control, tally))
    return SEARCH_STOPPED;

  return tally->n_solutions > 0 ? SEARCH_LIMITED : SEARCH_EXHAUSTED;
}
