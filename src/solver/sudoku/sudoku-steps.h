/* Teaching solvers of sudoku: backtracking as textbooks show it, one event a call.
 *
 * A SudokuSteps is a plain value. A copy made with `=` is a checkpoint, from which the search
 * continues exactly as the original does: to reach any event again, a caller copies the last
 * checkpoint before it and calls sudoku_steps_next () until there. Nothing is allocated.
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
  SudokuGrid   grid;            /* givens, as far as they are read, and the search's digits */
  bool         stops_at_first;  /* the search ends with its first solution, which stays in the grid;
                                 * the caller may set it before the first step */
  bool         tells_skips;     /* emits a SEARCH_SKIP for each given that it comes to, where
                                 * sudoku_method_goes_in_order (); the caller may set it likewise */

  SearchStats  stats;
  uint64_t     n_events;        /* how many events were returned */
  int          n_read;          /* cells whose givens are read, in row order: all of them, but for
                                 * sudoku_steps_read_givens () */
  int          next_cell;       /* that a search in order comes to, if it tells skips: behind the
                                 * last one that it filled or skipped; SUDOKU_CELLS at the end */
  int          n_empty;         /* cells that the givens leave empty */
  int          depth;           /* how many of them are filled */

  /* level[depth] is the one at work; all 0 at the start, after PLACE and at a solution: it has no
   * cell yet. */
  SudokuStepsLevel level[SUDOKU_CELLS + 1];

  SudokuDigits barred[SUDOKU_CELLS];  /* digits that are no candidates of a cell, other than by the
                                       * rules; the caller may set them before the first step */
  SudokuDigits taken[3][9];     /* the flags: the digits that each house holds, by
                                 * SudokuHouseKind; SUDOKU_SCAN does not look at them */
  uint8_t      phase;           /* what the next call does; private */
} SudokuSteps;

/* The textbook's name, as it is written on the command line: "scan", "flags", "tightest",
 * "propagate". Static. */
const char *sudoku_method_name (SudokuMethod      method);

/* Whether it goes from cell to cell in row order. */
bool        sudoku_method_goes_in_order (SudokuMethod method);

/* Puts a search at its start. Returns false, and a search that is over, where the givens are in
 * conflict. */
bool        sudoku_steps_init  (SudokuSteps      *steps,
                                SudokuMethod      method,
                                const SudokuGrid *givens);

/* Makes a search that has not begun read its givens first, one SEARCH_GIVEN for each, before it
 * searches: their variable is the cell, their value the digit, and they go into the flags as those
 * do that are placed. */
void        sudoku_steps_read_givens (SudokuSteps    *steps);

/* Takes one step and emits it in `event`. Returns false at the end, when the grid is back to its
 * givens and every solution has been emitted; `event` is unchanged then.
 *
 * SEARCH_DEAD_END is emitted for a cell that had no candidate at all, not for one whose digits have
 * all failed. Its value is 0; or the digit that has no cell left in a house, and its variable is
 * any empty cell of that house; of it and of a SEARCH_REJECT sudoku_steps_attackers () and
 * sudoku_steps_closing_level () say more. A solution has the variable -1. The methods count checks
 * differently: SUDOKU_SCAN the cells examined, SUDOKU_FLAGS the digits tried, the others the empty
 * cells whose candidates were examined, once in the search for the tightest cell and once more in
 * each house. */
bool        sudoku_steps_next  (SudokuSteps      *steps,
                                SearchEvent      *event);

/* Whether the next event is a SEARCH_SKIP: the search stands at a given. */
bool        sudoku_steps_is_at_given  (const SudokuSteps *steps);

/* Finds the cells that refuse a digit, for a SEARCH_REJECT that was just emitted: those that hold
 * it in the row, in the column and in the box, each cell once, with the first house that it shares.
 * Returns how many, 0 for any other event. There is room for three. */
typedef struct
{
  int          cell;
  SearchReason reason;
} SudokuAttacker;

int         sudoku_steps_attackers (const SudokuSteps *steps,
                                    const SearchEvent *event,
                                    SudokuAttacker    *attackers);

/* For a SEARCH_DEAD_END that was just emitted: the level whose digit closed the cell, or the house
 * for its digit: with it and those before it nothing fits any more, with those before it alone
 * something does. -1: the givens alone close it. */
int         sudoku_steps_closing_level (const SudokuSteps *steps,
                                        const SearchEvent *event);
