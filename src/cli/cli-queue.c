/* A pool of threads, and the jobs in the order in which they came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-queue.h"

#include <stdbool.h>

enum { JOBS_A_THREAD = 3 };

typedef struct
{
  gpointer job;
  bool     done;                /* under the queue's lock */
} Entry;

struct _CliQueue
{
  GFunc        work;
  GFunc        done;
  gpointer     data;

  GThreadPool *pool;            /* NULL: one thread */
  guint        max_entries;
  GQueue       entries;         /* of Entry, oldest first; belongs to the owner */

  GMutex       lock;
  GCond        some_done;
};

static void
work_worker (gpointer data,
             gpointer user_data)
{
  CliQueue *self = user_data;
  Entry *entry = data;

  self->work (entry->job, self->data);

  g_mutex_lock (&self->lock);
  entry->done = true;
  g_cond_signal (&self->some_done);
  g_mutex_unlock (&self->lock);
}

CliQueue *
cli_queue_new (int      n_threads,
               GFunc    work,
               GFunc    done,
               gpointer data)
{
  CliQueue *self = g_new0 (CliQueue, 1);

  self->work = work;
  self->done = done;
  self->data = data;
  self->max_entries = (guint) n_threads * JOBS_A_THREAD;
  g_queue_init (&self->entries);
  g_mutex_init (&self->lock);
  g_cond_init (&self->some_done);
  if (n_threads > 1)
    self->pool = g_thread_pool_new (work_worker, self, n_threads, FALSE, NULL);

  return self;
}

static void
finish_oldest (CliQueue *self)
{
  g_autofree Entry *entry = g_queue_pop_head (&self->entries);

  g_mutex_lock (&self->lock);
  while (!entry->done)
    g_cond_wait (&self->some_done, &self->lock);
  g_mutex_unlock (&self->lock);

  self->done (entry->job, self->data);
}

void
cli_queue_push (CliQueue *self,
                gpointer  job)
{
  Entry *entry;

  if (self->pool == NULL)
    {
      self->work (job, self->data);
      self->done (job, self->data);
      return;
    }

  if (self->entries.length == self->max_entries)
    finish_oldest (self);

  entry = g_new0 (Entry, 1);
  entry->job = job;
  g_queue_push_tail (&self->entries, entry);
  g_thread_pool_push (self->pool, entry, NULL);
}

void
cli_queue_drain (CliQueue *self)
{
  while (!g_queue_is_empty (&self->entries))
    finish_oldest (self);
}

void
cli_queue_free (CliQueue *self)
{
  cli_queue_drain (self);
  if (self->pool != NULL)
    g_thread_pool_free (self->pool, FALSE, TRUE);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->some_done);
  g_free (self);
}
