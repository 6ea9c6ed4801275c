/* The grid as the fast solver sees it: bit masks, and the deductions on them.
 *
 * A band is three rows of cells, or a row of boxes; there are three. For each digit and band one
 * word holds the cells where the digit may still stand. A cell is a bit of its band's word,
 * numbered by its column within the box (the plane), its row within the band, and its box:
 *
 *     bit = plane * 9 + row * 3 + box            box 0      box 1      box 2
 *                                      row 0    0  9 18 |  1 10 19 |  2 11 20
 *                                      row 1    3 12 21 |  4 13 22 |  5 14 23
 *                                      row 2    6 15 24 |  7 16 25 |  8 17 26
 *
 * so that a word is three planes of nine bits, each a matrix of row by box, and the planes laid
 * over each other tell which box rows (three cells side by side) still take the digit.
 *
 * Private to the fast solver. Invariant: a cell is in `fixed` only when one digit has it, and that
 * digit has no other cell in its box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku.h"

enum
{
  SUDOKU_BANDS = 3,
  SUDOKU_BAND_CELLS = 27,
  SUDOKU_BAND_ALL = (1 << SUDOKU_BAND_CELLS) - 1,
};

typedef struct
{
  uint32_t word[SUDOKU_DIGITS][SUDOKU_BANDS];
  uint32_t fixed[SUDOKU_BANDS]; /* cells whose digit is known and told to the other digits */
  uint32_t changed;             /* bit d - 1: the words of digit d are to be looked at again */
} SudokuBands;

/* One cell of one band, and a digit for it. */
typedef struct
{
  int      band;
  uint32_t cell;                /* one bit */
  int      digit;               /* 0 to 8 */
} SudokuChoice;

/* Expects givens without a conflict. */
void sudoku_bands_load    (SudokuBands        *bands,
                           const SudokuGrid   *givens);

/* Draws every conclusion of the kinds that are described in the .c file. Returns false when there
 * is no solution left. */
bool sudoku_bands_settle  (SudokuBands        *bands);

/* After settling: whether every cell is fixed. */
bool sudoku_bands_solved  (const SudokuBands  *bands);

/* After settling, unless solved: of the cells with the fewest digits the one with the most open
 * peers, where a choice says most, and the lowest of its digits. */
void sudoku_bands_choose  (const SudokuBands  *bands,
                           SudokuChoice       *choice);

/* Makes the choice, or excludes it; settle afterwards. */
void sudoku_bands_take    (SudokuBands        *bands,
                           const SudokuChoice *choice);
void sudoku_bands_exclude (SudokuBands        *bands,
                           const SudokuChoice *choice);

/* The grid of solved bands. */
void sudoku_bands_write   (const SudokuBands  *bands,
                           SudokuGrid         *grid);
