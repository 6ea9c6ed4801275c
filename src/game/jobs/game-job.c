/* Jobs: a request, the thread that works on it, and its progress.
 *
 * A worker reads the request, which never changes, and writes the store, the progress and its
 * report; it hands over the report when it is done. So nothing here is locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job.h"

#include "game/jobs/game-thread.h"
#include "game/jobs/game-work.h"

struct _GameJob
{
  GObject parent_instance;

  GameRequest     request;
  GameStore      *store;        /* GAME_JOB_LIST only */

  GameProgress    progress;
  _Atomic int64_t start;        /* monotonic time in microseconds; 0 before it */
  _Atomic int64_t end;          /* likewise */
};

G_DEFINE_FINAL_TYPE (GameJob, game_job, G_TYPE_OBJECT)

static gpointer
game_job_work (gpointer       data,
               GCancellable  *cancellable,
               GError       **error)
{
  return game_job_run (data);
}

static void
game_job_finalize (GObject *object)
{
  GameJob *self = GAME_JOB (object);

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
  switch (report->type)
    {
    case GAME_JOB_TRACE:
      g_clear_pointer (&report->trace, game_trace_unref);
      break;

    case GAME_JOB_HINT:
      g_clear_pointer (&report->hint, g_free);
      break;

    case GAME_JOB_STEPS:
      g_clear_pointer (&report->steps, g_array_unref);
      break;

    case GAME_JOB_DAILY:
      g_clear_pointer (&report->daily, g_free);
      break;

    case GAME_JOB_PATH:
      g_clear_pointer (&report->path, game_path_unref);
      break;

    case GAME_JOB_SOLVE:
    case GAME_JOB_FACTS:
    case GAME_JOB_LIST:
    case GAME_JOB_COMPARE:
    case GAME_JOB_GENERATE:
    default:
      break;
    }

  g_free (report);
}

/* A list that is to be whole needs not be kept where a directory serves. */
static GameStore *
make_store (const GameRequest *request)
{
  GameStore *whole = request->list.fundamental || request->list.limit > 0
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
  if (request->type == GAME_JOB_LIST)
    self->store = make_store (request);

  return self;
}

void
game_job_start (GameJob             *self,
                GAsyncReadyCallback  callback,
                gpointer             data)
{
  g_return_if_fail (GAME_IS_JOB (self));

  atomic_store (&self->start, g_get_monotonic_time ());
  game_thread_run_async (game_job_work, (GDestroyNotify) game_report_free, self, NULL, self, NULL,
                         callback, data);
}

GameReport *
game_job_finish (GameJob      *self,
                 GAsyncResult *result)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return game_thread_run_finish (result, NULL);
}

GameReport *
game_job_run (GameJob *self)
{
  GameReport *report = NULL;
  int64_t not_started = 0;

  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  atomic_compare_exchange_strong (&self->start, &not_started, g_get_monotonic_time ());

  report = g_new0 (GameReport, 1);
  report->type = self->request.type;
  game_work (&self->request, self->store, &self->progress, report);
  atomic_store (&self->end, g_get_monotonic_time ());

  return report;
}

void
game_job_stop (GameJob *self)
{
  g_return_if_fail (GAME_IS_JOB (self));

  game_progress_stop (&self->progress);
}

void
game_job_get_progress (GameJob         *self,
                       GameJobProgress *progress)
{
  int64_t start;
  int64_t end;

  g_return_if_fail (GAME_IS_JOB (self));
  g_return_if_fail (progress != NULL);

  start = atomic_load (&self->start);
  end = atomic_load (&self->end);
  if (end == 0)
    end = g_get_monotonic_time ();

  progress->stats = game_progress_get_stats (&self->progress);
  progress->fraction = game_progress_get_fraction (&self->progress);
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
