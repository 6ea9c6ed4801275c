/* The document: one puzzle that is being played, with everything that was done to it. Another
 * puzzle comes with a history of its own.
 *
 * Undo keeps whole states, never differences. A document belongs to the main thread; workers get
 * copies of its state. GamePlay says when it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-savepoints.h"

typedef struct _GameDocument GameDocument;

/* Whether a state is one that is looked for. */
typedef bool (*GameStateTest) (const GameState *state,
                               gconstpointer    data);

GameDocument    *game_document_new         (const GameState    *state);
void             game_document_free        (GameDocument       *self);

/* All states, the oldest first, and the position of the one now. Lent until the next change. */
const GameState *game_document_get_history (const GameDocument *self,
                                            guint              *n_states,
                                            guint              *position);

/* Becomes a document with this history, of which it takes a copy. There is at least one state. */
void             game_document_set_history (GameDocument       *self,
                                            const GameState    *states,
                                            guint               n_states,
                                            guint               position);

/* The state now, lent until the next change. */
const GameState *game_document_get_state   (const GameDocument *self);

/* Plays a move; what was undone before is forgotten. Returns whether it changed anything. */
bool             game_document_play        (GameDocument       *self,
                                            const GameMove     *move);

/* The latest state before the one now that passes the test, lent until the next change; NULL where
 * there is none. */
const GameState *game_document_find_back   (const GameDocument *self,
                                            GameStateTest       test,
                                            gconstpointer       data);

/* The states that the user keeps, lent until the next change; a new history has none. To set NULL
 * is to have none. */
const GameSavepoints *
                 game_document_get_savepoints (const GameDocument   *self);
void             game_document_set_savepoints (GameDocument         *self,
                                               const GameSavepoints *savepoints);

/* Undo and redo return whether there was something to undo or redo. */
bool             game_document_can_undo    (const GameDocument *self);
bool             game_document_can_redo    (const GameDocument *self);
bool             game_document_undo        (GameDocument       *self);
bool             game_document_redo        (GameDocument       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameDocument, game_document_free)
