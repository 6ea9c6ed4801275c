/* Sudoku as people solve it: the next step, all steps of a technique, the whole path of a puzzle.
 *
 * The solver tries techniques from easy to hard, and starts again with the first after each step.
 * All functions change nothing but their arguments, allocate nothing, and may run on any number of
 * threads at once. The searches of hard techniques take up to some hundred KiB of the stack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-hint.h"

/* Receives a hint, which is lent for the call; returns false to end the search. */
typedef bool (*SudokuHintFound) (const SudokuHint *hint,
                                 void             *data);

/* Hands every step of the `wanted` techniques to `found`, easy techniques first. The same result
 * may come more than once, from different patterns. Techniques that argue from uniqueness emit
 * nothing where `position` is not known to be unique. SEARCH_EXHAUSTED: these are all steps;
 * SEARCH_STOPPED: `found` or `control` returned false. May change. */
SearchEnd        sudoku_logic_each       (const SudokuPosition   *position,
                                          const SudokuTechniques *wanted,
                                          SudokuHintFound         found,
                                          void                   *data,
                                          const SearchControl    *control);

/* The same of the easiest technique that has a step, with those that are searched for together. */
SearchEnd        sudoku_logic_each_easiest (const SudokuPosition   *position,
                                            const SudokuTechniques *wanted,
                                            SudokuHintFound         found,
                                            void                   *data,
                                            const SearchControl    *control);

/* Writes the first step of the easiest technique that has one. Returns false where there is none,
 * or where `control` returned false. May change. */
bool             sudoku_logic_first      (const SudokuPosition   *position,
                                          const SudokuTechniques *wanted,
                                          const SearchControl    *control,
                                          SudokuHint             *hint);

/* Solves the position step by step, and hands each step to `found` (may be NULL) before it applies
 * it. SEARCH_EXHAUSTED: `position` is solved, or no technique has a step left; SEARCH_INVALID: a
 * cell or a house has no candidate left; SEARCH_STOPPED: as above. May change. */
SearchEnd        sudoku_logic_solve      (SudokuPosition         *position,
                                          const SudokuTechniques *wanted,
                                          SudokuHintFound         found,
                                          void                   *data,
                                          const SearchControl    *control);
