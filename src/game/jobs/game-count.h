/* Counting the solutions of n queens on many processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-progress.h"
#include "solver/queens/queens.h"

/* Counts all solutions that have the queens of `fixed`, on `n_threads` threads (0: as many as there
 * are processors), and returns when they are done or were stopped through the progress, whose parts
 * are the slices of the work. `stats` is the same for every number of threads. */
SearchEnd game_count_queens      (const QueensBoard *fixed,
                                  int                n_threads,
                                  GameProgress      *progress,
                                  SearchStats       *stats);

/* Counts the fundamental ones of an empty board, given the number of `all`. */
SearchEnd game_count_fundamental (int                n,
                                  uint64_t           all,
                                  GameProgress      *progress,
                                  uint64_t          *n_fundamental);
