/* The progress of a job, and whether it should go on: written by its worker threads, read by
 * anybody, without a lock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>

#include "solver/search.h"

typedef struct
{
  atomic_bool      stopped;

  _Atomic uint64_t n_nodes;
  _Atomic uint64_t n_checks;
  _Atomic uint64_t n_backtracks;
  _Atomic uint64_t n_solutions;

  atomic_uint      n_parts;     /* of equal work, 0 where the work cannot be foreseen */
  atomic_uint      n_parts_done;
} GameProgress;

/* One search that adds to the progress. Several may do so at once, from different threads. */
typedef struct
{
  GameProgress *progress;
  SearchStats   seen;           /* the part of the search that was added already */
  bool          uncounted;          /* its solutions are not those that the job is about */
} GameProbe;

void          game_progress_stop         (GameProgress *self);
bool          game_progress_is_stopped   (GameProgress *self);

/* Cuts the work into parts; ends one of them. */
void          game_progress_set_parts    (GameProgress *self,
                                          unsigned      n_parts);
void          game_progress_end_part     (GameProgress *self);

SearchStats   game_progress_get_stats    (GameProgress *self);

/* Instead of parts: how much of the work is done, from 0 to 1, or negative if that is not known. */
void          game_progress_set_fraction (GameProgress *self,
                                          double        fraction);

/* From 0 to 1, or -1 where the whole is not known. */
double        game_progress_get_fraction (GameProgress *self);

/* The control of a search that is about to start; it refers to `probe`, which must outlive it. */
SearchControl game_probe_init            (GameProbe    *probe,
                                          GameProgress *progress);

/* The same for a search beside the real work: all but its solutions is added. */
SearchControl game_probe_init_uncounted  (GameProbe    *probe,
                                          GameProgress *progress);
