/* Ways from a sudoku to its isomorphs: the sudokus that it becomes when it is mirrored at its
 * diagonal, when its bands or stacks, the rows of a band or the columns of a stack change places,
 * and when its digits are relabelled. There are 2 x 6^8 x 9! ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

typedef struct
{
  uint8_t cell[SUDOKU_CELLS];       /* by cell of the isomorph: the cell of the sudoku */
  uint8_t digit[SUDOKU_DIGITS + 1]; /* by digit of the sudoku: that of the isomorph; [0] is 0 */
} SudokuIsomorphism;

/* The grid at the end of a way. */
SudokuGrid sudoku_isomorphism_map (const SudokuIsomorphism *way,
                                   const SudokuGrid        *grid);
