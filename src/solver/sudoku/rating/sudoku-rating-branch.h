/* All that follows from one candidate on or off, with the reasons.
 *
 * A node is a candidate on or off, `candidate * 2 + is_on`. Each has parents: all of them together
 * force it. What was met first comes first, and a branch ends at its first contradiction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-excluded.h"
#include "solver/sudoku/rating/sudoku-rating-private.h"

enum
{
  SUDOKU_RATING_NODES = SUDOKU_RATING_CANDIDATES * 2,
  SUDOKU_RATING_CLASH = SUDOKU_RATING_NODES,    /* the node that contradicts `clash` */
  SUDOKU_RATING_TRIAL,          /* a node that may turn out to be easier than another */
  SUDOKU_RATING_ALL_NODES,
  SUDOKU_RATING_PARENTS = 65535,
};

/* Finds chains within a branch: returns how many candidates those of a kind exclude from a board.
 * The list is the finder's, until it is asked again. */
typedef struct
{
  int (*find) (void                         *data,
               const SudokuRatingBoard      *board,
               SudokuRatingNetKind           kind,
               const SudokuRatingExclusion **found);
  void *data;
} SudokuRatingNest;

/* A chain that a branch relies on. */
typedef struct
{
  uint64_t signature;
  int      n_nodes;
} SudokuRatingInner;

typedef struct
{
  int      n_met[2];                            /* off, on */
  uint16_t met[2][SUDOKU_RATING_CANDIDATES];    /* candidates in the order they were met */
  uint64_t has[2][SUDOKU_RATING_WORDS];

  int      clash;                               /* the node met before, or -1 */
  int      n_clash;                             /* nodes of it and what contradicts it */
  int      trial;                               /* SUDOKU_RATING_TRIAL is this node */

  uint16_t parent[SUDOKU_RATING_ALL_NODES];     /* where the parents begin in the pool */
  uint16_t n_parents[SUDOKU_RATING_ALL_NODES];
  uint16_t depth[SUDOKU_RATING_ALL_NODES];      /* the longest way to here, in nodes */
  uint8_t  via[SUDOKU_RATING_ALL_NODES];        /* what leaves nothing but this candidate */
  uint16_t inner_of[SUDOKU_RATING_ALL_NODES];   /* in `inner`, plus 1; 0: none */
  uint16_t pool[SUDOKU_RATING_PARENTS];
  int      n_pool;

  int               n_inner;
  SudokuRatingInner inner[SUDOKU_RATING_CANDIDATES];
} SudokuRatingBranch;

/* Follows a branch to its end. Kinds without chains within chains take no `nest`. */
void sudoku_rating_branch_follow (SudokuRatingBranch      *branch,
                                  const SudokuRatingBoard *board,
                                  SudokuRatingNetKind      kind,
                                  const SudokuRatingNest  *nest,
                                  int                      candidate,
                                  bool                     is_on);

/* How many nodes the branch needs for this one, itself counted. May stop at `enough`. */
int  sudoku_rating_branch_count  (const SudokuRatingBranch *branch,
                                  int                       node,
                                  int                       enough);

/* Adds to a proof this node and all that it follows from; `via` tells why the branch begins, and
 * `inner`, with room for SUDOKU_RATING_CANDIDATES, has the `n_inner` chains within that were added
 * before. */
void sudoku_rating_branch_prove  (const SudokuRatingBranch *branch,
                                  int                       node,
                                  int                       via,
                                  SudokuRatingProof        *proof,
                                  uint64_t                 *inner,
                                  int                      *n_inner);

static inline bool
sudoku_rating_branch_has (const SudokuRatingBranch *branch,
                          bool                      is_on,
                          int                       candidate)
{
  return branch->has[is_on][candidate >> 6] >> (candidate & 63) & 1;
}
