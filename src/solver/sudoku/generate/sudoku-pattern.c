/* Making a puzzle for a pattern.
 *
 * The clues that a full grid has in the cells of the pattern have that grid as a solution, and
 * usually many more. Then one or two clues are changed at a time, and the change stays if there are
 * solutions and no more of them than before. This ends with one solution, or, after too many
 * changes in vain, in an attempt with another grid. The solver stops counting as soon as there are
 * more solutions than before, so bad changes cost little.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-pattern.h"

#include <string.h>

#include "solver/sudoku/generate/sudoku-minimize.h"

enum
{
  MOST_COUNTED = 4096,          /* solutions of the first clues */
  MOST_CHANGES = 4000,
};

typedef struct
{
  Random               random;
  uint8_t              cell[SUDOKU_CELLS];      /* of the pattern */
  int                  n_cells;

  SudokuGrid           clues;
  uint64_t             n_solutions;             /* of them, as far as counted */
  uint64_t             n_choices;

  const SearchControl *control;
  SearchStats         *stats;
} Filler;

static bool
has_two_empty (SudokuCells     pattern,
               SudokuHouseKind kind,
               int             band)
{
  int n_empty = 0;

  for (int line = 3 * band; line < 3 * band + 3; line++)
    n_empty += !sudoku_cells_meet (sudoku_house_cells[kind * SUDOKU_DIGITS + line], pattern);

  return n_empty >= 2;
}

bool
sudoku_pattern_is_impossible (SudokuCells pattern)
{
  for (int band = 0; band < 3; band++)
    if (has_two_empty (pattern, SUDOKU_ROW, band) || has_two_empty (pattern, SUDOKU_COLUMN, band))
      return true;

  return sudoku_cells_count (pattern) < SUDOKU_FEWEST_CLUES;
}

static SudokuGrid
draw_grid (Random *random)
{
  SudokuMinimize minimize;

  sudoku_minimize_init (&minimize, *random, SUDOKU_SYMMETRY_NONE);

  while (!minimize.has_grid)
    {
      sudoku_ask (&minimize.question);
      sudoku_minimize_handle_answer (&minimize);
    }

  *random = minimize.random;

  return minimize.grid;
}

/* Takes the clues if they have solutions, and no more than `limit`. */
static void
take_better (Filler           *self,
             const SudokuGrid *clues,
             uint64_t          limit)
{
  SudokuAnswer answer;

  sudoku_solve (clues, limit + 1, NULL, &answer);
  self->stats->n_checks++;

  if (answer.stats.n_solutions == 0 || answer.stats.n_solutions > limit)
    return;

  self->clues = *clues;
  self->n_solutions = answer.stats.n_solutions;
  self->n_choices = answer.stats.n_nodes;
}

/* Gives one or two clues another digit that no peer has. */
static void
change_clues (Filler     *self,
              SudokuGrid *clues)
{
  for (int n = 1 + random_below (&self->random, 2); n > 0; n--)
    {
      int cell = self->cell[random_below (&self->random, self->n_cells)];
      SudokuDigits candidates;

      clues->digit[cell] = 0;
      candidates = sudoku_candidates (clues, cell);

      for (int skip = random_below (&self->random, sudoku_bit_count[candidates]); skip > 0; skip--)
        candidates &= candidates - 1;

      clues->digit[cell] = sudoku_lowest_digit (candidates);
    }
}

static void
filler_init (Filler      *self,
             SudokuCells  pattern)
{
  SudokuGrid grid = draw_grid (&self->random);
  SudokuGrid clues = { { 0 } };

  while (!sudoku_cells_is_empty (pattern))
    {
      int cell = sudoku_cells_take (&pattern);

      self->cell[self->n_cells++] = cell;
      clues.digit[cell] = grid.digit[cell];
    }

  self->clues = clues;
  self->n_solutions = MOST_COUNTED;
  take_better (self, &clues, MOST_COUNTED);
}

SearchEnd
sudoku_pattern_fill (SudokuCells          pattern,
                     Random               random,
                     const SearchControl *control,
                     SearchStats         *stats,
                     SudokuGrid          *puzzle,
                     uint64_t            *n_choices)
{
  Filler filler = { .random = random, .control = control, .stats = stats };

  filler_init (&filler, pattern);

  for (int i = 0; i < MOST_CHANGES && filler.n_solutions > 1; i++)
    {
      SudokuGrid clues = filler.clues;

      if (!search_should_continue (control, stats))
        return SEARCH_STOPPED;

      change_clues (&filler, &clues);
      take_better (&filler, &clues, filler.n_solutions);
    }

  *puzzle = filler.clues;
  *n_choices = filler.n_choices;

  return filler.n_solutions == 1 ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}
