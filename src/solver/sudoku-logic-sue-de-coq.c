/* Sue de Coq: two almost locked sets that share the cells where a line and a box cross.
 *
 *       I I . | L . . | . . L      I: two or three cells of the crossing, with two digits
 *       B . . | . . . | . . .         more than they are cells, or yet more
 *       . B . | . . . | . . .      L: cells of the line beyond the box; B: cells of the box beyond
 *                                     the line
 *
 * Each digit can be at most once in I and L, for they are in one line, and once in I and B; so it
 * is in the three parts together once at most, or twice if both L and B have it. When that makes
 * just as many as there are cells, every digit is there as often as it can be. A digit that L has,
 * but not B, is in the line, within I and L, and goes from the rest of the line; one that B has,
 * but not L, goes from the rest of the box; one of I alone goes from both. One that L and B both
 * have is in each of them: it goes from the line, from the box and from I.
 *
 * A hint has the line and the box as SUDOKU_HOUSE_BASE; I, L and B as hint->set 0, 1 and 2. The
 * candidates of the three parts are SUDOKU_ROLE_PATTERN: part 0 those of digits that are bound to
 * the line, part 1 those bound to the box, part 2 those of I alone, part 3 those that L and B both
 * have. The digits are those that go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic-private.h"

enum
{
  MAX_PARTS = 64,               /* subsets of the six cells of a line or box beyond the crossing */
};

/* Cells of the line, or of the box, beyond the crossing. */
typedef struct
{
  SudokuCells  cells;
  SudokuDigits digits;
  uint8_t      n_cells;
} Part;

typedef struct
{
  int         line;
  int         box;

  Part        middle;
  int         n_line_parts;
  int         n_box_parts;
  Part        line_part[MAX_PARTS];
  Part        box_part[MAX_PARTS];
} Crossing;

static SudokuDigits
get_digits (const SudokuPosition *position,
            SudokuCells           cells)
{
  SudokuDigits digits = 0;

  while (!sudoku_cells_is_empty (cells))
    digits |= position->candidates[sudoku_cells_take (&cells)];

  return digits;
}

/* All sets of `cells`, small ones first. Returns how many. */
static int
list_parts (const SudokuPosition *position,
            SudokuCells           cells,
            Part                 *parts)
{
  uint8_t cell[6];
  int n_cells = 0;
  int n_parts = 0;

  while (!sudoku_cells_is_empty (cells))
    cell[n_cells++] = sudoku_cells_take (&cells);

  for (int size = 1; size <= n_cells; size++)
    for (int subset = 1; subset < 1 << n_cells; subset++)
      {
        Part *part = &parts[n_parts];

        if (sudoku_bit_count[subset] != size)
          continue;

        *part = (Part) { sudoku_cells_none (), 0, size };

        for (int i = 0; i < n_cells; i++)
          if (subset >> i & 1)
            {
              part->cells = sudoku_cells_or (part->cells, sudoku_cells_of (cell[i]));
              part->digits |= position->candidates[cell[i]];
            }

        /* With a digit for each cell it is a locked set, and needs no crossing. */
        if (sudoku_bit_count[part->digits] > size)
          n_parts++;
      }

  return n_parts;
}

static void
mark_digits (SudokuHint           *hint,
             const SudokuPosition *position,
             int                   part,
             SudokuCells           cells,
             SudokuDigits          digits)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);

      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, part,
                              sudoku_cells_and (cells, position->where[digit - 1]), digit);
    }
}

static void
remove_digits (SudokuHint           *hint,
               const SudokuPosition *position,
               SudokuCells           cells,
               SudokuDigits          digits)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      int n_removals = hint->n_removals;

      sudoku_hint_remove_cells (hint, position, cells, digit);

      if (hint->n_removals > n_removals)
        hint->digits |= 1 << (digit - 1);
    }
}

