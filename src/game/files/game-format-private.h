/* The formats of the solver layer behind those of a menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/files/game-format.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/text/sudoku-text.h"

G_BEGIN_DECLS

SudokuTextFormat game_format_sudoku_text (GameFormat format);
QueensTextFormat game_format_queens_text (GameFormat format);

G_END_DECLS
