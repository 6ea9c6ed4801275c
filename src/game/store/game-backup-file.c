/* Writing and reading backups off the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-backup.h"

#include <glib/gi18n-lib.h>

#include "game/jobs/game-thread.h"
#include "game/store/game-atomic-file.h"

/* Some thousands of long games; more is no backup. */
enum { LARGEST = 1 << 30 };

typedef struct
{
  GameBackup *backup;
  char       *folder;
  GFile      *file;
} Saving;

static void
saving_free (Saving *saving)
{
  game_backup_free (saving->backup);
  g_free (saving->folder);
  g_object_unref (saving->file);
  g_free (saving);
}

static gpointer
save_worker (gpointer       data,
             GCancellable  *cancellable,
             GError       **error)
{
  Saving *saving = data;
  g_autoptr(GBytes) text = NULL;

  game_backup_add_folder (saving->backup, saving->folder);
  text = game_backup_write (saving->backup);
  if (!game_atomic_file_write (saving->file, GAME_FILE_PRIVATE, text, error))
    return NULL;

  return g_memdup2 (&saving->backup->games->len, sizeof (guint));
}

void
game_backup_save_async (GameBackup          *owned_backup,
                        const char          *folder,
                        GFile               *file,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  Saving *saving = g_new0 (Saving, 1);

  *saving = (Saving) { owned_backup, g_strdup (folder), g_object_ref (file) };
  game_thread_run_async (save_worker, g_free, saving, (GDestroyNotify) saving_free, NULL, NULL,
                         callback, data);
}

int
game_backup_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_autofree guint *n_games = game_thread_run_finish (result, error);

  return n_games != NULL ? (int) *n_games : -1;
}

static gpointer
load_worker (gpointer       data,
             GCancellable  *cancellable,
             GError       **error)
{
  GFile *file = data;
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                 G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr(GBytes) text = NULL;

  if (info == NULL)
    return NULL;

  if (g_file_info_get_size (info) > LARGEST)
    {
      g_set_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_FOREIGN,
                   _("This is no backup of Nine Queens."));
      return NULL;
    }

  text = g_file_load_bytes (file, cancellable, NULL, error);
  return text != NULL ? game_backup_read (text, error) : NULL;
}

void
game_backup_load_async (GFile               *file,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  game_thread_run_async (load_worker, (GDestroyNotify) game_backup_free, g_object_ref (file),
                         g_object_unref, NULL, NULL, callback, data);
}

GameBackup *
game_backup_load_finish (GAsyncResult  *result,
                         GError       **error)
{
  return game_thread_run_finish (result, error);
}
