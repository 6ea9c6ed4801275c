/* Specs of new sudokus, and the check of a puzzle against one.
 *
 * The solving path of a puzzle starts in the same way whatever harder techniques are enabled. To
 * check for a level it is therefore enough to enable the techniques up to that level: if they get
 * stuck, the puzzle is harder. Everything harder than unfair is extreme, so the extreme techniques
 * are never searched for. To check for a technique, the techniques up to itself are enabled, and if
 * they get stuck, the puzzle needs a harder one. Where that is allowed, the techniques up to its
 * level are enabled, because a player who practises it does not want to need a harder one first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-spec.h"

#include <string.h>

#include "solver/sudoku/canonical/sudoku-canonical.h"
#include "solver/sudoku/generate/sudoku-beginner.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "solver/sudoku/rating/sudoku-rating.h"

/* In tenths. */
enum
{
  HARD_RATING = 42,             /* puzzles that take the fast solver no choice are easier */
};

/* A control that is asked with the stats of the generator. */
typedef struct
{
  const SearchControl *control;
  const SearchStats   *stats;
} Stop;

typedef struct
{
  const SudokuSpec *spec;
  SudokuLevel       most;       /* the highest level that is looked into */
  SudokuGrade       grade;

  bool              is_beyond;  /* the path is of a higher level */
  bool              is_used;    /* the technique */
} Walk;

static const char *const symmetry_names[SUDOKU_N_SYMMETRIES] = {
  [SUDOKU_SYMMETRY_NONE] = "none",
  [SUDOKU_SYMMETRY_ROTATIONAL] = "rotational",
  [SUDOKU_SYMMETRY_MIRROR] = "mirror",
  [SUDOKU_SYMMETRY_DIAGONAL] = "diagonal",
  [SUDOKU_SYMMETRY_FULL] = "full",
};

int
sudoku_symmetry_from_name (const char *name)
{
  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    if (strcmp (name, symmetry_names[symmetry]) == 0)
      return symmetry;

  return -1;
}

bool
sudoku_spec_set_level (SudokuSpec *spec,
                       const char *name)
{
  int level = sudoku_level_from_name (name);

  spec->is_beginner = strcmp (name, "beginner") == 0;
  if (!spec->is_beginner && level < 0)
    return false;

  spec->level = spec->is_beginner ? SUDOKU_EASY : level;

  return true;
}

bool
sudoku_spec_allows_harder (const SudokuSpec *spec)
{
  return spec->technique < 0 || spec->allows_harder
         || spec->level > (int) sudoku_technique[spec->technique].level;
}

