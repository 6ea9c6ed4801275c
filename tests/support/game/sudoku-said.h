/* The grid of a search of sudoku as its events tell it, and the sentences that may be said of it. A
 * test holds each of them against the grid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"
#include "support/game/said.h"

typedef struct
{
  SudokuGrid   givens;          /* as far as they were read */
  SudokuGrid   grid;
  int          filled[SUDOKU_CELLS];    /* the cells in the order in which they were filled */
  int          n_filled;
  SudokuDigits tried[SUDOKU_CELLS + 1];  /* at each depth, since it was entered */
  uint64_t     n_solutions;
  SearchEvent  event;
  SearchEvent  next;
  bool         has_next;
} SudokuWitness;

/* A sentence, and whether what it says is true. The list ends with a template of NULL. */
typedef struct
{
  const char *template;
  bool      (*check) (const SudokuWitness *grid,
                      const Said          *said);
} SudokuSaid;

enum { SUDOKU_MOST_SAID = 40 };

extern const SudokuSaid sudoku_said[];
