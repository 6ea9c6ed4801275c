/* Templates: the ways in which all nine of a digit can stand in the grid at once, one in each row,
 * column and box. There are 46656; those count that agree with the cells that hold the digit and
 * with its candidates.
 *
 *   Template Set     cells that are in all of them hold the digit
 *   Template Delete  candidates that are in none of them go
 *
 *       a . . | b a .        a and b: two templates of a digit in three rows. x is in neither,
 *       . . b | . . x        and would be in none even if no row or box had lost it by itself.
 *       . . . | . . .
 *
 * A cell that is in all templates of one digit is in none of another: so the templates of all
 * digits are sifted until nothing changes. No person goes through them by hand; they are there to
 * be asked for.
 *
 * Templates are built row by row. A hint has the candidates of the digit that are in some template
 * as SUDOKU_ROLE_PATTERN, and as SUDOKU_ROLE_COMMON, with the other digits, those of its cells that
 * are in all templates of another digit. Its digit is that of the templates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* Those of one digit. */
typedef struct
{
  SudokuCells any;                        /* in some template */
  SudokuCells all;                        /* in all of them */
  bool        is_empty;                   /* there are none */
  uint16_t    places[SUDOKU_DIGITS];      /* by row: the columns that may have the digit */
} Templates;

/* Goes on from `row`. `columns` and `boxes` (of the band, as bits of their columns) are taken;
 * `cells` are those of the rows before. */
static void
add_rows (Templates   *templates,
          int          row,
          uint16_t     columns,
          uint16_t     boxes,
          SudokuCells  cells)
{
  uint16_t places;

  if (row == SUDOKU_DIGITS)
    {
      templates->any = sudoku_cells_or (templates->any, cells);
      templates->all = sudoku_cells_and (templates->all, cells);
      templates->is_empty = false;
      return;
    }

  if (row % 3 == 0)
    boxes = 0;

  for (places = templates->places[row] & ~(columns | boxes); places != 0; places &= places - 1)
    {
      int column = __builtin_ctz (places);

      add_rows (templates, row + 1, columns | 1 << column, boxes | 0007 << column / 3 * 3,
                sudoku_cells_or (cells, sudoku_cells_of (row * 9 + column)));
    }
}

static void
init_templates (const SudokuPosition *position,
                int                   digit,
                Templates            *templates)
{
  for (int row = 0; row < SUDOKU_DIGITS; row++)
    templates->places[row] = position->places[row][digit - 1];

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (position->grid.digit[cell] == digit)
      templates->places[sudoku_row (cell)] = 1 << sudoku_column (cell);
}

static void
build_templates (Templates *templates)
{
  templates->any = sudoku_cells_none ();
  templates->all = (SudokuCells) { UINT64_MAX, UINT64_MAX };
  templates->is_empty = true;
  add_rows (templates, 0, 0, 0, sudoku_cells_none ());
}

/* Leaves out the templates that hold a cell which all templates of another digit hold. Returns
 * whether there are any such cells that were not out before. */
static bool
sift_templates (Templates templates[SUDOKU_DIGITS],
                int       digit)
{
  bool is_changed = false;

  for (int other = 1; other <= SUDOKU_DIGITS; other++)
    if (other != digit)
      for (int row = 0; row < SUDOKU_DIGITS; row++)
        {
          uint16_t taken = sudoku_cells_in_house (templates[other - 1].all, row);

          is_changed |= (templates[digit - 1].places[row] & taken) != 0;
          templates[digit - 1].places[row] &= ~taken;
        }

  return is_changed;
}

/* Returns false if some digit has no template, so that the position has no solution. */
static bool
find_templates (SudokuLogic *logic,
                Templates    templates[SUDOKU_DIGITS])
{
  bool is_changed = true;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      init_templates (logic->position, digit, &templates[digit - 1]);
      build_templates (&templates[digit - 1]);

      if (templates[digit - 1].is_empty)
        return false;
    }

  while (is_changed)
    {
      is_changed = false;

      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (sift_templates (templates, digit))
          {
            build_templates (&templates[digit - 1]);
            is_changed = true;

            if (templates[digit - 1].is_empty || !sudoku_logic_goes_on (logic))
              return false;
          }
    }

  return true;
}

static bool
emit_for_digit (SudokuLogic     *logic,
                const Templates  templates[SUDOKU_DIGITS],
                int              digit)
{
  const Templates *own = &templates[digit - 1];
  SudokuHint *hint = sudoku_logic_begin (logic, logic->technique, 1 << (digit - 1));
  SudokuCells where = logic->position->where[digit - 1];
  SudokuCells placed = sudoku_cells_and (where, own->all);

  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0, sudoku_cells_and (where, own->any), digit);

  for (int other = 1; other <= SUDOKU_DIGITS; other++)
    if (other != digit)
      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_COMMON, 0,
                              sudoku_cells_and (where, templates[other - 1].all), other);

  if (logic->technique == SUDOKU_TEMPLATE_DELETE)
    sudoku_hint_remove_cells (hint, logic->position, sudoku_cells_minus (where, own->any), digit);
  else
    while (!sudoku_cells_is_empty (placed))
      sudoku_hint_place (hint, sudoku_cells_take (&placed), digit);

  return sudoku_logic_emit (logic);
}

void
sudoku_logic_templates (SudokuLogic *logic)
{
  Templates templates[SUDOKU_DIGITS];

  if (!find_templates (logic, templates))
    return;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (!emit_for_digit (logic, templates, digit))
      return;
}
