/* Avoidable rectangles: unique rectangles of which a part is filled already.
 *
 * Two digits that trade places in four corners give another solution where none of the corners is
 * a given. So cells that were filled in on the way must not come to this:
 *
 *       . 4 . | . 7 .        Type 1: three corners are filled. The last one cannot take the digit
 *       . . . | . . .        across from it, here a 4.
 *       . 7 . | . a .
 *
 *   Type 2: two corners are filled. Each of the others can take the digit that would close the
 *   rectangle and the same extra digit z. One of them is z, so z goes from all cells that see both.
 *
 * A hint has the two digits as its digits and, in the corners, filled or not, as
 * SUDOKU_ROLE_PATTERN; z is SUDOKU_ROLE_EXTRA.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic-private.h"
#include "solver/sudoku-rectangle.h"

typedef struct
{
  SudokuLogic     *logic;
  SudokuTechnique  technique;
  int              n_open;              /* the corners that the technique wants to be empty */

  SudokuRectangle  rectangle;
  int              open;                /* bit c: corner c is empty */

  SudokuDigits     across[2];           /* the digit of corners 0 and 3, of corners 1 and 2 */
} AvoidableSearch;

/* Of corners 0 to 3, which pair it is in that holds one digit. */
static int
get_diagonal (int corner)
{
  return corner == 1 || corner == 2;
}

static bool
tell (AvoidableSearch *search,
      SudokuDigits     extra)
{
  const SudokuPosition *position = search->logic->position;
  SudokuDigits pair = search->across[0] | search->across[1];
  SudokuHint *hint = sudoku_logic_begin (search->logic, search->technique, pair);
  SudokuCells open = sudoku_rectangle_cells (&search->rectangle, search->open);

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    {
      int cell = search->rectangle.cell[corner];
      int digit = sudoku_lowest_digit (search->across[get_diagonal (corner)]);

      sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 0, cell, digit);

      if (search->n_open == 1)
        sudoku_hint_remove_cells (hint, position, sudoku_cells_and (open, sudoku_cells_of (cell)),
                                  digit);
    }

  if (extra != 0)
    {
      int digit = sudoku_lowest_digit (extra);

      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_EXTRA, 0, open, digit);
      sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (open), digit);
    }

  return sudoku_logic_tell (search->logic);
}

/* Type 2: two corners are empty. */
static bool
find_2 (AvoidableSearch *search)
{
  const SudokuPosition *position = search->logic->position;
  int corner = __builtin_ctz (search->open);
  int other = __builtin_ctz (search->open & (search->open - 1));
  int diagonal = get_diagonal (corner);
  SudokuDigits here = position->candidates[search->rectangle.cell[corner]];
  SudokuDigits there = position->candidates[search->rectangle.cell[other]];

  if (sudoku_bit_count[here] != 2 || sudoku_bit_count[there] != 2)
    return true;

  /* In a line: both digits are known. */
  if (diagonal != get_diagonal (other))
    {
      SudokuDigits extra = here & there;

      if (extra == (here & ~search->across[diagonal]) &&
          extra == (there & ~search->across[!diagonal]) && sudoku_bit_count[extra] == 1)
        return tell (search, extra);

      return true;
    }

  /* Across: either of two digits that both cells have would close it. */
  for (SudokuDigits rest = here; here == there && rest != 0; rest &= rest - 1)
    {
      search->across[diagonal] = rest & -rest;

      if (!tell (search, here & ~search->across[diagonal]))
        return false;
    }

  return true;
}

/* Takes a rectangle up if no corner is a given, as many are empty as are wanted, and the others
 * hold one digit across each. It is looked at from its first filled corner, corner 0. */
static bool
take_rectangle (AvoidableSearch *search)
{
  const SudokuPosition *position = search->logic->position;

  search->open = 0;
  search->across[0] = 0;
  search->across[1] = 0;

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    {
      int cell = search->rectangle.cell[corner];
      int digit = position->grid.digit[cell];

      if (digit == 0)
        search->open |= 1 << corner;
      else if (cell < search->rectangle.cell[0] || sudoku_cells_has (position->given, cell))
        return false;
      else
        search->across[get_diagonal (corner)] |= 1 << (digit - 1);
    }

  return __builtin_popcount (search->open) == search->n_open &&
         sudoku_bit_count[search->across[0]] <= 1 && sudoku_bit_count[search->across[1]] <= 1;
}

static void
find_rectangles (AvoidableSearch *search)
{
  const SudokuPosition *position = search->logic->position;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (position->grid.digit[cell] == 0 || sudoku_cells_has (position->given, cell))
        continue;

      for (int i = 0; i < SUDOKU_RECTANGLES_OF_CELL; i++)
        {
          search->rectangle = sudoku_rectangle_of (cell, i);

          if (take_rectangle (search) &&
              !(search->n_open == 1 ? tell (search, 0) : find_2 (search)))
            return;
        }
    }
}

void
sudoku_logic_avoidable (SudokuLogic *logic)
{
  for (int n_open = 1; n_open <= 2 && !logic->has_ended; n_open++)
    {
      AvoidableSearch search = {
        .logic = logic,
        .technique = SUDOKU_AVOIDABLE_RECTANGLE_1 + n_open - 1,
        .n_open = n_open,
      };

      if (sudoku_logic_wants (logic, search.technique))
        find_rectangles (&search);
    }
}
