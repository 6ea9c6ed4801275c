/* The sudoku grid and its rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku.h"

int
sudoku_count_digits (const SudokuGrid *grid)
{
  int n_digits = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_digits += grid->digit[cell] != 0;

  return n_digits;
}
