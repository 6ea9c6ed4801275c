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
 * `n_plus` added without conflict, each once. An added clue may be one that was taken away, or
 * stand in its place with another digit; so what fewer changes make comes too, and first. There are
 * none where `grid` has fewer clues, or too few empty cells. How many solutions a grid has is for
 * the caller to find. Returns false where `varied` did. */
bool sudoku_vary (const SudokuGrid *grid,
                  int               n_minus,
                  int               n_plus,
                  SudokuVaried      varied,
                  void             *data);
