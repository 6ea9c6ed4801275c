/* The techniques of the rater: each finds the first step of its kind in the order of Sudoku
 * Explainer, or returns false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-excluded.h"

/* Which chains are searched for. */
typedef enum
{
  SUDOKU_RATING_SIMPLE,         /* without branches */
  SUDOKU_RATING_NISHIO,         /* one digit, branches that end in a contradiction */
  SUDOKU_RATING_MULTIPLE,       /* from all digits of a cell or all places in a house */
  SUDOKU_RATING_DYNAMIC,        /* the same, and conclusions join */
  SUDOKU_RATING_DYNAMIC_PLUS,   /* the same, with locked candidates, pairs and X-wings */
  SUDOKU_RATING_NESTED_SIMPLE,  /* the same, with chains without branches within them */
  SUDOKU_RATING_NESTED_MULTIPLE,        /* and with multiple ones */
  SUDOKU_RATING_NESTED_DYNAMIC, /* with dynamic ones instead of both */
  SUDOKU_RATING_NESTED_TWICE,   /* and with those that have simple ones within them */

  SUDOKU_RATING_KINDS,
} SudokuRatingNetKind;

typedef struct SudokuRatingChains SudokuRatingChains;

bool sudoku_rating_hidden_single  (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_direct_locked  (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_direct_hidden  (const SudokuRatingBoard *board,
                                   int                      size,
                                   SudokuRatingStep        *step);
bool sudoku_rating_naked_single   (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_xy_wing        (const SudokuRatingBoard *board,
                                   bool                     is_xyz,
                                   SudokuRatingStep        *step);
bool sudoku_rating_unique_loop    (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_bug            (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_aligned_pair   (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);
bool sudoku_rating_aligned_triple (const SudokuRatingBoard *board,
                                   SudokuRatingStep        *step);

/* Bidirectional cycles and simple forcing chains, and the room they need: NULL if there is no
 * memory. */
SudokuRatingChains         *sudoku_rating_chains_new     (void);
void                        sudoku_rating_chains_free    (SudokuRatingChains      *chains);
bool                        sudoku_rating_chains_find    (SudokuRatingChains      *chains,
                                                          const SudokuRatingBoard *board,
                                                          SudokuRatingStep        *step);

/* All that they exclude, the easiest chain first. */
const SudokuRatingExcluded *sudoku_rating_chains_collect (SudokuRatingChains      *chains,
                                                          const SudokuRatingBoard *board);

/* What the length of a chain adds to its difficulty: 0.1 each time that the number of its nodes
 * passes 6, 8, 10, 14, 18, 26, 34 and so on. */
double              sudoku_rating_length      (int                      n_nodes);
