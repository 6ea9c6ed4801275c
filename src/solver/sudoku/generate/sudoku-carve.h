/* One puzzle in the making: a full grid at random, then clue after clue away.
 *
 * It asks questions and handles the answers: a caller with many of them collects a question of
 * each, has the solver answer all at once, and hands out the answers. What comes out depends on
 * nothing but the random numbers and the symmetry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/random.h"
#include "solver/sudoku/generate/sudoku-spec.h"
#include "solver/sudoku/sudoku-cells.h"

enum { SUDOKU_CARVE_SETS = 64 };

typedef struct
{
  Random         random;
  SudokuSymmetry symmetry;

  bool           has_grid;
  SudokuGrid     grid;          /* the solution */
  SudokuCells    clues;         /* that are left; the grid is their only solution */
  uint64_t       n_choices;     /* that the solver made where it was last asked about them */

  /* The orbits, each by one of its cells, in the order in which they are tried. Those before `next`
   * are decided. */
  uint8_t        order[SUDOKU_CELLS];
  int            n_orbits;
  int            next;

  /* The question: may the clues go that are not in `asked`? It decides the orbits before
   * `asked_next`, `n_asked` of which would go. At most `most` are asked about, and of the next
   * `n_failing` that are not known to stay (0: nothing is known) not all can go. */
  SudokuCells    asked;
  int            asked_next;
  int            n_asked;
  int            most;
  int            n_failing;

  /* Unavoidable sets that are known: one clue at least must stay in each. Bit i of member[cell]:
   * the cell is in set[i]. */
  int            n_sets;
  SudokuCells    set[SUDOKU_CARVE_SETS];
  uint64_t       member[SUDOKU_CELLS];
} SudokuCarve;

void        sudoku_carve_init  (SudokuCarve        *self,
                                Random              random,
                                SudokuSymmetry      symmetry);

/* The next question, to be solved up to a limit of 2. */
void        sudoku_carve_ask   (SudokuCarve        *self,
                                SudokuGrid         *question);

/* Takes the answer. Returns true when the puzzle is done, and there is nothing to be asked. */
bool        sudoku_carve_hear  (SudokuCarve        *self,
                                const SudokuAnswer *answer);

/* The clues that are left. */
SudokuGrid  sudoku_carve_clues (const SudokuCarve  *self);

/* The images of a cell under a symmetry, itself among them. */
SudokuCells sudoku_orbit       (SudokuSymmetry      symmetry,
                                int                 cell);
