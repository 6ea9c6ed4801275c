/* Sets of cells: the houses, the peers, and what is slower than a few instructions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-cells.h"

/* The two words of a house, from the pattern of its kind moved to its place. */
#define ROW_LOW(row)        ((row) < 6 ? (uint64_t) 0x1ff << 9 * ((row) % 6) : 0)
#define ROW_HIGH(row)       ((row) < 6 ? 0 : (uint64_t) 0x1ff << 9 * ((row) % 3))
#define COLUMN_LOW(column)  ((uint64_t) 0x201008040201 << (column))
#define COLUMN_HIGH(column) ((uint64_t) 0x40201 << (column))
#define BOX_PATTERN(box)    ((uint64_t) 0x1c0e07 << 3 * ((box) % 3))
#define BOX_LOW(box)        ((box) < 6 ? BOX_PATTERN (box) << 27 * ((box) / 3 % 2) : 0)
#define BOX_HIGH(box)       ((box) < 6 ? 0 : BOX_PATTERN (box))

#define ROW(row)       { ROW_LOW (row), ROW_HIGH (row) }
#define COLUMN(column) { COLUMN_LOW (column), COLUMN_HIGH (column) }
#define BOX(box)       { BOX_LOW (box), BOX_HIGH (box) }

const SudokuCells sudoku_house_cells[SUDOKU_HOUSES] = {
  ROW (0), ROW (1), ROW (2),
  ROW (3), ROW (4), ROW (5),
  ROW (6), ROW (7), ROW (8),
  COLUMN (0), COLUMN (1), COLUMN (2),
  COLUMN (3), COLUMN (4), COLUMN (5),
  COLUMN (6), COLUMN (7), COLUMN (8),
  BOX (0), BOX (1), BOX (2),
  BOX (3), BOX (4), BOX (5),
  BOX (6), BOX (7), BOX (8),
};

#define BOX_AT(row, column)  ((row) / 3 * 3 + (column) / 3)
#define CELL_LOW(row, column)  ((row) < 6 ? (uint64_t) 1 << (9 * ((row) % 6) + (column)) : 0)
#define CELL_HIGH(row, column) ((row) < 6 ? 0 : (uint64_t) 1 << (9 * ((row) % 3) + (column)))

#define PEERS(row, column) \
  { (ROW_LOW (row) | COLUMN_LOW (column) | BOX_LOW (BOX_AT (row, column))) & \
      ~CELL_LOW (row, column), \
    (ROW_HIGH (row) | COLUMN_HIGH (column) | BOX_HIGH (BOX_AT (row, column))) & \
      ~CELL_HIGH (row, column) }
#define PEERS_OF_ROW(row) \
  PEERS (row, 0), PEERS (row, 1), PEERS (row, 2), PEERS (row, 3), PEERS (row, 4), \
  PEERS (row, 5), PEERS (row, 6), PEERS (row, 7), PEERS (row, 8)

const SudokuCells sudoku_peer_cells[SUDOKU_CELLS] = {
  PEERS_OF_ROW (0),
  PEERS_OF_ROW (1),
  PEERS_OF_ROW (2),
  PEERS_OF_ROW (3),
  PEERS_OF_ROW (4),
  PEERS_OF_ROW (5),
  PEERS_OF_ROW (6),
  PEERS_OF_ROW (7),
  PEERS_OF_ROW (8),
};

#define COUNT_1(n)  (n), (n) + 1
#define COUNT_2(n)  COUNT_1 (n), COUNT_1 ((n) + 1)
#define COUNT_3(n)  COUNT_2 (n), COUNT_2 ((n) + 1)
#define COUNT_4(n)  COUNT_3 (n), COUNT_3 ((n) + 1)
#define COUNT_5(n)  COUNT_4 (n), COUNT_4 ((n) + 1)
#define COUNT_6(n)  COUNT_5 (n), COUNT_5 ((n) + 1)
#define COUNT_7(n)  COUNT_6 (n), COUNT_6 ((n) + 1)
#define COUNT_8(n)  COUNT_7 (n), COUNT_7 ((n) + 1)

const uint8_t sudoku_bit_count[512] = { COUNT_8 (0), COUNT_8 (1) };

SudokuCells
sudoku_cells_seen_by_all (SudokuCells cells)
{
  SudokuCells seen = { ((uint64_t) 1 << SUDOKU_LOW_CELLS) - 1, ((uint64_t) 1 << 27) - 1 };

  while (!sudoku_cells_is_empty (cells))
    seen = sudoku_cells_and (seen, sudoku_peer_cells[sudoku_cells_take (&cells)]);

  return seen;
}

uint16_t
sudoku_cells_in_house (SudokuCells cells,
                       int         house)
{
  uint16_t places = 0;

  cells = sudoku_cells_and (cells, sudoku_house_cells[house]);

  while (!sudoku_cells_is_empty (cells))
    places |= 1 << sudoku_index_in_house (house, sudoku_cells_take (&cells));

  return places;
}

SudokuCells
sudoku_cells_from_house (int      house,
                         uint16_t places)
{
  SudokuCells cells = sudoku_cells_none ();

  for (; places != 0; places &= places - 1)
    cells = sudoku_cells_or (cells,
                             sudoku_cells_of (sudoku_cell_of_house (house,
                                                                    __builtin_ctz (places))));

  return cells;
}
