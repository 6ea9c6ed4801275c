/* A position as the rater keeps it: candidates by cell and, the same once more, places by house.
 *
 * Digits are 0 to 8 here and a candidate is one number, `cell * 9 + digit`. Houses are numbered as
 * in sudoku-cells.h, and a place is the index of a cell in a house.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-cells.h"

enum
{
  SUDOKU_RATING_CANDIDATES = SUDOKU_CELLS * SUDOKU_DIGITS,
  SUDOKU_RATING_WORDS = (SUDOKU_RATING_CANDIDATES + 63) / 64,   /* of a set of candidates */
};

/* Where a candidate is the only one left: in the house of this number, or else: */
enum
{
  SUDOKU_RATING_VIA_CELL = SUDOKU_HOUSES,
  SUDOKU_RATING_VIA_NONE,
};

typedef struct
{
  uint16_t digits[SUDOKU_CELLS];        /* candidates; none where a digit stands */
  uint16_t places[SUDOKU_HOUSES][SUDOKU_DIGITS];

  uint8_t  n_empty[SUDOKU_HOUSES];
  uint8_t  n_placed[SUDOKU_DIGITS];
  bool     is_empty[SUDOKU_CELLS];
  int      n_left;                      /* empty cells */
} SudokuRatingBoard;

/* What a step does: it takes out candidates, and it may place a digit. */
typedef struct
{
  double   difficulty;
  int      placed;                      /* a candidate, or -1 */
  int      n_removed;
  uint16_t removed[SUDOKU_RATING_CANDIDATES];
} SudokuRatingStep;

void sudoku_rating_board_init   (SudokuRatingBoard       *board,
                                 const SudokuGrid        *givens);
void sudoku_rating_board_remove (SudokuRatingBoard       *board,
                                 int                      candidate);
void sudoku_rating_board_apply  (SudokuRatingBoard       *board,
                                 const SudokuRatingStep  *step);

/* The cells that see a cell in the order of Sudoku Explainer: box, row, column. */
void sudoku_rating_peers        (int                      cell,
                                 uint8_t                  peers[20]);

static inline int
sudoku_rating_n_digits (const SudokuRatingBoard *board,
                        int                      cell)
{
  return sudoku_bit_count[board->digits[cell]];
}

static inline bool
sudoku_rating_has (const SudokuRatingBoard *board,
                   int                      cell,
                   int                      digit)
{
  return board->digits[cell] >> digit & 1;
}

/* Begins a step of this difficulty that does nothing yet. */
static inline void
sudoku_rating_step_init (SudokuRatingStep *step,
                         double            difficulty)
{
  step->difficulty = difficulty;
  step->placed = -1;
  step->n_removed = 0;
}

/* Adds the digits of a cell that are in the set. */
static inline void
sudoku_rating_step_remove (SudokuRatingStep        *step,
                           const SudokuRatingBoard *board,
                           int                      cell,
                           uint16_t                 digits)
{
  for (digits &= board->digits[cell]; digits != 0; digits &= digits - 1)
    step->removed[step->n_removed++] = cell * SUDOKU_DIGITS + __builtin_ctz (digits);
}
