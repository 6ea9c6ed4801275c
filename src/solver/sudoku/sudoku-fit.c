/* Looking at a puzzle only as far as a wish needs.
 *
 * The path of a puzzle begins in the same way whatever techniques come after those that it needs.
 * So a level is looked for with the techniques that lie within it: where they are at their end, the
 * puzzle is harder. What is harder than unfair is extreme, so that the extreme techniques are never
 * tried. A technique is looked for with those of its level: who practises it wants nothing harder
 * before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-fit.h"

#include "solver/sudoku/logic/sudoku-grade.h"

/* A control that is asked with the tally of the generator. */
typedef struct
{
  const SearchControl *control;
  const SearchTally   *tally;
} Stop;

typedef struct
{
  const SudokuWish *wish;
  SudokuLevel       most;       /* the highest level that is looked into */
  SudokuGrade       grade;

  bool              is_beyond;  /* the path is of a higher level */
  bool              is_used;    /* the technique */
} Walk;

static bool
stop_proceed (const SearchTally *tally,
              void              *data)
{
  const Stop *self = data;

  return search_proceeds (self->control, self->tally);
}

/* Those of a path, up to the last one that lies within the level. */
static SudokuTechniques
techniques_up_to (SudokuLevel level)
{
  SudokuTechniques wanted = sudoku_techniques_in_path ();

  for (int technique = SUDOKU_N_TECHNIQUES - 1; technique >= 0; technique--)
    if (!sudoku_techniques_has (&wanted, technique))
      continue;
    else if (sudoku_technique[technique].level > level)
      sudoku_techniques_remove (&wanted, technique);
    else
      break;

  return wanted;
}

/* Walks until the end, or until `found` has seen enough. Returns whether it came to the end. */
static SearchEnd
walk (Walk                   *self,
      const SudokuGrid       *puzzle,
      const SudokuTechniques *wanted,
      SudokuHintFound         found,
      const Stop             *stop)
{
  SearchControl control = { stop_proceed, (void *) stop };
  SudokuPosition position;
  SearchEnd end;

  sudoku_position_init (&position, puzzle, NULL);
  position.unique = true;
  end = sudoku_logic_solve (&position, wanted, found, self, &control);

  if (end == SEARCH_STOPPED)
    return self->is_beyond || self->is_used ? SEARCH_LIMITED : SEARCH_STOPPED;

  return sudoku_position_is_solved (&position) ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

static bool
find_technique (const SudokuHint *hint,
                void             *data)
{
  Walk *self = data;

  self->is_used = hint->technique == self->wish->technique;

  return !self->is_used;
}

static SearchEnd
fit_technique (const SudokuWish *wish,
               const SudokuGrid *puzzle,
               const Stop       *stop)
{
  SudokuTechniques wanted = techniques_up_to (sudoku_technique[wish->technique].level);
  Walk self = { .wish = wish };

  sudoku_techniques_add (&wanted, wish->technique);

  if (walk (&self, puzzle, &wanted, find_technique, stop) == SEARCH_STOPPED)
    return SEARCH_STOPPED;

  return self.is_used ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

static bool
add_step (const SudokuHint *hint,
          void             *data)
{
  Walk *self = data;
  SudokuGrade so_far;

  sudoku_grade_add (&self->grade, hint);
  so_far = self->grade;
  sudoku_grade_finish (&so_far, true);
  self->is_beyond = so_far.level > self->most;

  return !self->is_beyond;
}

static SearchEnd
fit_level (const SudokuWish *wish,
           const SudokuGrid *puzzle,
           const Stop       *stop)
{
  Walk self = { .wish = wish };
  SudokuTechniques wanted;
  SearchEnd end;
  bool is_wished;

  self.most = wish->level < SUDOKU_UNFAIR ? (SudokuLevel) wish->level : SUDOKU_UNFAIR;
  wanted = techniques_up_to (self.most);
  sudoku_grade_init (&self.grade);
  end = walk (&self, puzzle, &wanted, add_step, stop);

  if (end == SEARCH_STOPPED)
    return SEARCH_STOPPED;

  sudoku_grade_finish (&self.grade, end == SEARCH_EXHAUSTED);
  is_wished = end == SEARCH_EXHAUSTED ? (int) self.grade.level == wish->level
                                      : wish->level == SUDOKU_EXTREME;

  return is_wished ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

/* What the choices of the fast solver tell. It makes none where singles are enough. And where it
 * makes none, next to nothing is more than medium: of 1300 puzzles that were, not one. */
static bool
may_fit (const SudokuWish *wish,
         uint64_t          n_choices)
{
  int least = wish->level;

  if (wish->technique >= 0 && sudoku_technique[wish->technique].level > least)
    least = sudoku_technique[wish->technique].level;

  if (n_choices > 0)
    return wish->level != SUDOKU_EASY;

  return least < SUDOKU_HARD;
}

SearchEnd
sudoku_fit (const SudokuWish    *wish,
            const SudokuGrid    *puzzle,
            uint64_t             n_choices,
            const SearchControl *control,
            const SearchTally   *tally)
{
  Stop stop = { control, tally };
  SearchEnd end = may_fit (wish, n_choices) ? SEARCH_EXHAUSTED : SEARCH_LIMITED;

  if (end == SEARCH_EXHAUSTED && wish->technique >= 0)
    end = fit_technique (wish, puzzle, &stop);

  if (end == SEARCH_EXHAUSTED && wish->level >= 0)
    end = fit_level (wish, puzzle, &stop);

  return end;
}
