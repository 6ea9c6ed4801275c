/* A trace of a teaching search: the checkpoints that let a person go to any of its events,
 * forwards and backwards.
 *
 * No event is kept. A trace keeps a copy of the search every so many events; when it holds too
 * many copies it drops every second one, so that its size is bounded whatever the length of the
 * search. An event is reached by copying the last checkpoint before it and replaying from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/search/game-search.h"
#include "game/watch/game-depths.h"

/* A trace is filled by one thread and is read by others only when it is complete, or not growing
 * any more. Reference counted. */
typedef struct _GameTrace GameTrace;

GameTrace *game_trace_new          (const GameMethod    *method);
GameTrace *game_trace_ref          (GameTrace           *self);
void       game_trace_unref        (GameTrace           *self);

/* A copy that can grow on its own. */
GameTrace *game_trace_dup          (GameTrace           *self);

/* Goes on with the search to its end, keeping checkpoints, or until `control` stops it or
 * `max_events` are passed in all (0: no bound). */
SearchEnd  game_trace_fill         (GameTrace           *self,
                                    uint64_t             max_events,
                                    const SearchControl *control);

/* Takes note of the event after the last one that was passed: `search` is the search after it.
 * With an event of NULL: that there is no more. For who runs the search on his own. */
void       game_trace_note         (GameTrace           *self,
                                    const GameSearch    *search,
                                    const SearchEvent   *event);

/* How many events were passed, and whether that is the whole search. */
uint64_t   game_trace_get_length   (GameTrace           *self);
bool       game_trace_is_whole     (GameTrace           *self);

/* The statistics at the end of what was passed. */
SearchStats game_trace_get_stats   (GameTrace           *self);

/* The events that were solutions, ascending, as many as are kept (the first 4096); for the ticks
 * of a time line. An event is named by its place: 1 is the first. Lent. */
const uint64_t *game_trace_get_solutions (GameTrace     *self,
                                          size_t        *n_solutions);

/* How deep the search was. Lent. */
const GameDepths *game_trace_get_depths (GameTrace      *self);

/* Copies the last checkpoint at or before the place `event`; 0 is the start. */
void       game_trace_nearest      (GameTrace           *self,
                                    uint64_t             event,
                                    GameSearch          *search);

/* Finds the event that tries a value at a level of the path of `now`, a search of this trace: it is
 * placed there or refused; or the solution that is found with it at once. Values count from 0, the
 * digits of sudoku too. Returns false where the trace does not go so far, or where there is none.
 * Takes a few milliseconds. */
bool       game_trace_find_tried   (GameTrace           *self,
                                    const GameSearch    *now,
                                    int                  level,
                                    int                  value,
                                    uint64_t            *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameTrace, game_trace_unref)
