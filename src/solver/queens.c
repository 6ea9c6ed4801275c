/* The board of n queens and its rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens.h"

int
queens_board_count (const QueensBoard *board)
{
  int n_queens = 0;

  for (int row = 0; row < board->n; row++)
    for (uint32_t rest = board->row[row]; rest != 0; rest &= rest - 1)
      n_queens++;

  return n_queens;
}
