/* Teaching solvers of sudoku: the same backtracking that textbooks show, one event a call.
 *
 * A SudokuSteps is a plain value. Copied with `=` it is a checkpoint: the copy goes on exactly as
 * the original does, so that any event of a search can be reached again by copying the last
 * checkpoint before it and calling sudoku_steps_next () until there. Nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

typedef enum
{
  SUDOKU_SCAN,          /* cell by cell, digits 1 to 9, looking through row, column and box */
  SUDOKU_FLAGS,         /* the same; rows, columns and boxes remember their digits as flags */
  SUDOKU_TIGHTEST,      /* always the cell with the fewest candidates */
  SUDOKU_PROPAGATE,     /* singles first, then the tightest cell */
  SUDOKU_N_METHODS,
} SudokuMethod;

/* One cell of the search, in the order in which they are filled. The three sets are disjoint; all
 * digits but the one that stands in the cell are in one of them. */
typedef struct
{
  uint8_t      cell;
  uint8_t      reason;          /* SEARCH_NO_REASON for a choice, else the single that forced it,
                                 * or the house without a place that makes it a dead end */
  SudokuDigits untried;         /* digits still to be looked at */
  SudokuDigits rejected;        /* digits that were refused at once; SUDOKU_TIGHTEST and
                                 * SUDOKU_PROPAGATE refuse, without an event, all but candidates */
  SudokuDigits closed;          /* digits that were placed and taken back */
} SudokuStepsLevel;

typedef struct
{
  SudokuMethod method;
  SudokuGrid   givens;
  SudokuGrid   grid;            /* givens and what the search has placed */

  SearchStats  stats;
  uint64_t     n_events;        /* how many events were returned */
  int          n_empty;         /* cells that the givens leave empty */
  int          depth;           /* how many of them are filled */

  /* level[depth] is the one at work; all 0 at the start, after PLACE and at a solution: it has no
   * cell yet. */
  SudokuStepsLevel level[SUDOKU_CELLS + 1];

  SudokuDigits taken[3][9];     /* the flags: the digits that each house holds, by
                                 * SudokuHouseKind; SUDOKU_SCAN does not look at them */
  uint8_t      phase;           /* what the next call does; private */
} SudokuSteps;

/* The textbook's name, as it is written on the command line: "scan", "flags", "tightest",
 * "propagate". Static. */
const char *sudoku_method_name (SudokuMethod      method);

/* Puts a search at its start. Returns false, and a search that is over, where the givens are in
 * conflict. */
bool        sudoku_steps_init  (SudokuSteps      *steps,
                                SudokuMethod      method,
                                const SudokuGrid *givens);

/* Takes one step and emits it in `event`. Returns false at the end, when the grid is back to its
 * givens and every solution was emitted; then `event` is left as it is.
 *
 * A dead end is emitted where a cell had no digit to put in at all, not where each one that was put
 * in has failed. Its value is 0, or the digit without a place and its variable any empty cell of
 * that house. A solution has no variable: -1. What a check is depends on the method: for
 * SUDOKU_SCAN a cell looked at, for SUDOKU_FLAGS a digit tried, for the others an empty cell whose
 * candidates were looked at, once in the search for the tightest cell and once more in each
 * house. */
bool        sudoku_steps_next  (SudokuSteps      *steps,
                                SearchEvent      *event);
