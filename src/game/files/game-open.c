/* Opening: a file is asked for its size, loaded, and then is a text; a text is read by a job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-open.h"

#include "game/files/game-file.h"
#include "game/jobs/game-job.h"

static void
open_cancelled_cb (GCancellable *cancellable,
                   gpointer      data)
{
  game_job_stop (data);
}

static void
open_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GameReport) report = game_job_finish (GAME_JOB (object), result);
  gulong handler = GPOINTER_TO_SIZE (g_task_get_task_data (task));

  g_cancellable_disconnect (g_task_get_cancellable (task), handler);

  if (report->error != NULL)
    g_task_return_error (task, g_steal_pointer (&report->error));
  else
    g_task_return_pointer (task, g_steal_pointer (&report), (GDestroyNotify) game_report_free);
}

/* Takes the task. */
static void
open_text (GTask  *owned_task,
           GBytes *text)
{
  g_autoptr(GameJob) job = game_job_new_read (text);
  GCancellable *cancellable = g_task_get_cancellable (owned_task);
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (open_cancelled_cb),
                                     g_object_ref (job), g_object_unref);

  g_task_set_task_data (owned_task, GSIZE_TO_POINTER (handler), NULL);
  game_job_start (job, open_read_cb, owned_task);
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
  open_text (g_steal_pointer (&task), bytes);
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

void
game_open_file_async (GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, game_open_file_async);
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_DEFAULT, cancellable, file_queried_cb, task);
}

void
game_open_text_async (GBytes              *text,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task = NULL;

  g_return_if_fail (text != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, game_open_text_async);
  open_text (task, text);
}

GameCollection *
game_open_finish_collection (GAsyncResult  *result,
                             GameSave     **game,
                             GError       **error)
{
  g_autoptr(GameReport) report = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  report = g_task_propagate_pointer (G_TASK (result), error);
  if (report == NULL)
    return NULL;

  if (game != NULL)
    *game = g_steal_pointer (&report->game);

  return g_steal_pointer (&report->collection);
}

bool
game_open_finish (GAsyncResult  *result,
                  GameState     *state,
                  guint         *n_puzzles,
                  GError       **error)
{
  g_autoptr(GameReport) report = NULL;

  g_return_val_if_fail (G_IS_TASK (result), false);
  g_return_val_if_fail (state != NULL, false);

  report = g_task_propagate_pointer (G_TASK (result), error);
  if (report == NULL)
    return false;

  *state = report->puzzle;
  if (n_puzzles != NULL)
    *n_puzzles = report->n_puzzles;

  return true;
}
