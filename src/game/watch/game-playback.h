/* Playback of a teaching search: one place in it, and moving that place in both directions.
 *
 * Place 0 is before the first event; at place k the k-th event has just happened. Belongs to one
 * thread. Until a trace is given, the playback keeps checkpoints of what it has passed itself, so
 * that going back works from the first moment; with a trace, the whole length of it can be
 * reached. Plain and without signals: its owner moves it and then looks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-trace.h"

G_BEGIN_DECLS

#define GAME_TYPE_PLAYBACK (game_playback_get_type ())

G_DECLARE_FINAL_TYPE (GamePlayback, game_playback, GAME, PLAYBACK, GObject)

GamePlayback      *game_playback_new         (const GameMethod *method);

/* Takes a reference; the trace must be of the same method and not growing any more. */
void               game_playback_set_trace   (GamePlayback     *self,
                                              GameTrace        *trace);

uint64_t           game_playback_get_place   (GamePlayback     *self);

/* The length of the search where it is known (a whole trace was given, or its end was reached),
 * else the farthest place known so far; `whole` (may be NULL) tells which. */
uint64_t           game_playback_get_length  (GamePlayback     *self,
                                              bool             *whole);

/* Goes forwards by up to `n` events; returns how many were left to take. */
uint64_t           game_playback_forward     (GamePlayback     *self,
                                              uint64_t          n);

/* Goes forwards until the next event of `kind`, by `max_events` at most. Returns whether it is
 * there; if not, call again to go on. */
bool               game_playback_find        (GamePlayback     *self,
                                              SearchEventKind   kind,
                                              uint64_t          max_events);

/* Goes to `place`, or as far as the search goes. Costs the replay since the last checkpoint. */
void               game_playback_seek        (GamePlayback     *self,
                                              uint64_t          place);

/* The search at this place, lent until the playback moves. */
const GameSearch  *game_playback_get_search  (GamePlayback     *self);

/* The event that has just happened, or NULL at place 0. Lent likewise. */
const SearchEvent *game_playback_get_event   (GamePlayback     *self);

G_END_DECLS
