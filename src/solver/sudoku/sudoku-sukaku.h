/* Sukaku: a sudoku without givens, told by the candidates of its cells alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-position.h"
#include "solver/text.h"

/* The characters of a line: nine for each cell, the digit or one for "not this one". */
enum { SUDOKU_SUKAKU_LENGTH = SUDOKU_CELLS * SUDOKU_DIGITS };

typedef struct
{
  SudokuDigits candidates[SUDOKU_CELLS];
} SudokuSukaku;

/* Whether a text is one by its look: as many characters, digits and ". 0 * _ X x", but for blanks
 * at its ends. */
bool      sudoku_sukaku_is_line  (const char          *text,
                                  size_t               length);

/* Reads such a text. A digit that stands in the place of another is an error; its line is 0. */
bool      sudoku_sukaku_read     (const char          *text,
                                  size_t               length,
                                  SudokuSukaku        *sukaku,
                                  TextError           *error);

/* Writes the characters and a NUL. */
void      sudoku_sukaku_write    (const SudokuSukaku  *sukaku,
                                  char                 line[SUDOKU_SUKAKU_LENGTH + 1]);

/* The position of all candidates. It is never known to be unique: what follows from uniqueness
 * counts on the rules alone leaving candidates out. */
void      sudoku_sukaku_position (const SudokuSukaku  *sukaku,
                                  SudokuPosition      *position);

/* Whether it is a sudoku written out: some cells have one candidate, and every other cell all that
 * those leave, or more. Fills `givens` with these cells. Where a puzzle has a naked single whose
 * digit no other cell could take, that counts as a given too: nothing tells the two apart. */
bool      sudoku_sukaku_is_plain (const SudokuSukaku  *sukaku,
                                  SudokuGrid          *givens);

/* Hands every solution, up to `limit` (0: all), to `found` (may be NULL), in an order that is
 * always the same. `stats` is required and overwritten. Takes up to 100 KiB of the stack. */
SearchEnd sudoku_sukaku_each     (const SudokuSukaku  *sukaku,
                                  uint64_t             limit,
                                  SudokuFound          found,
                                  void                *data,
                                  const SearchControl *control,
                                  SearchStats         *stats);
