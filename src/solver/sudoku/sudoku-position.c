/* A sudoku with its candidates, and what is derived from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-position.h"

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
  position->unique = answer.end == SEARCH_EXHAUSTED && answer.stats.n_solutions == 1;

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

/* Collects, for each house, the digits that stand in it or can. Returns false where a cell can take
 * none. */
static bool
collect_digits (const SudokuPosition *position,
                SudokuDigits          rows[SUDOKU_DIGITS],
                SudokuDigits          columns[SUDOKU_DIGITS],
                SudokuDigits          boxes[SUDOKU_DIGITS])
{
  bool has_all = true;

  for (int row = 0; row < SUDOKU_DIGITS; row++)
    for (int column = 0; column < SUDOKU_DIGITS; column += 3)
      {
        int cell = row * 9 + column;
        SudokuDigits digits[3];

        for (int i = 0; i < 3; i++)
          {
            digits[i] = position->candidates[cell + i] | 1 << position->grid.digit[cell + i] >> 1;
            columns[column + i] |= digits[i];
            has_all &= digits[i] != 0;
          }

        rows[row] |= digits[0] | digits[1] | digits[2];
        boxes[row / 3 * 3 + column / 3] |= digits[0] | digits[1] | digits[2];
      }

  return has_all;
}

bool
sudoku_position_is_dead (const SudokuPosition *position)
{
  SudokuDigits rows[SUDOKU_DIGITS] = { 0 };
  SudokuDigits columns[SUDOKU_DIGITS] = { 0 };
  SudokuDigits boxes[SUDOKU_DIGITS] = { 0 };
  SudokuDigits everywhere = SUDOKU_ALL_CANDIDATES;

  if (!collect_digits (position, rows, columns, boxes))
    return true;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    everywhere &= rows[i] & columns[i] & boxes[i];

  return everywhere != SUDOKU_ALL_CANDIDATES;
}

/* The first cell that nothing fits into, or -1. */
static int
get_dead_cell (const SudokuPosition *position)
{
  SudokuCells empty = position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      if (position->candidates[cell] == 0)
        return cell;
    }

  return -1;
}

static bool
holds_digit (const SudokuPosition *position,
             int                   house,
             int                   digit)
{
  for (int i = 0; i < SUDOKU_DIGITS; i++)
    if (position->grid.digit[sudoku_cell_of_house (house, i)] == digit)
      return true;

  return false;
}

/* The first house that has no position left for a digit which it lacks. */
static bool
get_dead_house (const SudokuPosition *position,
                int                  *house,
                int                  *digit)
{
  for (*house = 0; *house < SUDOKU_HOUSES; (*house)++)
    for (*digit = 1; *digit <= SUDOKU_DIGITS; (*digit)++)
      if (position->places[*house][*digit - 1] == 0 && !holds_digit (position, *house, *digit))
        return true;

  return false;
}

bool
sudoku_position_get_dead_end (const SudokuPosition *position,
                              int                  *cell,
                              int                  *house,
                              int                  *digit)
{
  *house = -1;
  *cell = get_dead_cell (position);

  return *cell >= 0 || get_dead_house (position, house, digit);
}

bool
sudoku_position_is_solved (const SudokuPosition *position)
{
  return sudoku_cells_is_empty (position->empty) && sudoku_is_solved (&position->grid);
}
