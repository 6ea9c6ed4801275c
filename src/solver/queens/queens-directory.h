/* A directory of all solutions of n queens: the k-th one, and the number of a given one, without
 * a list.
 *
 * The solutions are in lexicographic order, as queens_each () finds them. The directory holds the
 * beginnings of solutions, their first few rows, and how many solutions come before each; so a
 * solution is found by a search among the hundred or so that begin alike, in some tens of
 * microseconds. Only the first half is held: the mirror image of a solution that stands k-th from
 * the top stands k-th from the bottom.
 *
 * A directory takes time to build, a tenth of a second for n = 16 and some ten seconds for n = 18.
 * It can be built piece by piece, and what is built answers at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

enum
{
  QUEENS_DIRECTORY_MAX = 20,    /* the largest n; it would take hours to build */
  QUEENS_DIRECTORY_ROWS = 8,    /* room for a beginning */
};

typedef struct
{
  uint64_t n_before;            /* solutions that come before this beginning */
  uint8_t  column[QUEENS_DIRECTORY_ROWS];
} QueensDirectoryEntry;

typedef struct
{
  int32_t               n;
  int32_t               n_rows;         /* of a beginning */
  uint64_t              n_solutions;    /* of the board, built or not */

  QueensDirectoryEntry *entries;        /* the caller's */
  size_t                n_entries;      /* those of the first half */
  size_t                n_built;        /* so many, from the first one, are counted */
  uint64_t              n_known;        /* the solutions that begin like these */
} QueensDirectory;

/* How many entries of 16 bytes a directory takes: 71 thousand for n = 16, 1.2 million for n = 18,
 * 3.0 million for n = 20; 0 where n is not 1 to QUEENS_DIRECTORY_MAX. Takes some milliseconds. */
size_t    queens_directory_size  (int                    n);

/* Fills `entries`, of which there are queens_directory_size (), and keeps the pointer. Nothing is
 * counted yet. */
void      queens_directory_init  (QueensDirectory       *directory,
                                  int                    n,
                                  QueensDirectoryEntry  *entries);

/* Goes on building until at least `enough` solutions of the first half are known (SEARCH_LIMITED)
 * or all (SEARCH_EXHAUSTED). When it is stopped, what was counted stays. `stats` is overwritten.
 * Allocates as queens_count () does. No other thread may use the directory at the same time, but
 * the control may look at it. The first n_built entries do not change any more, so that a copy of
 * the directory answers on another thread. */
SearchEnd queens_directory_build (QueensDirectory       *directory,
                                  uint64_t               enough,
                                  const SearchControl   *control,
                                  SearchStats           *stats);

/* Finds solution number `number`, from 0. Returns false where there are not so many, or where it
 * is not among the first or the last n_known ones. */
bool      queens_directory_seek  (const QueensDirectory *directory,
                                  uint64_t               number,
                                  QueensSolution        *solution);

/* Lists solutions from `number` on, which takes a microsecond each. Returns how many:
 * less than `n_wanted` where those that follow are not known, or where there are no more. */
size_t    queens_directory_list  (const QueensDirectory *directory,
                                  uint64_t               number,
                                  size_t                 n_wanted,
                                  QueensSolution        *solutions);

/* The number of a solution. Returns false where `solution` is none, or not one of those. */
bool      queens_directory_rank  (const QueensDirectory *directory,
                                  const QueensSolution  *solution,
                                  uint64_t              *number);
