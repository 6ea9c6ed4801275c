/* A pool of threads, which do work and give it back in the order in which it came.
 *
 * A piece of work is whatever the caller says. The pool holds at most a few pieces a thread at a
 * time, so that the memory is bounded however much there is to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct _GamePool GamePool;

/* `work` runs on any thread with a piece and `data`, `done` on the thread that owns the pool, which
 * may free the piece in it; it may be NULL. With one thread, or where no other can be had, both run
 * inside game_pool_push (). */
GamePool *game_pool_new   (int       n_threads,
                           GFunc     work,
                           GFunc     done,
                           gpointer  data);

/* Gives a piece of work; waits for the oldest one where there are too many. */
void      game_pool_push  (GamePool *self,
                           gpointer  piece);

/* Waits until all pieces are done. */
void      game_pool_drain (GamePool *self);

/* Drains it first. */
void      game_pool_free  (GamePool *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePool, game_pool_free)
