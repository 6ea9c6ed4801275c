/* What the tests of n queens share: known numbers, lists, boards at random, and a control that
 * stops.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"

const uint64_t n_all[17] = {
  0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596,
  2279184, 14772512,
};
const uint64_t n_fundamental[17] = {
  0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752,
  285053, 1846955,
};

bool
append_solution (const QueensSolution *solution,
                 void                 *data)
{
  g_array_append_vals (data, solution, 1);

  return true;
}

GArray *
list_solutions (const QueensBoard *fixed)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (QueensSolution));
  SearchStats stats;
  SearchEnd end = queens_each (fixed, 0, append_solution, solutions, NULL, &stats);

  g_assert_cmpint (end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, solutions->len);

  return solutions;
}

GArray *
list_empty (int n)
{
  QueensBoard empty = queens_board_empty (n);

  return list_solutions (&empty);
}

QueensBoard
random_fixed (int n,
              int one_in)
{
  QueensBoard board = queens_board_empty (n);

  for (int row = 0; row < n; row++)
    {
      QueensBoard attacked;
      int column = g_test_rand_int_range (0, n);

      queens_board_attacked (&board, &attacked);

      if (g_test_rand_int_range (0, one_in) == 0 && !queens_board_has (&attacked, row, column))
        board.row[row] = UINT32_C (1) << column;
    }

  return board;
}

bool
contains (const QueensSolution *solution,
          const QueensBoard    *fixed)
{
  for (int row = 0; row < fixed->n; row++)
    if (fixed->row[row] != 0 && fixed->row[row] != UINT32_C (1) << solution->column[row])
      return false;

  return true;
}

bool
in_peace (uint32_t        n,
          const uint32_t *columns)
{
  g_autofree bool *taken = g_new0 (bool, 5 * (size_t) n);
  bool *falling = taken + n;
  bool *rising = falling + 2 * n;

  for (uint32_t row = 0; row < n; row++)
    {
      const uint32_t column = columns[row];

      if (column >= n || taken[column] || falling[column + n - row] || rising[column + row])
        return false;

      taken[column] = falling[column + n - row] = rising[column + row] = true;
    }

  return true;
}

bool
stop_should_continue (const SearchStats *stats,
                      void              *data)
{
  Stop *stop = data;

  stop->widest = MAX (stop->widest, stats->n_nodes - stop->last.n_nodes);
  stop->last = *stats;

  return ++stop->n_asked < stop->after;
}
