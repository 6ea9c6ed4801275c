/* Questions of the generator to the fast solver. As many are open at once as there are lanes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku.h"

enum
{
  SUDOKU_PLANES = 3,
  SUDOKU_PLANE_CELLS = 27,
  SUDOKU_PLANE_ALL = (1 << SUDOKU_PLANE_CELLS) - 1,
};

/* Some cells of a grid. A plane is every third cell: bit cell / 3 of [cell % 3]. */
typedef uint32_t SudokuPlaneCells[SUDOKU_PLANES];

/* The candidates of a grid, by digit - 1. */
typedef SudokuPlaneCells SudokuPlanes[SUDOKU_DIGITS];

/* Asks whether there are at least `limit` solutions (1 or more). A cell with one candidate counts
 * as a given; its peers may keep that candidate. */
typedef struct
{
  SudokuPlanes     candidates;
  SudokuPlaneCells givens;      /* cells with one candidate: those left out are found more slowly */
  int              limit;
  bool             wants_solution;      /* the first one, if any, replaces the candidates */
  int              n_solutions; /* the answer: up to the limit */
} SudokuQuestion;

/* Gets a question with its answer (NULL: none is answered) and returns the next one to ask, or NULL
 * if there is none before another is answered. A question must not be touched from when it is
 * returned until it comes back. May call the solvers. */
typedef SudokuQuestion *SudokuNextQuestion (SudokuQuestion *answered,
                                            void           *data);

/* Answers one question. */
void sudoku_ask      (SudokuQuestion     *question);

/* Answers questions until there are none, on the thread of the caller. A question is not stopped,
 * so it must be a quick one. Takes 220 KiB of the stack, beside what `next` takes. */
void sudoku_ask_many (SudokuNextQuestion *next,
                      void               *data);
