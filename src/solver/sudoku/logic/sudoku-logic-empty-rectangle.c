/* Empty rectangles: see sudoku-logic-turbot.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

enum { MAX_RECTANGLES = 64 };

/* The names of the drawing in sudoku-logic-turbot.c. */
typedef struct
{
  int      box;
  int      line;                /* the house of the link c=d */
  int      c, d;
  int      x;                   /* what goes */
} EmptyRectangle;

typedef struct
{
  EmptyRectangle rectangle[MAX_RECTANGLES];
  int            n_rectangles;
} EmptyRectangles;

/* Whether the places of a box, as bits of its nine cells, lie in its row `row` and column `column`,
 * and in neither alone. */
static bool
is_cross (uint16_t places,
          int      row,
          int      column)
{
  uint16_t of_row = 0x007 << 3 * row;
  uint16_t of_column = 0x049 << column;

  return (places & ~(of_row | of_column)) == 0 && (places & ~of_row) != 0 &&
         (places & ~of_column) != 0;
}

/* The link in the line across `arm`, one of the two lines of the cross, with c on it; x is where
 * the line of d meets the `other` line of the cross. */
static void
add_rectangle (EmptyRectangles      *found,
               const SudokuPosition *position,
               int                   digit,
               int                   box,
               int                   line,
               int                   arm,
               int                   other)
{
  uint16_t places = position->places[line][digit - 1];
  int ends[2];

  if (sudoku_bit_count[places] != 2)
    return;

  ends[0] = sudoku_cell_of_house (line, __builtin_ctz (places));
  ends[1] = sudoku_cell_of_house (line, 31 - __builtin_clz (places));

  for (int i = 0; i < 2; i++)
    {
      int c = ends[i];
      int d = ends[1 - i];
      /* `other` and the line through d across `line` cross in x. */
      int x = other < SUDOKU_FIRST_COLUMN ? other * 9 + sudoku_column (d)
                                          : sudoku_row (d) * 9 + other - SUDOKU_FIRST_COLUMN;

      if (!sudoku_cells_has (sudoku_house_cells[arm], c) ||
          sudoku_cells_has (sudoku_house_cells[box], c) ||
          sudoku_cells_has (sudoku_house_cells[box], x) ||
          sudoku_cells_has (sudoku_house_cells[box], d) ||
          !sudoku_position_has (position, x, digit) || x == d ||
          found->n_rectangles == MAX_RECTANGLES)
        continue;

      found->rectangle[found->n_rectangles++] = (EmptyRectangle) { box, line, c, d, x };
    }
}

static void
find_in_box (EmptyRectangles      *found,
             const SudokuPosition *position,
             int                   digit,
             int                   box)
{
  uint16_t places = position->places[SUDOKU_FIRST_BOX + box][digit - 1];

  found->n_rectangles = 0;

  if (sudoku_bit_count[places] < 2)
    return;

  for (int i = 0; i < 9; i++)
    {
      int row = box / 3 * 3 + i / 3;
      int column = SUDOKU_FIRST_COLUMN + box % 3 * 3 + i % 3;

      if (!is_cross (places, i / 3, i % 3))
        continue;

      for (int line = 0; line < 9; line++)
        {
          add_rectangle (found, position, digit, SUDOKU_FIRST_BOX + box,
                         SUDOKU_FIRST_COLUMN + line, row, column);
          add_rectangle (found, position, digit, SUDOKU_FIRST_BOX + box, line, column, row);
        }
    }
}

static void
add_to_hint (SudokuHint           *hint,
             const SudokuPosition *position,
             const EmptyRectangle *rectangle,
             int                   digit)
{
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, rectangle->box);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, rectangle->line);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0,
                          sudoku_position_in_house (position, rectangle->box, digit), digit);
  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 1, rectangle->c, digit);
  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 1, rectangle->d, digit);
  sudoku_hint_remove (hint, position, rectangle->x, digit);
}

static bool
emit_single (SudokuLogic          *logic,
             const EmptyRectangle *rectangle,
             int                   digit)
{
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_EMPTY_RECTANGLE, 1 << (digit - 1));

  add_to_hint (hint, logic->position, rectangle, digit);

  return sudoku_logic_emit (logic);
}

/* The same box with two links, of which something else goes each. */
static bool
emit_duals (SudokuLogic           *logic,
            const EmptyRectangles *found,
            int                    digit)
{
  for (int i = 0; i < found->n_rectangles; i++)
    for (int j = i + 1; j < found->n_rectangles; j++)
      {
        SudokuHint *hint;

        if (found->rectangle[i].x == found->rectangle[j].x)
          continue;

        hint = sudoku_logic_begin (logic, SUDOKU_DUAL_EMPTY_RECTANGLE, 1 << (digit - 1));
        add_to_hint (hint, logic->position, &found->rectangle[i], digit);
        add_to_hint (hint, logic->position, &found->rectangle[j], digit);

        if (!sudoku_logic_emit (logic))
          return false;
      }

  return true;
}

void
sudoku_logic_empty_rectangles (SudokuLogic *logic)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    for (int box = 0; box < 9; box++)
      {
        EmptyRectangles found;

        find_in_box (&found, logic->position, digit, box);

        for (int i = 0; i < found.n_rectangles; i++)
          if (sudoku_logic_wants (logic, SUDOKU_EMPTY_RECTANGLE) &&
              !emit_single (logic, &found.rectangle[i], digit))
            return;

        if (sudoku_logic_wants (logic, SUDOKU_DUAL_EMPTY_RECTANGLE) &&
            !emit_duals (logic, &found, digit))
          return;
      }
}
