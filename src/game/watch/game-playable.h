/* Something that the Watch page plays: a search (GamePlayback) or a logical path
 * (GamePathPlayback). A playable has a position that its owner moves in both directions.
 *
 * At position 0 nothing has happened; at position k the first k events or steps are done. Some
 * positions are goals: the solutions of a search, and of a path those from which a step leads on
 * that is more than a single. A playable belongs to one thread and emits no signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>
#include <stdbool.h>
#include <stdint.h>

#include "game/watch/game-stop.h"

#define GAME_TYPE_PLAYABLE (game_playable_get_type ())

G_DECLARE_INTERFACE (GamePlayable, game_playable, GAME, PLAYABLE, GObject)

struct _GamePlayableInterface
{
  GTypeInterface parent_interface;

  uint64_t        (*get_position) (GamePlayable *self);
  uint64_t        (*get_length)   (GamePlayable *self,
                                   bool         *is_whole);
  uint64_t        (*forward)      (GamePlayable *self,
                                   uint64_t      n);
  void            (*seek)         (GamePlayable *self,
                                   uint64_t      position);
  bool            (*find_goal)    (GamePlayable   *self,
                                   const GameStop *stop,
                                   uint64_t        max_steps);
  bool            (*look_up_goal) (GamePlayable *self,
                                   bool          forward,
                                   uint64_t     *position);
  const uint64_t *(*get_goals)    (GamePlayable *self,
                                   size_t       *n_goals);
};

uint64_t        game_playable_get_position (GamePlayable *self);

/* The last position, or while `is_whole` (may be NULL) becomes false the farthest one known. */
uint64_t        game_playable_get_length   (GamePlayable *self,
                                            bool         *is_whole);

/* Goes forwards by up to `n` positions; returns how many were left to take. */
uint64_t        game_playable_forward      (GamePlayable *self,
                                            uint64_t      n);

/* Goes to `position`, or as far as there is. A search costs the replay since its last
 * checkpoint. */
void            game_playable_seek         (GamePlayable *self,
                                            uint64_t      position);

/* Goes forwards to the next goal, or for a search with a `stop` to the next event where it holds,
 * by `max_steps` at most. Returns whether it is there; if not, call again to go on. */
bool            game_playable_find_goal    (GamePlayable   *self,
                                            const GameStop *stop,
                                            uint64_t        max_steps);

/* Looks up the next goal or the one before without moving. Where there is none after the position,
 * `*position` is the end; where there is none before it, the position itself for a search and the
 * start for a path. Returns false where the goals are not known there: the caller has to search. */
bool            game_playable_look_up_goal (GamePlayable *self,
                                            bool          forward,
                                            uint64_t     *position);

/* The positions of all goals, ascending; none while some are not known. Lent until the playable
 * changes. */
const uint64_t *game_playable_get_goals    (GamePlayable *self,
                                            size_t       *n_goals);
