/* The parts of hints that are about queens, and what the files of hints share.
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

/* Adds a step of a sudoku to an array of SudokuHint, unless one there does the same: patterns
 * differ where steps do not. */
void       game_hint_add_step      (GArray              *steps,
                                    const SudokuHint    *step);
