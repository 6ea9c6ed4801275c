/* Sudokus whose clues stand where the caller says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/random.h"
#include "solver/sudoku/sudoku-cells.h"

/* The fewest clues that a sudoku can have (G. McGuire, B. Tugemann, G. Civario, "There is no
 * 16-clue Sudoku", 2012). */
enum { SUDOKU_FEWEST_CLUES = 17 };

/* Returns whether no puzzle can have its clues there: they are too few, or two rows of a band or
 * two columns of a stack have none, so that they could be swapped. Other patterns may have no
 * puzzle either. */
bool      sudoku_pattern_is_impossible (SudokuCells          pattern);

/* Looks for a puzzle with its clues there, beginning with a full grid. It depends on `random` alone
 * and has one solution, but it may have redundant clues. `control` is asked with `stats`, whose
 * n_checks counts the questions put to the solver. `n_choices` is the number of choices that the
 * solver made to prove that there is one solution. SEARCH_EXHAUSTED: it is found; SEARCH_LIMITED:
 * other random numbers may do better; SEARCH_STOPPED: `control` returned false. */
SearchEnd sudoku_pattern_fill          (SudokuCells          pattern,
                                        Random               random,
                                        const SearchControl *control,
                                        SearchStats         *stats,
                                        SudokuGrid          *puzzle,
                                        uint64_t            *n_choices);
