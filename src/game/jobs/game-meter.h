/* What a job has done so far, and whether it is to go on: written by its worker threads, read by
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
} GameMeter;

/* One search that adds to a meter. Several may do so at once, from different threads. */
typedef struct
{
  GameMeter  *meter;
  SearchStats seen;             /* what of the search is in the meter already */
  bool        aside;            /* its solutions are not those that the job is about */
} GameProbe;

void          game_meter_stop      (GameMeter       *self);
bool          game_meter_is_stopped (GameMeter      *self);

/* Cuts the work into parts, and tells that one of them is done. */
void          game_meter_set_parts (GameMeter       *self,
                                    unsigned         n_parts);
void          game_meter_end_part  (GameMeter       *self);

SearchStats   game_meter_get_stats (GameMeter       *self);

/* Instead of parts: how much of the work is done, from 0 to 1, or negative if that is not known. */
void          game_meter_set_fraction (GameMeter    *self,
                                       double        fraction);

/* From 0 to 1, or -1 where the whole is not known. */
double        game_meter_get_fraction (GameMeter    *self);

/* The control of a search that is about to start; it refers to `probe`, which must outlive it. */
SearchControl game_probe_init      (GameProbe       *probe,
                                    GameMeter       *meter);

/* The same for a search beside the real work: all but its solutions is added. */
SearchControl game_probe_init_aside (GameProbe      *probe,
                                     GameMeter      *meter);
