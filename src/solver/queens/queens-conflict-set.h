/* Conflict sets: minimal sets of queens that rule out any completion of a board, and which queen of
 * one to remove. Private to the hints of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-hint.h"

/* Trial placements: searches that complete some of the queens of a board and share a budget. No two
 * of the queens attack each other, so a set of them is a mask of rows. */
typedef struct
{
  QueensBoard          queens;
  uint32_t             fixed;           /* rows whose queen always stays */
  uint32_t             movable;         /* rows of the others */

  const SearchControl *control;
  SearchStats          stats;           /* of all searches */
  uint64_t             limit;           /* nodes at which the current search must end */
  bool                 stopped;         /* the control returned false */
} QueensTrial;

void      queens_trial_init          (QueensTrial         *trial,
                                      const QueensBoard   *queens,
                                      const QueensBoard   *fixed,
                                      const SearchControl *control);

/* Completes `board` as queens_complete () does, with at most `n_nodes` nodes and never more than
 * the budget has left; returns SEARCH_STOPPED beyond that. */
SearchEnd queens_trial_complete      (QueensTrial         *trial,
                                      const QueensBoard   *board,
                                      uint64_t             n_nodes,
                                      QueensSolution      *solution);

/* Returns the rows of a set of movable queens that cannot be completed together with the fixed
 * ones. The queens of the board are known to have no completion. */
uint32_t  queens_conflict_set_find   (QueensTrial         *trial,
                                      QueensConflictSize  *size);

/* Returns the row of the queen of a conflict set that is best removed, or -1 if all are fixed.
 * `helps` says whether the other queens can be completed then. */
int       queens_conflict_set_remedy (QueensTrial         *trial,
                                      uint32_t             conflict,
                                      bool                *helps);
