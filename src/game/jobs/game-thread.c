/* Worker threads. A GTask carries the work and its result.
 *
 * The threads are not GTask's own. These serve GTK and GIO too, and when ten of them have been busy
 * at once, as with the icons of a window, GLib 2.74 can leave fewer for good, even one
 * (task_pool_manager_timeout () in gtask.c). A long search would then hold up saving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-thread.h"

#include "game/state/game-hand-over.h"

typedef struct
{
  GameThreadFunc work;
  GDestroyNotify free_result;
  gpointer       data;
  GDestroyNotify free_data;
} Work;

static void
work_free (Work *work)
{
  if (work->free_data != NULL)
    work->free_data (work->data);
  g_free (work);
}

static void
work_worker (GTask        *task,
             gpointer      source_object,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Work *work = task_data;
  GError *error = NULL;
  gpointer value;

  game_take_over (work);
  value = work->work (work->data, cancellable, &error);
  game_hand_over (work);

  if (value != NULL)
    g_task_return_pointer (task, value, work->free_result);
  else
    g_task_return_error (task, error);
}

static gpointer
thread_worker (gpointer data)
{
  g_autoptr(GTask) task = data;

  work_worker (task, g_task_get_source_object (task), g_task_get_task_data (task),
               g_task_get_cancellable (task));

  return NULL;
}

/* Where no thread can be had, the work waits for one of GTask's. */
static void
run (GTask *task)
{
  GThread *thread = g_thread_try_new ("worker", thread_worker, g_object_ref (task), NULL);

  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }

  g_task_run_in_thread (task, work_worker);
  g_object_unref (task);
}

void
game_thread_run_async (GameThreadFunc       work,
                       GDestroyNotify       free_result,
                       gpointer             data,
                       GDestroyNotify       free_data,
                       gpointer             source_object,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             callback_data)
{
  g_autoptr(GTask) task = g_task_new (source_object, cancellable, callback, callback_data);
  Work *self = g_new (Work, 1);

  *self = (Work) { work, free_result, data, free_data };
  g_task_set_source_tag (task, game_thread_run_async);
  g_task_set_task_data (task, self, (GDestroyNotify) work_free);
  game_hand_over (self);
  run (task);
}

gpointer
game_thread_run_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, game_thread_run_async), NULL);

  game_take_over (g_task_get_task_data (G_TASK (result)));

  return g_task_propagate_pointer (G_TASK (result), error);
}
