/* A sudoku with its candidates, for the techniques.
 *
 * A position is a plain value, copied with `=`. The functions below keep the derived fields
 * (places, where, empty) in step with the candidates; nothing else writes into a position.
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

/* Fills the position of a grid with every candidate that the rules leave. `givens` says which of
 * the digits came with the puzzle (NULL: all of them). `unique` starts as false. Stable since
 * 0.2. */
void        sudoku_position_init      (SudokuPosition       *position,
                                       const SudokuGrid     *grid,
                                       const SudokuGrid     *givens);

/* Asks the fast solver whether the givens have exactly one solution, sets `unique` to the answer
 * and returns it; if they have, `solution` (may be NULL) is filled. Stable since 0.2. */
bool        sudoku_position_prove     (SudokuPosition       *position,
                                       SudokuGrid           *solution);

/* Puts a digit into an empty cell, and removes it from the candidates of its peers. Stable since
 * 0.2. */
void        sudoku_position_place     (SudokuPosition       *position,
                                       int                   cell,
                                       int                   digit);

/* Removes a candidate, if it is there. Stable since 0.2. */
void        sudoku_position_remove    (SudokuPosition       *position,
                                       int                   cell,
                                       int                   digit);

/* Returns whether some empty cell has no candidate left, or some house no cell for a digit that it
 * lacks: such a position has no solution. Stable since 0.2. */
bool        sudoku_position_is_dead   (const SudokuPosition *position);

/* Returns whether every cell is filled. Stable since 0.2. */
bool        sudoku_position_is_solved (const SudokuPosition *position);

/* Of a dead position: the first cell that no digit is left for, and `house` is -1; else the first
 * house that has no position left for a digit, and `cell` is -1. Returns false where there is
 * neither. */
bool        sudoku_position_get_dead_end (const SudokuPosition *position,
                                          int                  *cell,
                                          int                  *house,
                                          int                  *digit);

/* Reads a position as HoDoKu writes it: 81 cells row by row, `.` or `0` empty, `+` before a digit
 * that is not a given; then, after a colon, the removed candidates, separated by blanks: digit,
 * row, column each ("436": 4 not in r3c6). In place of the cells the candidates of a Sukaku may
 * stand (sudoku-sukaku.h), which is never `unique`. Returns NULL and fills `position`, with
 * `unique` as the fast solver says; or returns a static description of the error and puts its
 * offset in the text, counted from 1, into `offset`. Then the grid of `position` has the digits up
 * to there, the second of two that stand in one house too, and nothing else is filled. Stable since
 * 0.2. */
const char *sudoku_position_read      (const char           *text,
                                       SudokuPosition       *position,
                                       int                  *offset);
