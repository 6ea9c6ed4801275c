/* Teaching solvers of sudoku: the same backtracking that textbooks show, one event a call.
 *
 * A SudokuSteps is a plain value. Copied with `=` it is a checkpoint: the copy goes on exactly as
 * the original does, so that any event of a search can be reached again by copying the last
 * checkpoint before it and calling sudoku_steps_next () until there. Nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku.h"

typedef enum
{
  SUDOKU_SCAN,          /* cell by cell, digits 1 to 9, looking through row, column and box */
  SUDOKU_FLAGS,         /* the same; rows, columns and boxes remember their digits as flags */
  SUDOKU_TIGHTEST,      /* always the cell with the fewest candidates */
  SUDOKU_PROPAGATE,     /* singles first, then the tightest cell */
  SUDOKU_N_METHODS,
} SudokuMethod;

/* One filled cell of the search, in the order in which they were filled. */
typedef struct
{
  uint8_t      cell;
  uint8_t      reason;          /* SEARCH_NO_REASON for a choice, else the single that forced it */
  SudokuDigits untried;         /* digits still to be looked at */
  SudokuDigits rejected;        /* digits that were refused at once */
  SudokuDigits closed;          /* digits that were placed and taken back */
} SudokuLevel;

typedef struct
{
  SudokuMethod method;
  SudokuGrid   givens;
  SudokuGrid   grid;            /* givens and what the search has placed */

  SearchTally  tally;
  uint64_t     n_events;        /* how many events were returned */
  int          n_empty;         /* cells that the givens leave empty */
  int          depth;           /* how many of them are filled */
  SudokuLevel  level[SUDOKU_CELLS + 1];  /* level[depth] is the one at work */

  SudokuDigits in_row[9];       /* the flags; SUDOKU_SCAN does not look at them */
  SudokuDigits in_column[9];
  SudokuDigits in_box[9];
  uint8_t      phase;           /* what the next call does; private */
} SudokuSteps;

/* The textbook's name, as it is written on the command line: "scan", "flags", "tightest",
 * "propagate". Static. */
const char *sudoku_method_name       (SudokuMethod         method);
bool        sudoku_method_from_name  (const char          *name,
                                      SudokuMethod        *method);

/* Puts a search at its start. Returns false, and a search that is over, where the givens are in
 * conflict. */
bool        sudoku_steps_init        (SudokuSteps         *steps,
                                      SudokuMethod         method,
                                      const SudokuGrid    *givens);

/* Takes one step and tells it in `event`. Returns false at the end, when the grid is back to its
 * givens and every solution was told. */
bool        sudoku_steps_next        (SudokuSteps         *steps,
                                      SearchEvent         *event);

/* Runs until the end, `limit` solutions (0: all), or until `control` stops it. */
SearchEnd   sudoku_steps_run         (SudokuSteps         *steps,
                                      uint64_t             limit,
                                      const SearchControl *control);
