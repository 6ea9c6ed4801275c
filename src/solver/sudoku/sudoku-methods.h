/* Where the teaching methods of sudoku differ: which cell comes next, and how a digit is tested.
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

/* Why a digit is refused. */
typedef struct
{
  SearchReason reason;
  int          other;           /* the cell that holds the digit */
} SudokuRefusal;

/* Expects an empty cell. Counts checks in the stats, and changes nothing else. */
void sudoku_method_choose (SudokuSteps   *steps,
                           SudokuNext    *next);

/* Whether the method lets `digit` into `cell`; if not, `refusal` says why. Counts likewise. */
bool sudoku_method_accept (SudokuSteps   *steps,
                           int            cell,
                           int            digit,
                           SudokuRefusal *refusal);
