/* The search of coloured queens from the inside, for those that ask many questions about puzzles
 * that they know to be valid. Private to the solver layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-squares.h"

typedef struct
{
  const ColouredHouses *houses;
  const uint8_t        *region;         /* as in ColouredPuzzle */
  QueensSolution        solution;       /* the queens so far */

  uint64_t              limit;          /* as for coloured_each () */
  QueensFound           found;
  void                 *data;

  const SearchControl  *control;
  SearchStats          *stats;
  SearchEnd             end;            /* SEARCH_EXHAUSTED for as long as it goes on */
} ColouredSearch;

/* Fills the houses that are not in `filled`, bit h for house h, with queens on `left`. Returns
 * whether the search goes on. */
bool coloured_search_run (ColouredSearch  *self,
                          ColouredSquares  left,
                          uint64_t         filled);
