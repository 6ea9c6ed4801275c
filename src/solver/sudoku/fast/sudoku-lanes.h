/* Many sudoku at once: one in each lane of a processor's vectors, each with its own search.
 *
 * The same source makes a kernel for each width of vectors: 4 lanes for any processor, 8 for
 * AVX2, 16 for AVX-512; the latter two may run only where the processor has them. Each answers as
 * sudoku.h and sudoku-ask.h promise, and takes 220 KiB of the stack at most.
 *
 * Private to the fast solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-ask.h"

/* sudoku_solve_many () */
typedef void SudokuLanesSolve (const SudokuGrid    *givens,
                               size_t               n_puzzles,
                               uint64_t             limit,
                               const SearchControl *control,
                               SudokuAnswer        *answers);

/* sudoku_ask_many () */
typedef void SudokuLanesAsk   (SudokuNextQuestion  *next,
                               void                *data);

SudokuLanesSolve sudoku_lanes_solve_4;
SudokuLanesSolve sudoku_lanes_solve_8;
SudokuLanesSolve sudoku_lanes_solve_16;

SudokuLanesAsk   sudoku_lanes_ask_4;
SudokuLanesAsk   sudoku_lanes_ask_8;
SudokuLanesAsk   sudoku_lanes_ask_16;
