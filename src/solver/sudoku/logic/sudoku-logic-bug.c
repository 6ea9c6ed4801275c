/* BUG + 1 (bivalue universal grave): one candidate short of two solutions.
 *
 * Where every empty cell has two candidates, and every digit two places or none in every house, the
 * puzzle has no solution or several: in any solution, each cell could take its other candidate
 * instead. Where one cell has a third candidate, without which it would come to this, that one is
 * true.
 *
 *       14  .   .       The third one is the digit that has three places in each of the three
 *       .   .   17      houses of its cell: here, if its row and column agree with its box, the
 *       .   147 .       1 in the cell of 147. All else goes from the cell.
 *
 * A hint has the cell's three houses as SUDOKU_HOUSE_BASE, the digit in the cell as
 * SUDOKU_ROLE_EXTRA, and its other places in these houses as SUDOKU_ROLE_PATTERN. The digit is what
 * it is named by.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* The one cell with three candidates where all others have two; -1 where it is not so. */
static int
get_third_cell (const SudokuPosition *position)
{
  SudokuCells empty = position->empty;
  int third = -1;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);
      int n_candidates = sudoku_bit_count[position->candidates[cell]];

      if (n_candidates == 3 && third < 0)
        third = cell;
      else if (n_candidates != 2)
        return -1;
    }

  return third;
}

/* Whether each digit has two places or none in each house, without `digit` in `cell`. */
static bool
is_bug (const SudokuPosition *position,
        int                   cell,
        int                   digit)
{
  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int i = 1; i <= SUDOKU_DIGITS; i++)
      {
        int n_places = sudoku_bit_count[position->places[house][i - 1]];

        if (i == digit && sudoku_cells_has (sudoku_house_cells[house], cell))
          n_places--;

        if (n_places != 0 && n_places != 2)
          return false;
      }

  return true;
}

static bool
emit (SudokuLogic *logic,
      int          cell,
      int          digit)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits bit = 1 << (digit - 1);
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_BUG_1, bit);
  SudokuCells others = sudoku_cells_and (position->where[digit - 1], sudoku_peer_cells[cell]);

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, sudoku_house_of (kind, cell));

  sudoku_hint_mark (hint, SUDOKU_ROLE_EXTRA, 0, cell, digit);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0, others, digit);
  sudoku_hint_remove_digits (hint, position, sudoku_cells_of (cell), SUDOKU_ALL_CANDIDATES & ~bit);

  return sudoku_logic_emit (logic);
}

void
sudoku_logic_bug (SudokuLogic *logic)
{
  const SudokuPosition *position = logic->position;
  int cell = get_third_cell (position);

  if (cell < 0)
    return;

  for (SudokuDigits rest = position->candidates[cell]; rest != 0; rest &= rest - 1)
    if (is_bug (position, cell, sudoku_lowest_digit (rest)) &&
        !emit (logic, cell, sudoku_lowest_digit (rest)))
      return;
}
