/* Counting the solutions of n queens on many processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/jobs/game-progress.h"
#include "solver/queens/queens.h"

/* Called on any thread, one call at a time, when a slice is counted. */
typedef void (*GameSliceCounted) (uint32_t slice,
                                  uint64_t n_solutions,
                                  gpointer data);

/* What is counted: all solutions that have the queens of `fixed`, or a part of them. */
typedef struct
{
  QueensBoard      fixed;
  int              n_threads;   /* 0: as many as there are processors */

  uint32_t         part;        /* 0 to n_parts - 1 */
  uint32_t         n_parts;     /* 0: the count is not cut into parts, nor saved */

  const bool      *is_counted;  /* of the slices of the part, those to leave out; may be NULL */
  GameSliceCounted slice_counted;       /* may be NULL */
  gpointer         data;
} GameCount;

/* How many slices the work is cut into; of a part, its own, which are numbered from
 * part * n_slices. Slices do not depend on the threads, and are the same on every machine. */
uint32_t  game_count_n_slices    (const GameCount *self);

/* Counts, and returns when that is done or was stopped through the progress, whose parts are the
 * slices. `stats` is the same for every number of threads. */
SearchEnd game_count_queens      (const GameCount *self,
                                  GameProgress    *progress,
                                  SearchStats     *stats);

/* Counts the fundamental ones of an empty board, given the number of `all`. */
SearchEnd game_count_fundamental (int              n,
                                  uint64_t         all,
                                  GameProgress    *progress,
                                  uint64_t        *n_fundamental);
