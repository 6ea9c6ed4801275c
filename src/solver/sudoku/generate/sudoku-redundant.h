/* Redundant clues: those without which a sudoku still has one solution. A sudoku without any is
 * minimal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

/* Finds out of many puzzles, each known to have one solution, which have a redundant clue. Takes
 * half a MiB of the stack. */
void sudoku_find_redundant (const SudokuGrid *puzzles,
                            size_t            n_puzzles,
                            bool             *is_redundant);
