/* Grids to test with: the samples in tests/data, and random ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <string.h>

#include "solver/sudoku/canonical/sudoku-canonical.h"
#include "solver/sudoku/sudoku.h"

typedef struct
{
  SudokuGrid givens;
  uint64_t   n_solutions;
} SudokuSample;

/* 81 characters, '.' for an empty cell. */
void    sudoku_sample_read     (const char       *line,
                                SudokuGrid       *grid);

/* Reads a file of tests/data: lines of a puzzle and, unless it is 1, its number of solutions. */
GArray *sudoku_samples_load    (const char       *name);

/* A whole grid: a fixed one with its digits exchanged and its rows moved within their bands. */
void    sudoku_random_solution (SudokuGrid       *grid);

/* Any whole grid: those that sudoku_random_solution () makes are all of one kind. The boxes of the
 * diagonal do not see each other, so that each may be from another grid. */
void    sudoku_random_whole    (SudokuGrid       *grid);

/* A grid with none, one or several solutions, or with a contradiction: a whole grid of which
 * `n_removed` cells are emptied, and, half of the time, one of the others holds another digit. */
void    sudoku_random_puzzle   (SudokuGrid       *grid,
                                int               n_removed);

/* A puzzle with many solutions, but not too many to count them. */
void    sudoku_random_wide     (SudokuGrid       *givens);

/* Any of the ways from a sudoku to an isomorph. */
void    sudoku_random_way      (SudokuIsomorphism *way);

/* Receives solutions in a GArray of SudokuGrid. */
bool    sudoku_collect         (const SudokuGrid *solution,
                                void             *data);
int     sudoku_compare         (gconstpointer     a,
                                gconstpointer     b);

/* A control that says no at the n-th question, and sees that it is asked often enough. */
typedef struct
{
  int      n_left;
  uint64_t n_nodes;             /* at the last question */
} SudokuPatience;

bool sudoku_lose_patience (const SearchStats *stats,
                           void              *data);
