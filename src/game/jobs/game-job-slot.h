/* At most one current job of a kind, for those who start jobs: start replaces it, stop forgets it,
 * and a report that comes late finds no one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"

typedef struct _GameJobSlot GameJobSlot;

/* The current job has ended and is no longer current; `owner` is that of the slot. Report and job
 * are lent. */
typedef void (*GameJobDone)       (GObject           *owner,
                                   GameJob           *job,
                                   GameReport        *report);

/* The owner frees the slot, in its dispose function; the slot takes no reference of it but while
 * it calls back. */
GameJobSlot *game_job_slot_new    (gpointer           owner);

/* Stops the current job. */
void         game_job_slot_free   (GameJobSlot       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameJobSlot, game_job_slot_free)

/* Stops and forgets the current job, and starts another. */
void         game_job_slot_start  (GameJobSlot       *self,
                                   const GameRequest *request,
                                   GameJobDone        done);

/* The same with a job whose store is looked at before it starts. Takes a reference of it. */
void         game_job_slot_start_job (GameJobSlot    *self,
                                      GameJob        *job,
                                      GameJobDone     done);

/* Stops and forgets the current job: it is not heard of again. Returns whether there was one. Here
 * and below `self` may be NULL, since an owner that is disposed of has no slot any more. */
bool         game_job_slot_stop   (GameJobSlot       *self);

/* Stops the current job, whose report of what it has found until now still comes. */
void         game_job_slot_interrupt (GameJobSlot    *self);

/* The current job, or NULL. Lent. */
GameJob     *game_job_slot_get_job (GameJobSlot      *self);
