/* A backup that comes back, and that can be taken out again: records at once, games one after the
 * other. Each file is replaced as a whole, so whatever ends the program on the way, all that is
 * there can be read, as it was before or after.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-backup.h"

typedef struct
{
  GameBackup *backup;
  char       *folder;           /* of library and records */
  guint       n_merged;         /* of the games of the backup */
  guint       n_added;
  guint       n_replaced;

  GPtrArray  *records;          /* lines that were not there */
  GArray     *changes;          /* what was there of games that came, private */
} GameRestore;

/* Takes the backup. */
GameRestore *game_restore_new               (GameBackup   *owned_backup,
                                             const char   *folder);
void         game_restore_free              (GameRestore  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameRestore, game_restore_free)

bool         game_restore_add_records       (GameRestore  *self,
                                             GError      **error);

/* The next game of the backup, of which there must be one. */
GameMerged   game_restore_next              (GameRestore  *self,
                                             GameLibrary  *library);

/* Whether there is anything that can be taken back. */
bool         game_restore_has_changed       (GameRestore  *self);

/* Takes the records back; and the last game that came and was not taken back yet. One that was
 * played since then stays. `self->changes` is empty after the last one, also if some failed. */
bool         game_restore_take_back_records (GameRestore  *self,
                                             GError      **error);
bool         game_restore_take_back_game    (GameRestore  *self,
                                             GameLibrary  *library,
                                             GError      **error);
