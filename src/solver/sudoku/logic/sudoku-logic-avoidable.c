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
#include "solver/sudoku/logic/sudoku-logic-private.h"
#include "solver/sudoku/logic/sudoku-rectangle.h"

#include <string.h>

enum
{
  NO_ROW = 255,
};

typedef struct
{
  SudokuLogic *logic;
  uint8_t      row_of[SUDOKU_DIGITS][SUDOKU_DIGITS + 1];        /* [column][digit]: the row where
                                                                 * it was filled in, or NO_ROW */
} AvoidableSearch;

static bool
is_filled_in (const SudokuPosition *position,
              int                   cell)
{
  return position->grid.digit[cell] != 0 && !sudoku_cells_has (position->given, cell);
}

/* Emits a rectangle that would have `own` in corners 0 and 3 and `other` in 1 and 2. Corner 0 is
 * empty; where it is the only one, there is no `extra`. */
static bool
emit (AvoidableSearch       *search,
      const SudokuRectangle *rectangle,
      int                    own,
      int                    other,
      int                    extra)
{
  const SudokuPosition *position = search->logic->position;
  SudokuHint *hint = sudoku_logic_begin (search->logic, search->logic->technique,
                                         1 << (own - 1) | 1 << (other - 1));
  SudokuCells corners = sudoku_rectangle_cells (rectangle, (1 << SUDOKU_CORNERS) - 1);
  SudokuCells open = sudoku_cells_and (corners, position->empty);

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 0, rectangle->cell[corner],
                      corner == 0 || corner == 3 ? own : other);

  if (extra == 0)
    {
      sudoku_hint_remove (hint, position, rectangle->cell[0], own);
    }
  else
    {
      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_EXTRA, 0, open, extra);
      sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (open), extra);
    }

  return sudoku_logic_emit (search->logic);
}

/* The rectangles of type 1 whose last corner is `cell`: its neighbours hold one digit. */
static bool
close_rectangles (AvoidableSearch *search,
                  int              cell)
{
  const SudokuPosition *position = search->logic->position;

  for (int column = 0; column < SUDOKU_DIGITS; column++)
    {
      int beside = sudoku_row (cell) * 9 + column;
      int digit = position->grid.digit[beside];
      int row = search->row_of[sudoku_column (cell)][digit];
      int across = row * 9 + column;
      SudokuRectangle rectangle;

      if (row == NO_ROW || !is_filled_in (position, beside) || !is_filled_in (position, across) ||
          !sudoku_position_has (position, cell, position->grid.digit[across]) ||
          !sudoku_rectangle_in_two_boxes (cell, across))
        continue;

      rectangle = (SudokuRectangle) { { cell, beside, row * 9 + sudoku_column (cell), across } };

      if (!emit (search, &rectangle, position->grid.digit[across], digit, 0))
        return false;
    }

  return true;
}

/* The rectangle of type 2 with two empty cells across from each other. Either of the digits that
 * both can take would close it, and is extra to the other. */
static bool
find_across (AvoidableSearch *search,
             int              cell,
             int              other)
{
  const SudokuPosition *position = search->logic->position;
  int beside = sudoku_row (cell) * 9 + sudoku_column (other);
  int below = sudoku_row (other) * 9 + sudoku_column (cell);
  SudokuRectangle rectangle = { { cell, beside, below, other } };
  int digit = position->grid.digit[beside];
  int low = sudoku_lowest_digit (position->candidates[cell]);
  int high = sudoku_lowest_digit (position->candidates[cell] & ~(1 << (low - 1)));

  if (position->candidates[cell] != position->candidates[other] ||
      digit != position->grid.digit[below] || !is_filled_in (position, beside) ||
      !is_filled_in (position, below) || !sudoku_rectangle_in_two_boxes (cell, other))
    return true;

  return emit (search, &rectangle, low, digit, high) && emit (search, &rectangle, high, digit, low);
}

/* The rectangles of type 2 with two empty cells in a row or column and the `extra` digit. */
static bool
find_beside (AvoidableSearch *search,
             int              cell,
             int              other,
             int              extra)
{
  const SudokuPosition *position = search->logic->position;
  bool in_row = sudoku_row (cell) == sudoku_row (other);
  SudokuDigits bit = 1 << (extra - 1);
  int own = sudoku_lowest_digit (position->candidates[cell] & ~bit);
  int others = sudoku_lowest_digit (position->candidates[other] & ~bit);

  for (int line = 0; line < SUDOKU_DIGITS; line++)
    {
      int beside = in_row ? line * 9 + sudoku_column (cell) : sudoku_row (cell) * 9 + line;
      int across = in_row ? line * 9 + sudoku_column (other) : sudoku_row (other) * 9 + line;
      SudokuRectangle rectangle = { { cell, other, beside, across } };

      if (position->grid.digit[beside] == others && position->grid.digit[across] == own &&
          is_filled_in (position, beside) && is_filled_in (position, across) &&
          sudoku_rectangle_in_two_boxes (cell, across) &&
          !emit (search, &rectangle, own, others, extra))
        return false;
    }

  return true;
}

static bool
find_pair (AvoidableSearch *search,
           int              cell,
           int              other)
{
  const SudokuPosition *position = search->logic->position;
  SudokuDigits common = position->candidates[cell] & position->candidates[other];

  if (sudoku_row (cell) != sudoku_row (other) && sudoku_column (cell) != sudoku_column (other))
    return find_across (search, cell, other);

  for (; common != 0; common &= common - 1)
    if (!find_beside (search, cell, other, sudoku_lowest_digit (common)))
      return false;

  return true;
}

static void
find_type_1 (AvoidableSearch *search)
{
  const SudokuPosition *position = search->logic->position;
  SudokuCells empty = position->empty;

  memset (search->row_of, NO_ROW, sizeof search->row_of);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (is_filled_in (position, cell))
      search->row_of[sudoku_column (cell)][position->grid.digit[cell]] = sudoku_row (cell);

  while (!sudoku_cells_is_empty (empty))
    if (!close_rectangles (search, sudoku_cells_take (&empty)))
      return;
}

static void
find_type_2 (AvoidableSearch *search)
{
  const SudokuPosition *position = search->logic->position;
  SudokuCells empty = position->empty;
  int bivalue[SUDOKU_CELLS];
  int n_bivalue = 0;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      if (sudoku_bit_count[position->candidates[cell]] != 2)
        continue;

      for (int i = 0; i < n_bivalue; i++)
        if ((position->candidates[bivalue[i]] & position->candidates[cell]) != 0 &&
            !find_pair (search, bivalue[i], cell))
          return;

      bivalue[n_bivalue++] = cell;
    }
}

void
sudoku_logic_avoidable (SudokuLogic *logic)
{
  AvoidableSearch search = { .logic = logic };

  if (logic->technique == SUDOKU_AVOIDABLE_RECTANGLE_1)
    find_type_1 (&search);
  else
    find_type_2 (&search);
}
