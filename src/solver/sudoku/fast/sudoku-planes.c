/* Propagation on one grid in bit masks. The rules are those of sudoku-lanes-propagate.h, but the
 * order is another: a digit is looked at again only when it has lost a cell. The rules that need
 * all digits, for naked singles and full box rows, are applied only when no digit is waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/fast/sudoku-planes.h"

#include <string.h>

/* Applies the rules for one digit. Returns false if the digit has no candidates left in some line.
 * Cells removed by the rows may allow more conclusions from the columns; these wait for the digit's
 * next turn. */
static bool
propagate_digit (SudokuGridPlanes *planes,
                 int               digit)
{
  uint32_t *cells = planes->cells[digit];
  uint32_t *held_by = planes->held_by[digit];
  uint32_t columns;
  uint32_t forced;
  uint32_t crowded;
  uint32_t before;
  uint32_t rows;

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    cells[plane] &= ~planes->held[plane] | held_by[plane];

  columns = sudoku_permutations_of_fields (sudoku_box_columns (cells));
  forced = sudoku_alone_in_column (columns);
  crowded = columns & planes->full_columns & ~forced;
  columns ^= crowded;
  planes->columns[digit] = columns;
  planes->forced_columns[digit] = forced;
  sudoku_keep_box_columns (cells, columns);

  before = sudoku_box_rows (cells);
  rows = sudoku_permutations_of_bits (before);
  forced = sudoku_alone_in_line (rows);
  rows &= ~planes->full_rows | forced;
  planes->rows[digit] = rows;
  planes->forced_rows[digit] = forced;
  sudoku_keep_box_rows (cells, rows);

  if (sudoku_filled_lines (rows) != SUDOKU_PLANE_ALL)
    return false;

  planes->changed |= (uint32_t) (rows != before || crowded != 0) << digit;

  forced &= sudoku_with_one_cell (cells);
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      held_by[plane] = cells[plane] & forced;
      planes->held[plane] |= held_by[plane];
    }

  return true;
}

/* Applies the rules that need all digits. */
typedef struct
{
  uint32_t once[SUDOKU_PLANES];
  uint32_t twice[SUDOKU_PLANES];
  uint32_t rows_forced[4];      /* by one digit or more, two, three, four */
  uint32_t columns_forced[4];
} Counts;

static inline void
count_all (const SudokuGridPlanes *planes,
           Counts                 *counts)
{
  memset (counts, 0, sizeof *counts);

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        {
          counts->twice[plane] |= counts->once[plane] & planes->cells[digit][plane];
          counts->once[plane] |= planes->cells[digit][plane];
        }

      sudoku_count (counts->rows_forced, planes->forced_rows[digit]);
      sudoku_count (counts->columns_forced, planes->forced_columns[digit]);
    }
}

/* Gives cells that are left to one digit to that digit. */
static inline void
place_singles (SudokuGridPlanes *planes,
               const uint32_t    singles[SUDOKU_PLANES])
{
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      uint32_t *cells = planes->cells[digit];
      uint32_t placed[SUDOKU_PLANES];

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        placed[plane] = cells[plane] & singles[plane];

      if ((placed[0] | placed[1] | placed[2]) != 0)
        {
          sudoku_place (cells, placed);
          planes->changed |= 1u << digit;
          for (int plane = 0; plane < SUDOKU_PLANES; plane++)
            planes->held_by[digit][plane] |= placed[plane];
        }
    }

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    planes->held[plane] |= singles[plane];
}

/* Draws the conclusions that need all digits. Returns false where there is a contradiction. */
static bool
propagate_all (SudokuGridPlanes *planes)
{
  Counts counts;
  uint32_t singles[SUDOKU_PLANES];
  uint32_t missing = 0;

  count_all (planes, &counts);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      missing |= counts.once[plane] ^ SUDOKU_PLANE_ALL;
      singles[plane] = counts.once[plane] & ~counts.twice[plane] & ~planes->held[plane];
    }

  if ((missing | counts.rows_forced[3] | counts.columns_forced[3]) != 0)
    return false;

  if ((singles[0] | singles[1] | singles[2]) != 0)
    place_singles (planes, singles);

  planes->full_rows = counts.rows_forced[2];
  planes->full_columns = counts.columns_forced[2];

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      uint32_t crowded = (planes->full_rows & planes->rows[digit] & ~planes->forced_rows[digit]) |
                         (planes->full_columns & planes->columns[digit] &
                          ~planes->forced_columns[digit]);

      planes->changed |= (uint32_t) (crowded != 0) << digit;
    }

  return true;
}

void
sudoku_planes_load (SudokuGridPlanes *planes,
                    const SudokuGrid *givens)
{
  uint32_t given[SUDOKU_DIGITS + 1][SUDOKU_PLANES] = { { 0 } };

  memset (planes, 0, sizeof *planes);
  planes->changed = SUDOKU_ALL_CANDIDATES;

  for (int i = 0; i < SUDOKU_PLANE_CELLS; i++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      given[givens->digit[3 * i + plane]][plane] |= 1u << i;

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    planes->held[plane] = ~given[0][plane] & SUDOKU_PLANE_ALL;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        planes->cells[digit][plane] = given[0][plane] | given[digit + 1][plane];
      memcpy (planes->held_by[digit], given[digit + 1], sizeof given[digit + 1]);
      sudoku_place (planes->cells[digit], given[digit + 1]);
    }
}

/* Propagates the digits that have changed, and marks the others that have lost cells. */
static bool
propagate_changed (SudokuGridPlanes *planes)
{
  uint32_t changed = planes->changed;

  planes->changed = 0;
  for (; changed != 0; changed &= changed - 1)
    if (!propagate_digit (planes, __builtin_ctz (changed)))
      return false;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      uint32_t lost = 0;

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        lost |= planes->cells[digit][plane] & planes->held[plane] & ~planes->held_by[digit][plane];
      planes->changed |= (uint32_t) (lost != 0) << digit;
    }

  return true;
}

bool
sudoku_planes_propagate (SudokuGridPlanes *planes)
{
  do
    {
      while (planes->changed != 0)
        if (!propagate_changed (planes))
          return false;

      if (!propagate_all (planes))
        return false;
    }
  while (planes->changed != 0);

  return true;
}

bool
sudoku_planes_solved (const SudokuGridPlanes *planes)
{
  return (planes->held[0] & planes->held[1] & planes->held[2]) == SUDOKU_PLANE_ALL;
}

void
sudoku_planes_choose (SudokuGridPlanes *yes,
                      SudokuGridPlanes *no)
{
  uint32_t rows[SUDOKU_CHOICE_BITS];
  uint32_t columns[SUDOKU_CHOICE_BITS];
  SudokuChoice choice;
  int band;

  sudoku_choice_add (yes->rows, rows);
  sudoku_choice_add (yes->columns, columns);
  band = sudoku_choose_band (rows, columns);
  sudoku_choose (band, band < 3 ? yes->rows : yes->columns, &choice);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      yes->cells[choice.digit][plane] &= ~choice.loses_if_yes[plane];
      no->cells[choice.digit][plane] &= ~choice.loses_if_no[plane];
    }
  yes->changed = no->changed = 1u << choice.digit;
}

void
sudoku_planes_write (const SudokuGridPlanes *planes,
                     SudokuGrid             *grid)
{
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      for (uint32_t cells = planes->cells[digit][plane]; cells != 0; cells &= cells - 1)
        grid->digit[3 * __builtin_ctz (cells) + plane] = digit + 1;
}
