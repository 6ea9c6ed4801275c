/* The way of a backup into library and records, and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-restore.h"

#include <glib/gstdio.h>

#include "game/store/game-folder.h"
#include "game/store/game-records.h"

/* A game that came. */
typedef struct
{
  char    *key;
  GBytes  *before;              /* the text that was there; NULL: none was */
  int64_t  played;              /* as game_entry_get_played () counts */
  GBytes  *after;               /* the text that was there then */
} Change;

static void
change_clear (gpointer data)
{
  Change *change = data;

  g_free (change->key);
  g_clear_pointer (&change->before, g_bytes_unref);
  g_clear_pointer (&change->after, g_bytes_unref);
}

GameRestore *
game_restore_new (GameBackup *owned_backup,
                  const char *folder)
{
  GameRestore *self = g_new0 (GameRestore, 1);

  self->backup = owned_backup;
  self->folder = g_strdup (folder);
  self->records = g_ptr_array_new_with_free_func (g_free);
  self->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (self->changes, change_clear);

  return self;
}

void
game_restore_free (GameRestore *self)
{
  game_backup_free (self->backup);
  g_free (self->folder);
  g_ptr_array_unref (self->records);
  g_array_unref (self->changes);
  g_free (self);
}

bool
game_restore_add_records (GameRestore  *self,
                          GError      **error)
{
  return game_records_join_lines (self->folder, self->backup->records, self->records, error);
}

GameMerged
game_restore_next (GameRestore *self,
                   GameLibrary *library)
{
  const GameBackupGame *game = &g_array_index (self->backup->games, GameBackupGame,
                                               self->n_merged);
  g_autoptr(GameSave) save = game_save_read (game->text, NULL);
  Change change = { .key = game_save_dup_key (save) };
  g_autofree char *path = game_library_get_path (library, change.key);
  GStatBuf info = { .st_mtime = 0 };
  GameMerged merged;

  g_stat (path, &info);
  change.played = info.st_mtime * G_USEC_PER_SEC;
  change.before = game_folder_read (path, NULL);
  merged = game_backup_merge_game (self->backup, self->n_merged++, library);
  self->n_added += merged == GAME_MERGED_ADDED;
  self->n_replaced += merged == GAME_MERGED_REPLACED;
  if (merged == GAME_MERGED_ADDED || merged == GAME_MERGED_REPLACED)
    change.after = game_folder_read (path, NULL);

  if (change.after != NULL)
    g_array_append_val (self->changes, change);
  else
    change_clear (&change);

  return merged;
}

bool
game_restore_has_changed (GameRestore *self)
{
  return self->records->len > 0 || self->changes->len > 0;
}

bool
game_restore_take_back_records (GameRestore  *self,
                                GError      **error)
{
  return self->records->len == 0
         || game_records_remove_lines (self->folder, self->records, error);
}

bool
game_restore_take_back_game (GameRestore  *self,
                             GameLibrary  *library,
                             GError      **error)
{
  guint last = self->changes->len - 1;
  const Change *change = &g_array_index (self->changes, Change, last);
  g_autofree char *path = game_library_get_path (library, change->key);
  g_autoptr(GBytes) now = game_folder_read (path, NULL);
  bool was_played = now == NULL || !g_bytes_equal (now, change->after);
  bool done = was_played || game_library_reset (library, change->key, change->before,
                                                change->played, error);

  g_array_set_size (self->changes, last);

  return done;
}
