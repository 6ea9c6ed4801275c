/* One grid of the fast solver, in the words of sudoku-matrix.h, and its propagation. Private to the
 * fast solver.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/fast/sudoku-choice.h"
#include "solver/sudoku/fast/sudoku-matrix.h"

typedef struct
{
  uint32_t cells[SUDOKU_DIGITS][SUDOKU_PLANES];
  uint32_t held_by[SUDOKU_DIGITS][SUDOKU_PLANES];  /* cells that the digit holds */
  uint32_t held[SUDOKU_PLANES];                    /* cells that any digit holds */
  uint32_t full_rows;             /* box rows that three digits need */
  uint32_t full_columns;
  uint32_t changed;               /* bit d - 1: digit d must be propagated again */

  /* As of the last propagation of the digit. */
  uint32_t rows[SUDOKU_DIGITS];           /* see sudoku_box_rows () */
  uint32_t columns[SUDOKU_DIGITS];
  uint32_t forced_rows[SUDOKU_DIGITS];    /* those that are alone in their row */
  uint32_t forced_columns[SUDOKU_DIGITS];
} SudokuGridPlanes;

void sudoku_planes_load      (SudokuGridPlanes       *planes,
                              const SudokuGrid       *givens);

/* Draws every conclusion of the kinds that sudoku-lanes-propagate.h describes. Returns false if
 * there is no solution. */
bool sudoku_planes_propagate (SudokuGridPlanes       *planes);

/* After propagation: returns whether the digit of every cell is known. */
bool sudoku_planes_solved    (const SudokuGridPlanes *planes);

/* After propagation, unless solved: makes a choice in `yes` and excludes it in `no`, which is a
 * copy. Both must be propagated then. */
void sudoku_planes_choose    (SudokuGridPlanes       *yes,
                              SudokuGridPlanes       *no);

/* Writes the grid of solved planes. */
void sudoku_planes_write     (const SudokuGridPlanes *planes,
                              SudokuGrid             *grid);
