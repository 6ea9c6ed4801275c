/* A sudoku with its candidates: what the logic thinks about.
 *
 * A position is a plain value, copied with `=`. What can be derived (places, where, empty) is kept
 * in step with the candidates by the functions below; nothing else writes into a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-cells.h"

typedef struct
{
  SudokuGrid   grid;
  SudokuDigits candidates[SUDOKU_CELLS];          /* of the empty cells; 0 of the others */

  uint16_t     places[SUDOKU_HOUSES][SUDOKU_DIGITS];  /* [house][digit - 1]: bit i, the digit can
                                                       * go into the i-th cell of the house */
  SudokuCells  where[SUDOKU_DIGITS];              /* [digit - 1]: the cells it can go into */
  SudokuCells  empty;
  SudokuCells  given;                             /* filled cells that came with the puzzle */

  bool         unique;          /* the givens are known to have exactly one solution */
} SudokuPosition;

/* One digit in one cell. */
typedef struct
{
  uint8_t cell;
  uint8_t digit;
} SudokuCandidate;

static inline bool
sudoku_position_has (const SudokuPosition *position,
                     int                   cell,
                     int                   digit)
{
  return position->candidates[cell] >> (digit - 1) & 1;
}

/* The cells of a house that can take a digit. */
static inline SudokuCells
sudoku_position_in_house (const SudokuPosition *position,
                          int                   house,
                          int                   digit)
{
  return sudoku_cells_and (position->where[digit - 1], sudoku_house_cells[house]);
}

/* The position of a grid, with every candidate that the rules leave. `givens` says which of the
 * digits came with the puzzle (NULL: all). `unique` starts as false. */
void sudoku_position_init        (SudokuPosition       *position,
                                  const SudokuGrid     *grid,
                                  const SudokuGrid     *givens);

/* Asks the fast solver whether the givens have exactly one solution, and sets `unique` so. Returns
 * whether they have; `solution` (may be NULL) is then filled. */
bool sudoku_position_prove       (SudokuPosition       *position,
                                  SudokuGrid           *solution);

/* Puts a digit into an empty cell, and takes it from the candidates of its peers. */
void sudoku_position_place       (SudokuPosition       *position,
                                  int                   cell,
                                  int                   digit);

/* Takes a candidate away; one that is not there is no harm. */
void sudoku_position_remove      (SudokuPosition       *position,
                                  int                   cell,
                                  int                   digit);

/* Whether some empty cell has no candidate left, or some house no place for a digit that it lacks:
 * such a position has no solution. */
bool sudoku_position_is_dead     (const SudokuPosition *position);
bool sudoku_position_is_solved   (const SudokuPosition *position);
