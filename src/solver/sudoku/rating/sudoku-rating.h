/* How hard Sudoku Explainer 1.2.1 finds a sudoku.
 *
 * The rater solves the puzzle along a path of its own: at each step it takes the first step of the
 * easiest technique, in the order and with the difficulties of Sudoku Explainer, chains counted by
 * their nodes. Three numbers come of it, in tenths, as players write them: 7.1/1.2/1.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-position.h"

enum
{
  SUDOKU_RATING_BEYOND = 115,   /* the easiest step that the rater does not know */
  SUDOKU_RATING_TEXT = 24,      /* bytes that hold any rating as text */
};

typedef struct
{
  int  er;                      /* the hardest step */
  int  ep;                      /* the hardest up to the first digit placed; 0: not known */
  int  ed;                      /* the first step; 0: not known */
  bool is_least;                /* `er` is SUDOKU_RATING_BEYOND or more, and in truth no less */
} SudokuRating;

/* Rates a puzzle that is known to have one solution. SEARCH_EXHAUSTED: it is rated; SEARCH_LIMITED:
 * a step is harder than the rater knows (chains within chains), and `is_least` is set;
 * SEARCH_STOPPED: `control` returned false or there is no memory, and `rating` is undefined. Takes
 * memory while it runs. */
SearchEnd sudoku_rating_puzzle     (const SudokuGrid    *givens,
                                    const SearchControl *control,
                                    SudokuRating        *rating);

/* The same for a position that has one solution, such as a Sukaku: its path begins with the
 * candidates that are there. */
SearchEnd sudoku_rating_position   (const SudokuPosition *start,
                                    const SearchControl  *control,
                                    SudokuRating         *rating);

/* Whether `er` of such a puzzle lies between two numbers, doing as little as possible; if `most` is
 * 0, there is no upper limit. SEARCH_EXHAUSTED: it does;
 * SEARCH_LIMITED: it does not; SEARCH_STOPPED: as above. */
SearchEnd sudoku_rating_is_between (const SudokuGrid    *givens,
                                    int                  least,
                                    int                  most,
                                    const SearchControl *control);

/* The lowest rating from `rating` on that a puzzle may have: below 4.5 there are gaps, because no
 * step is rated so. A full grid is rated 0. */
int       sudoku_rating_next       (int                  rating);

/* "7.1/1.2/1.2", with a plus after a number that is at least so high: "11.5+/11.5+/9.1". */
void      sudoku_rating_write      (const SudokuRating  *rating,
                                    char                 text[SUDOKU_RATING_TEXT]);