static bool
stop_should_continue (const SearchStats *stats,
                      void              *data)
{
  const Stop *self = data;

  return search_should_continue (self->control, self->stats);
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

/* Those of a path up to one of them, and the easier singles with any single. */
static SudokuTechniques
techniques_up_to_technique (SudokuTechnique technique)
{
  SudokuTechniques wanted = sudoku_techniques_in_path ();
  int last = technique > SUDOKU_HIDDEN_SINGLE ? technique : SUDOKU_HIDDEN_SINGLE;

  for (int harder = last + 1; harder < SUDOKU_N_TECHNIQUES; harder++)
    sudoku_techniques_remove (&wanted, harder);

  sudoku_techniques_add (&wanted, technique);

  return wanted;
}

/* Walks in the canonical form, as grades are found, to the end or until `found` has seen enough.
 * Returns whether it came to the end. */
static SearchEnd
walk (Walk                   *self,
      const SudokuGrid       *puzzle,
      const SudokuTechniques *wanted,
      SudokuHintFound         found,
      const Stop             *stop)
{
  SearchControl control = { stop_should_continue, (void *) stop };
  SudokuGrid form = *puzzle;
  SudokuPosition position;
  SearchEnd end;

  if (!self->spec->grades_as_it_stands)
    sudoku_canonical (puzzle, &form, NULL);
  sudoku_position_init (&position, &form, NULL);
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

  self->is_used = hint->technique == self->spec->technique;

  return !self->is_used;
}

static bool
note_technique (const SudokuHint *hint,
                void             *data)
{
  Walk *self = data;

  self->is_used = self->is_used || hint->technique == self->spec->technique;

  return true;
}

static SearchEnd
matches_hardest (const SudokuSpec *spec,
                 const SudokuGrid *puzzle,
                 const Stop       *stop)
{
  SudokuTechniques wanted = techniques_up_to_technique (spec->technique);
  Walk self = { .spec = spec };
  SearchEnd end = walk (&self, puzzle, &wanted, note_technique, stop);

  return end == SEARCH_EXHAUSTED && !self.is_used ? SEARCH_LIMITED : end;
}

static SearchEnd
matches_technique (const SudokuSpec *spec,
                   const SudokuGrid *puzzle,
                   const Stop       *stop)
{
  SudokuTechniques wanted = techniques_up_to (sudoku_technique[spec->technique].level);
  Walk self = { .spec = spec };

  sudoku_techniques_add (&wanted, spec->technique);

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
matches_level (const SudokuSpec *spec,
               const SudokuGrid *puzzle,
               const Stop       *stop)
{
  Walk self = { .spec = spec };
  SudokuTechniques wanted;
  SearchEnd end;
  bool matches;

  self.most = spec->level < SUDOKU_UNFAIR ? (SudokuLevel) spec->level : SUDOKU_UNFAIR;
  wanted = techniques_up_to (self.most);
  sudoku_grade_init (&self.grade);
  end = walk (&self, puzzle, &wanted, add_step, stop);

  if (end == SEARCH_STOPPED)
    return SEARCH_STOPPED;

  sudoku_grade_finish (&self.grade, end == SEARCH_EXHAUSTED);
  matches = end == SEARCH_EXHAUSTED ? (int) self.grade.level == spec->level
                                    : spec->level == SUDOKU_EXTREME;

  return matches ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

static bool
matches_beginner (const SudokuGrid *puzzle)
{
  int n_clues = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_clues += puzzle->digit[cell] != 0;

  return n_clues >= SUDOKU_BEGINNER_CLUES && sudoku_beginner_can_solve (puzzle);
}

static int
get_min_rating (const SudokuSpec *spec)
{
  bool is_default = spec->level == SUDOKU_EXTREME && spec->technique < 0
                    && spec->min_rating == 0 && spec->max_rating == 0;

  return is_default ? SUDOKU_EXTREME_RATING : spec->min_rating;
}

static SearchEnd
matches_rating (const SudokuSpec *spec,
                const SudokuGrid *puzzle,
                const Stop       *stop)
{
  SearchControl control = { stop_should_continue, (void *) stop };

  return sudoku_rating_is_between (puzzle, get_min_rating (spec), spec->max_rating, &control);
}

/* Rules out puzzles by the number of choices that the fast solver made. It makes none where singles
 * are enough. Where it makes none, the puzzle is almost never harder than medium: of 1300 puzzles
 * that were, it made some on every one. */
static bool
may_match (const SudokuSpec *spec,
           uint64_t          n_choices)
{
  int least = spec->level;

  if (spec->technique >= 0 && sudoku_technique[spec->technique].level > least)
    least = sudoku_technique[spec->technique].level;

  if (n_choices > 0)
    return spec->level != SUDOKU_EASY;

  return least < SUDOKU_HARD && spec->min_rating < HARD_RATING;
}

SearchEnd
sudoku_matches_spec (const SudokuSpec    *spec,
                     const SudokuGrid    *puzzle,
                     uint64_t             n_choices,
                     const SearchControl *control,
                     const SearchStats   *stats)
{
  Stop stop = { control, stats };
  SearchEnd end = may_match (spec, n_choices) ? SEARCH_EXHAUSTED : SEARCH_LIMITED;

  if (end == SEARCH_EXHAUSTED && spec->is_beginner && !matches_beginner (puzzle))
    end = SEARCH_LIMITED;

  if (end == SEARCH_EXHAUSTED && spec->technique >= 0)
    end = sudoku_spec_allows_harder (spec) ? matches_technique (spec, puzzle, &stop)
                                           : matches_hardest (spec, puzzle, &stop);

  if (end == SEARCH_EXHAUSTED && spec->level >= 0 && !spec->is_beginner)
    end = matches_level (spec, puzzle, &stop);

  if (end == SEARCH_EXHAUSTED && (get_min_rating (spec) > 0 || spec->max_rating > 0))
    end = matches_rating (spec, puzzle, &stop);

  return end;
}
