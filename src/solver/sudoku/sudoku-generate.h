/* New sudokus: each has one solution and not a clue too many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-techniques.h"
#include "solver/sudoku/sudoku.h"

/* How the pattern of the clues is symmetric. */
typedef enum
{
  SUDOKU_SYMMETRY_NONE,
  SUDOKU_SYMMETRY_ROTATIONAL,   /* half a turn */
  SUDOKU_SYMMETRY_MIRROR,       /* left and right */
  SUDOKU_SYMMETRY_DIAGONAL,     /* along the falling diagonal: rows and columns swapped */
  SUDOKU_SYMMETRY_FULL,         /* all turns and mirror images of the square */
  SUDOKU_N_SYMMETRIES,
} SudokuSymmetry;

/* "none" to "full". */
const char *sudoku_symmetry_name      (SudokuSymmetry       symmetry);

/* The symmetry of that name, or -1. */
int         sudoku_symmetry_from_name (const char          *name);

/* What a puzzle is to be like. */
typedef struct
{
  int            level;         /* SudokuLevel, or -1: any. As sudoku_grade_puzzle () gives it */
  int            technique;     /* SudokuTechnique, or -1: any. One that its path must use, before
                                 * anything of a higher level. One that is not tried in paths is
                                 * there if it is asked for too */
  SudokuSymmetry symmetry;
  uint64_t       seed;
} SudokuWish;

/* Whether no puzzle can be like that: its level would be lower than that of its technique. */
bool        sudoku_wish_is_vain       (const SudokuWish    *wish);

/* Makes puzzles number `first` to `first` + `n_puzzles` - 1 of a wish. A puzzle depends on the wish
 * and on its number alone, so that any number of threads may share the work. No orbit of clues (a
 * clue and its images under the symmetry; without symmetry, a clue) can be taken away without a
 * second solution.
 *
 * `tally` is required and overwritten: n_solutions are the puzzles made, n_nodes those looked at,
 * n_checks the questions to the solver. `control` is asked with it some thousand times a second.
 * Hard wishes can take any time. SEARCH_EXHAUSTED: all are made; SEARCH_STOPPED and, for a vain
 * wish, SEARCH_INVALID: `puzzles` mean nothing. Takes 600 KiB of the stack. */
SearchEnd   sudoku_generate           (const SudokuWish    *wish,
                                       uint64_t             first,
                                       size_t               n_puzzles,
                                       const SearchControl *control,
                                       SudokuGrid          *puzzles,
                                       SearchTally         *tally);
