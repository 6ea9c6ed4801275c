/* A backup: the games of the library, the records and the settings as one text. It is UTF-8 in
 * lines, of which the first has the checksum, as with a saved game:
 *
 *     nine-queens-backup 1 LENGTH SHA256
 *     setting check-level 'wrong'                name, and value as GVariant writes it
 *     record 1763661793 …                        a line of the file of records
 *     game 1763661999 1204                       when it was played, and its length in bytes;
 *     nine-queens-game 1 …                       its text follows, as game-save.h tells
 *     …
 *     end
 *
 * Unknown lines are left out. Reading checks each game. Errors are GAME_SAVE_ERROR; the sentence
 * says in which line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-library.h"

typedef struct
{
  GBytes  *text;                /* of a saved game */
  int64_t  played;              /* seconds since 1970 */
} GameBackupGame;

typedef struct
{
  GHashTable *settings;         /* text of a value, by name */
  GPtrArray  *records;          /* lines, without their ends */
  GArray     *games;            /* GameBackupGame */
} GameBackup;

/* Without anything in it. */
GameBackup *game_backup_new          (void);
void        game_backup_free         (GameBackup           *backup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameBackup, game_backup_free)

/* Adds the games and records of the folder in which they are kept. A file that is no game is left
 * out: the library puts it into quarantine when it is opened. Any thread. */
void        game_backup_add_folder   (GameBackup           *backup,
                                      const char           *folder);

/* Whether a text means to be a backup, whole or not. */
bool        game_backup_is_backup    (GBytes               *text);

/* Both new; a text that is no backup is NULL. Any thread. */
GBytes     *game_backup_write        (const GameBackup     *backup);
GameBackup *game_backup_read         (GBytes               *text,
                                      GError              **error);

/* Puts the game of an index where it is missing, or where the library has less of it. The one that
 * is there stays in its history. */
GameMerged  game_backup_merge_game   (const GameBackup     *backup,
                                      guint                 index,
                                      GameLibrary          *library);

/* A worker adds the folder to a backup with nothing but settings, which it takes, and writes it to
 * a file as a whole. Returns the number of games, or -1. */
void        game_backup_save_async   (GameBackup           *owned_backup,
                                      const char           *folder,
                                      GFile                *file,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
int         game_backup_save_finish  (GAsyncResult         *result,
                                      GError              **error);

/* A worker reads and checks a file. */
void        game_backup_load_async   (GFile                *file,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
GameBackup *game_backup_load_finish  (GAsyncResult         *result,
                                      GError              **error);
