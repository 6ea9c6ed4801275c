/* New sudokus for tests, and whether they are as they should be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/generate/sudoku-generate.h"
#include "solver/sudoku/generate/sudoku-minimize.h"

/* Of any kind. */
SudokuSpec sudoku_made_spec           (uint64_t          seed);

/* All are made, or the test fails. */
void       sudoku_made_generate       (const SudokuSpec *spec,
                                       uint64_t          first,
                                       size_t            n_puzzles,
                                       SudokuGrid       *puzzles);

bool       sudoku_made_is_unique      (const SudokuGrid *puzzle);
SudokuGrid sudoku_made_without        (const SudokuGrid *puzzle,
                                       SudokuCells       cells);

/* It has one solution and is as symmetric as that, and each orbit is needed. */
void       sudoku_made_assert_minimal (const SudokuGrid *puzzle,
                                       SudokuSymmetry    symmetry);
