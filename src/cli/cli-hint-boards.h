/* Hints for boards of queens, fixed and coloured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-board.h"
#include "cli/cli-hint.h"
#include "game/hint/game-hint.h"

/* Adds the same values as cli_hint_put (). Squares are row and column, "3:5"; coloured regions have
 * the letters of `line`, the one that the board was read from. */
void      cli_hint_put_board   (CliRow          *row,
                                const GameHint  *hint,
                                const char      *line);

/* The next step of a state, without uniqueness; false where there is none, or the board cannot stay
 * as it is: the kind of the hint tells. Squares that are excluded are known to be without a queen,
 * whatever the number of solutions. */
bool      cli_hint_next_board  (const GameState *state,
                                GameHint        *hint);

/* Applies such a step. */
void      cli_hint_apply_board (const GameHint  *hint,
                                GameState       *state);

/* Whether a position, BOARD[:SQUARES], is one of queens by its look. */
bool      cli_hint_is_board    (const char      *text);

/* Reads a position, and appends the row of its next step, or with `path` of all steps to the end.
 * Returns how many there are; -1 where the position is wrong, and `mistake` is a sentence, new. */
int       cli_hint_find_board  (const char         *text,
                                bool                path,
                                const CliHintRows  *rows,
                                GString            *lines,
                                char              **mistake);
