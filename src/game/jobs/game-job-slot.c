/* Slots for jobs.
 *
 * Invariant: `done` belongs to `job`. A job on its way holds a reference of the slot, so that the
 * slot can be asked whether the job is still current when its owner is gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job-slot.h"

struct _GameJobSlot
{
  GObject     *owner;           /* NULL: it has gone */
  GameJob     *job;
  GameJobDone  done;
};

static void
game_job_slot_done_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      data)
{
  GameJobSlot *self = data;
  GameJob *job = GAME_JOB (object);
  g_autoptr(GameReport) report = game_job_finish (job, result);

  if (job == self->job)
    {
      g_autoptr(GameJob) ended = g_steal_pointer (&self->job);
      g_autoptr(GObject) owner = g_object_ref (self->owner);

      self->done (owner, ended, report);
    }

  g_rc_box_release (self);
}

GameJobSlot *
game_job_slot_new (gpointer owner)
{
  GameJobSlot *self = g_rc_box_new0 (GameJobSlot);

  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self->owner = owner;

  return self;
}

void
game_job_slot_free (GameJobSlot *self)
{
  game_job_slot_stop (self);
  self->owner = NULL;
  g_rc_box_release (self);
}

void
game_job_slot_start_job (GameJobSlot *self,
                         GameJob     *job,
                         GameJobDone  done)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GAME_IS_JOB (job));

  game_job_slot_stop (self);
  self->job = g_object_ref (job);
  self->done = done;
  game_job_start (job, game_job_slot_done_cb, g_rc_box_acquire (self));
}

void
game_job_slot_start (GameJobSlot       *self,
                     const GameRequest *request,
                     GameJobDone        done)
{
  g_autoptr(GameJob) job = game_job_new (request);

  game_job_slot_start_job (self, job, done);
}

bool
game_job_slot_stop (GameJobSlot *self)
{
  if (self == NULL || self->job == NULL)
    return false;

  game_job_stop (self->job);
  g_clear_object (&self->job);

  return true;
}

void
game_job_slot_interrupt (GameJobSlot *self)
{
  if (self != NULL && self->job != NULL)
    game_job_stop (self->job);
}

GameJob *
game_job_slot_get_job (GameJobSlot *self)
{
  return self != NULL ? self->job : NULL;
}
