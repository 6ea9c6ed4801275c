/* Whether a puzzle is as wished, found out as cheaply as can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-generate.h"

/* `n_choices`: how many the fast solver made to prove that the puzzle has one solution.
 * SEARCH_EXHAUSTED: it is as wished; SEARCH_LIMITED: it is not; SEARCH_STOPPED: `control`, which is
 * asked with `tally`, said no. */
SearchEnd sudoku_fit (const SudokuWish    *wish,
                      const SudokuGrid    *puzzle,
                      uint64_t             n_choices,
                      const SearchControl *control,
                      const SearchTally   *tally);
