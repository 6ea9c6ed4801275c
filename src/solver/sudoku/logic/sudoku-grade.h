/* How hard a sudoku is for people.
 *
 * The grader solves the puzzle with the techniques of sudoku-techniques.h, from easy to hard. Which
 * step is the first of a technique depends on how a puzzle is turned and labelled, so the grader
 * solves its canonical form (sudoku-canonical.h): all isomorphs have the same grade. It tells the
 * steps in the puzzle as it stands.
 *
 * The score is the sum of the scores of its steps; the level is the highest among the techniques
 * used, and one higher each time that the score is more than a level holds (HoDoKu's rule: 800,
 * 1000, 1600 and 1800 points for easy to unfair). The rating is that of the hardest step, on the
 * scale of Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic.h"

typedef struct
{
  SudokuLevel     level;
  uint32_t        score;
  SudokuTechnique hardest;      /* the last one in their order that was used */
  int             rating;       /* in tenths */
  uint32_t        n_steps;
  uint16_t        n_used[SUDOKU_N_TECHNIQUES];
} SudokuGrade;

/* For a caller who solves the puzzle step by step: init, add each step, finish. */
void      sudoku_grade_init   (SudokuGrade            *grade);
void      sudoku_grade_add    (SudokuGrade            *grade,
                               const SudokuHint       *hint);

/* Derives the level from the steps added. A puzzle that they do not solve is extreme. */
void      sudoku_grade_finish (SudokuGrade            *grade,
                               bool                    is_solved);

/* Grades a puzzle that is known to have one solution, with the `wanted` techniques (NULL: all of a
 * path), and hands each step to `found` (may be NULL) as sudoku_logic_solve () does. A Sukaku,
 * whose candidates are all that there is, has a canonical form too; any other position that lacks
 * candidates is graded as it stands. SEARCH_EXHAUSTED: it was solved; SEARCH_LIMITED: the
 * techniques are not enough, and the level is extreme; SEARCH_STOPPED: `control` or `found`
 * returned false, and `grade` is undefined. May change. */
SearchEnd sudoku_grade        (const SudokuPosition   *start,
                               const SudokuTechniques *wanted,
                               SudokuHintFound         found,
                               void                   *data,
                               const SearchControl    *control,
                               SudokuGrade            *grade);

/* The same for a puzzle of its givens alone. May change. */
SearchEnd sudoku_grade_puzzle (const SudokuGrid       *givens,
                               const SudokuTechniques *wanted,
                               const SearchControl    *control,
                               SudokuGrade            *grade);
