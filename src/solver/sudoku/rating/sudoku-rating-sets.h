/* Patterns of one house or of one digit: locked candidates, naked and hidden sets, fish.
 *
 * The path takes the first of them; a dynamic chain takes all, and asks which candidates had to go
 * before the pattern was there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-board.h"

typedef struct
{
  double   difficulty;
  int      n_removed;
  uint16_t removed[32];
  int      n_parents;
  uint16_t parents[64];         /* gone since `source`, and the pattern needs that */
} SudokuRatingPattern;

/* Receives a pattern that removes something; returns false to end the search. */
typedef bool (*SudokuRatingFound) (const SudokuRatingPattern *pattern,
                                   void                      *data);

/* Each returns false if `found` did. Without a source there are no parents. */
bool sudoku_rating_locked (const SudokuRatingBoard *board,
                           const SudokuRatingBoard *source,
                           SudokuRatingFound        found,
                           void                    *data);
bool sudoku_rating_sets   (const SudokuRatingBoard *board,
                           const SudokuRatingBoard *source,
                           bool                     is_hidden,
                           int                      size,
                           SudokuRatingFound        found,
                           void                    *data);
bool sudoku_rating_fish   (const SudokuRatingBoard *board,
                           const SudokuRatingBoard *source,
                           int                      size,
                           SudokuRatingFound        found,
                           void                    *data);

/* Receives a digit that is locked where two houses cross: all its places in `house` are in `other`
 * too. Returns false to end the search. */
typedef bool (*SudokuRatingLocked) (const SudokuRatingBoard *board,
                                    int                      house,
                                    int                      other,
                                    int                      digit,
                                    void                    *data);

bool sudoku_rating_each_locked (const SudokuRatingBoard *board,
                                SudokuRatingLocked       visit,
                                void                    *data);
