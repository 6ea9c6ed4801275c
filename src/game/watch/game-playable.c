/* The interface of what the Watch page plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-playable.h"

G_DEFINE_INTERFACE (GamePlayable, game_playable, G_TYPE_OBJECT)

static void
game_playable_default_init (GamePlayableInterface *interface)
{
}

uint64_t
game_playable_get_position (GamePlayable *self)
{
  g_return_val_if_fail (GAME_IS_PLAYABLE (self), 0);

  return GAME_PLAYABLE_GET_IFACE (self)->get_position (self);
}

uint64_t
game_playable_get_length (GamePlayable *self,
                          bool         *is_whole)
{
  bool ignored;

  g_return_val_if_fail (GAME_IS_PLAYABLE (self), 0);

  return GAME_PLAYABLE_GET_IFACE (self)->get_length (self, is_whole != NULL ? is_whole : &ignored);
}

uint64_t
game_playable_forward (GamePlayable *self,
                       uint64_t      n)
{
  g_return_val_if_fail (GAME_IS_PLAYABLE (self), n);

  return GAME_PLAYABLE_GET_IFACE (self)->forward (self, n);
}

void
game_playable_seek (GamePlayable *self,
                    uint64_t      position)
{
  g_return_if_fail (GAME_IS_PLAYABLE (self));

  GAME_PLAYABLE_GET_IFACE (self)->seek (self, position);
}

bool
game_playable_find_goal (GamePlayable   *self,
                         const GameStop *stop,
                         uint64_t        max_steps)
{
  g_return_val_if_fail (GAME_IS_PLAYABLE (self), false);

  return GAME_PLAYABLE_GET_IFACE (self)->find_goal (self, stop, max_steps);
}

bool
game_playable_look_up_goal (GamePlayable *self,
                            bool          forward,
                            uint64_t     *position)
{
  g_return_val_if_fail (GAME_IS_PLAYABLE (self), false);
  g_return_val_if_fail (position != NULL, false);

  return GAME_PLAYABLE_GET_IFACE (self)->look_up_goal (self, forward, position);
}

const uint64_t *
game_playable_get_goals (GamePlayable *self,
                         size_t       *n_goals)
{
  g_return_val_if_fail (GAME_IS_PLAYABLE (self), NULL);
  g_return_val_if_fail (n_goals != NULL, NULL);

  return GAME_PLAYABLE_GET_IFACE (self)->get_goals (self, n_goals);
}
