/* How hard Sudoku Explainer 1.2.1 finds a sudoku.
 *
 * The rater solves the puzzle along a path of its own: at each step it takes the first step of the
 * easiest technique, in the order and with the difficulties of Sudoku Explainer, chains counted by
 * their nodes. Three numbers come of it, in tenths, as players write them: 7.1/1.2/1.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

typedef struct
{
  int er;                       /* the hardest step */
  int ep;                       /* the hardest up to the first digit placed */
  int ed;                       /* the first step */
} SudokuRating;

/* Rates a puzzle that is known to have one solution. SEARCH_EXHAUSTED: it is rated; SEARCH_LIMITED:
 * a step is harder than the rater knows, and `rating` tells of the steps before; SEARCH_STOPPED:
 * `control` returned false or there is no memory, and `rating` is undefined. Takes memory while it
 * runs. */
SearchEnd sudoku_rating_puzzle (const SudokuGrid    *givens,
                                const SearchControl *control,
                                SudokuRating        *rating);
