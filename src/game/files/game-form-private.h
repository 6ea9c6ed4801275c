/* The forms of the solver layer behind those of a menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/files/game-form.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/text/sudoku-text.h"

G_BEGIN_DECLS

SudokuTextForm game_form_sudoku_text (GameForm form);
QueensTextForm game_form_queens_text (GameForm form);

G_END_DECLS
