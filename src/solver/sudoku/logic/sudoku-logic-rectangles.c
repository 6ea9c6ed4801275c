/* Unique rectangles: what a puzzle with one solution cannot hold.
 *
 * Four empty cells in two rows, two columns and two boxes that came to hold two digits only, x and
 * y, could hold them the other way round as well, and the puzzle would have two solutions:
 *
 *       . xy . | . xy .        So at least one corner of such a rectangle takes another digit, an
 *       . .  . | . .  .        extra. Below, a corner is bare that can take x and y only; the
 *       . xy . | . xy .        others are the roof. A corner may have lost x or y already.
 *
 *   Test 1            three bare corners: the roof is neither x nor y.
 *   Test 2            a roof of two in a line, with one extra z between them: one of them is z, and
 *                     z goes from all cells that see both.
 *   Test 3            a roof of two in a line: the extras that one of them takes make a naked
 *                     subset with other cells of a house of both.
 *   Test 4            a roof of two in a line that holds all x of a house: one of them is x, so
 *                     neither is y.
 *   Test 5            as test 2, with a roof of two across or of three.
 *   Test 6            a roof of two across, and all x of two parallel lines are in the corners: x
 *                     in the roof would bring x and y alone.
 *   Hidden Rectangle  a bare corner, and in both lines of the corner across all x are in the
 *                     rectangle: were it y, its neighbours would be x and the bare corner y.
 *
 *       xy .  . | xyab .  .        Hidden rectangle: the only x of row 2 and of column 4 are in
 *       xyc . . | xyd  .  .        the corners, so r2c4 is not y.
 *
 * A hint has x and y as its digits and, in the corners, as SUDOKU_ROLE_PATTERN; the extras are
 * SUDOKU_ROLE_EXTRA. SUDOKU_HOUSE_BASE are the houses that hold x in the corners only, or, of test
 * 3, those of the subset, whose cells beside the roof are the one set, with its digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"
#include "solver/sudoku/logic/sudoku-rectangle.h"

enum
{
  ROOF_0_3 = 1 << 0 | 1 << 3,   /* the roofs of two corners that lie across */
  ROOF_1_2 = 1 << 1 | 1 << 2,
};

typedef struct
{
  SudokuLogic     *logic;

  SudokuRectangle  rectangle;
  SudokuDigits     pair;
  SudokuDigits     extras;              /* of all corners */
  int              roof;                /* bit c: corner c has extras */
  int              n_roof;
  int              house;               /* of test 3, where the subset is looked for */
} RectangleSearch;

static bool
is_across (int roof)
{
  return roof == ROOF_0_3 || roof == ROOF_1_2;
}

static SudokuHint *
begin (RectangleSearch *search)
{
  SudokuHint *hint = sudoku_logic_begin (search->logic, search->logic->technique, search->pair);

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    {
      int cell = search->rectangle.cell[corner];
      SudokuDigits candidates = search->logic->position->candidates[cell];

      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, 0, cell, candidates & search->pair);
      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_EXTRA, 0, cell, candidates & ~search->pair);
    }

  return hint;
}

/* Removes digits from cells and emits the hint. */
static bool
emit_removals (RectangleSearch *search,
               SudokuCells      cells,
               SudokuDigits     digits)
{
  sudoku_hint_remove_digits (&search->logic->hint, search->logic->position, cells, digits);

  return sudoku_logic_emit (search->logic);
}

static bool
has_two (RectangleSearch *search,
         int              house,
         int              digit)
{
  return sudoku_bit_count[search->logic->position->places[house][digit - 1]] == 2;
}

/* Whether all places of a digit in a house are two corners. */
static bool
is_only_in (RectangleSearch *search,
            int              house,
            int              digit,
            int              corner,
            int              other)
{
  const SudokuPosition *position = search->logic->position;

  return has_two (search, house, digit) &&
         sudoku_position_has (position, search->rectangle.cell[corner], digit) &&
         sudoku_position_has (position, search->rectangle.cell[other], digit);
}

/* The house of a corner's row or column. */
static int
get_line (RectangleSearch *search,
          SudokuHouseKind  kind,
          int              corner)
{
  return sudoku_house_of (kind, search->rectangle.cell[corner]);
}

static bool
find_1 (RectangleSearch *search)
{
  if (search->n_roof != 1)
    return true;

  begin (search);

  return emit_removals (search, sudoku_rectangle_cells (&search->rectangle, search->roof),
                        search->pair);
}

