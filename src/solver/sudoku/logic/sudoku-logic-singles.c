/* Singles: the steps that place a digit.
 *
 *   Full House     a house has one empty cell left.
 *   Naked Single   a cell has one candidate left.
 *   Hidden Single  a house has one place left for a digit:
 *
 *       . 7 . | . . . | . . .      Row 1 and row 2 have their 7, and so has the column of X. The
 *       . . . | . 7 . | . . .      box on the right has one cell left that takes a 7.
 *       . . . | . . . | a a X
 *
 * Houses are looked at in the order of their numbers for a full house, and boxes first for a hidden
 * single, for that is where people look. A hint has the house as SUDOKU_HOUSE_BASE and the
 * candidate as SUDOKU_ROLE_PATTERN. Of a hidden single, SUDOKU_ROLE_CAUSE are cells whose digit
 * keeps it out of the other empty cells of the house; of a naked single, one cell for each digit
 * that its cell cannot take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* Marks one cell for each digit that the peers keep out of `cell`. */
static void
mark_digits_around (SudokuLogic *logic,
                    int          cell)
{
  const uint8_t *peers = sudoku_peers (cell);
  SudokuDigits seen = 0;

  for (int i = 0; i < SUDOKU_PEERS; i++)
    {
      int digit = logic->position->grid.digit[peers[i]];

      if (digit == 0 || seen >> (digit - 1) & 1)
        continue;

      seen |= 1 << (digit - 1);
      sudoku_hint_mark (&logic->hint, SUDOKU_ROLE_CAUSE, 0, peers[i], digit);
    }
}

/* Marks cells that keep `digit` out of the empty cells of `house` but `only`, each time the one
 * that explains most of those that are left. */
static void
mark_causes (SudokuLogic *logic,
             int          house,
             int          only,
             int          digit)
{
  const SudokuPosition *position = logic->position;
  SudokuCells rest = sudoku_cells_and (position->empty, sudoku_house_cells[house]);

  rest = sudoku_cells_minus (rest, sudoku_cells_of (only));

  while (!sudoku_cells_is_empty (rest))
    {
      int best = -1;
      int n_best = 0;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (position->grid.digit[cell] == digit)
          {
            int n = sudoku_cells_count (sudoku_cells_and (rest, sudoku_peer_cells[cell]));

            if (n > n_best)
              {
                best = cell;
                n_best = n;
              }
          }

      if (best < 0)
        return;

      sudoku_hint_mark (&logic->hint, SUDOKU_ROLE_CAUSE, 0, best, digit);
      rest = sudoku_cells_minus (rest, sudoku_peer_cells[best]);
    }
}

static bool
emit_single (SudokuLogic *logic,
             int          house,
             int          cell,
             int          digit)
{
  SudokuHint *hint = sudoku_logic_begin (logic, logic->technique, 1 << (digit - 1));

  if (house >= 0)
    sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, house);

  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 0, cell, digit);
  sudoku_hint_place (hint, cell, digit);

  if (logic->technique == SUDOKU_HIDDEN_SINGLE)
    mark_causes (logic, house, cell, digit);
  else if (logic->technique == SUDOKU_NAKED_SINGLE)
    mark_digits_around (logic, cell);

  return sudoku_logic_emit (logic);
}

static void
find_full_houses (SudokuLogic *logic)
{
  const SudokuPosition *position = logic->position;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      SudokuCells empty = sudoku_cells_and (position->empty, sudoku_house_cells[house]);
      int cell;

      if (sudoku_cells_is_empty (empty))
        continue;

      cell = sudoku_cells_take (&empty);

      if (sudoku_cells_is_empty (empty) && sudoku_bit_count[position->candidates[cell]] == 1 &&
          !emit_single (logic, house, cell, sudoku_lowest_digit (position->candidates[cell])))
        return;
    }
}

static void
find_naked_singles (SudokuLogic *logic)
{
  const SudokuPosition *position = logic->position;
  SudokuCells empty = position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      if (sudoku_bit_count[position->candidates[cell]] == 1 &&
          !emit_single (logic, -1, cell, sudoku_lowest_digit (position->candidates[cell])))
        return;
    }
}

static void
find_hidden_singles (SudokuLogic *logic)
{
  const SudokuPosition *position = logic->position;

  for (int i = 0; i < SUDOKU_HOUSES; i++)
    {
      int house = (SUDOKU_FIRST_BOX + i) % SUDOKU_HOUSES;

      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        {
          uint16_t places = position->places[house][digit - 1];

          if (places != 0 && (places & (places - 1)) == 0 &&
              !emit_single (logic, house, sudoku_cell_of_house (house, __builtin_ctz (places)),
                            digit))
            return;
        }
    }
}

void
sudoku_logic_singles (SudokuLogic *logic)
{
  if (logic->technique == SUDOKU_FULL_HOUSE)
    find_full_houses (logic);
  else if (logic->technique == SUDOKU_NAKED_SINGLE)
    find_naked_singles (logic);
  else
    find_hidden_singles (logic);
}
