/* N queens: the board as a plain value, its rules, and the fast solvers.
 *
 * Rows and columns are counted from 0, from the top left. A board has one bit mask per row, bit c
 * for column c; a solution has the column of each row's queen. Unless its comment says otherwise, a
 * function allocates nothing and may run on any number of threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "solver/search.h"

enum
{
  QUEENS_MAX = 32,              /* the largest board for counting, listing and showing */
  QUEENS_ONE_MAX = 10000000,    /* the largest board for a single solution */
  QUEENS_IMAGES = 8,            /* of a board by rotation and reflection */

  /* A count polls its control for the first time after SEARCH_CHECK_NODES nodes, then about once in
   * so many, which take it some ten microseconds. */
  QUEENS_COUNT_CHECK = 16 * SEARCH_CHECK_NODES,
};

/* Any number of queens on a board of n by n. */
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

/* The board with the queens of a solution. Stable since 0.2. */
QueensBoard    queens_board_from_solution (const QueensSolution *solution);

/* The column of each row's first queen; 0 in rows without one. Stable since 0.2. */
QueensSolution queens_solution_from_board (const QueensBoard    *board);

/* Returns whether `board` holds n queens that do not attack each other; then `solution` (may be
 * NULL) is filled. Stable since 0.2. */
bool           queens_board_is_solved     (const QueensBoard    *board,
                                           QueensSolution       *solution);

/* Fills `attacked` with the squares that queens of `board` attack. The square of a queen is among
 * them only if another queen attacks it: a queen in `attacked` is a queen in conflict. Stable since
 * 0.2. */
void           queens_board_attacked      (const QueensBoard    *board,
                                           QueensBoard          *attacked);

/* Receives each solution; returns false to stop the search. */
typedef bool (*QueensFound) (const QueensSolution *solution,
                             void                 *data);

/* The functions below take the queens that every solution must have in `fixed`, which may be an
 * empty board. If fixed queens attack each other, or n is not 1 to QUEENS_MAX, they return
 * SEARCH_INVALID. */

/* Counts the solutions. `stats` is required here and below, and is overwritten: stats->n_solutions
 * is the count, stats->n_nodes the number of queens that the search placed, without those that
 * leave one of the next two rows no free square. Allocates about 1.7 MB while it runs; if it gets
 * no memory, it counts more slowly. Stable since 0.2. */
