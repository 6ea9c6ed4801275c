/* Chains within chains.
 *
 * Most branches of a board soon know the same, so what a search found on a position is remembered
 * until the room for that is full.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-net.h"

typedef struct SudokuRatingNested SudokuRatingNested;

/* NULL if there is no memory. `watch` is asked by each search. */
SudokuRatingNested     *sudoku_rating_nested_new  (SudokuRatingWatch        *watch);
void                    sudoku_rating_nested_free (SudokuRatingNested       *nested);

/* What branches search with. */
const SudokuRatingNest *sudoku_rating_nested_nest (const SudokuRatingNested *nested);
