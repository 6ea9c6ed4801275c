/* Ways from a sudoku to its isomorphs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/canonical/sudoku-isomorphism.h"

SudokuGrid
sudoku_isomorphism_map (const SudokuIsomorphism *way,
                        const SudokuGrid        *grid)
{
  SudokuGrid image;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    image.digit[cell] = way->digit[grid->digit[way->cell[cell]]];

  return image;
}
