/* The generator draws a random solution and removes its queens in random order, keeping each queen
 * whose removal would allow another solution.
 *
 * The result is minimal: a queen that had to stay when it was tried would have to stay later too,
 * with fewer others on the board. If the spec names a level, puzzles are made until one has it.
 * Most are hard, the more so the larger the board: with n = 32 it takes some 450 to find an easy
 * one. Each solution is used for several puzzles, because on small boards, whose solutions are
 * listed, drawing one takes longer than removing queens from it.
 *
 *      n    puzzles made for one that is easy, medium, hard    milliseconds
 *      8       7.6     4.8     1.8                             0.06   0.04   0.02
 *     12        47      11     1.2                               12      5      4
 *     16        91      33     1.1                              4.3    1.6   0.08
 *     32       380     113     1.0                               93     27   0.26
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-generate.h"

#include "solver/random.h"

enum
{
  N_PER_SOLUTION = 16,                  /* puzzles made from one solution */
  PUZZLE_NODES = 80 * SEARCH_CHECK_NODES,       /* to know one: some 50 ms */
};

typedef struct
{
  int                  n;
  Random               random;
  QueensBoard          full;            /* a solution */
  QueensBoard          puzzle;          /* what is left of it */

  const SearchControl *control;
  SearchStats         *stats;
} Maker;

/* The levels that there are. */
typedef struct
{
  int8_t easiest;
  int8_t hardest;
} Levels;

static Levels
get_levels (int n)
{
  static const Levels small[] = {
    [4] = { QUEENS_EASY, QUEENS_EASY },
    [5] = { QUEENS_EASY, QUEENS_MEDIUM },
    [6] = { QUEENS_HARD, QUEENS_HARD },
  };
  static const Levels all = { QUEENS_EASY, QUEENS_HARD };

  return n < (int) (sizeof small / sizeof small[0]) ? small[n] : all;
}

bool
queens_spec_is_impossible (const QueensSpec *spec)
{
  Levels levels;

  if (spec->n < QUEENS_PUZZLE_MIN || spec->n > QUEENS_MAX)
    return true;

  levels = get_levels (spec->n);

  return spec->level >= 0 && (spec->level < levels.easiest || spec->level > levels.hardest);
}

/* Whether a search has not used up the nodes that are left for it. */
static bool
has_nodes (const SearchStats *stats,
           void              *data)
{
  const uint64_t *n_left = data;

  return stats->n_nodes < *n_left;
}

bool
queens_is_puzzle (const QueensBoard *board)
{
  uint64_t n_left = PUZZLE_NODES;
  const SearchControl control = { has_nodes, &n_left };
  QueensSolution solution;
  SearchStats stats;

  if (board->n < QUEENS_PUZZLE_MIN || queens_board_count (board) == board->n
      || queens_solve (board, &control, &solution, &stats) != SEARCH_EXHAUSTED
      || stats.n_solutions != 1)
    return false;

  for (int row = 0; row < board->n; row++)
    if (board->row[row] != 0)
      {
        QueensBoard rest = *board;
        QueensSolution other;

        rest.row[row] = 0;
        n_left -= stats.n_nodes < n_left ? stats.n_nodes : n_left;

        if (queens_complete_other (&rest, row, solution.column[row], &control, &other, &stats)
            != SEARCH_LIMITED)
          return false;
      }

  return true;
}

/* Asks with the stats of the generator, whatever the search at work counts. */
static bool
maker_should_continue (const SearchStats *stats,
                       void              *data)
{
  const Maker *self = data;

  (void) stats;

  return search_should_continue (self->control, self->stats);
}

static SearchEnd
draw_solution (Maker *self)
{
  const SearchControl control = { maker_should_continue, self };
  uint32_t columns[QUEENS_MAX];
  SearchStats stats;
  const SearchEnd end = queens_random (self->n, random_next (&self->random), &control, columns,
                                       &stats);

  self->full = queens_board_empty (self->n);

  for (int row = 0; row < self->n && end == SEARCH_LIMITED; row++)
    self->full.row[row] = UINT32_C (1) << columns[row];

  return end;
}

/* Takes the queen of `row` from the puzzle where it can go. */
static SearchEnd
try_without (Maker *self,
             int    row)
{
  const SearchControl control = { maker_should_continue, self };
  QueensBoard rest = self->puzzle;
  QueensSolution other;
  SearchStats stats;
  SearchEnd end;

  rest.row[row] = 0;
  end = queens_complete_other (&rest, row, __builtin_ctz (self->puzzle.row[row]), &control, &other,
                               &stats);
  self->stats->n_checks++;

  if (end == SEARCH_EXHAUSTED)
    self->puzzle = rest;

  return end;
}

/* Returns false when the control said no. */
static bool
minimize (Maker *self)
{
  uint8_t order[QUEENS_MAX] = { 0 };

  self->puzzle = self->full;

  for (int row = 0; row < self->n; row++)
    {
      const int other = random_below (&self->random, row + 1);

      order[row] = order[other];
      order[other] = row;
    }

  for (int i = 0; i < self->n; i++)
    if (try_without (self, order[i]) == SEARCH_STOPPED)
      return false;

  self->stats->n_nodes++;

  return true;
}

static Random
get_random (const QueensSpec *spec,
            uint64_t          number)
{
  Random random = { spec->seed };

  random.state = random_next (&random) ^ number;
  random.state = random_next (&random) ^ (uint64_t) spec->n;

  return random;
}

static bool
matches_spec (const QueensBoard *puzzle,
              const QueensSpec  *spec)
{
  return spec->level < 0 || queens_grade_puzzle (puzzle) == (QueensLevel) spec->level;
}

SearchEnd
queens_generate (const QueensSpec    *spec,
                 uint64_t             number,
                 const SearchControl *control,
                 QueensBoard         *puzzle,
                 SearchStats         *stats)
{
  Maker self = { .n = spec->n, .control = control, .stats = stats };

  *stats = (SearchStats) { 0 };

  if (queens_spec_is_impossible (spec))
    return SEARCH_INVALID;

  self.random = get_random (spec, number);

  do
    {
      if (stats->n_nodes % N_PER_SOLUTION == 0 && draw_solution (&self) == SEARCH_STOPPED)
        return SEARCH_STOPPED;
      if (!minimize (&self))
        return SEARCH_STOPPED;
    }
  while (!matches_spec (&self.puzzle, spec));

  *puzzle = self.puzzle;
  stats->n_solutions = 1;

  return search_should_continue (control, stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}
