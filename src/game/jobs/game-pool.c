/* A pool of threads, and the pieces of work in the order in which they came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-pool.h"

#include <stdbool.h>

#include "game/state/game-hand-over.h"

enum { PIECES_A_THREAD = 3 };

typedef struct
{
  gpointer piece;
  bool     done;                /* under the pool's lock */
} Entry;

struct _GamePool
{
  GFunc        work;
  GFunc        done;
  gpointer     data;

  guint        n_threads;
  GThreadPool *threads;         /* NULL: only the caller's */
  GQueue       entries;         /* of Entry, oldest first; belongs to the owner */

  GMutex       lock;
  GCond        some_done;
};

static void
work_worker (gpointer data,
             gpointer user_data)
{
  GamePool *self = user_data;
  Entry *entry = data;

  game_take_over (entry);
  self->work (entry->piece, self->data);

  g_mutex_lock (&self->lock);
  game_take_over (&self->lock);
  entry->done = true;
  g_cond_signal (&self->some_done);
  game_hand_over (&self->lock);
  g_mutex_unlock (&self->lock);
}

static void
free_threads (GamePool *self)
{
  if (self->threads != NULL)
    g_thread_pool_free (self->threads, FALSE, TRUE);
  self->threads = NULL;
}

/* Threads start as there is work for them. If none can be had, the caller's does all of it. */
GamePool *
game_pool_new (int      n_threads,
               GFunc    work,
               GFunc    done,
               gpointer data)
{
  GamePool *self = g_new0 (GamePool, 1);

  self->work = work;
  self->done = done;
  self->data = data;
  self->n_threads = (guint) n_threads;
  g_queue_init (&self->entries);
  g_mutex_init (&self->lock);
  g_cond_init (&self->some_done);
  if (n_threads > 1)
    self->threads = g_thread_pool_new (work_worker, self, 1, TRUE, NULL);
  if (self->threads != NULL && g_thread_pool_get_num_threads (self->threads) == 0)
    free_threads (self);

  return self;
}

static void
finish_oldest (GamePool *self)
{
  g_autofree Entry *entry = g_queue_pop_head (&self->entries);

  g_mutex_lock (&self->lock);
  game_take_over (&self->lock);
  while (!entry->done)
    {
      game_hand_over (&self->lock);
      g_cond_wait (&self->some_done, &self->lock);
      game_take_over (&self->lock);
    }
  game_hand_over (&self->lock);
  g_mutex_unlock (&self->lock);

  if (self->done != NULL)
    self->done (entry->piece, self->data);
}

void
game_pool_push (GamePool *self,
                gpointer  piece)
{
  Entry *entry;
  guint n_busy;

  if (self->threads == NULL)
    {
      self->work (piece, self->data);
      if (self->done != NULL)
        self->done (piece, self->data);
      return;
    }

  if (self->entries.length == self->n_threads * PIECES_A_THREAD)
    finish_oldest (self);

  entry = g_new0 (Entry, 1);
  entry->piece = piece;
  g_queue_push_tail (&self->entries, entry);
  game_hand_over (entry);
  g_thread_pool_push (self->threads, entry, NULL);

  n_busy = MIN (self->entries.length, self->n_threads);
  if (n_busy > g_thread_pool_get_num_threads (self->threads))
    g_thread_pool_set_max_threads (self->threads, (int) n_busy, NULL);
}

void
game_pool_drain (GamePool *self)
{
  while (!g_queue_is_empty (&self->entries))
    finish_oldest (self);
}

void
game_pool_free (GamePool *self)
{
  game_pool_drain (self);
  free_threads (self);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->some_done);
  g_free (self);
}
