/* The library: games in progress and finished ones, a file each, `KEY.nine-queens`, named after the
 * key of its puzzle (game-save.h). So there is one game of a puzzle, and the folder is its own
 * index: it is read when the list is asked for the first time.
 *
 * It belongs to the main thread, where it reads and writes: a third of a millisecond for a game of
 * 300 moves. Signal "failed"
 * (const char *message): a game could not be written, or was damaged and is in quarantine, or
 * cannot be read and stays; when the list is read, once for all that stay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-entry.h"

#define GAME_LIBRARY_SUFFIX ".nine-queens"

#define GAME_TYPE_LIBRARY (game_library_get_type ())

G_DECLARE_FINAL_TYPE (GameLibrary, game_library, GAME, LIBRARY, GObject)

/* `folder` is made when there is something to be put into it. */
GameLibrary         *game_library_new         (const char     *folder);

/* The file of the game with that key, which may not be there; freed with g_free (). */
char                *game_library_get_path    (GameLibrary    *self,
                                               const char     *key);

/* A list of GameEntry, the one that was played last first, which follows the changes. Lent. */
GListModel          *game_library_get_entries (GameLibrary    *self);

/* Puts a game there, in place of the one of the same puzzle; what that one went through and this
 * one does not know comes before it. One in which nothing was ever done is not kept. Returns
 * whether it is on the disk now, or was not to be kept. One that cannot be written stays in memory
 * and is as good as there until game_library_write_again () writes it. */
bool                 game_library_put         (GameLibrary    *self,
                                               const GameSave *save);

/* The same for a game of which nobody knows any more what it took: that is as with the one that is
 * there, and one that went as far already stays. */
void                 game_library_add         (GameLibrary    *self,
                                               GameSave       *save);

/* Which of two games of a puzzle is in the library now. */
typedef enum
{
  GAME_MERGED_KEPT,             /* the one that was there */
  GAME_MERGED_ADDED,            /* none was there */
  GAME_MERGED_REPLACED,
  GAME_MERGED_FAILED,           /* it is not on the disk */
} GameMerged;

/* Puts a game of another library there, played last then, as game_entry_get_played () counts: where
 * there is none of its puzzle; or in place of one that is not finished and has less filled in, or
 * as much and is older, which stays in its history. */
GameMerged           game_library_merge       (GameLibrary    *self,
                                               const GameSave *save,
                                               int64_t         played);

/* Makes the game of a key what it was: `text`, that of its file, played then; NULL: there was none.
 * Nothing of what is there stays in its history. */
bool                 game_library_reset       (GameLibrary    *self,
                                               const char     *key,
                                               GBytes         *text,
                                               int64_t         played,
                                               GError        **error);

/* Tries again to write those, and returns whether all are on the disk now; and puts the states of
 * those that are of the kind of `save`, and that it does not know, before its own, so that
 * game_save_split () finds them there later. */
bool                 game_library_write_again (GameLibrary    *self);
void                 game_library_prepend_unwritten (GameLibrary *self,
                                                     GameSave    *save);

/* The game of a puzzle, new, or NULL. */
GameSave            *game_library_get         (GameLibrary    *self,
                                               const char     *key);

/* Takes the game out and returns it, new, so that it can be put back; NULL where there is none, or
 * a file that cannot be read. */
GameSave            *game_library_take        (GameLibrary    *self,
                                               const char     *key);
