/* Subsets: as many cells as digits.
 *
 *   Naked pair, triple, quadruple    n cells of a house have n candidates together. They take
 *                                    them all, so these go from the other cells of the house.
 *   Hidden pair, triple, quadruple   n digits have room in n cells of a house together. These
 *                                    cells take them, so all other candidates go from the cells.
 *
 *       14 . . | 149 14 . | . . .      Cells 1 and 5 of the row take 1 and 4 between them, so that
 *                                      cell 4 is 9; or, seen from the other side, 9 is hidden.
 *
 * The house is SUDOKU_HOUSE_BASE, the candidates of the digits in the cells SUDOKU_ROLE_PATTERN. A
 * naked set that lies in two houses is emitted once, with what goes from both, and has both as
 * SUDOKU_HOUSE_BASE; from both at once goes what a locked pair or triple takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

typedef struct
{
  SudokuLogic *logic;
  int          house;
  int          size;
  bool         is_hidden;

  /* A member is a cell of the house, and has candidates; or, for a hidden set, it is a digit, and
   * has places. */
  uint16_t     has[SUDOKU_DIGITS];
} SubsetSearch;

static bool
emit_naked (SubsetSearch *search,
            uint16_t      places,
            SudokuDigits  digits)
{
  const SudokuPosition *position = search->logic->position;
  SudokuHint *hint = sudoku_logic_begin (search->logic, search->logic->technique, digits);
  SudokuCells cells = sudoku_cells_from_house (search->house, places);

  for (int i = 0; i <= SUDOKU_HOUSES; i++)
    {
      /* The house it was found in comes first. */
      int house = i == 0 ? search->house : i - 1;

      if ((i > 0 && house == search->house) ||
          !sudoku_cells_within (cells, sudoku_house_cells[house]))
        continue;

      sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, house);
      sudoku_hint_remove_digits (hint, position,
                                 sudoku_cells_minus (sudoku_house_cells[house], cells), digits);
    }

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, 0, cell, position->candidates[cell]);
    }

  return sudoku_logic_emit (search->logic);
}

static bool
emit_hidden (SubsetSearch *search,
             uint16_t      places,
             SudokuDigits  digits)
{
  const SudokuPosition *position = search->logic->position;
  SudokuHint *hint = sudoku_logic_begin (search->logic, search->logic->technique, digits);

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, search->house);

  for (; places != 0; places &= places - 1)
    {
      int cell = sudoku_cell_of_house (search->house, __builtin_ctz (places));

      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, 0, cell,
                               position->candidates[cell] & digits);
      sudoku_hint_remove_digits (hint, position, sudoku_cells_of (cell),
                                 SUDOKU_ALL_CANDIDATES & ~digits);
    }

  return sudoku_logic_emit (search->logic);
}

/* Adds members, from the `next` on, to those chosen, until there are as many as the things that
 * they have between them. */
static bool
choose_members (SubsetSearch *search,
                int           next,
                uint16_t      members,
                uint16_t      things)
{
  if (sudoku_bit_count[members] == search->size)
    return search->is_hidden ? emit_hidden (search, things, members)
                             : emit_naked (search, members, things);

  for (int i = next; i < SUDOKU_DIGITS; i++)
    {
      uint16_t all = things | search->has[i];

      /* A member with a single thing is a single, and no member of a larger set. */
      if (sudoku_bit_count[search->has[i]] < 2 || sudoku_bit_count[all] > search->size)
        continue;

      if (!choose_members (search, i + 1, members | 1 << i, all))
        return false;
    }

  return true;
}

void
sudoku_logic_subsets (SudokuLogic *logic)
{
  static const struct
  {
    int  size;
    bool is_hidden;
  } kinds[] = {
    [SUDOKU_NAKED_PAIR] = { 2, false },
    [SUDOKU_NAKED_TRIPLE] = { 3, false },
    [SUDOKU_HIDDEN_PAIR] = { 2, true },
    [SUDOKU_HIDDEN_TRIPLE] = { 3, true },
    [SUDOKU_NAKED_QUADRUPLE] = { 4, false },
    [SUDOKU_HIDDEN_QUADRUPLE] = { 4, true },
  };
  const SudokuPosition *position = logic->position;
  SubsetSearch search = {
    .logic = logic,
    .size = kinds[logic->technique].size,
    .is_hidden = kinds[logic->technique].is_hidden,
  };

  for (search.house = 0; search.house < SUDOKU_HOUSES; search.house++)
    {
      for (int i = 0; i < SUDOKU_DIGITS; i++)
        search.has[i] = search.is_hidden ?
                        position->places[search.house][i] :
                        position->candidates[sudoku_cell_of_house (search.house, i)];

      if (!choose_members (&search, 0, 0, 0))
        return;
    }
}
