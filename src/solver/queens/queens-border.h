/* The borders of solutions of n queens, one of each class of symmetric ones.
 *
 * Every solution has one queen in the left column, the top row, the right column and the bottom
 * row; a queen in a corner serves two of them. The eight images of a solution have the eight
 * images of its border. So it is enough to take one border of each class, to count the boards that
 * have it, and to multiply by the number of different borders in the class: 8, 4, 2 or, for n = 1,
 * 1. Inside the border the count ignores symmetry: a border is just four fixed queens. The idea is
 * that of NQueensFAF and of the Q27 project.
 *
 * Borders that differ in the top queen only are counted together: they are a board with three fixed
 * queens of which the first row has but some free squares.
 *
 * Private to the counting of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

enum { QUEENS_BORDER_SIDES = 4 };

typedef struct
{
  int      n;

  /* Where the queens stand: the rows of those at the sides, the column of the one below. */
  int      left;
  int      right;
  int      bottom;
  uint32_t tops;                /* columns for the queen in the top row; in the corner alone where
                                 * the left queen is there */
  int      weight;              /* how many borders each of these stands for */

  uint32_t tops_of[QUEENS_IMAGES + 1];  /* by weight, not handed out yet; private */
} QueensBorder;

/* Starts before the first border of a board of n by n, n from 1 to QUEENS_MAX. */
void        queens_border_init  (QueensBorder       *border,
                                 int                 n);

/* Goes on to the next one. Returns false where there is none. */
bool        queens_border_next  (QueensBorder       *border);

/* The queens of the border but for the top one, unless that is in the corner. */
QueensBoard queens_border_board (const QueensBorder *border);
