/* A hint as one line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/sudoku/logic/sudoku-hint.h"

/* Appends CODE, DIGITS, ELIMINATIONS, PLACEMENTS and the sentences, with tabs between them, and a
 * line break. Candidates are digit, row, column. `position` is what the hint was found in. */
void cli_hint_append (GString              *text,
                      const SudokuHint     *hint,
                      const SudokuPosition *position);
