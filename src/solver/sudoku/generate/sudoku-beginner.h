/* Sudokus for beginners: hidden singles in boxes and nearly full houses are enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/generate/sudoku-minimize.h"

/* The fewest clues of a puzzle for beginners, and the most of those that need no more. */
enum
{
  SUDOKU_BEGINNER_CLUES = 33,
  SUDOKU_BEGINNER_MANY_CLUES = 37,
};

/* Returns whether a puzzle can be solved by two rules alone: a digit has one place in a box, or a
 * cell with at most two other empty cells in a row, column or box has one candidate. Such a puzzle
 * has one solution. */
bool       sudoku_beginner_can_solve (const SudokuGrid     *puzzle);

/* Removes clues from the solution that `minimize` has drawn, in its order and by its symmetry, as
 * long as a beginner can solve the rest and `n_clues` remain. More remain if nothing else can
 * go. */
SudokuGrid sudoku_beginner_clues     (const SudokuMinimize *minimize,
                                      int                   n_clues);
