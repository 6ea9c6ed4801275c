/* The differences between the teaching methods of sudoku: the cell that comes next, and the test of
 * a digit.
 *
 * Private to the teaching solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-steps.h"

/* The cell that is to be filled next. */
typedef struct
{
  int          cell;
  SudokuDigits digits;          /* that are to be tried in it; none: a dead end */
  SearchReason reason;          /* as in SudokuStepsLevel */
  int          missing;         /* the digit without a place in a house, else 0 */
} SudokuNext;

/* The reason for which a digit is refused. */
typedef struct
{
  SearchReason reason;
  int          other;           /* the cell that holds the digit */
} SudokuRefusal;

/* Chooses the next cell; one is empty. Counts checks in the stats, and changes nothing else. */
void sudoku_method_choose (SudokuSteps   *steps,
                           SudokuNext    *next);

/* Returns whether the method accepts `digit` in `cell`; if not, fills `refusal`. Counts checks too.
 * */
bool sudoku_method_accept (SudokuSteps   *steps,
                           int            cell,
                           int            digit,
                           SudokuRefusal *refusal);
