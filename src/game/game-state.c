/* States of both puzzles, and moves from one to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-state.h"

int
game_state_size (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return SUDOKU_DIGITS;

    case GAME_QUEENS:
      return state->queens.queens.n;

    case GAME_N_KINDS:
    default:
      return 0;
    }
}
