/* Questions of the generator to the fast solver: one asker has as many as there are lanes at work
 * at once, and each answer leads to its next.
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

/* The candidates of a grid: bit cell / 3 of [digit - 1][cell % 3]. */
typedef uint32_t SudokuPlanes[SUDOKU_DIGITS][SUDOKU_PLANES];

/* Are there `limit` solutions (1 or more)? A cell with one candidate is as good as a given, but no
 * candidate of others need be gone for it. */
typedef struct
{
  SudokuPlanes candidates;      /* the answer replaces them by those of the first solution */
  int          limit;
  bool         wants_solution;
  int          n_solutions;     /* the answer: up to the limit */
} SudokuQuestion;

/* Takes a question with its answer (NULL: none is answered) and returns the next one to ask, or
 * NULL if there is none before another is answered. Questions must stay until they are answered. */
typedef SudokuQuestion *SudokuNextQuestion (SudokuQuestion *answered,
                                            void           *data);

/* Answers one question. */
void sudoku_ask      (SudokuQuestion     *question);

/* Answers questions until there are none, as many at once as the processor has lanes. */
void sudoku_ask_many (SudokuNextQuestion *next,
                      void               *data);
