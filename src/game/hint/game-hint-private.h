/* The parts of hints that are about queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-hint.h"

/* Of a state that is not solved, where n_solutions is known and, if it is 1, the solution. Returns
 * false where `control` said no. */
bool       game_hint_find_queens   (GameHint            *hint,
                                    const GameState     *solution,
                                    const SearchControl *control);

/* Whether a state of the same puzzle, without a conflict, is without the mistake of the hint. */
bool       game_hint_queens_right  (const GameHint      *hint,
                                    const GameState     *state);

/* Whether the mistake is known; the state of the hint without it; and the state after the step. */
bool       game_hint_knows_queens  (const GameHint      *hint);
GameState  game_hint_mend_queens   (const GameHint      *hint);
GameState  game_hint_do_queens     (const GameHint      *hint);
