/* Work for several threads, whose results come back in the order in which the work was given.
 *
 * A job is whatever its user says. At most a few jobs a thread are in the queue at a time, so that
 * the memory is bounded however much there is to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct _CliQueue CliQueue;

/* `work` runs on any thread, `done` on the one that owns the queue, which may free the job in it.
 * With one thread both run inside cli_queue_push (). */
CliQueue *cli_queue_new   (int       n_threads,
                           GFunc     work,
                           GFunc     done,
                           gpointer  data);

/* Gives a job; waits for the oldest one where there are too many. */
void      cli_queue_push  (CliQueue *self,
                           gpointer  job);

/* Waits until all jobs are done. */
void      cli_queue_drain (CliQueue *self);

/* Drains it first. */
void      cli_queue_free  (CliQueue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliQueue, cli_queue_free)
