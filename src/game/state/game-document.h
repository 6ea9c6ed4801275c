/* The document: one puzzle that is being played, with everything that was done to it. Another
 * puzzle comes with a history of its own.
 *
 * Undo keeps whole states, never differences. A document belongs to the main thread; workers get
 * copies of its state. Signal "changed": the state, or what can be undone, is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-state.h"

G_BEGIN_DECLS

#define GAME_TYPE_DOCUMENT (game_document_get_type ())

G_DECLARE_FINAL_TYPE (GameDocument, game_document, GAME, DOCUMENT, GObject)

GameDocument    *game_document_new       (const GameState *state);

/* All states, the oldest first, and the place of the one now. Lent until the next change. */
const GameState *game_document_get_history (GameDocument  *self,
                                          guint           *n_states,
                                          guint           *position);

/* Becomes a document with this history, of which it takes a copy. There is at least one state. */
void             game_document_set_history (GameDocument  *self,
                                          const GameState *states,
                                          guint            n_states,
                                          guint            position);

/* The state now, lent until the next change. */
const GameState *game_document_get_state (GameDocument    *self);

/* Plays a move; what was undone before is forgotten. Returns false, and changes nothing, where the
 * move does. */
bool             game_document_play      (GameDocument    *self,
                                          const GameMove  *move);

/* Whether a state is one that is looked for. */
typedef bool   (*GameStateTest)          (const GameState *state,
                                          gconstpointer    data);

/* The latest state before the one now that passes the test, lent until the next change; NULL where
 * there is none. */
const GameState *game_document_find_back (GameDocument    *self,
                                          GameStateTest    test,
                                          gconstpointer    data);

bool             game_document_can_undo  (GameDocument    *self);
bool             game_document_can_redo  (GameDocument    *self);
void             game_document_undo      (GameDocument    *self);
void             game_document_redo      (GameDocument    *self);

G_END_DECLS
