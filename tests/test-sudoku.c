/* The rules of sudoku and the fast solver.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/sudoku.h"

static void
read_grid (const char *line,
           SudokuGrid *grid)
{
  g_assert_cmpuint (strlen (line), ==, SUDOKU_CELLS);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid->digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';
}

static void
test_solve_sample (void)
{
  SudokuAnswer answer;
  SudokuGrid givens;
  SudokuGrid expected;

  /* The example of LeetCode's problem 37. */
  read_grid ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
             &givens);
  read_grid ("534678912672195348198342567859761423426853791713924856961537284287419635345286179",
             &expected);

  sudoku_solve (&givens, 2, NULL, &answer);

  g_assert_cmpint (answer.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (answer.tally.n_solutions, ==, 1);
  g_assert_cmpmem (&answer.solution, sizeof answer.solution, &expected, sizeof expected);
  g_assert_true (sudoku_is_solved (&answer.solution));
  g_assert_true (sudoku_is_part_of (&givens, &answer.solution));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/solve/sample", test_solve_sample);

  return g_test_run ();
}
