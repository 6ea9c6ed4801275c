/* Playback of a teaching search: a playable whose positions count its events and whose goals are
 * its solutions.
 *
 * Until a trace is given, the playback keeps checkpoints of the events that it has passed, so that
 * going back works from the first moment; with a trace, the whole length of it can be reached.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-playable.h"
#include "game/watch/game-trace.h"
#include "game/watch/game-tree.h"

#define GAME_TYPE_PLAYBACK (game_playback_get_type ())

G_DECLARE_FINAL_TYPE (GamePlayback, game_playback, GAME, PLAYBACK, GObject)

GamePlayback      *game_playback_new        (const GameMethod *method);

/* Takes a reference; the trace must be of the same method and not growing any more. From then on
 * goals can be looked up. */
void               game_playback_set_trace  (GamePlayback     *self,
                                             GameTrace        *trace);

/* The search at this position, lent until the playback moves. */
const GameSearch  *game_playback_get_search (GamePlayback     *self);

/* The tree of all of it, found when first asked for; NULL where it is too large. Lent. */
const GameTree    *game_playback_get_tree   (GamePlayback     *self);

/* When a value is tried at a level of the path, as game_trace_find_tried () says. */
bool               game_playback_find_tried (GamePlayback     *self,
                                             int               level,
                                             int               value,
                                             uint64_t         *position);

/* How deep the search was, as far as it is known. Lent until the playback moves. */
const GameDepths  *game_playback_get_depths (GamePlayback     *self);

/* The event that has just happened, or NULL at position 0. Lent likewise. */
const SearchEvent *game_playback_get_event  (GamePlayback     *self);
