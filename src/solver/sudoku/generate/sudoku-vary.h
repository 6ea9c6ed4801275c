/* The sudokus near another one: some clues are taken away, and others are added.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

/* Receives a grid; returns false to end. */
typedef bool (*SudokuVaried) (const SudokuGrid *grid,
                              void             *data);

/* Hands every grid to `varied` that `grid` becomes when `n_minus` of its clues are taken away and
 * `n_plus` others added without conflict, each once. An added clue may stand in the place of one
 * that was taken away, with another digit. How many solutions a grid has is for the caller to find.
 * Returns false where `varied` did. */
bool sudoku_vary (const SudokuGrid *grid,
                  int               n_minus,
                  int               n_plus,
                  SudokuVaried      varied,
                  void             *data);
