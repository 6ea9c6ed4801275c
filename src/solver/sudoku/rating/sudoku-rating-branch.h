/* All that follows from one candidate on or off, with the reasons.
 *
 * A node is a candidate on or off, `candidate * 2 + is_on`. Each has parents: all of them together
 * force it. What was met first comes first, and a branch ends at its first contradiction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-private.h"

enum
{
  SUDOKU_RATING_NODES = SUDOKU_RATING_CANDIDATES * 2,
  SUDOKU_RATING_CLASH = SUDOKU_RATING_NODES,    /* the node that contradicts `clash` */
  SUDOKU_RATING_PARENTS = 32768,
};

typedef struct
{
  int      n_met[2];                            /* off, on */
  uint16_t met[2][SUDOKU_RATING_CANDIDATES];    /* candidates in the order they were met */
  uint64_t has[2][(SUDOKU_RATING_CANDIDATES + 63) / 64];

  int      clash;                               /* the node met before, or -1 */

  uint16_t parent[SUDOKU_RATING_NODES + 1];     /* where the parents begin in the pool */
  uint8_t  n_parents[SUDOKU_RATING_NODES + 1];
  uint16_t depth[SUDOKU_RATING_NODES + 1];      /* the longest way to here, in nodes */
  uint16_t pool[SUDOKU_RATING_PARENTS];
  int      n_pool;
} SudokuRatingBranch;

/* Follows a branch to its end. */
void sudoku_rating_branch_follow (SudokuRatingBranch      *branch,
                                  const SudokuRatingBoard *board,
                                  SudokuRatingNetKind      kind,
                                  int                      candidate,
                                  bool                     is_on);

/* How many nodes the branch needs for this one, itself counted. May stop at `enough`. */
int  sudoku_rating_branch_count  (const SudokuRatingBranch *branch,
                                  int                       node,
                                  int                       enough);

static inline bool
sudoku_rating_branch_has (const SudokuRatingBranch *branch,
                          bool                      is_on,
                          int                       candidate)
{
  return branch->has[is_on][candidate >> 6] >> (candidate & 63) & 1;
}
