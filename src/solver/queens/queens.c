/* The board of n queens and its rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"

int
queens_board_count (const QueensBoard *board)
{
  int n_queens = 0;

  for (int row = 0; row < board->n; row++)
    n_queens += __builtin_popcount (board->row[row]);

  return n_queens;
}

QueensBoard
queens_board_from_solution (const QueensSolution *solution)
{
  QueensBoard board = queens_board_empty (solution->n);

  for (int row = 0; row < solution->n; row++)
    board.row[row] = UINT32_C (1) << solution->column[row];

  return board;
}

QueensSolution
queens_solution_from_board (const QueensBoard *board)
{
  QueensSolution solution = { .n = board->n };

  for (int row = 0; row < board->n; row++)
    if (board->row[row] != 0)
      solution.column[row] = __builtin_ctz (board->row[row]);

  return solution;
}

/* Of squares that are not empty. */
static bool
is_single (uint32_t squares)
{
  return (squares & (squares - 1)) == 0;
}

/* A queen behind another one on the same line needs no special case: the other queen attacks every
 * square behind it anyway. */
void
queens_board_attacked (const QueensBoard *board,
                       QueensBoard       *attacked)
{
  const uint32_t all = queens_all_columns (board->n);

  *attacked = queens_board_empty (board->n);

  for (int row = 0; row < board->n; row++)
    {
      const uint32_t queens = board->row[row];

      if (queens == 0)
        continue;

      attacked->row[row] |= is_single (queens) ? ~queens : all;

      for (int above = 0; above < row; above++)
        attacked->row[above] |= queens | queens << (row - above) | queens >> (row - above);
      for (int below = row + 1; below < board->n; below++)
        attacked->row[below] |= queens | queens << (below - row) | queens >> (below - row);
    }

  for (int row = 0; row < board->n; row++)
    attacked->row[row] &= all;
}

bool
queens_board_is_solved (const QueensBoard *board,
                        QueensSolution    *solution)
{
  QueensOpen open;

  if (!queens_open_init (&open, board) || open.n_open > 0)
    return false;

  if (solution != NULL)
    *solution = queens_solution_from_board (board);

  return true;
}

bool
queens_open_init (QueensOpen        *open,
                  const QueensBoard *board)
{
  QueensBoard attacked;
  uint32_t all;

  if (board->n < 1 || board->n > QUEENS_MAX)
    return false;

  *open = (QueensOpen) { .n = board->n };
  all = queens_all_columns (board->n);
  queens_board_attacked (board, &attacked);

  for (int row = 0; row < board->n; row++)
    {
      if ((board->row[row] & (attacked.row[row] | ~all)) != 0)
        return false;

      if (board->row[row] != 0)
        continue;

      if (open->n_open > 0)
        open->step[open->n_open - 1] = row - open->row[open->n_open - 1];

      open->row[open->n_open] = row;
      open->free[open->n_open] = all & ~attacked.row[row];
      open->n_open++;
    }

  return true;
}
