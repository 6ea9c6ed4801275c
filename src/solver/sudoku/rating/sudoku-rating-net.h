/* Forcing chains of several branches, and what ends a search for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/search.h"
#include "solver/sudoku/rating/sudoku-rating-branch.h"

typedef struct SudokuRatingNet SudokuRatingNet;

typedef struct
{
  const SearchControl *control;
  SearchStats          stats;
  bool                 is_stopped;
} SudokuRatingWatch;

/* The difficulty of a chain of six nodes or less, in tenths. */
extern const int sudoku_rating_base[SUDOKU_RATING_KINDS];

/* The room that a search needs: NULL if there is no memory. */
SudokuRatingNet            *sudoku_rating_net_new     (SudokuRatingWatch       *watch);
void                        sudoku_rating_net_free    (SudokuRatingNet         *net);

/* Finds the easiest chain of its kind; false, too, if the search was stopped. */
bool                        sudoku_rating_net_find    (SudokuRatingNet         *net,
                                                       const SudokuRatingBoard *board,
                                                       SudokuRatingNetKind      kind,
                                                       const SudokuRatingNest  *nest,
                                                       SudokuRatingStep        *step);

/* All that chains of a kind exclude, the easiest chain first. */
const SudokuRatingExcluded *sudoku_rating_net_collect (SudokuRatingNet         *net,
                                                       const SudokuRatingBoard *board,
                                                       SudokuRatingNetKind      kind,
                                                       const SudokuRatingNest  *nest);

static inline bool
sudoku_rating_watch_goes_on (SudokuRatingWatch *watch)
{
  watch->stats.n_nodes++;

  if (!watch->is_stopped && !search_should_continue (watch->control, &watch->stats))
    watch->is_stopped = true;

  return !watch->is_stopped;
}
