/* The part of a board that is still open beside the queens on it: every fast solver of queens
 * starts from it. Private to the solver layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

/* The rows without a queen, from the top. A solver fills them in turn and keeps three masks: the
 * columns that it took, and the falling and the rising diagonals as they cross the row at work,
 * which move by `step` columns to the left and to the right on the way to the next row. */
typedef struct
{
  int      n;
  int      n_open;

  uint8_t  row[QUEENS_MAX];
  uint8_t  step[QUEENS_MAX];    /* rows to the next open one; 0 for the last */
  uint32_t free[QUEENS_MAX];    /* the squares that no standing queen attacks */
} QueensOpen;

/* Every column of a board of n by n, n from 1 to QUEENS_MAX. */
static inline uint32_t
queens_all_columns (int n)
{
  return UINT32_MAX >> (QUEENS_MAX - n);
}

/* The columns that have a free square. */
static inline uint32_t
queens_open_columns (const QueensOpen *open)
{
  uint32_t columns = 0;

  for (int i = 0; i < open->n_open; i++)
    columns |= open->free[i];

  return columns;
}

/* Returns false where n is out of range, a queen stands outside the board, or queens attack each
 * other. */
bool queens_open_init (QueensOpen        *open,
                       const QueensBoard *board);
