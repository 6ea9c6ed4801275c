/* Hints for boards of queens, fixed and coloured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-board.h"
#include "cli/cli-rows.h"
#include "cli/cli.h"
#include "game/hint/game-hint.h"

/* Adds the same values as cli_hint_put (). Squares are row and column, "3:5"; coloured regions have
 * the letters of `line`, the one that the board was read from. */
void      cli_hint_put_board   (CliRow          *row,
                                const GameHint  *hint,
                                const char      *line);

/* The next step of a state, without uniqueness; false where there is none, or the board cannot stay
 * as it is: the kind of the hint tells. */
bool      cli_hint_next_board  (const GameState *state,
                                GameHint        *hint);

/* Applies such a step. */
void      cli_hint_apply_board (const GameHint  *hint,
                                GameState       *state);

/* Whether a position, BOARD[:SQUARES], is one of queens by its look. */
bool      cli_hint_is_board    (const char      *text);

/* Reads a position, and prints its next step, or with `path` all steps to the end. Returns
 * CLI_FINE, `none` where there is no step, or `bad` and complains where the position is wrong. */
CliStatus cli_hint_boards      (const char      *text,
                                bool             path,
                                const CliRows   *rows,
                                CliStatus        none,
                                CliStatus        bad);
