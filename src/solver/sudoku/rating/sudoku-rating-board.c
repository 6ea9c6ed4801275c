/* The rater's position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-board.h"

#include <string.h>

static void
place (SudokuRatingBoard *board,
       int                cell,
       int                digit)
{
  SudokuCells peers = sudoku_peer_cells[cell];

  while (board->digits[cell] != 0)
    sudoku_rating_board_remove (board,
                                cell * SUDOKU_DIGITS + __builtin_ctz (board->digits[cell]));

  while (!sudoku_cells_is_empty (peers))
    sudoku_rating_board_remove (board, sudoku_cells_take (&peers) * SUDOKU_DIGITS + digit);

  for (int kind = 0; kind < 3; kind++)
    board->n_empty[sudoku_house_of (kind, cell)]--;

  board->is_empty[cell] = false;
  board->n_placed[digit]++;
  board->n_left--;
}

void
sudoku_rating_board_init (SudokuRatingBoard *board,
                          const SudokuGrid  *givens)
{
  memset (board, 0, sizeof *board);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      board->digits[cell] = 0x1ff;
      board->is_empty[cell] = true;
    }

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      board->n_empty[house] = 9;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        board->places[house][digit] = 0x1ff;
    }

  board->n_left = SUDOKU_CELLS;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (givens->digit[cell] != 0)
        place (board, cell, givens->digit[cell] - 1);
    }
}

void
sudoku_rating_board_remove (SudokuRatingBoard *board,
                            int                candidate)
{
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);

  board->digits[cell] &= ~(1 << digit);
  board->places[row][digit] &= ~(1 << column);
  board->places[SUDOKU_FIRST_COLUMN + column][digit] &= ~(1 << row);
  board->places[SUDOKU_FIRST_BOX + row / 3 * 3 + column / 3][digit]
    &= ~(1 << (row % 3 * 3 + column % 3));
}

void
sudoku_rating_board_apply (SudokuRatingBoard      *board,
                           const SudokuRatingStep *step)
{
  for (int i = 0; i < step->n_removed; i++)
    sudoku_rating_board_remove (board, step->removed[i]);

  if (step->placed >= 0)
    place (board, step->placed / SUDOKU_DIGITS, step->placed % SUDOKU_DIGITS);
}

void
sudoku_rating_peers (int     cell,
                     uint8_t peers[20])
{
  int box = sudoku_house_of (SUDOKU_BOX, cell);
  const int houses[] = { box, sudoku_row (cell), SUDOKU_FIRST_COLUMN + sudoku_column (cell) };
  int n_peers = 0;

  for (int i = 0; i < 3; i++)
    {
      for (int index = 0; index < 9; index++)
        {
          int peer = sudoku_cell_of_house (houses[i], index);

          if (peer != cell && (i == 0 || sudoku_house_of (SUDOKU_BOX, peer) != box))
            peers[n_peers++] = peer;
        }
    }
}
