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
 * candidates of the three parts are SUDOKU_ROLE_PATTERN: group 0 those of digits that are bound to
 * the line, group 1 those bound to the box, group 2 those of I alone, group 3 those that L and B
 * both have. The digits are those that go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

enum
{
  MAX_ARM = 6,                  /* cells of a line or box beyond the crossing */
  MAX_PARTS = 1 << MAX_ARM,
};

/* The cells of the line, or of the box, beyond the crossing, and the digits of all sets of them. */
typedef struct
{
  int          n_cells;
  uint8_t      cell[MAX_ARM];
  SudokuDigits digits[MAX_PARTS];       /* [set]: bit i of it stands for cell[i] */
} Arm;

/* Sets of cells of an arm that may do. */
typedef struct
{
  int     n_sets;
  uint8_t set[MAX_PARTS];
} Choice;

typedef struct
{
  int       line;
  int       box;
  Arm       line_arm;
  Arm       box_arm;
  SudokuSet middle;
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

static void
start_arm (Arm                  *arm,
           const SudokuPosition *position,
           SudokuCells           cells)
{
  arm->n_cells = 0;
  arm->digits[0] = 0;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      int n_sets = 1 << arm->n_cells;

      arm->cell[arm->n_cells++] = cell;

      for (int set = 0; set < n_sets; set++)
        arm->digits[n_sets + set] = arm->digits[set] | position->candidates[cell];
    }
}

static SudokuSet
get_part (const Arm *arm,
          int        set)
{
  SudokuSet part = { sudoku_cells_none (), arm->digits[set] };

  for (; set != 0; set &= set - 1)
    part.cells = sudoku_cells_or (part.cells, sudoku_cells_of (arm->cell[__builtin_ctz (set)]));

  return part;
}

/* How many digits of the crossing go into a part of an arm at least: one for each of its cells that
 * its other digits leave over. */
static int
get_use (SudokuDigits part,
         SudokuDigits middle,
         int          n_cells)
{
  return n_cells - sudoku_bit_count[part & ~middle];
}

/* The parts of an arm that relieve the crossing. Locked sets do too, but need no crossing. */
static void
choose_sets (const Arm    *arm,
             SudokuDigits  middle,
             Choice       *choice)
{
  choice->n_sets = 0;

  for (int set = 1; set < 1 << arm->n_cells; set++)
    if (get_use (arm->digits[set], middle, sudoku_bit_count[set]) > 0 &&
        sudoku_bit_count[arm->digits[set]] > sudoku_bit_count[set])
      choice->set[choice->n_sets++] = set;
}

static void
mark_digits (SudokuHint           *hint,
             const SudokuPosition *position,
             int                   group,
             SudokuCells           cells,
             SudokuDigits          digits)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);

      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, group,
                              sudoku_cells_and (cells, position->where[digit - 1]), digit);
    }
}

static bool
emit_crossing (SudokuLogic    *logic,
               const Crossing *crossing,
               int             line_set,
               int             box_set)
{
  const SudokuPosition *position = logic->position;
  SudokuSet line_part = get_part (&crossing->line_arm, line_set);
  SudokuSet box_part = get_part (&crossing->box_arm, box_set);
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_SUE_DE_COQ, 0);
  SudokuDigits digits = crossing->middle.digits | line_part.digits | box_part.digits;
  SudokuDigits both = line_part.digits & box_part.digits;
  SudokuDigits of_line = digits & ~box_part.digits;    /* in the line if anywhere */
  SudokuDigits of_box = digits & ~line_part.digits;
  SudokuCells in_line = sudoku_cells_or (crossing->middle.cells, line_part.cells);
  SudokuCells in_box = sudoku_cells_or (crossing->middle.cells, box_part.cells);
  SudokuCells all = sudoku_cells_or (in_line, in_box);
  SudokuCells line = sudoku_house_cells[crossing->line];
  SudokuCells box = sudoku_house_cells[crossing->box];

  sudoku_hint_remove_digits (hint, position, sudoku_cells_minus (line, in_line), of_line);
  sudoku_hint_remove_digits (hint, position, sudoku_cells_minus (box, in_box), of_box);
  sudoku_hint_remove_digits (hint, position, sudoku_cells_minus (line, line_part.cells), both);
  sudoku_hint_remove_digits (hint, position, sudoku_cells_minus (box, box_part.cells), both);

  if (hint->n_removals == 0)
    return true;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hint->digits |= hint->removals[cell];

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, crossing->line);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, crossing->box);
  sudoku_hint_set (hint, crossing->middle.cells, crossing->middle.digits);
  sudoku_hint_set (hint, line_part.cells, line_part.digits);
  sudoku_hint_set (hint, box_part.cells, box_part.digits);
  mark_digits (hint, position, 0, all, of_line & ~of_box);
  mark_digits (hint, position, 1, all, of_box & ~of_line);
  mark_digits (hint, position, 2, all, of_line & of_box);
  mark_digits (hint, position, 3, all, both);

  return sudoku_logic_emit (logic);
}

static bool
try_middle (SudokuLogic *logic,
            Crossing    *crossing,
            SudokuCells  cells)
{
  const Arm *line_arm = &crossing->line_arm;
  const Arm *box_arm = &crossing->box_arm;
  SudokuDigits digits = get_digits (logic->position, cells);
  int surplus = sudoku_bit_count[digits] - sudoku_cells_count (cells);
  Choice of_line, of_box;

  if (surplus < 2)
    return true;

  crossing->middle = (SudokuSet) { cells, digits };
  choose_sets (line_arm, digits, &of_line);
  choose_sets (box_arm, digits, &of_box);

  for (int i = 0; i < of_line.n_sets; i++)
    for (int j = 0; j < of_box.n_sets; j++)
      {
        int in_line = of_line.set[i];
        int in_box = of_box.set[j];
        SudokuDigits both = line_arm->digits[in_line] & box_arm->digits[in_box];

        /* As many cells as digits, those of both arms counted twice: what the crossing has too
         * many goes into the arms. */
        if (get_use (line_arm->digits[in_line], digits, sudoku_bit_count[in_line]) +
            get_use (box_arm->digits[in_box], digits, sudoku_bit_count[in_box]) ==
            surplus + sudoku_bit_count[both & digits] &&
            !emit_crossing (logic, crossing, in_line, in_box))
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
  int n_middle = sudoku_cells_count (middle);
  Crossing crossing;

  if (n_middle < 2 || sudoku_bit_count[get_digits (position, middle)] < 4)
    return true;

  crossing.line = line;
  crossing.box = box;
  start_arm (&crossing.line_arm, position, sudoku_cells_minus (in_line, middle));
  start_arm (&crossing.box_arm, position, sudoku_cells_minus (in_box, middle));

  if (n_middle == 3)
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
