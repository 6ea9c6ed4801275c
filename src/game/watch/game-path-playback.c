/* A position in a logical path.
 *
 * Invariant: `path` is there exactly where `status` is GAME_PATH_KNOWN; else the length is 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-path-playback.h"

struct _GamePathPlayback
{
  GObject        parent_instance;

  GamePathStatus status;
  GamePath      *path;
  GArray        *goals;         /* uint64_t: the steps that are more than a single */
  unsigned int   position;
};

static void game_path_playback_init_playable (GamePlayableInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GamePathPlayback, game_path_playback, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GAME_TYPE_PLAYABLE,
                                                      game_path_playback_init_playable))

static unsigned int
game_path_playback_length (GamePathPlayback *self)
{
  return self->path != NULL ? game_path_get_length (self->path) : 0;
}

static uint64_t
game_path_playback_get_position (GamePlayable *playable)
{
  return GAME_PATH_PLAYBACK (playable)->position;
}

static uint64_t
game_path_playback_get_length (GamePlayable *playable,
                               bool         *is_whole)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);

  *is_whole = self->path != NULL;

  return game_path_playback_length (self);
}

static uint64_t
game_path_playback_forward (GamePlayable *playable,
                            uint64_t      n)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);
  uint64_t taken = MIN (n, game_path_playback_length (self) - self->position);

  self->position += taken;

  return n - taken;
}

static void
game_path_playback_seek (GamePlayable *playable,
                         uint64_t      position)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);

  self->position = MIN (position, game_path_playback_length (self));
}

static bool
game_path_playback_look_up_goal (GamePlayable *playable,
                                 bool          forward,
                                 uint64_t     *position)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);

  *position = self->path != NULL ? game_path_find (self->path, self->position, forward) : 0;

  return true;
}

static bool
game_path_playback_find_goal (GamePlayable   *playable,
                              const GameStop *stop,
                              uint64_t        max_steps)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);
  uint64_t goal;

  game_path_playback_look_up_goal (playable, true, &goal);

  return game_path_playback_forward (playable, MIN (max_steps, goal - self->position)) == 0
         && self->position == goal && goal < game_path_playback_length (self);
}

static const uint64_t *
game_path_playback_get_goals (GamePlayable *playable,
                              size_t       *n_goals)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (playable);

  *n_goals = self->goals->len;

  return (const uint64_t *) (gconstpointer) self->goals->data;
}

static void
game_path_playback_init_playable (GamePlayableInterface *interface)
{
  interface->get_position = game_path_playback_get_position;
  interface->get_length = game_path_playback_get_length;
  interface->forward = game_path_playback_forward;
  interface->seek = game_path_playback_seek;
  interface->find_goal = game_path_playback_find_goal;
  interface->look_up_goal = game_path_playback_look_up_goal;
  interface->get_goals = game_path_playback_get_goals;
}

static void
game_path_playback_finalize (GObject *object)
{
  GamePathPlayback *self = GAME_PATH_PLAYBACK (object);

  g_clear_pointer (&self->path, game_path_unref);
  g_array_unref (self->goals);

  G_OBJECT_CLASS (game_path_playback_parent_class)->finalize (object);
}

static void
game_path_playback_class_init (GamePathPlaybackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_path_playback_finalize;
}

static void
game_path_playback_init (GamePathPlayback *self)
{
  self->goals = g_array_new (FALSE, FALSE, sizeof (uint64_t));
}

GamePathPlayback *
game_path_playback_new (void)
{
  return g_object_new (GAME_TYPE_PATH_PLAYBACK, NULL);
}

void
game_path_playback_set_path (GamePathPlayback *self,
                             GamePathStatus    status,
                             GamePath         *path)
{
  unsigned int length;

  g_return_if_fail (GAME_IS_PATH_PLAYBACK (self));
  g_return_if_fail (self->path == NULL);
  g_return_if_fail ((path != NULL) == (status == GAME_PATH_KNOWN));

  self->status = status;

  if (path == NULL)
    return;

  self->path = game_path_ref (path);
  length = game_path_get_length (path);

  for (uint64_t goal = game_path_find (path, 0, true); goal < length;
       goal = game_path_find (path, goal, true))
    g_array_append_val (self->goals, goal);
}

GamePathStatus
game_path_playback_get_status (GamePathPlayback *self)
{
  g_return_val_if_fail (GAME_IS_PATH_PLAYBACK (self), GAME_PATH_UNKNOWN);

  return self->status;
}

GamePath *
game_path_playback_get_path (GamePathPlayback *self)
{
  g_return_val_if_fail (GAME_IS_PATH_PLAYBACK (self), NULL);

  return self->path;
}
