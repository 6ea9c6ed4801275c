/* The looks of the regions of coloured queens. Each has a tint and a pattern, by which sentences
 * name a region: players find dots on the board, but not the eighth region.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"

/* Slashes are not among them: they mean that a square is attacked. */
typedef enum
{
  GAME_LOOK_HORIZONTALS,
  GAME_LOOK_DOTS,
  GAME_LOOK_LATTICE,
  GAME_LOOK_CIRCLES,
  GAME_LOOK_VERTICALS,
  GAME_LOOK_PLUSES,
  GAME_LOOK_ZIGZAGS,
  GAME_LOOK_DIAMONDS,
  GAME_LOOK_BACKSLASHES,
  GAME_LOOK_TRIANGLES,
  GAME_LOOK_GRID,
  GAME_LOOK_BRICKS,
} GameLook;

/* The tint of each look, 0xRRGGBB, on a light board. */
extern const uint32_t game_look_tints[COLOURED_MAX];

/* The look of each region, of which no two are alike and those of neighbours have tints that are
 * far from each other. A puzzle always has the same looks. */
void game_region_looks (const ColouredPuzzle *puzzle,
                        uint8_t              *looks);
