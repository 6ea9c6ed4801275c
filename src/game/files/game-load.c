/* Loading: a file is asked for its size, read, and then is a text; a worker parses the text.
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

static void
text_parsed_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;
  Loaded *loaded = game_thread_run_finish (result, &error);

  if (loaded != NULL)
    g_task_return_pointer (task, loaded, (GDestroyNotify) loaded_free);
  else
    g_task_return_error (task, error);
}

/* Takes the task. */
static void
load_text (GTask  *owned_task,
           GBytes *text)
{
  game_thread_run_async (parse_text, (GDestroyNotify) loaded_free, g_bytes_ref (text),
                         (GDestroyNotify) g_bytes_unref, NULL,
                         g_task_get_cancellable (owned_task), text_parsed_cb, owned_task);
}

/* Whether to read on: no further than to see that it is too much, for a pipe or a device has no
 * size that could be looked at before. */
static gboolean
read_more_cb (const char *text,
              goffset     length,
              gpointer    data)
{
  return length <= GAME_FILE_MAX;
}

static void
file_loaded_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GBytes) bytes = NULL;
  GError *error = NULL;
  gsize length = 0;
  char *text = NULL;

  if (!g_file_load_partial_contents_finish (G_FILE (object), result, &text, &length, NULL, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  bytes = g_bytes_new_take (text, length);
  load_text (g_steal_pointer (&task), bytes);
}

static void
file_queried_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GFileInfo) info = NULL;
  GError *error = NULL;
  guint64 size = 0;

  info = g_file_query_info_finish (G_FILE (object), result, &error);
  if (info != NULL)
    size = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE);

  if (info == NULL || !game_file_check_length (size, &error))
    g_task_return_error (task, error);
  else
    g_file_load_partial_contents_async (G_FILE (object), g_task_get_cancellable (task),
                                        read_more_cb, file_loaded_cb, g_object_ref (task));
}

/* A link that was dropped or opened: its address is all that there is to read. */
static bool
is_link (GFile *file)
{
  return g_file_has_uri_scheme (file, "https") || g_file_has_uri_scheme (file, "http");
}

void
game_load_file_async (GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, game_load_file_async);
  if (is_link (file))
    {
      char *uri = g_file_get_uri (file);
      g_autoptr(GBytes) text = g_bytes_new_take (uri, strlen (uri));

      load_text (task, text);
      return;
    }

  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_DEFAULT, cancellable, file_queried_cb, task);
}

void
game_load_text_async (GBytes              *text,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task = NULL;

  g_return_if_fail (text != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, game_load_text_async);
  load_text (task, text);
}

GameCollection *
game_load_finish (GAsyncResult  *result,
                  GameSave     **game,
                  GError       **error)
{
  Loaded *loaded = NULL;
  GameCollection *collection = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  loaded = g_task_propagate_pointer (G_TASK (result), error);
  if (loaded == NULL)
    return NULL;

  collection = g_steal_pointer (&loaded->collection);
  if (game != NULL)
    *game = g_steal_pointer (&loaded->game);
  loaded_free (loaded);

  return collection;
}
