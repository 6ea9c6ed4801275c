/* Rectangles of four cells in two rows, two columns and two boxes: where two digits can trade
 * places without any house noticing.
 *
 *       . 0 . | . 1 .      A corner's neighbours have numbers that differ from its own by one bit;
 *       . . . | . . .      the corner across from `corner` is 3 - corner.
 *       . 2 . | . 3 .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-cells.h"

enum
{
  SUDOKU_CORNERS = 4,
};

typedef struct
{
  uint8_t cell[SUDOKU_CORNERS];
} SudokuRectangle;

/* Whether the rectangle with these two cells across from each other lies in two boxes. */
static inline bool
sudoku_rectangle_in_two_boxes (int cell,
                               int across)
{
  bool shares_band = sudoku_row (cell) / 3 == sudoku_row (across) / 3;
  bool shares_stack = sudoku_column (cell) / 3 == sudoku_column (across) / 3;

  return shares_band != shares_stack;
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
