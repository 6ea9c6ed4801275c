/* Makes new sudokus: each has one solution and, unless the spec says otherwise, no redundant clue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/generate/sudoku-spec.h"

/* Makes the puzzles with the numbers `first` to `first` + `n_puzzles` - 1 of a spec. A puzzle
 * depends on the spec and on its number alone, so any number of threads may share the work. No
 * orbit of clues (a clue and its images under the symmetry; without symmetry, a clue) can be
 * removed without allowing a second solution, unless the puzzle is for beginners, must have many
 * clues or has a pattern.
 *
 * `stats` is required and overwritten: n_solutions counts the puzzles made, n_nodes the candidates
 * examined, n_checks the questions put to the solver. `control` is asked with it after each
 * candidate, and while one is graded. A rare technique can take any time. SEARCH_EXHAUSTED: all
 * puzzles are made; SEARCH_STOPPED and, for an impossible spec, SEARCH_INVALID: the content of
 * `puzzles` is undefined. Takes 1 MiB of the stack. May change. */
SearchEnd sudoku_generate (const SudokuSpec    *spec,
                           uint64_t             first,
                           size_t               n_puzzles,
                           const SearchControl *control,
                           SudokuGrid          *puzzles,
                           SearchStats         *stats);
