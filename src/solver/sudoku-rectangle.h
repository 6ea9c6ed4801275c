/* Rectangles of four cells in two rows, two columns and two boxes: where two digits can trade
 * places without any house noticing.
 *
 *       . 0 . | . 1 .      A corner's neighbour in its row has the other number of its pair,
 *       . . . | . . .      (0, 1) or (2, 3); that in its column is two away; the opposite corner
 *       . 2 . | . 3 .      of `corner` is 3 - corner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku-cells.h"

enum
{
  SUDOKU_CORNERS = 4,
  SUDOKU_RECTANGLES_OF_CELL = 24,
};

typedef struct
{
  uint8_t cell[SUDOKU_CORNERS];
} SudokuRectangle;

/* Number `number` of 0 to 8 in the third that `number` is not in: `index` 0 to 5. */
static inline int
sudoku_rectangle_far (int number,
                      int index)
{
  return (number / 3 * 3 + 3 + index) % 9;
}

/* The other two numbers of the third that `number` is in: `index` 0 and 1. */
static inline int
sudoku_rectangle_near (int number,
                       int index)
{
  return number / 3 * 3 + (number + 1 + index) % 3;
}

/* The `index`-th of the rectangles that have `cell` as corner 0. */
static inline SudokuRectangle
sudoku_rectangle_of (int cell,
                     int index)
{
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  bool is_wide = index >= SUDOKU_RECTANGLES_OF_CELL / 2;
  int near = index / 6 % 2;
  int far = index % 6;
  int other_row = is_wide ? sudoku_rectangle_near (row, near) : sudoku_rectangle_far (row, far);
  int other_column = is_wide ? sudoku_rectangle_far (column, far)
                             : sudoku_rectangle_near (column, near);

  return (SudokuRectangle) { {
    cell, row * 9 + other_column, other_row * 9 + column, other_row * 9 + other_column
  } };
}

/* The corners of a mask (bit c: corner c) as a set of cells. */
static inline SudokuCells
sudoku_rectangle_cells (const SudokuRectangle *rectangle,
                        int                    corners)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    if (corners >> corner & 1)
      cells = sudoku_cells_or (cells, sudoku_cells_of (rectangle->cell[corner]));

  return cells;
}