/* Tests 2 and 5 differ in how the roof lies. */
static bool
find_2_or_5 (RectangleSearch *search)
{
  bool in_line = search->logic->technique == SUDOKU_UNIQUE_RECTANGLE_2;
  SudokuCells roof;

  if (search->n_roof < 2 || sudoku_bit_count[search->extras] != 1 ||
      in_line != (search->n_roof == 2 && !is_across (search->roof)))
    return true;

  roof = sudoku_rectangle_cells (&search->rectangle, search->roof);
  begin (search);

  return emit_removals (search, sudoku_cells_seen_by_all (roof), search->extras);
}

static bool
emit_subset (RectangleSearch *search,
             SudokuCells      cells,
             SudokuDigits     digits)
{
  SudokuCells roof = sudoku_rectangle_cells (&search->rectangle, search->roof);
  SudokuCells all = sudoku_cells_or (roof, cells);
  SudokuHint *hint = begin (search);

  sudoku_hint_set (hint, cells, digits);

  for (int i = 0; i <= SUDOKU_HOUSES; i++)
    {
      /* The house it was found in comes first. A subset that lies in a line and a box is emitted
       * once, from the line. */
      int house = i == 0 ? search->house : i - 1;

      if ((i > 0 && house == search->house) ||
          !sudoku_cells_within (all, sudoku_house_cells[house]))
        continue;

      if (house < search->house)
        return true;

      sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, house);
      sudoku_hint_remove_digits (hint, search->logic->position,
                                 sudoku_cells_minus (sudoku_house_cells[house], all), digits);
    }

  return sudoku_logic_emit (search->logic);
}

/* Adds `n_more` of the `rest` of the house to the cells of a subset that has as many digits as it
 * has cells, one of the roof counted. */
static bool
choose_cells (RectangleSearch *search,
              int              size,
              int              n_more,
              SudokuCells      cells,
              SudokuCells      rest,
              SudokuDigits     digits)
{
  if (n_more == 0)
    return emit_subset (search, cells, digits);

  while (!sudoku_cells_is_empty (rest))
    {
      int cell = sudoku_cells_take (&rest);
      SudokuDigits all = digits | search->logic->position->candidates[cell];

      if (sudoku_bit_count[all] <= size + 1 &&
          !choose_cells (search, size, n_more - 1,
                         sudoku_cells_or (cells, sudoku_cells_of (cell)), rest, all))
        return false;
    }

  return true;
}

static bool
find_3 (RectangleSearch *search)
{
  SudokuCells roof;

  if (search->n_roof != 2 || is_across (search->roof) || sudoku_bit_count[search->extras] < 2)
    return true;

  roof = sudoku_rectangle_cells (&search->rectangle, search->roof);

  for (search->house = 0; search->house < SUDOKU_HOUSES; search->house++)
    {
      SudokuCells rest;
      int n_cells;

      if (!sudoku_cells_within (roof, sudoku_house_cells[search->house]))
        continue;

      rest = sudoku_cells_minus (sudoku_cells_and (search->logic->position->empty,
                                                   sudoku_house_cells[search->house]), roof);
      n_cells = sudoku_cells_count (rest);

      for (int size = sudoku_bit_count[search->extras] - 1; size < n_cells; size++)
        if (!choose_cells (search, size, size, sudoku_cells_none (), rest, search->extras))
          return false;
    }

  return true;
}

static bool
find_4 (RectangleSearch *search)
{
  SudokuCells roof;
  int corner;
  int other;

  if (search->n_roof != 2 || is_across (search->roof))
    return true;

  corner = __builtin_ctz (search->roof);
  other = __builtin_ctz (search->roof & (search->roof - 1));
  roof = sudoku_rectangle_cells (&search->rectangle, search->roof);

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (SudokuDigits rest = search->pair; rest != 0; rest &= rest - 1)
      {
        int house = get_line (search, kind, corner);
        int digit = sudoku_lowest_digit (rest);

        if (house != get_line (search, kind, other) ||
            !is_only_in (search, house, digit, corner, other))
          continue;

        sudoku_hint_house (begin (search), SUDOKU_HOUSE_BASE, house);

        if (!emit_removals (search, roof, search->pair & ~(1 << (digit - 1))))
          return false;
      }

  return true;
}

