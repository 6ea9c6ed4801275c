/* What chains exclude from a board, each candidate by the easiest chain.
 *
 * A chain within a chain is told by three things: how many nodes it has, which candidates had to be
 * gone before it was there, and a signature, which two chains share if they go through the same
 * nodes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/rating/sudoku-rating-board.h"

typedef struct
{
  uint64_t signature;
  int      n_nodes;             /* with those of the chains within it */
  uint64_t needs[SUDOKU_RATING_WORDS];  /* those of them that are gone had to go first */
} SudokuRatingProof;

typedef struct
{
  int               candidate;
  double            difficulty;
  int               key;        /* among chains of so many nodes the lower comes first */
  int               order;      /* then the one met first; the same for all that a chain excludes */
  SudokuRatingProof proof;
} SudokuRatingExclusion;

typedef struct
{
  int                   n;
  int                   n_offered;
  uint16_t              place[SUDOKU_RATING_CANDIDATES];        /* in `list`, plus 1; 0: none */
  SudokuRatingExclusion list[SUDOKU_RATING_CANDIDATES];
} SudokuRatingExcluded;

void sudoku_rating_excluded_clear (SudokuRatingExcluded       *excluded);

/* Whether a chain would be the easiest that excludes one of these digits of a cell. */
bool sudoku_rating_excluded_wants (const SudokuRatingExcluded *excluded,
                                   int                         cell,
                                   uint16_t                    digits,
                                   double                      difficulty,
                                   int                         n_nodes,
                                   int                         key);

/* Keeps a chain for each of these digits of which it is the easiest so far. */
void sudoku_rating_excluded_offer (SudokuRatingExcluded       *excluded,
                                   int                         cell,
                                   uint16_t                    digits,
                                   double                      difficulty,
                                   int                         key,
                                   const SudokuRatingProof    *proof);

/* The last chain offered has excluded all that it can: the next is another one. */
void sudoku_rating_excluded_next  (SudokuRatingExcluded       *excluded);

/* The easiest chain first. Nothing can be offered afterwards. */
void sudoku_rating_excluded_sort  (SudokuRatingExcluded       *excluded);

static inline void
sudoku_rating_proof_init (SudokuRatingProof *proof)
{
  *proof = (SudokuRatingProof) { .n_nodes = 0 };
}

/* Adds a node, or what ends a branch, to the signature. */
static inline void
sudoku_rating_proof_sign (SudokuRatingProof *proof,
                          int                node)
{
  proof->signature = (proof->signature ^ (uint64_t) (node + 1)) * 0x9e3779b97f4a7c15;
  proof->signature ^= proof->signature >> 29;
}

/* Adds that a candidate is on because nothing else is left in `via`: its cell or a house. */
void sudoku_rating_proof_need     (SudokuRatingProof           *proof,
                                   int                          candidate,
                                   int                          via);
