/* Runs a teaching search on to its end, its next solutions, or until a control stops it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-steps.h"
#include "solver/sudoku/sudoku-steps.h"

/* Both run until the end, or until `limit` more solutions are found (0: all). */
SearchEnd sudoku_steps_run (SudokuSteps         *steps,
                            uint64_t             limit,
                            const SearchControl *control);
SearchEnd queens_steps_run (QueensSteps         *steps,
                            uint64_t             limit,
                            const SearchControl *control);
