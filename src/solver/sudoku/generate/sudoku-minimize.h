/* Clue removal for one puzzle: draws a random full grid and removes clue after clue.
 *
 * A SudokuMinimize asks questions and handles the answers, so that a caller with many of them can
 * collect one question from each and have the solver answer all at once. The result depends only on
 * the random numbers and the symmetry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/random.h"
#include "solver/sudoku/generate/sudoku-spec.h"
#include "solver/sudoku/sudoku-cells.h"

enum { SUDOKU_MINIMIZE_SETS = 64 };

typedef struct
{
  Random         random;
  SudokuSymmetry symmetry;

  bool           has_grid;
  SudokuGrid     grid;          /* the solution */
  SudokuCells    clues;         /* not removed yet; the grid is their only solution */
  uint64_t       n_choices;     /* that the solver made when it was last asked about them */

  /* The orbits in the order in which they are tried, each represented by one of its cells. Those
   * before `next` are decided. */
  uint8_t        order[SUDOKU_CELLS];
  int            n_orbits;
  int            next;

  /* The question: can all clues that are not in `asked` go? The answer decides the orbits before
   * `asked_next`, `n_asked` of which would go. A question covers at most `most` orbits. Of the next
   * `n_failing` orbits that are not known to stay (0: nothing is known), not all can go. */
  SudokuCells    asked;
  int            asked_next;
  int            n_asked;
  int            most;
  int            n_failing;

  /* The known unavoidable sets: at least one clue must stay in each. Bit i of member[cell] is set
   * if the cell is in set[i]. */
  int            n_sets;
  SudokuCells    set[SUDOKU_MINIMIZE_SETS];
  uint64_t       member[SUDOKU_CELLS];
} SudokuMinimize;

void        sudoku_minimize_init          (SudokuMinimize       *self,
                                           Random                random,
                                           SudokuSymmetry        symmetry);

/* Writes the next question, to be solved up to a limit of 2. */
void        sudoku_minimize_ask           (SudokuMinimize       *self,
                                           SudokuGrid           *question);

/* Returns true when the puzzle is done and there is no further question. */
bool        sudoku_minimize_handle_answer (SudokuMinimize       *self,
                                           const SudokuAnswer   *answer);

/* Returns the remaining clues. */
SudokuGrid  sudoku_minimize_clues         (const SudokuMinimize *self);

/* Returns the images of a cell under a symmetry, including the cell. */
SudokuCells sudoku_orbit                  (SudokuSymmetry        symmetry,
                                           int                   cell);