SearchEnd      queens_count               (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* Hands the solutions to `found` in lexicographic order of their columns, row 0 first, up to
 * `limit` (0: all). Stable since 0.2. */
SearchEnd      queens_each                (const QueensBoard    *fixed,
                                           uint64_t              limit,
                                           QueensFound           found,
                                           void                 *data,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* Finds one solution (SEARCH_LIMITED), always the same for the same board, or proves that there is
 * none (SEARCH_EXHAUSTED). `solution` is undefined where stats->n_solutions is 0. Branches on the
 * tightest row or column; where that takes long, it counts boards of up to 24 queens as
 * queens_count () does, and allocates as much. For boards larger than QUEENS_MAX there is
 * queens_complete_places (). Stable since 0.2. */
SearchEnd      queens_complete            (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* Finds one solution as queens_complete () does, and searches for another: stats->n_solutions is 0,
 * 1 (SEARCH_EXHAUSTED: the solution is unique) or 2 (SEARCH_LIMITED: there are more). Quick even
 * where queens_each () would take years to find its first solution. Stable since 0.2. */
SearchEnd      queens_solve               (const QueensBoard    *fixed,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* As queens_complete (), but the queen of `row`, which has none yet, must not stand in `column`. If
 * a caller removes one queen of a unique solution and asks about its square, SEARCH_EXHAUSTED says
 * that the solution is still unique. */
SearchEnd      queens_complete_other      (const QueensBoard    *fixed,
                                           int                   row,
                                           int                   column,
                                           const SearchControl  *control,
                                           QueensSolution       *solution,
                                           SearchStats          *stats);

/* Constructs a solution for any n from 1 to QUEENS_ONE_MAX except 2 and 3, without a search, after
 * Pauls (1874) and Bernhardsson (1991). Fills columns[row] for n rows. Returns false where there is
 * no solution. Stable since 0.2. */
bool           queens_construct           (uint32_t              n,
                                           uint32_t             *columns);

/* Draws a random solution for any such n, in linear time. The same seed gives the same solution on
 * every machine; up to n = 12 all solutions are equally likely. Returns SEARCH_LIMITED,
 * SEARCH_EXHAUSTED for n = 2 and 3, or SEARCH_INVALID where n is out of range. Allocates n / 2
 * bytes while it runs, and returns SEARCH_STOPPED if it gets no memory. stats->n_checks is the
 * number of squares examined; `control` is polled every SEARCH_CHECK_NODES of them. `columns` is
 * used while the function runs, and undefined where stats->n_solutions is 0. Stable since 0.2. */
SearchEnd      queens_random              (uint32_t              n,
                                           uint64_t              seed,
                                           const SearchControl  *control,
                                           uint32_t             *columns,
                                           SearchStats          *stats);

/* Counts one of `n_slices` slices of the work of queens_count (), `slice` from 0 to n_slices - 1
 * (else SEARCH_INVALID). The slices take nearly equal time, their counts add up to the whole, and
 * each is the same on every machine; another version of the library may cut them in another way.
 * Every slice has to find its work first, so the sum of their nodes is larger than the nodes of the
 * whole. Stable since 0.2. */
SearchEnd      queens_count_slice         (const QueensBoard    *fixed,
                                           uint32_t              slice,
                                           uint32_t              n_slices,
                                           const SearchControl  *control,
                                           SearchStats          *stats);

/* The number of solutions of an empty board, for n from 1 to 27 (OEIS A000170); else 0. Stable
 * since 0.2. */
uint64_t       queens_known_count         (int                   n);

/* About how many nodes queens_count () places on an empty board. Divided by the nodes per second
 * that a search has reached so far, it estimates the time that the search takes. */
double         queens_expected_nodes      (int                   n);

/* The name of the kernel that counts here (solver/kernel.h). Static. Stable since 0.2. */
const char    *queens_kernel              (void);

/* Counts the solutions that a rotation by 180 degrees (`half`) and by 90 degrees (`quarter`) does
 * not change (OEIS A032522 and A033148). With the number of all solutions they give that of the
 * fundamental ones, (all + half + 2 * quarter) / 8 for n > 1, by Burnside's lemma. Stable since
 * 0.2. */
SearchEnd      queens_count_symmetric     (int                   n,
                                           const SearchControl  *control,
                                           uint64_t             *half,
                                           uint64_t             *quarter);
uint64_t       queens_fundamental         (int                   n,
                                           uint64_t              all,
                                           uint64_t              half,
                                           uint64_t              quarter);

/* The image of a solution: rotated by `image` % 4 quarter turns clockwise, and mirrored left to
 * right before that where `image` is 4 or more. Stable since 0.2. */
QueensSolution queens_image               (const QueensSolution *solution,
                                           int                   image);

/* How many of the eight images are different: 1, 2, 4 or 8. */
int            queens_orbit               (const QueensSolution *solution);

/* Returns whether no image of a solution comes before it in lexicographic order. This is true of
 * one solution in each class. Stable since 0.2. */
bool           queens_is_fundamental      (const QueensSolution *solution);

/* The same, but only images that have the queens of `fixed` count; the solution has them. */
bool           queens_is_first_image      (const QueensSolution *solution,
                                           const QueensBoard    *fixed);

/* Returns the image of a solution for which queens_is_first_image () is true. */
QueensSolution queens_first_image         (const QueensSolution *solution,
                                           const QueensBoard    *fixed);

/* Less than, equal to or greater than 0, in lexicographic order. */
int            queens_compare             (const QueensSolution *a,
                                           const QueensSolution *b);
