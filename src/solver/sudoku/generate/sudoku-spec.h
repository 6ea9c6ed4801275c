/* The properties that a caller wants a new sudoku to have, and the test for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-techniques.h"
#include "solver/sudoku/sudoku.h"

/* The symmetry of the pattern of the clues. */
typedef enum
{
  SUDOKU_SYMMETRY_NONE,
  SUDOKU_SYMMETRY_ROTATIONAL,   /* half a turn */
  SUDOKU_SYMMETRY_MIRROR,       /* left and right */
  SUDOKU_SYMMETRY_DIAGONAL,     /* along the falling diagonal: rows and columns swapped */
  SUDOKU_SYMMETRY_FULL,         /* all turns and mirror images of the square */
  SUDOKU_N_SYMMETRIES,
} SudokuSymmetry;

typedef struct
{
  int            level;         /* SudokuLevel as sudoku_grade_puzzle () gives it, or -1: any */
  int            technique;     /* SudokuTechnique, or -1: any. The solving path must use it and
                                 * needs none after it in the order of techniques; with a single, no
                                 * more than singles. Techniques that paths normally skip are
                                 * enabled when requested here */
  bool           allows_harder; /* harder techniques may follow `technique` on the path, as they may
                                 * where `level` is higher than its own */
  SudokuSymmetry symmetry;
  uint64_t       seed;
} SudokuSpec;

/* Returns the symmetry of that name, "none", "rotational", "mirror", "diagonal" or "full", or
 * -1. */
int       sudoku_symmetry_from_name (const char          *name);

/* Returns whether no puzzle can meet the spec, because the technique belongs to a higher level. */
bool      sudoku_spec_is_impossible (const SudokuSpec    *spec);

/* Checks whether a puzzle has the level and the technique of the spec, doing as little grading as
 * possible. `n_choices` is the number of choices that the fast solver made to prove that the puzzle
 * has one solution. `control` is asked with `stats`. SEARCH_EXHAUSTED: the puzzle meets the spec;
 * SEARCH_LIMITED: it does not; SEARCH_STOPPED: `control` returned false. */
SearchEnd sudoku_matches_spec       (const SudokuSpec    *spec,
                                     const SudokuGrid    *puzzle,
                                     uint64_t             n_choices,
                                     const SearchControl *control,
                                     const SearchStats   *stats);
