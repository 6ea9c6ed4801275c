/* To be written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic-private.h"

void
sudoku_logic_chains (SudokuLogic *logic)
{
  (void) logic;
}
