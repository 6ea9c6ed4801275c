/* Playback of a logical path: a position in it, and until there is one, why not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-path.h"
#include "game/watch/game-playable.h"

typedef enum
{
  GAME_PATH_UNKNOWN,            /* being looked for */
  GAME_PATH_STOPPED,            /* the user stopped the job that looked for it */
  GAME_PATH_NO_SOLUTION,        /* there is none: the puzzle has no solution ... */
  GAME_PATH_SEVERAL_SOLUTIONS,  /* ... or more than one */
  GAME_PATH_KNOWN,
} GamePathStatus;

#define GAME_TYPE_PATH_PLAYBACK (game_path_playback_get_type ())

G_DECLARE_FINAL_TYPE (GamePathPlayback, game_path_playback, GAME, PATH_PLAYBACK, GObject)

GamePathPlayback *game_path_playback_new        (void);

/* What was found, once. Takes a reference of `path`; NULL but for GAME_PATH_KNOWN. */
void              game_path_playback_set_path   (GamePathPlayback *self,
                                                 GamePathStatus    status,
                                                 GamePath         *path);

GamePathStatus    game_path_playback_get_status (GamePathPlayback *self);

/* NULL while it is not known. Lent. */
GamePath         *game_path_playback_get_path   (GamePathPlayback *self);
