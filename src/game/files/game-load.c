/* Loading: a worker reads a file and parses its text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-load.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/files/game-file.h"
#include "game/jobs/game-thread.h"
#include "game/store/game-backup.h"

/* One of them is not NULL. */
typedef struct
{
  GameCollection *collection;
  GameSave       *game;
} Loaded;

static void
loaded_free (Loaded *loaded)
{
  g_clear_object (&loaded->collection);
  g_clear_pointer (&loaded->game, game_save_free);
  g_free (loaded);
}

static gpointer
parse_text (gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  GBytes *text = data;
  Loaded *loaded = g_new0 (Loaded, 1);

  if (game_save_is_game (text))
    loaded->game = game_save_read (text, error);
  else if (game_backup_is_backup (text))
    g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
                 _("This is a backup: Restore, in the menu of the library, takes it."));
  else
    loaded->collection = game_collection_new (text, cancellable, error);

  if (loaded->game == NULL && loaded->collection == NULL)
    g_clear_pointer (&loaded, loaded_free);

  return loaded;
}

/* A link that was dropped or opened: its address is all that there is to read. */
static bool
is_link (GFile *file)
{
  return g_file_has_uri_scheme (file, "https") || g_file_has_uri_scheme (file, "http");
}

/* No further than to see that it is too much: a pipe or a device has no size that could be looked
 * at before. */
static GBytes *
read_file (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autoptr(GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *text = NULL;
  gsize length;

  if (stream == NULL)
    return NULL;

  text = g_malloc (GAME_FILE_MAX + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, GAME_FILE_MAX + 1, &length,
                                cancellable, error)
      || !game_file_check_length (length, error))
    return NULL;

  return g_bytes_new (text, length);
}

static gpointer
load_worker (gpointer       data,
             GCancellable  *cancellable,
             GError       **error)
{
  GFile *file = data;
  g_autofree char *uri = is_link (file) ? g_file_get_uri (file) : NULL;
  g_autoptr(GBytes) text = uri != NULL ? g_bytes_new (uri, strlen (uri))
                                       : read_file (file, cancellable, error);

  return text != NULL ? parse_text (text, cancellable, error) : NULL;
}

void
game_load_file_async (GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_return_if_fail (G_IS_FILE (file));

  game_thread_run_async (load_worker, (GDestroyNotify) loaded_free, g_object_ref (file),
                         g_object_unref, NULL, cancellable, callback, data);
}

void
game_load_text_async (GBytes              *text,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_return_if_fail (text != NULL);

  game_thread_run_async (parse_text, (GDestroyNotify) loaded_free, g_bytes_ref (text),
                         (GDestroyNotify) g_bytes_unref, NULL, cancellable, callback, data);
}

GameCollection *
game_load_finish (GAsyncResult  *result,
                  GameSave     **game,
                  GError       **error)
{
  Loaded *loaded = game_thread_run_finish (result, error);
  GameCollection *collection;

  if (loaded == NULL)
    return NULL;

  collection = g_steal_pointer (&loaded->collection);
  if (game != NULL)
    *game = g_steal_pointer (&loaded->game);
  loaded_free (loaded);

  return collection;
}
