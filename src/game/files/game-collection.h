/* All puzzles of a text: a collection of sudokus, a list of boards of queens, or a single puzzle.
 *
 * What is kept is the text and the offsets at which puzzles begin; a puzzle is read again when it
 * is looked at. So 100,000 puzzles cost their text and a megabyte, and a view that shows thirty of
 * them holds thirty items. Once made a collection never changes: it is made by a worker and read on
 * the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-state.h"

/* One puzzle of the list, made when the list is asked for it. */
#define GAME_TYPE_COLLECTION_ITEM (game_collection_item_get_type ())

G_DECLARE_FINAL_TYPE (GameCollectionItem, game_collection_item, GAME, COLLECTION_ITEM, GObject)

/* The puzzle, with what was entered and marked in it. Lent. */
const GameState *game_collection_item_get_state  (GameCollectionItem *self);

/* Its number in the collection, from 1. */
guint            game_collection_item_get_number (GameCollectionItem *self);

/* What the text says about the puzzle, for a person to read: the comment behind it, its level and
 * description, or the title above it; one line in the words of whoever wrote it. NULL where it says
 * nothing. Lent. */
const char      *game_collection_item_get_words  (GameCollectionItem *self);

/* A GListModel of GameCollectionItem, which never changes. */
#define GAME_TYPE_COLLECTION (game_collection_get_type ())

G_DECLARE_FINAL_TYPE (GameCollection, game_collection, GAME, COLLECTION, GObject)

/* Reads a text as game_file_parse () does, on any thread. Where `cancellable` (may be NULL) is
 * cancelled, it ends with G_IO_ERROR_CANCELLED after the puzzle or line at hand. A text without any
 * puzzle is GAME_FILE_ERROR_TEXT, with a message that says where it goes wrong. The text is lent; a
 * reference or a copy of it is kept. New. */
GameCollection  *game_collection_new             (GBytes             *text,
                                                  GCancellable       *cancellable,
                                                  GError            **error);

/* How many puzzles there are, 1 or more. */
guint            game_collection_get_n_puzzles   (GameCollection     *self);

/* The puzzle at `position`, from 0: without making an item. */
void             game_collection_get_state       (GameCollection     *self,
                                                  guint               position,
                                                  GameState          *state);

/* What in the text is no puzzle: how many times, and the first as a sentence with its place, like
 * “line 3: 79 cells, where 81 are needed” (NULL where there is none; lent). */
guint            game_collection_get_n_errors    (GameCollection     *self);
const char      *game_collection_get_first_error (GameCollection     *self);
