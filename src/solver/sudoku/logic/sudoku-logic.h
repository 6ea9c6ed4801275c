/* Sudoku as people solve it: the next step, all steps of a technique, the whole path of a puzzle.
 *
 * Techniques are tried from easy to hard, and after each step again from the first. All functions
 * are pure but for what they are given, allocate nothing, and may run on any number of threads at
 * once. The searches of hard techniques take up to some hundred KiB of the stack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-hint.h"

/* Receives a hint, which is lent for the call; returns false to end the search. */
typedef bool (*SudokuHintFound) (const SudokuHint *hint,
                                 void             *data);

/* Hands every step of the `wanted` techniques to `found`, easy techniques first; the first steps of
 * a technique are those that it emits first elsewhere too. The same result may come more than once,
 * from different patterns. Techniques that argue from uniqueness emit nothing where `position` is
 * not known to be unique. SEARCH_EXHAUSTED: that was all; SEARCH_STOPPED: `found` or `control` said
 * no. */
SearchEnd        sudoku_logic_each       (const SudokuPosition   *position,
                                          const SudokuTechniques *wanted,
                                          SudokuHintFound         found,
                                          void                   *data,
                                          const SearchControl    *control);

/* Writes the first step of the easiest technique that has one. Returns false where there is none,
 * or where `control` said no. */
bool             sudoku_logic_first      (const SudokuPosition   *position,
                                          const SudokuTechniques *wanted,
                                          const SearchControl    *control,
                                          SudokuHint             *hint);

/* Solves the position step by step, handing each step to `found` before it is done (NULL: nobody
 * listens). SEARCH_EXHAUSTED: `position` is solved, or no technique has a step left;
 * SEARCH_INVALID: it came to a cell or a house that nothing fits into; SEARCH_STOPPED as above. */
SearchEnd        sudoku_logic_solve      (SudokuPosition         *position,
                                          const SudokuTechniques *wanted,
                                          SudokuHintFound         found,
                                          void                   *data,
                                          const SearchControl    *control);
