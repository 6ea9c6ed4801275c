/* Coloured queens: n by n squares in n connected regions; one queen in each row, column and region,
 * and no two queens touch. Unlike n queens, long diagonals are free, and a proper puzzle has one
 * solution (it is Star Battle with one star).
 *
 * Rows and columns are counted from 0, from the top left; queens stand on a QueensBoard. Nothing
 * here allocates, and all of it may run on any number of threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

enum
{
  COLOURED_MIN = 5,
  COLOURED_MAX = 12,
  COLOURED_SQUARES = COLOURED_MAX * COLOURED_MAX,
  COLOURED_HOUSES = 3 * COLOURED_MAX,
};

/* The puzzle: the region of square row * n + column, 0 to n - 1; 0 from n * n on. */
typedef struct
{
  int32_t n;
  uint8_t region[COLOURED_SQUARES];
} ColouredPuzzle;

/* Returns whether n is in range and there are n regions, each connected by the sides of its
 * squares. */
bool coloured_is_valid    (const ColouredPuzzle *puzzle);

/* The first square, row by row, that the first square of its region does not reach; -1 where every
 * region is connected. n is in range, and so are the regions. */
int  coloured_first_apart (const ColouredPuzzle *puzzle);

bool coloured_equal     (const ColouredPuzzle *a,
                         const ColouredPuzzle *b);

/* Fills `attacked` with the squares that `queens` rule out: their rows, columns and regions and the
 * squares that they touch. The square of a queen is among them only if another queen rules it out:
 * a queen in `attacked` is a queen in conflict. */
void coloured_attacked  (const ColouredPuzzle *puzzle,
                         const QueensBoard    *queens,
                         QueensBoard          *attacked);

/* Whether `queens` is n queens that break no rule; then `solution` (may be NULL) is filled. */
bool coloured_is_solved (const ColouredPuzzle *puzzle,
                         const QueensBoard    *queens,
                         QueensSolution       *solution);

/* Hands the solutions that have the queens in `fixed` (NULL: none) to `found`, up to `limit` (0:
 * all), in an order that is always the same for the same puzzle. It branches on the house with the
 * fewest squares: to prove that a puzzle of 12 by 12 has one solution takes it some microseconds.
 *
 * `stats` is required and overwritten; stats->n_nodes are the queens that the search placed itself.
 * SEARCH_INVALID where the puzzle is not valid, or fixed queens attack each other or stand outside
 * the board. */
SearchEnd coloured_each (const ColouredPuzzle *puzzle,
                         const QueensBoard    *fixed,
                         uint64_t              limit,
                         QueensFound           found,
                         void                 *data,
                         const SearchControl  *control,
                         SearchStats          *stats);

/* The same search, which counts the solutions up to `limit` and keeps the first: `solution` has an
 * n of 0 where there is none. */
SearchEnd coloured_solve (const ColouredPuzzle *puzzle,
                          const QueensBoard    *fixed,
                          uint64_t              limit,
                          const SearchControl  *control,
                          QueensSolution       *solution,
                          SearchStats          *stats);
