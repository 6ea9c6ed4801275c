/* Clue removal for one puzzle: draws a random full grid and removes clue after clue.
 *
 * A SudokuMinimize has a question and handles its answer, so that a caller with many of them can
 * have the solver answer some at once. The result depends only on the random numbers and the
 * symmetry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/random.h"
#include "solver/sudoku/generate/sudoku-spec.h"
#include "solver/sudoku/sudoku-ask.h"
#include "solver/sudoku/sudoku-cells.h"

enum
{
  SUDOKU_MINIMIZE_SETS = 64,
  SUDOKU_SET_CLUES_BITS = 6,    /* no set has more than 63 clues left when it is found */
};

/* How many clues each set has left: bit i of bit[k] counts 2^k for set i. */
typedef struct
{
  uint64_t bit[SUDOKU_SET_CLUES_BITS];
} SudokuSetClues;

typedef struct
{
  Random         random;
  SudokuSymmetry symmetry;

  bool           has_grid;
  SudokuGrid     grid;          /* the solution */
  SudokuPlanes   planes;        /* the same */
  uint32_t       clues[SUDOKU_PLANES];  /* not removed yet; the grid is their only solution */
  int            n_clues;

  /* The orbits in the order in which they are tried, each represented by one of its cells. Those
   * before `next` are decided. */
  uint8_t        order[SUDOKU_CELLS];
  int            n_orbits;
  int            next;

  /* The question: can all clues that are not in `kept` go? The answer decides the orbits before
   * `asked_next`, `n_asked` of which would go with `n_asked_clues` clues, the last of them in
   * `asked_cell`. A question covers at most `most` orbits. Of the next `n_failing` orbits that are
   * not known to stay (0: nothing is known), not all can go. */
  uint32_t       kept[SUDOKU_PLANES];
  int            asked_next;
  int            asked_cell;
  int            n_asked_clues;
  int            n_asked;
  int            most;
  int            n_failing;
  SudokuQuestion question;

  /* The known unavoidable sets: at least one clue must stay in each. Bit i of member[cell] is set
   * if the cell is in set i. */
  int            n_sets;
  uint64_t       member[SUDOKU_CELLS];
  SudokuSetClues set_clues;         /* of `clues` */
  SudokuSetClues kept_set_clues;    /* of `kept` */
  uint64_t       kept_last;         /* sets with one clue of `kept` */
} SudokuMinimize;

/* Sets the first question. */
void        sudoku_minimize_init          (SudokuMinimize       *self,
                                           Random                random,
                                           SudokuSymmetry        symmetry);

/* Handles the answer in `question` and sets the next one. Returns true if there is none: the
 * puzzle is done. */
bool        sudoku_minimize_handle_answer (SudokuMinimize       *self);

/* Returns whether a cell has a clue. */
bool        sudoku_minimize_has_clue      (const SudokuMinimize *self,
                                           int                   cell);

/* Returns the clues that are left. */
SudokuGrid  sudoku_minimize_get_puzzle    (const SudokuMinimize *self);

/* Returns the images of a cell under a symmetry, including the cell. */
SudokuCells sudoku_orbit                  (SudokuSymmetry        symmetry,
                                           int                   cell);
