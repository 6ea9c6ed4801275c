/* Teaching solvers of sudoku: facts about the grid of a search, looked up for sentences and
 * pictures, never by the search itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-steps.h"

/* By SudokuHouseKind. */
static const SearchReason same_house[] = { SEARCH_SAME_ROW, SEARCH_SAME_COLUMN, SEARCH_SAME_BOX };

/* The cell of a house that holds a digit, -1 for none. */
static int
find_digit (const SudokuGrid *grid,
            SudokuHouseKind   kind,
            int               house,
            int               digit)
{
  for (int index = 0; index < SUDOKU_DIGITS; index++)
    {
      const int cell = sudoku_house_cell (kind, house, index);

      if (grid->digit[cell] == digit)
        return cell;
    }

  return -1;
}

int
sudoku_steps_attackers (const SudokuSteps *steps,
                        const SearchEvent *event,
                        SudokuAttacker    *attackers)
{
  int n_attackers = 0;

  if (event->kind != SEARCH_REJECT)
    return 0;

  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      const int cell = find_digit (&steps->grid, kind, sudoku_house (kind, event->variable),
                                   event->value);
      bool is_new = cell >= 0;

      for (int i = 0; i < n_attackers; i++)
        is_new = is_new && attackers[i].cell != cell;

      if (is_new)
        attackers[n_attackers++] = (SudokuAttacker) { cell, same_house[kind] };
    }

  return n_attackers;
}

static bool
cell_is_closed (const SudokuSteps *steps,
                const SudokuGrid  *grid,
                int                cell)
{
  return (sudoku_candidates (grid, cell) & ~steps->barred[cell]) == 0;
}

static bool
house_is_closed (const SudokuSteps *steps,
                 const SudokuGrid  *grid,
                 SudokuHouseKind    kind,
                 int                house,
                 int                digit)
{
  for (int index = 0; index < SUDOKU_DIGITS; index++)
    {
      const int cell = sudoku_house_cell (kind, house, index);
      const SudokuDigits candidates = sudoku_candidates (grid, cell) & ~steps->barred[cell];

      if (grid->digit[cell] == digit || (grid->digit[cell] == 0 && candidates >> (digit - 1) & 1))
        return false;
    }

  return true;
}

static bool
is_closed (const SudokuSteps *steps,
           const SearchEvent *event,
           const SudokuGrid  *grid)
{
  const SudokuHouseKind kind = event->reason == SEARCH_NO_PLACE_ROW ? SUDOKU_ROW :
                               event->reason == SEARCH_NO_PLACE_COLUMN ? SUDOKU_COLUMN : SUDOKU_BOX;

  if (event->value == 0)
    return cell_is_closed (steps, grid, event->variable);

  return house_is_closed (steps, grid, kind, sudoku_house (kind, event->variable), event->value);
}

int
sudoku_steps_closing_level (const SudokuSteps *steps,
                            const SearchEvent *event)
{
  SudokuGrid grid = steps->grid;
  int level = steps->depth - 1;

  /* What is closed stays so: the first level without which it is not is the one. */
  while (level >= 0)
    {
      grid.digit[steps->level[level].cell] = 0;
      if (!is_closed (steps, event, &grid))
        break;
      level--;
    }

  return level;
}
