/* Grades: the sum and the summit of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-grade.h"

#include <stddef.h>
#include <string.h>

void
sudoku_grade_init (SudokuGrade *grade)
{
  memset (grade, 0, sizeof *grade);
}

void
sudoku_grade_add (SudokuGrade      *grade,
                  const SudokuHint *hint)
{
  int rating = sudoku_hint_rating (hint);

  grade->score += sudoku_technique[hint->technique].score;
  grade->n_steps++;
  grade->n_used[hint->technique]++;

  if (hint->technique > grade->hardest)
    grade->hardest = hint->technique;

  if (rating > grade->rating)
    grade->rating = rating;

  if (sudoku_technique[hint->technique].level > grade->level)
    grade->level = sudoku_technique[hint->technique].level;
}

void
sudoku_grade_finish (SudokuGrade *grade,
                     bool         is_solved)
{
  static const uint32_t most[] = {
    [SUDOKU_EASY] = 800,
    [SUDOKU_MEDIUM] = 1000,
    [SUDOKU_HARD] = 1600,
    [SUDOKU_UNFAIR] = 1800,
    [SUDOKU_EXTREME] = UINT32_MAX,
  };

  if (!is_solved)
    grade->level = SUDOKU_EXTREME;

  while (grade->score > most[grade->level])
    grade->level++;
}

static bool
add_step (const SudokuHint *hint,
          void             *data)
{
  sudoku_grade_add (data, hint);

  return true;
}

SearchEnd
sudoku_grade_puzzle (const SudokuGrid       *givens,
                     const SudokuTechniques *wanted,
                     const SearchControl    *control,
                     SudokuGrade            *grade)
{
  SudokuTechniques all = sudoku_techniques_in_path ();
  SudokuPosition position;
  SearchEnd end;
  bool is_solved;

  sudoku_grade_init (grade);
  sudoku_position_init (&position, givens, NULL);
  position.unique = true;

  end = sudoku_logic_solve (&position, wanted != NULL ? wanted : &all, add_step, grade, control);
  is_solved = sudoku_position_is_solved (&position);
  sudoku_grade_finish (grade, is_solved);

  return end == SEARCH_STOPPED ? SEARCH_STOPPED : is_solved ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}
