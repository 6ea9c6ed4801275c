/* Questions of the generator to the fast solver.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

/* A question about a puzzle: its solutions up to a limit (0: all) without those that have
 * `digit` in `cell`, which is not given (0: with all). */
typedef struct
{
  uint64_t limit;
  uint8_t  cell;
  uint8_t  digit;
} SudokuQuestion;

/* sudoku_solve () with a question, about givens that are not in conflict. */
void         sudoku_ask            (const SudokuGrid     *givens,
                                    const SudokuQuestion *question,
                                    SudokuAnswer         *answer);

/* sudoku_solve_many () with a question about each. */
void         sudoku_ask_many       (const SudokuGrid     *givens,
                                    const SudokuQuestion *questions,
                                    size_t                n_puzzles,
                                    SudokuAnswer         *answers);
