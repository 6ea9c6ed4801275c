/* XY-wings and XYZ-wings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"

static bool
wing_of (const SudokuRatingBoard *board,
         bool                     is_xyz,
         int                      pivot,
         int                      left,
         int                      right,
         SudokuRatingStep        *step)
{
  uint16_t a = board->digits[pivot];
  uint16_t b = board->digits[left];
  uint16_t c = board->digits[right];
  SudokuCells seen = sudoku_cells_and (sudoku_peer_cells[left], sudoku_peer_cells[right]);

  if (sudoku_bit_count[a | b | c] != 3 || sudoku_bit_count[a & b & c] != (is_xyz ? 1 : 0))
    return false;

  if (is_xyz)
    seen = sudoku_cells_and (seen, sudoku_peer_cells[pivot]);

  seen = sudoku_cells_minus (seen, sudoku_cells_of (pivot));
  sudoku_rating_step_init (step, is_xyz ? 4.4 : 4.2);

  while (!sudoku_cells_is_empty (seen))
    sudoku_rating_step_remove (step, board, sudoku_cells_take (&seen), b & c & -(b & c));

  return step->n_removed > 0;
}

bool
sudoku_rating_xy_wing (const SudokuRatingBoard *board,
                       bool                     is_xyz,
                       SudokuRatingStep        *step)
{
  for (int pivot = 0; pivot < SUDOKU_CELLS; pivot++)
    {
      uint8_t peers[20];

      if (sudoku_rating_n_digits (board, pivot) != (is_xyz ? 3 : 2))
        continue;

      sudoku_rating_peers (pivot, peers);

      for (int i = 0; i < 20; i++)
        {
          if (sudoku_rating_n_digits (board, peers[i]) != 2
              || sudoku_bit_count[board->digits[pivot] & ~board->digits[peers[i]]] != 1)
            continue;

          for (int j = 0; j < 20; j++)
            {
              if (sudoku_rating_n_digits (board, peers[j]) == 2
                  && wing_of (board, is_xyz, pivot, peers[i], peers[j], step))
                return true;
            }
        }
    }

  return false;
}
