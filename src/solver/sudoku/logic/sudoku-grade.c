/* Grades: the sum and the summit of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-grade.h"

#include <stddef.h>
#include <string.h>

#include "solver/sudoku/canonical/sudoku-canonical.h"
#include "solver/sudoku/logic/sudoku-logic-private.h"

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

/* A path that is found in the canonical form and told in the puzzle as it stands. */
typedef struct
{
  SudokuGrade       *grade;
  SudokuIsomorphism  way;       /* from the puzzle to the form ... */
  bool               is_mapped; /* ... unless they are the same */
  SudokuHintFound    found;     /* or NULL */
  void              *data;
} Path;

static bool
add_step (const SudokuHint *hint,
          void             *data)
{
  Path *path = data;
  SudokuHint mapped;

  sudoku_grade_add (path->grade, hint);

  if (path->found == NULL)
    return true;

  if (!path->is_mapped)
    return path->found (hint, path->data);

  sudoku_hint_map_back (hint, &path->way, &mapped);
  return path->found (&mapped, path->data);
}

/* Whether all digits are givens, and no other candidate is gone than those that they exclude. */
static bool
is_puzzle (const SudokuPosition *position)
{
  SudokuPosition puzzle;

  sudoku_position_init (&puzzle, &position->grid, NULL);

  return sudoku_cells_equal (puzzle.given, position->given)
         && memcmp (puzzle.candidates, position->candidates, sizeof puzzle.candidates) == 0;
}

/* Whether there are only candidates. */
static bool
is_sukaku (const SudokuPosition *position)
{
  return sudoku_cells_count (position->empty) == SUDOKU_CELLS;
}

static bool
keep_solution (const SudokuGrid *solution,
               void             *data)
{
  *(SudokuGrid *) data = *solution;

  return true;
}

/* Replaces a position by its canonical form. Returns whether it has one. */
static bool
make_canonical (SudokuPosition    *position,
                SudokuIsomorphism *way)
{
  const bool unique = position->unique;
  SudokuGrid grid;

  if (is_puzzle (position))
    {
      sudoku_canonical (&position->grid, &grid, way);
      sudoku_position_init (position, &grid, NULL);
    }
  else if (is_sukaku (position))
    {
      SudokuSukaku sukaku, form;
      SearchStats stats;

      memcpy (sukaku.candidates, position->candidates, sizeof sukaku.candidates);
      sudoku_sukaku_each (&sukaku, 1, keep_solution, &grid, NULL, &stats);
      if (stats.n_solutions == 0)
        return false;

      sudoku_canonical_sukaku (&sukaku, &grid, &form, way);
      sudoku_sukaku_position (&form, position);
    }
  else
    {
      return false;
    }

  position->unique = unique;
  return true;
}

SearchEnd
sudoku_grade (const SudokuPosition   *start,
              const SudokuTechniques *wanted,
              SudokuHintFound         found,
              void                   *data,
              const SearchControl    *control,
              SudokuGrade            *grade)
{
  Path path = { .grade = grade, .found = found, .data = data };
  SudokuTechniques all = sudoku_techniques_in_path ();
  SudokuPosition position = *start;
  SearchEnd end;
  bool is_solved;

  path.is_mapped = make_canonical (&position, &path.way);
  sudoku_grade_init (grade);
  end = sudoku_logic_solve (&position, wanted != NULL ? wanted : &all, add_step, &path, control);
  is_solved = sudoku_position_is_solved (&position);
  sudoku_grade_finish (grade, is_solved);

  return end == SEARCH_STOPPED ? SEARCH_STOPPED : is_solved ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

SearchEnd
sudoku_grade_puzzle (const SudokuGrid       *givens,
                     const SudokuTechniques *wanted,
                     const SearchControl    *control,
                     SudokuGrade            *grade)
{
  SudokuPosition start;

  sudoku_position_init (&start, givens, NULL);
  start.unique = true;

  return sudoku_grade (&start, wanted, NULL, NULL, control, grade);
}
