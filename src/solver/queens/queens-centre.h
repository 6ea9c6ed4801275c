/* The centres of solutions of n queens, one of each class of symmetric ones.
 *
 * Every solution has a queen in each of four lines around the middle of the board, two rows and two
 * columns; a queen where two of them cross serves both. The eight images of a solution have the
 * eight images of these queens. So it is enough to take one centre of each class, to count the
 * boards that have it, and to multiply by the number of different centres in the class: 8, 4 or 2.
 * Below that the count ignores symmetry: a centre is just a few fixed queens.
 *
 *      n even                n odd
 *
 *      . . | | . .           . . | . | . .       Lines and, as an example, their queens in a
 *      . . | Q . .           . . Q . | . .       solution. Where n is odd, the lines are those
 *      - - + + - Q           - - + - Q - -       beside the middle ones, which are filled later.
 *      Q - + + - -           . . | . | . .
 *      . . Q | . .           - Q + - + - -
 *      . . | | . .           . . | . | . .
 *                            . . | . | . .
 *
 * Other programs take the queens of the border instead (NQueensFAF, the Q27 project). But those
 * attack few squares, and a search that begins with them sees late that it has failed: below the
 * borders of n = 16 it places 82 queens for each solution that it finds, below the centres 36.
 *
 * Centres that differ only in the queen of the upper row are counted together: they are a board
 * with three fixed queens in which that row has but some free squares.
 *
 * Private to the counting of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-open.h"

typedef struct
{
  int      n;
  int      weight;              /* how many centres each of these stands for */

  /* Private: the queens, those of columns by row, and by weight the columns of those in the upper
   * row that are not handed out yet. */
  int      left;
  int      right;
  int      lower;
  uint32_t uppers_of[QUEENS_IMAGES + 1];
} QueensCentre;

/* Starts before the first centre of a board of n by n, n from 2 to QUEENS_MAX. */
void queens_centre_init (QueensCentre *centre,
                         int           n);

/* Goes on to the next ones, and fills `open` with their board. Returns false where there are
 * none. */
bool queens_centre_next (QueensCentre *centre,
                         QueensOpen   *open);
