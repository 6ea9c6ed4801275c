/* A game in the list of the library: what a row shows of it. A value that never changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-save.h"

#define GAME_TYPE_ENTRY (game_entry_get_type ())

G_DECLARE_FINAL_TYPE (GameEntry, game_entry, GAME, ENTRY, GObject)

/* All of them lent. */
const char          *game_entry_get_key       (GameEntry      *self);
const GameState     *game_entry_get_state     (GameEntry      *self);
const GamePlayStats *game_entry_get_stats     (GameEntry      *self);

/* When it was played last: microseconds since 1970 by the calendar. */
int64_t              game_entry_get_played    (GameEntry      *self);

/* How much of what is to be filled in is there, 0 to 1. */
double               game_entry_get_progress  (GameEntry      *self);

/* The same of a state. */
double               game_entry_progress_of   (const GameState *state);

/* Of a game that was played then. New. */
GameEntry           *game_entry_new           (const char     *key,
                                               const GameSave *save,
                                               int64_t         played);
