/* Which queens are to blame for a board that cannot be completed, and which of them to take away.
 *
 * Private to the hints of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-hint.h"

/* Searches that share a budget, and the queens that they are about: in peace with each other, so
 * that a set of them is a mask of rows. */
typedef struct
{
  QueensBoard          queens;
  uint32_t             fixed;           /* rows whose queen always stays */
  uint32_t             movable;         /* rows of the others */

  const SearchControl *control;
  SearchStats          stats;           /* of all searches */
  uint64_t             limit;           /* nodes at which the one at work is to end */
  bool                 stopped;         /* the control said no */
} QueensProbe;

void        queens_probe_init     (QueensProbe         *probe,
                                   const QueensBoard   *queens,
                                   const QueensBoard   *fixed,
                                   const SearchControl *control);

/* Completes `board` as queens_complete () does, with at most `n_nodes` and never more than is left
 * of the budget; else SEARCH_STOPPED. */
SearchEnd   queens_probe_complete (QueensProbe         *probe,
                                   const QueensBoard   *board,
                                   uint64_t             n_nodes,
                                   QueensSolution      *solution);

/* The fixed queens and those in `rows`. */
QueensBoard queens_probe_board    (const QueensProbe   *probe,
                                   uint32_t             rows);

/* The rows of a set of movable queens that cannot be completed together with the fixed ones, for
 * queens that are known not to be. */
uint32_t    queens_blame_set      (QueensProbe         *probe,
                                   QueensBlame         *blame);

/* The row of the queen of `blamed` that is best taken away, or -1 where all are fixed. `helps`
 * says whether the others can be completed then. */
int         queens_blame_remedy   (QueensProbe         *probe,
                                   uint32_t             blamed,
                                   bool                *helps);
