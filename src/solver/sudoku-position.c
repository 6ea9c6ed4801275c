/* A sudoku with its candidates, and what is derived from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-position.h"

#include <string.h>

static void
add_candidate (SudokuPosition *position,
               int             cell,
               int             digit)
{
  SudokuCells *where = &position->where[digit - 1];

  position->candidates[cell] |= 1 << (digit - 1);
  *where = sudoku_cells_or (*where, sudoku_cells_of (cell));

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house_of (kind, cell);

      position->places[house][digit - 1] |= 1 << sudoku_index_in_house (house, cell);
    }
}

static void
init_cell (SudokuPosition *position,
           int             cell)
{
  SudokuDigits digits = sudoku_candidates (&position->grid, cell);

  position->empty = sudoku_cells_or (position->empty, sudoku_cells_of (cell));

  for (; digits != 0; digits &= digits - 1)
    add_candidate (position, cell, sudoku_lowest_digit (digits));
}

void
sudoku_position_init (SudokuPosition   *position,
                      const SudokuGrid *grid,
                      const SudokuGrid *givens)
{
  memset (position, 0, sizeof *position);
  position->grid = *grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid->digit[cell] == 0)
      init_cell (position, cell);
    else if (givens == NULL || givens->digit[cell] != 0)
      position->given = sudoku_cells_or (position->given, sudoku_cells_of (cell));
}

bool
sudoku_position_prove (SudokuPosition *position,
                       SudokuGrid     *solution)
{
  SudokuGrid givens = position->grid;
  SudokuAnswer answer;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (!sudoku_cells_has (position->given, cell))
      givens.digit[cell] = 0;

  sudoku_solve (&givens, 2, NULL, &answer);
  position->unique = answer.end == SEARCH_EXHAUSTED && answer.tally.n_solutions == 1;

  if (position->unique && solution != NULL)
    *solution = answer.solution;

  return position->unique;
}

void
sudoku_position_remove (SudokuPosition *position,
                        int             cell,
                        int             digit)
{
  SudokuCells *where = &position->where[digit - 1];
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  int box = sudoku_box (cell);

  position->candidates[cell] &= ~(1 << (digit - 1));
  *where = sudoku_cells_minus (*where, sudoku_cells_of (cell));
  position->places[row][digit - 1] &= ~(1 << column);
  position->places[SUDOKU_FIRST_COLUMN + column][digit - 1] &= ~(1 << row);
  position->places[SUDOKU_FIRST_BOX + box][digit - 1] &= ~(1 << (row % 3 * 3 + column % 3));
}

void
sudoku_position_place (SudokuPosition *position,
                       int             cell,
                       int             digit)
{
  SudokuDigits digits = position->candidates[cell];
  SudokuCells losers = sudoku_cells_and (position->where[digit - 1], sudoku_peer_cells[cell]);

  position->grid.digit[cell] = digit;
  position->empty = sudoku_cells_minus (position->empty, sudoku_cells_of (cell));

  for (; digits != 0; digits &= digits - 1)
    sudoku_position_remove (position, cell, sudoku_lowest_digit (digits));

  while (!sudoku_cells_is_empty (losers))
    sudoku_position_remove (position, sudoku_cells_take (&losers), digit);
}

/* The digits that stand in a house. */
static SudokuDigits
get_held (const SudokuPosition *position,
          int                   house)
{
  SudokuDigits held = 0;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int digit = position->grid.digit[sudoku_cell_of_house (house, i)];

      if (digit != 0)
        held |= 1 << (digit - 1);
    }

  return held;
}

bool
sudoku_position_is_dead (const SudokuPosition *position)
{
  SudokuCells empty = position->empty;

  while (!sudoku_cells_is_empty (empty))
    if (position->candidates[sudoku_cells_take (&empty)] == 0)
      return true;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      SudokuDigits lacks = SUDOKU_ALL_CANDIDATES & ~get_held (position, house);

      for (; lacks != 0; lacks &= lacks - 1)
        if (position->places[house][sudoku_lowest_digit (lacks) - 1] == 0)
          return true;
    }

  return false;
}

bool
sudoku_position_is_solved (const SudokuPosition *position)
{
  return sudoku_cells_is_empty (position->empty) && sudoku_is_solved (&position->grid);
}
