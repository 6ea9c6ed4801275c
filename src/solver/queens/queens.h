/* N queens: the board as a plain value, its rules, and the fast solvers.
 *
 * Rows and columns are counted from 0, from the top left. A board is a bit mask a row, bit c for
 * column c; a solution is the column of each row's queen. Unless a function says otherwise it
 * allocates nothing and may run on any number of threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "solver/search.h"

enum
{
  QUEENS_MAX = 32,              /* the largest board that is counted, listed or shown */
  QUEENS_ONE_MAX = 10000000,    /* the largest for which one solution is made */
  QUEENS_IMAGES = 8,            /* of a board by rotation and reflection */

  /* Counting asks whether to go on about every so many nodes, after the first SEARCH_CHECK_NODES:
   * it goes through them in some ten microseconds. */
  QUEENS_COUNT_CHECK = 16 * SEARCH_CHECK_NODES,
};

/* Queens on a board of n by n, wherever they stand. */
typedef struct
{
  int32_t  n;
  uint32_t row[QUEENS_MAX];
} QueensBoard;

/* n queens that do not attack each other: column[row]. */
typedef struct
{
  int32_t n;
  uint8_t column[QUEENS_MAX];
} QueensSolution;

static inline QueensBoard
queens_board_empty (int n)
{
  QueensBoard board = { .n = n };

  return board;
}

static inline bool
queens_board_has (const QueensBoard *board,
                  int                row,
                  int                column)
{
  return board->row[row] >> column & 1;
}

int            queens_board_count         (const QueensBoard    *board);
QueensBoard    queens_board_from_solution (const QueensSolution *solution);

/* Whether `board` is n queens in peace; then `solution` (may be NULL) is filled. */
bool           queens_board_is_solved     (const QueensBoard    *board,
                                           QueensSolution       *solution);

/* The squares that a queen of `board` attacks, the squares of the queens themselves left out
 * unless another queen attacks them: a queen in `attacked` is a queen in conflict. */
void           queens_board_attacked      (const QueensBoard    *board,
                                           QueensBoard          *attacked);

/* Receives each solution; returns false to stop the search. */
typedef bool (*QueensFound) (const QueensSolution *solution,
                             void                 *data);

/* Every function below takes the queens that must stay in `fixed`, an empty board where there are
 * none. Fixed queens that attack each other end with SEARCH_INVALID, and so does an n that is not
 * 1 to QUEENS_MAX. */

/* Counts the solutions. `stats` is required here and below, and is overwritten;
 * stats->n_solutions is the count, stats->n_nodes the queens that this search placed itself, those
 * that leave one of the next two rows without a free square not among them. Allocates some 1.7 MB
 * while it runs; where there are none it goes the slow way. */
SearchEnd      queens_count               (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* Hands the solutions to `found` in lexicographic order of their columns, row 0 first, up to
 * `limit` (0: all). */
SearchEnd      queens_each                (const QueensBoard    *fixed,
                                           uint64_t              limit,
                                           QueensFound           found,
                                           void                 *data,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* Finds one solution (SEARCH_LIMITED), or proves that there is none (SEARCH_EXHAUSTED). Which one
 * is found is always the same for the same board. `solution` means nothing where
 * stats->n_solutions is 0. Branches on the tightest row or column; where that takes long, boards of
 * up to 24 queens are gone through as by queens_count (), which allocates. Larger boards than a
 * QueensBoard: solver/queens-places.h. */
SearchEnd      queens_complete            (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* Finds one solution as queens_complete () does, and looks for another: stats->n_solutions is 0, 1
 * (SEARCH_EXHAUSTED: it is the only one) or 2 (SEARCH_LIMITED: there are more). Quick even where
 * queens_each () would take years to come to its first. */
SearchEnd      queens_solve               (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* As queens_complete (), but the queen of `row`, which has none yet, is not to stand in `column`.
 * For the queen of an only solution, taken away, SEARCH_EXHAUSTED says that it is still the only
 * one. */
SearchEnd      queens_complete_other      (const QueensBoard    *fixed,
                                           int                   row,
                                           int                   column,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* A solution for any n from 1 to QUEENS_ONE_MAX but 2 and 3, written down rather than searched
 * for, after Pauls (1874) and Bernhardsson (1991). columns[row] is filled for n rows. Returns
 * false where there is no solution. */
bool           queens_construct           (uint32_t              n,
                                           uint32_t             *columns);

/* A solution at random for any such n, in linear time. The same seed gives the same solution on
 * every machine; up to n = 12 all solutions are equally likely. Ends with SEARCH_LIMITED,
 * with SEARCH_EXHAUSTED for n = 2 and 3, or with SEARCH_INVALID where n is out of range. Allocates
 * n / 2 bytes while it runs, and ends with SEARCH_STOPPED where there are none. stats->n_checks is
 * the number of squares looked at; `control` is asked every SEARCH_CHECK_NODES of them. `columns`
 * is used while it runs, and means nothing where stats->n_solutions is 0. */
SearchEnd      queens_random              (uint32_t              n,
                                           uint64_t              seed,
                                           const SearchControl  *control,
                                           uint32_t             *columns,
                                           SearchStats          *stats);

/* The work of queens_count () cut into `n_slices` slices of nearly equal work. Counts slice
 * `slice`, 0 to n_slices - 1 (else SEARCH_INVALID); the counts of all slices add up to the whole.
 * What belongs to a slice is the same on every machine. Every slice walks to its work, so that the
 * sums of their nodes are larger than the nodes of the whole. */
SearchEnd      queens_count_slice         (const QueensBoard    *fixed,
                                           uint32_t              slice,
                                           uint32_t              n_slices,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* The number of solutions of an empty board, for n from 1 to 27 (OEIS A000170); else 0. */
uint64_t       queens_known_count         (int                    n);

/* About how many nodes queens_count () places on an empty board. Divided by the nodes a second that
 * a search has shown so far, an honest estimate of how long all of it takes. */
double         queens_expected_nodes      (int                    n);

/* The name of the kernel that counts here (solver/kernel.h). Static. */
const char    *queens_kernel              (void);

/* The number of solutions that a rotation by 180 degrees and by 90 degrees leaves as they are
 * (OEIS A032522 and A033148). With the number of all solutions they give that of the fundamental
 * ones, (all + half + 2 * quarter) / 8 for n > 1, by Burnside's lemma. */
SearchEnd      queens_count_symmetric     (int                   n,
                                           const SearchControl  *control,
                                           uint64_t             *half,
                                           uint64_t             *quarter);
uint64_t       queens_fundamental         (int                   n,
                                           uint64_t              all,
                                           uint64_t              half,
                                           uint64_t              quarter);

/* The image of a solution: rotated by `image` % 4 quarter turns clockwise, and mirrored left to
 * right before that where `image` is 4 or more. */
QueensSolution queens_image               (const QueensSolution *solution,
                                           int                   image);

/* How many of the eight images are different: 1, 2, 4 or 8. */
int            queens_orbit               (const QueensSolution *solution);

/* Whether no image of it comes before it in lexicographic order: one of each class is. */
bool           queens_is_fundamental      (const QueensSolution *solution);

/* The same where only images that have the queens of `fixed` count; the solution has them. */
bool           queens_is_first_image      (const QueensSolution *solution,
                                           const QueensBoard    *fixed);

/* The one of these images for which that holds. */
QueensSolution queens_first_image         (const QueensSolution *solution,
                                           const QueensBoard    *fixed);

/* Less than, equal to or greater than 0, in lexicographic order. */
int            queens_compare             (const QueensSolution *a,
                                           const QueensSolution *b);
