/* Listing the puzzles of a small board.
 *
 * Queens of a solution belong to this solution alone if no other solution has all of them. Two
 * solutions agree in some rows; queens in these rows, or in some of them, do not tell the two
 * apart. So all sets of rows in which another solution agrees are marked, and their subsets. A
 * puzzle is a set without a mark that gets one when any row is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "solver/random.h"

enum
{
  MOST_SOLUTIONS = 352,
  MOST_PUZZLES = 11332,
  MOST_SETS = 1 << QUEENS_LISTED_MAX,
};

/* Some queens of a solution. */
typedef struct
{
  uint16_t solution;
  uint16_t rows;                /* a bit for each */
} Puzzle;

typedef struct
{
  const QueensSpec *spec;
  SearchStats      *stats;

  int               n_solutions;
  uint8_t           column[MOST_SOLUTIONS][QUEENS_LISTED_MAX];
  bool              is_shared[MOST_SETS];       /* by another solution */

  int               n_puzzles;
  Puzzle            puzzle[MOST_PUZZLES];
} Lister;

static bool
add_solution (const QueensSolution *solution,
              void                 *data)
{
  Lister *self = data;

  for (int row = 0; row < self->spec->n; row++)
    self->column[self->n_solutions][row] = solution->column[row];
  self->n_solutions++;

  return true;
}

static int
rows_in_common (const Lister *self,
                int           a,
                int           b)
{
  int rows = 0;

  for (int row = 0; row < self->spec->n; row++)
    if (self->column[a][row] == self->column[b][row])
      rows |= 1 << row;

  return rows;
}

/* Larger sets come first, so that each hands its mark down to those with a row less. */
static void
mark_shared (Lister *self,
             int     solution)
{
  memset (self->is_shared, 0, sizeof self->is_shared);

  for (int other = 0; other < self->n_solutions; other++)
    if (other != solution)
      self->is_shared[rows_in_common (self, solution, other)] = true;

  for (int rows = (1 << self->spec->n) - 1; rows > 0; rows--)
    if (self->is_shared[rows])
      for (int row = 0; row < self->spec->n; row++)
        self->is_shared[rows & ~(1 << row)] = true;
}

static bool
is_puzzle (const Lister *self,
           int           rows)
{
  if (self->is_shared[rows])
    return false;

  for (int row = 0; row < self->spec->n; row++)
    if ((rows >> row & 1) != 0 && !self->is_shared[rows & ~(1 << row)])
      return false;

  return true;
}

static QueensBoard
get_board (const Lister *self,
           const Puzzle *puzzle)
{
  QueensBoard board = queens_board_empty (self->spec->n);

  for (int row = 0; row < self->spec->n; row++)
    if ((puzzle->rows >> row & 1) != 0)
      board.row[row] = UINT32_C (1) << self->column[puzzle->solution][row];

  return board;
}

static void
add_puzzles (Lister *self,
             int     solution)
{
  mark_shared (self, solution);

  for (int rows = 0; rows < 1 << self->spec->n; rows++)
    {
      Puzzle puzzle = { .solution = solution, .rows = rows };
      QueensBoard board;

      self->stats->n_nodes++;
      if (!is_puzzle (self, rows))
        continue;

      board = get_board (self, &puzzle);
      if (self->spec->level < 0
          || queens_grade_puzzle (&board) == (QueensLevel) self->spec->level)
        self->puzzle[self->n_puzzles++] = puzzle;
    }
}

static void
shuffle (Lister *self)
{
  Random random = { self->spec->seed };

  random.state = random_next (&random) ^ (uint64_t) self->spec->n;

  for (int i = self->n_puzzles - 1; i > 0; i--)
    {
      int other = random_below (&random, i + 1);
      Puzzle puzzle = self->puzzle[i];

      self->puzzle[i] = self->puzzle[other];
      self->puzzle[other] = puzzle;
    }
}

/* Returns false when the control said no. */
static bool
list_all (Lister              *self,
          const SearchControl *control)
{
  QueensBoard empty = queens_board_empty (self->spec->n);
  SearchStats stats;

  queens_each (&empty, 0, add_solution, self, NULL, &stats);

  for (int solution = 0; solution < self->n_solutions; solution++)
    {
      if (!search_should_continue (control, self->stats))
        return false;

      add_puzzles (self, solution);
    }

  shuffle (self);

  return search_should_continue (control, self->stats);
}

SearchEnd
queens_list_puzzles (const QueensSpec    *spec,
                     uint64_t             first,
                     size_t               n_puzzles,
                     const SearchControl *control,
                     QueensBoard         *puzzles,
                     SearchStats         *stats)
{
  SearchEnd end = SEARCH_STOPPED;
  Lister *self;

  *stats = (SearchStats) { 0 };
  if (queens_spec_is_impossible (spec) || spec->n > QUEENS_LISTED_MAX)
    return SEARCH_INVALID;

  self = malloc (sizeof *self);
  if (self == NULL)
    return SEARCH_STOPPED;

  self->spec = spec;
  self->stats = stats;
  self->n_solutions = 0;
  self->n_puzzles = 0;

  if (list_all (self, control))
    {
      for (; stats->n_solutions < n_puzzles
             && first + stats->n_solutions < (uint64_t) self->n_puzzles; stats->n_solutions++)
        puzzles[stats->n_solutions] = get_board (self, &self->puzzle[first + stats->n_solutions]);
      end = stats->n_solutions < n_puzzles ? SEARCH_LIMITED : SEARCH_EXHAUSTED;
    }

  free (self);

  return end;
}
