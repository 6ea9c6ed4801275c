/* The pages of techniques, in the language of the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-techniques.h"

/* Whether a technique has a page: those that paths use have one. */
bool        game_text_technique_has_page    (SudokuTechnique technique);

/* The pattern in one line, and after it the reason and the conclusion. Static. */
const char *game_text_technique_line        (SudokuTechnique technique);
const char *game_text_technique_explanation (SudokuTechnique technique);