static bool
find_6 (RectangleSearch *search)
{
  if (!is_across (search->roof))
    return true;

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_COLUMN; kind++)
    for (SudokuDigits rest = search->pair; rest != 0; rest &= rest - 1)
      {
        int next = kind == SUDOKU_ROW ? 1 : 2;
        int digit = sudoku_lowest_digit (rest);
        SudokuHint *hint;

        if (!is_only_in (search, get_line (search, kind, 0), digit, 0, next) ||
            !is_only_in (search, get_line (search, kind, 3), digit, 3, 3 - next))
          continue;

        hint = begin (search);
        sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, get_line (search, kind, 0));
        sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, get_line (search, kind, 3));

        if (!emit_removals (search, sudoku_rectangle_cells (&search->rectangle, search->roof),
                            1 << (digit - 1)))
          return false;
      }

  return true;
}

/* A hidden rectangle that loses a digit in `corner`; the corner across is bare. */
static bool
find_hidden_at (RectangleSearch *search,
                int              corner)
{
  int row = get_line (search, SUDOKU_ROW, corner);
  int column = get_line (search, SUDOKU_COLUMN, corner);

  for (SudokuDigits rest = search->pair; rest != 0; rest &= rest - 1)
    {
      int digit = sudoku_lowest_digit (rest);
      SudokuHint *hint;

      if (!is_only_in (search, row, digit, corner, corner ^ 1) ||
          !is_only_in (search, column, digit, corner, corner ^ 2))
        continue;

      hint = begin (search);
      sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, row);
      sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, column);

      if (!emit_removals (search, sudoku_cells_of (search->rectangle.cell[corner]),
                          search->pair & ~(1 << (digit - 1))))
        return false;
    }

  return true;
}

static bool
find_hidden (RectangleSearch *search)
{
  if (search->n_roof != 3 && !is_across (search->roof))
    return true;

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    if ((search->roof >> (3 - corner) & 1) == 0 && !find_hidden_at (search, corner))
      return false;

  return true;
}

/* Looks for the technique in one rectangle. Returns false when the search is to end. */
static bool
find_in_rectangle (RectangleSearch *search)
{
  static bool (* const finds[]) (RectangleSearch *search) = {
    find_1, find_2_or_5, find_3, find_4, find_2_or_5, find_6, find_hidden,
  };

  return finds[search->logic->technique - SUDOKU_UNIQUE_RECTANGLE_1] (search);
}

/* Sees what the corners hold. Returns false for a rectangle that has been looked at already, from
 * another corner with just the two digits. */
static bool
take_rectangle (RectangleSearch *search)
{
  search->extras = 0;
  search->roof = 0;

  for (int corner = 0; corner < SUDOKU_CORNERS; corner++)
    {
      int cell = search->rectangle.cell[corner];
      SudokuDigits candidates = search->logic->position->candidates[cell];

      if (candidates == search->pair && cell < search->rectangle.cell[0])
        return false;

      if ((candidates & ~search->pair) != 0)
        {
          search->extras |= candidates & ~search->pair;
          search->roof |= 1 << corner;
        }
    }

  search->n_roof = __builtin_popcount (search->roof);

  return true;
}

/* The cells of a house, as bits, that can take one of the two digits. */
static uint16_t
get_places (RectangleSearch *search,
            int              house)
{
  const uint16_t *places = search->logic->position->places[house];
  SudokuDigits high = search->pair & (search->pair - 1);

  return places[sudoku_lowest_digit (search->pair) - 1] | places[sudoku_lowest_digit (high) - 1];
}

/* Looks at all rectangles that have `cell`, with just the two digits, as corner 0, and of which
 * each corner can take one of the digits. */
static bool
find_from (RectangleSearch *search,
           int              cell)
{
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  uint16_t stack = 7 << column / 3 * 3;
  uint16_t row_places = get_places (search, row);
  uint16_t rows = get_places (search, SUDOKU_FIRST_COLUMN + column) & ~(1 << row);

  for (; rows != 0; rows &= rows - 1)
    {
      int other_row = __builtin_ctz (rows);
      uint16_t columns = row_places & get_places (search, other_row) & ~(1 << column);

      columns &= other_row / 3 == row / 3 ? ~stack : stack;

      for (; columns != 0; columns &= columns - 1)
        {
          int other_column = __builtin_ctz (columns);

          search->rectangle = (SudokuRectangle) { {
            cell, row * 9 + other_column, other_row * 9 + column, other_row * 9 + other_column
          } };

          if (take_rectangle (search) && !find_in_rectangle (search))
            return false;
        }
    }

  return true;
}

void
sudoku_logic_rectangles (SudokuLogic *logic)
{
  RectangleSearch search = { .logic = logic };
  SudokuCells empty = logic->position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      search.pair = logic->position->candidates[cell];

      if (sudoku_bit_count[search.pair] == 2 && !find_from (&search, cell))
        return;
    }
}
