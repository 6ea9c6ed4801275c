/* Where a finished game stands among those that the player has finished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-records.h"

typedef struct
{
  guint            nth;         /* of its puzzle, size and level, the first is 1; 0: not known */
  SudokuTechniques new_path;    /* techniques that no game before it needed */
} GameStanding;

/* The game that was begun at a moment, which identifies it, among `results`, GameResults in any
 * order. Nothing is known of a game that is not among them. */
GameStanding game_standing_find (const GArray *results,
                                 int64_t       begun);
