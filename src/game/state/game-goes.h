/* Goes: a puzzle that was solved and begins anew is played several times in one history. These tell
 * from the history where the steps of undo and redo lead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-document.h"

/* Whether a finished puzzle begins anew with the state it has now: by a move, or where redo leads
 * from the solution, the state `before`, into a go that was not finished. */
bool game_goes_begin       (const GameDocument *document,
                            const GameState    *before);

/* Whether undo has led back to the solution of a go after which another one began. */
bool game_goes_is_earlier  (const GameDocument *document);

/* Whether undo takes back a move that spoilt a solution, not one that began anew after it. */
bool game_goes_undo_solves (const GameDocument *document);

/* Whether redo brings back a solution. */
bool game_goes_redo_solves (const GameDocument *document);
