/* Locked candidates: where a box and a line meet.
 *
 *   Pointing (type 1)   A digit has room in a box only where one line crosses it. The line has the
 *                       digit there, so it goes from the rest of the line.
 *   Claiming (type 2)   A digit has room in a line only where one box crosses it. The box has the
 *                       digit there, so it goes from the rest of the box.
 *
 *        box               rest of the row
 *       . . .   |  . . . | . . .
 *       a a a   |  x x x | x x x       pointing: a is all of the box, x goes
 *       . . .   |  . . . | . . .
 *
 *   Locked Pair, Triple   Two (three) cells where a box and a line meet have two (three) candidates
 *                       together. They take them all, so these go from the rest of both houses. To
 *                       be emitted as one step, something must go from the line outside the box and
 *                       from the box outside the line; else it is a naked pair of one house.
 *
 * Of locked candidates, the house where the digit has no other room is SUDOKU_HOUSE_BASE, the one
 * that loses candidates SUDOKU_HOUSE_COVER; the candidates are SUDOKU_ROLE_PATTERN. Of locked sets
 * both houses are SUDOKU_HOUSE_BASE, the box first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* A digit that in `base` has room only where it meets `cover`. */
static bool
emit_locked (SudokuLogic *logic,
             int          base,
             int          cover,
             int          digit)
{
  const SudokuPosition *position = logic->position;
  SudokuCells pattern = sudoku_position_in_house (position, base, digit);
  SudokuCells losers = sudoku_cells_minus (sudoku_position_in_house (position, cover, digit),
                                           pattern);
  SudokuHint *hint;

  if (sudoku_cells_is_empty (losers))
    return true;

  hint = sudoku_logic_begin (logic, logic->technique, 1 << (digit - 1));
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, base);
  sudoku_hint_house (hint, SUDOKU_HOUSE_COVER, cover);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0, pattern, digit);
  sudoku_hint_remove_cells (hint, position, losers, digit);

  return sudoku_logic_emit (logic);
}

/* The row and the column of a box, or -1, that hold all the places that a digit has in it. */
static void
get_lines_of_box (int       box,
                  uint16_t  places,
                  int      *row,
                  int      *column)
{
  *row = *column = -1;

  for (int i = 0; i < 3; i++)
    {
      if ((places & ~(0x007 << 3 * i)) == 0)
        *row = box / 3 * 3 + i;

      if ((places & ~(0x049 << i)) == 0)
        *column = SUDOKU_FIRST_COLUMN + box % 3 * 3 + i;
    }
}

/* A digit with one place left is a single. */
static bool
has_several (uint16_t places)
{
  return (places & (places - 1)) != 0;
}

static void
find_pointing (SudokuLogic *logic)
{
  for (int box = 0; box < 9; box++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      {
        uint16_t places = logic->position->places[SUDOKU_FIRST_BOX + box][digit - 1];
        int row, column;

        if (!has_several (places))
          continue;

        get_lines_of_box (box, places, &row, &column);

        if ((row >= 0 && !emit_locked (logic, SUDOKU_FIRST_BOX + box, row, digit)) ||
            (column >= 0 && !emit_locked (logic, SUDOKU_FIRST_BOX + box, column, digit)))
          return;
      }
}

static void
find_claiming (SudokuLogic *logic)
{
  for (int line = 0; line < SUDOKU_FIRST_BOX; line++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      {
        uint16_t places = logic->position->places[line][digit - 1];

        if (!has_several (places))
          continue;

        for (int third = 0; third < 3; third++)
          if ((places & ~(0x007 << 3 * third)) == 0)
            {
              int cell = sudoku_cell_of_house (line, 3 * third);

              if (!emit_locked (logic, line, sudoku_house_of (SUDOKU_BOX, cell), digit))
                return;
            }
      }
}

/* Cells that are as many as their `digits`, in a box and a line. */
static bool
emit_locked_set (SudokuLogic  *logic,
                 int           box,
                 int           line,
                 SudokuCells   cells,
                 SudokuDigits  digits)
{
  const SudokuPosition *position = logic->position;
  SudokuHint *hint = sudoku_logic_begin (logic, logic->technique, digits);
  bool in_box = false;
  bool in_line = false;

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, box);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, line);

  for (SudokuDigits rest = digits; rest != 0; rest &= rest - 1)
    {
      int digit = sudoku_lowest_digit (rest);
      SudokuCells of_box = sudoku_cells_minus (sudoku_position_in_house (position, box, digit),
                                               cells);
      SudokuCells of_line = sudoku_cells_minus (sudoku_position_in_house (position, line, digit),
                                                cells);

      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0,
                              sudoku_cells_and (cells, position->where[digit - 1]), digit);
      sudoku_hint_remove_cells (hint, position, sudoku_cells_or (of_box, of_line), digit);
      in_box |= !sudoku_cells_within (of_box, sudoku_house_cells[line]);
      in_line |= !sudoku_cells_within (of_line, sudoku_house_cells[box]);
    }

  return !in_box || !in_line || sudoku_logic_emit (logic);
}

/* Pairs or triples among the three cells of `line` in `box`. */
static bool
find_locked_sets_at (SudokuLogic *logic,
                     int          box,
                     int          line)
{
  int size = logic->technique == SUDOKU_LOCKED_PAIR ? 2 : 3;
  SudokuCells meeting = sudoku_cells_and (sudoku_house_cells[box], sudoku_house_cells[line]);
  int cell[3];

  for (int i = 0; i < 3; i++)
    cell[i] = sudoku_cells_take (&meeting);

  /* Of a pair, `out` is the cell that is not in it. */
  for (int out = 0; out < (size == 2 ? 3 : 1); out++)
    {
      SudokuCells cells = sudoku_cells_none ();
      SudokuDigits digits = 0;
      bool are_empty = true;

      for (int i = 0; i < 3; i++)
        if (size == 3 || i != out)
          {
            SudokuDigits candidates = logic->position->candidates[cell[i]];

            cells = sudoku_cells_or (cells, sudoku_cells_of (cell[i]));
            digits |= candidates;
            are_empty &= sudoku_bit_count[candidates] > 1;
          }

      if (are_empty && sudoku_bit_count[digits] == size &&
          !emit_locked_set (logic, box, line, cells, digits))
        return false;
    }

  return true;
}

static void
find_locked_sets (SudokuLogic *logic)
{
  for (int box = 0; box < 9; box++)
    for (int i = 0; i < 3; i++)
      {
        int row = box / 3 * 3 + i;
        int column = SUDOKU_FIRST_COLUMN + box % 3 * 3 + i;

        if (!find_locked_sets_at (logic, SUDOKU_FIRST_BOX + box, row) ||
            !find_locked_sets_at (logic, SUDOKU_FIRST_BOX + box, column))
          return;
      }
}

void
sudoku_logic_locked (SudokuLogic *logic)
{
  if (logic->technique == SUDOKU_POINTING)
    find_pointing (logic);
  else if (logic->technique == SUDOKU_CLAIMING)
    find_claiming (logic);
  else
    find_locked_sets (logic);
}