static bool
tell_crossing (SudokuLogic    *logic,
               const Crossing *crossing,
               const Part     *line_part,
               const Part     *box_part)
{
  const SudokuPosition *position = logic->position;
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_SUE_DE_COQ, 0);
  SudokuDigits digits = crossing->middle.digits | line_part->digits | box_part->digits;
  SudokuDigits both = line_part->digits & box_part->digits;
  SudokuDigits of_line = digits & ~box_part->digits;    /* in the line if anywhere */
  SudokuDigits of_box = digits & ~line_part->digits;
  SudokuCells in_line = sudoku_cells_or (crossing->middle.cells, line_part->cells);
  SudokuCells in_box = sudoku_cells_or (crossing->middle.cells, box_part->cells);
  SudokuCells all = sudoku_cells_or (in_line, in_box);

  remove_digits (hint, position,
                 sudoku_cells_minus (sudoku_house_cells[crossing->line], in_line), of_line);
  remove_digits (hint, position,
                 sudoku_cells_minus (sudoku_house_cells[crossing->box], in_box), of_box);
  remove_digits (hint, position,
                 sudoku_cells_minus (sudoku_house_cells[crossing->line], line_part->cells), both);
  remove_digits (hint, position,
                 sudoku_cells_minus (sudoku_house_cells[crossing->box], box_part->cells), both);

  if (hint->n_removals == 0)
    return true;

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, crossing->line);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, crossing->box);
  sudoku_hint_set (hint, crossing->middle.cells, crossing->middle.digits);
  sudoku_hint_set (hint, line_part->cells, line_part->digits);
  sudoku_hint_set (hint, box_part->cells, box_part->digits);
  mark_digits (hint, position, 0, all, of_line & ~of_box);
  mark_digits (hint, position, 1, all, of_box & ~of_line);
  mark_digits (hint, position, 2, all, of_line & of_box);
  mark_digits (hint, position, 3, all, both);

  return sudoku_logic_tell (logic);
}

static bool
try_middle (SudokuLogic *logic,
            Crossing    *crossing,
            SudokuCells  cells)
{
  int n_cells = sudoku_cells_count (cells);
  SudokuDigits digits = get_digits (logic->position, cells);

  if (n_cells < 2 || sudoku_bit_count[digits] < n_cells + 2)
    return true;

  crossing->middle = (Part) { cells, digits, n_cells };

  for (int i = 0; i < crossing->n_line_parts; i++)
    for (int j = 0; j < crossing->n_box_parts; j++)
      {
        const Part *line_part = &crossing->line_part[i];
        const Part *box_part = &crossing->box_part[j];

        if (sudoku_bit_count[digits | line_part->digits | box_part->digits] +
            sudoku_bit_count[line_part->digits & box_part->digits] ==
            n_cells + line_part->n_cells + box_part->n_cells &&
            !tell_crossing (logic, crossing, line_part, box_part))
          return false;
      }

  return sudoku_logic_goes_on (logic);
}

static bool
try_crossing (SudokuLogic *logic,
              int          line,
              int          box)
{
  const SudokuPosition *position = logic->position;
  SudokuCells in_line = sudoku_cells_and (sudoku_house_cells[line], position->empty);
  SudokuCells in_box = sudoku_cells_and (sudoku_house_cells[box], position->empty);
  SudokuCells middle = sudoku_cells_and (in_line, in_box);
  Crossing crossing = { .line = line, .box = box };

  if (sudoku_cells_count (middle) < 2 ||
      sudoku_bit_count[get_digits (position, middle)] < 4)
    return true;

  crossing.n_line_parts = list_parts (position, sudoku_cells_minus (in_line, middle),
                                      crossing.line_part);
  crossing.n_box_parts = list_parts (position, sudoku_cells_minus (in_box, middle),
                                     crossing.box_part);

  if (sudoku_cells_count (middle) == 3)
    for (SudokuCells left = middle; !sudoku_cells_is_empty (left); )
      {
        SudokuCells out = sudoku_cells_of (sudoku_cells_take (&left));

        if (!try_middle (logic, &crossing, sudoku_cells_minus (middle, out)))
          return false;
      }

  return try_middle (logic, &crossing, middle);
}

void
sudoku_logic_sue_de_coq (SudokuLogic *logic)
{
  for (int box = SUDOKU_FIRST_BOX; box < SUDOKU_HOUSES; box++)
    for (int line = 0; line < SUDOKU_FIRST_BOX; line++)
      if (sudoku_cells_meet (sudoku_house_cells[line], sudoku_house_cells[box]) &&
          !try_crossing (logic, line, box))
        return;
}
