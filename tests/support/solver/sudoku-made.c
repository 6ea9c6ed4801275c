/* New sudokus for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-made.h"

#include <glib.h>

SudokuSpec
sudoku_made_spec (uint64_t seed)
{
  SudokuSpec spec = { .level = -1, .technique = -1, .seed = seed };

  return spec;
}

void
sudoku_made_generate (const SudokuSpec *spec,
                      uint64_t          first,
                      size_t            n_puzzles,
                      SudokuGrid       *puzzles)
{
  SearchStats stats;

  g_assert_cmpint (sudoku_generate (spec, first, n_puzzles, NULL, puzzles, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, n_puzzles);
  g_assert_cmpuint (stats.n_nodes, >=, n_puzzles);
}

bool
sudoku_made_is_unique (const SudokuGrid *puzzle)
{
  SudokuAnswer answer;

  sudoku_solve (puzzle, 2, NULL, &answer);

  return answer.end == SEARCH_EXHAUSTED && answer.stats.n_solutions == 1;
}

SudokuGrid
sudoku_made_without (const SudokuGrid *puzzle,
                     SudokuCells       cells)
{
  SudokuGrid grid = *puzzle;

  while (!sudoku_cells_is_empty (cells))
    grid.digit[sudoku_cells_take (&cells)] = 0;

  return grid;
}

void
sudoku_made_assert_minimal (const SudokuGrid *puzzle,
                            SudokuSymmetry    symmetry)
{
  g_assert_true (sudoku_made_is_unique (puzzle));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuCells orbit = sudoku_orbit (symmetry, cell);
      SudokuCells images = orbit;

      while (!sudoku_cells_is_empty (images))
        g_assert_true ((puzzle->digit[sudoku_cells_take (&images)] != 0) ==
                       (puzzle->digit[cell] != 0));

      if (puzzle->digit[cell] != 0)
        {
          SudokuGrid rest = sudoku_made_without (puzzle, orbit);

          g_assert_false (sudoku_made_is_unique (&rest));
        }
    }
}
