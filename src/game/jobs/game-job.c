/* Jobs: a request, the thread that works on it, and what can be asked meanwhile.
 *
 * A worker reads the request, which never changes, and writes the store, the meter and its report;
 * the last it hands over when it is done. So nothing here is locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job.h"

#include "game/jobs/game-work.h"

struct _GameJob
{
  GObject parent_instance;

  GameRequest     request;
  GBytes         *text;         /* GAME_READ only */
  GameStore      *store;        /* GAME_LIST only */

  GameMeter       meter;
  _Atomic int64_t start;        /* monotonic time in microseconds; 0 before it */
  _Atomic int64_t end;          /* likewise */
};

G_DEFINE_FINAL_TYPE (GameJob, game_job, G_TYPE_OBJECT)

static void
game_job_worker (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  g_task_return_pointer (task, game_job_run (source_object), (GDestroyNotify) game_report_free);
}

static void
game_job_finalize (GObject *object)
{
  GameJob *self = GAME_JOB (object);

  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->store, game_store_unref);

  G_OBJECT_CLASS (game_job_parent_class)->finalize (object);
}

static void
game_job_class_init (GameJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_job_finalize;
}

static void
game_job_init (GameJob *self)
{
}

void
game_report_free (GameReport *report)
{
  g_clear_pointer (&report->trace, game_trace_unref);
  g_clear_pointer (&report->hint, g_free);
  g_clear_pointer (&report->path, game_path_unref);
  g_clear_object (&report->collection);
  g_clear_pointer (&report->game, game_save_free);
  g_clear_error (&report->error);
  g_free (report);
}

/* A list that is to be whole needs not be kept where a directory serves. */
static GameStore *
make_store (const GameRequest *request)
{
  GameStore *whole = request->fundamental || request->limit > 0
                       ? NULL
                       : game_store_new_whole (&request->state);

  return whole != NULL ? whole : game_store_new (&request->state);
}

GameJob *
game_job_new (const GameRequest *request)
{
  GameJob *self = NULL;

  g_return_val_if_fail (request != NULL, NULL);

  self = g_object_new (GAME_TYPE_JOB, NULL);
  self->request = *request;
  if (request->wish == GAME_LIST)
    self->store = make_store (request);

  return self;
}

GameJob *
game_job_new_read (GBytes *text)
{
  GameRequest request = { .wish = GAME_READ };
  GameJob *self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  self = game_job_new (&request);
  self->text = g_bytes_ref (text);

  return self;
}

void
game_job_start (GameJob             *self,
                GAsyncReadyCallback  callback,
                gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (GAME_IS_JOB (self));

  atomic_store (&self->start, g_get_monotonic_time ());

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, game_job_start);
  g_task_run_in_thread (task, game_job_worker);
}

GameReport *
game_job_finish (GameJob      *self,
                 GAsyncResult *result)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

GameReport *
game_job_run (GameJob *self)
{
  GameReport *report = NULL;
  int64_t not_started = 0;

  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  atomic_compare_exchange_strong (&self->start, &not_started, g_get_monotonic_time ());

  report = g_new0 (GameReport, 1);
  game_work (&self->request, self->text, self->store, &self->meter, report);
  atomic_store (&self->end, g_get_monotonic_time ());

  return report;
}

void
game_job_stop (GameJob *self)
{
  g_return_if_fail (GAME_IS_JOB (self));

  game_meter_stop (&self->meter);
}

void
game_job_get_progress (GameJob      *self,
                       GameProgress *progress)
{
  int64_t start;
  int64_t end;

  g_return_if_fail (GAME_IS_JOB (self));
  g_return_if_fail (progress != NULL);

  start = atomic_load (&self->start);
  end = atomic_load (&self->end);
  if (end == 0)
    end = g_get_monotonic_time ();

  progress->stats = game_meter_get_stats (&self->meter);
  progress->fraction = game_meter_get_fraction (&self->meter);
  progress->seconds = start == 0 ? 0 : (end - start) / 1e6;
}

const GameRequest *
game_job_get_request (GameJob *self)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  return &self->request;
}

GameStore *
game_job_get_store (GameJob *self)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  return self->store;
}

typedef struct
{
  GameEncode     encode;
  gpointer       data;
  GDestroyNotify free_data;
} Encoding;

static void
encoding_free (Encoding *encoding)
{
  encoding->free_data (encoding->data);
  g_free (encoding);
}

static void
encode_worker (GTask        *task,
               gpointer      source_object,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Encoding *encoding = task_data;
  GError *error = NULL;
  GBytes *bytes = encoding->encode (encoding->data, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
game_encode_async (GameEncode           encode,
                   gpointer             data,
                   GDestroyNotify       free_data,
                   GCancellable        *cancellable,
                   GAsyncReadyCallback  callback,
                   gpointer             callback_data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, callback_data);
  Encoding *encoding = g_new (Encoding, 1);

  *encoding = (Encoding) { .encode = encode, .data = data, .free_data = free_data };
  g_task_set_source_tag (task, game_encode_async);
  g_task_set_task_data (task, encoding, (GDestroyNotify) encoding_free);
  g_task_run_in_thread (task, encode_worker);
}

GBytes *
game_encode_finish (GAsyncResult  *result,
                    GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
