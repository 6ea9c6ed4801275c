/* The teaching solvers of n queens on a puzzle of coloured queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"
#include "solver/queens/queens-steps.h"

/* Puts a search at its start. Returns false, and a search that is over, where the puzzle is not
 * valid. */
bool           coloured_steps_init   (QueensSteps          *steps,
                                      QueensMethod          method,
                                      QueensOrder           order,
                                      const ColouredPuzzle *puzzle);

/* The puzzle of a search; its n is 0 for a search of plain n queens. */
ColouredPuzzle coloured_steps_puzzle (const QueensSteps    *steps);
