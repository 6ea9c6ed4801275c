/* What another program says about the puzzle on the board: its marks and entries, taken over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-state.h"

typedef enum
{
  GAME_MERGED,
  GAME_MERGE_OTHER_PUZZLE,      /* at least one given is another digit, or missing */
  GAME_MERGE_NO_SUDOKU,         /* marks are of sudokus */
} GameMergeEnd;

/* Takes the entries and the centre marks of `from` over into the cells of `state` that are not
 * given; cells of which `from` says nothing stay as they are. Where `from` is another puzzle,
 * `state` stays, and `cell` is the first given that differs. */
GameMergeEnd game_merge (GameState       *state,
                         const GameState *from,
                         int             *cell);
