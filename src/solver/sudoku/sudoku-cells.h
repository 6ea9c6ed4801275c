/* Sets of the 81 cells, as bits of two words: the first six rows in the low word, the last three in
 * the high one.
 *
 *     low    bit cell        cells  0 to 53
 *     high   bit cell - 54   cells 54 to 80
 *
 * Houses of all kinds are numbered together: rows 0 to 8, columns 9 to 17, boxes 18 to 26.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

enum
{
  SUDOKU_LOW_CELLS = 54,
  SUDOKU_FIRST_COLUMN = 9,      /* houses */
  SUDOKU_FIRST_BOX = 18,
};

typedef struct
{
  uint64_t low;
  uint64_t high;
} SudokuCells;

/* The cells of houses 0 to 26. Stable since 0.2. */
extern const SudokuCells sudoku_house_cells[SUDOKU_HOUSES];

/* The cells that share a house with a cell, the cell itself not among them. */
extern const SudokuCells sudoku_peer_cells[SUDOKU_CELLS];

/* How many digits or cells a set of nine has. */
extern const uint8_t     sudoku_bit_count[512];

static inline SudokuHouseKind
sudoku_kind_of_house (int house)
{
  return house < SUDOKU_FIRST_COLUMN ? SUDOKU_ROW :
         house < SUDOKU_FIRST_BOX ? SUDOKU_COLUMN : SUDOKU_BOX;
}

/* The three houses of a cell. */
static inline int
sudoku_house_of (SudokuHouseKind kind,
                 int             cell)
{
  return kind * 9 + sudoku_house (kind, cell);
}

/* The `index`-th cell of house 0 to 26, and the index of a cell within a house that holds it. */
static inline int
sudoku_cell_of_house (int house,
                      int index)
{
  return sudoku_house_cell (sudoku_kind_of_house (house), house % 9, index);
}

static inline int
sudoku_index_in_house (int house,
                       int cell)
{
  return house < SUDOKU_FIRST_COLUMN ? sudoku_column (cell) :
         house < SUDOKU_FIRST_BOX ? sudoku_row (cell) :
         cell / 9 % 3 * 3 + cell % 3;
}

static inline SudokuCells
sudoku_cells_none (void)
{
  return (SudokuCells) { 0, 0 };
}

static inline SudokuCells
sudoku_cells_of (int cell)
{
  return cell < SUDOKU_LOW_CELLS ?
         (SudokuCells) { (uint64_t) 1 << cell, 0 } :
         (SudokuCells) { 0, (uint64_t) 1 << (cell - SUDOKU_LOW_CELLS) };
}

static inline bool
sudoku_cells_has (SudokuCells cells,
                  int         cell)
{
  return cell < SUDOKU_LOW_CELLS ? cells.low >> cell & 1 :
                                   cells.high >> (cell - SUDOKU_LOW_CELLS) & 1;
}

static inline SudokuCells
sudoku_cells_and (SudokuCells a,
                  SudokuCells b)
{
  return (SudokuCells) { a.low & b.low, a.high & b.high };
}

static inline SudokuCells
sudoku_cells_or (SudokuCells a,
                 SudokuCells b)
{
  return (SudokuCells) { a.low | b.low, a.high | b.high };
}

/* What is in `a` and not in `b`. */
static inline SudokuCells
sudoku_cells_minus (SudokuCells a,
                    SudokuCells b)
{
  return (SudokuCells) { a.low & ~b.low, a.high & ~b.high };
}

static inline bool
sudoku_cells_is_empty (SudokuCells cells)
{
  return (cells.low | cells.high) == 0;
}

static inline bool
sudoku_cells_meet (SudokuCells a,
                   SudokuCells b)
{
  return ((a.low & b.low) | (a.high & b.high)) != 0;
}

/* Whether all of `part` is in `whole`. */
static inline bool
sudoku_cells_within (SudokuCells part,
                     SudokuCells whole)
{
  return ((part.low & ~whole.low) | (part.high & ~whole.high)) == 0;
}

static inline bool
sudoku_cells_equal (SudokuCells a,
                    SudokuCells b)
{
  return ((a.low ^ b.low) | (a.high ^ b.high)) == 0;
}

static inline int
sudoku_cells_count (SudokuCells cells)
{
  return __builtin_popcountll (cells.low) + __builtin_popcountll (cells.high);
}

/* The lowest cell of a set that is not empty. */
static inline int
sudoku_cells_first (SudokuCells cells)
{
  return cells.low != 0 ? __builtin_ctzll (cells.low) :
                          SUDOKU_LOW_CELLS + __builtin_ctzll (cells.high);
}

/* Takes the lowest cell out of a set that is not empty, and returns it: the way to go through one,
 *
 *     while (!sudoku_cells_is_empty (cells))
 *       use (sudoku_cells_take (&cells));
 */
static inline int
sudoku_cells_take (SudokuCells *cells)
{
  int cell = sudoku_cells_first (*cells);

  if (cells->low != 0)
    cells->low &= cells->low - 1;
  else
    cells->high &= cells->high - 1;

  return cell;
}

/* The cells that see every cell of the set. The empty set is seen by all. */
SudokuCells sudoku_cells_seen_by_all (SudokuCells cells);

/* The nine cells of a house as bits by their index in it, and the other way round. */
uint16_t    sudoku_cells_in_house    (SudokuCells cells,
                                      int         house);
SudokuCells sudoku_cells_from_house  (int         house,
                                      uint16_t    places);
