/* Bivalue universal graves, types 1 to 4.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"

typedef struct
{
  int         n_cells;
  uint8_t     cell[SUDOKU_CELLS];               /* in the order they were met */
  SudokuCells cells;
  uint16_t    digits[SUDOKU_CELLS];             /* too many there, by cell */
  uint16_t    all;
  SudokuCells seen;                             /* by all of the cells, these excluded */
} Grave;

static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_ROW, SUDOKU_COLUMN };

/* The digit has not two places in the house. One of them must be in a cell with more than two
 * digits; if it is in only one such cell, it is too many there and taken out. */
static bool
meet_house (SudokuRatingBoard *board,
            int                house,
            int                digit,
            Grave             *grave)
{
  int n_crowded = 0;
  int cell = -1;

  for (uint16_t places = board->places[house][digit]; places != 0; places &= places - 1)
    {
      int place = sudoku_cell_of_house (house, __builtin_ctz (places));

      if (sudoku_rating_n_digits (board, place) >= 3)
        {
          cell = place;
          n_crowded++;
        }
    }

  if (n_crowded != 1)
    return n_crowded > 0;

  grave->seen = sudoku_cells_is_empty (grave->cells) ?
                sudoku_peer_cells[cell] :
                sudoku_cells_and (grave->seen, sudoku_peer_cells[cell]);

  if (!sudoku_cells_has (grave->cells, cell))
    {
      grave->cell[grave->n_cells++] = cell;
      grave->cells = sudoku_cells_or (grave->cells, sudoku_cells_of (cell));
    }

  grave->digits[cell] |= 1 << digit;
  grave->all |= 1 << digit;
  grave->seen = sudoku_cells_minus (grave->seen, grave->cells);
  sudoku_rating_board_remove (board, cell * SUDOKU_DIGITS + digit);

  return grave->n_cells == 1 || sudoku_bit_count[grave->all] == 1
         || !sudoku_cells_is_empty (grave->seen);
}

/* Whether each empty cell has two candidates and each digit two places in a house or none. */
static bool
is_grave (const SudokuRatingBoard *board)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (board->is_empty[cell] && sudoku_rating_n_digits (board, cell) != 2)
        return false;
    }

  for (int i = 0; i < SUDOKU_HOUSES * SUDOKU_DIGITS; i++)
    {
      int n_places = sudoku_bit_count[board->places[i / SUDOKU_DIGITS][i % SUDOKU_DIGITS]];

      if (n_places != 0 && n_places != 2)
        return false;
    }

  return true;
}

static bool
find_grave (const SudokuRatingBoard *board,
            Grave                   *grave)
{
  SudokuRatingBoard left = *board;

  *grave = (Grave) { .n_cells = 0 };

  for (int i = 0; i < SUDOKU_HOUSES; i++)
    {
      int house = kinds[i / 9] * 9 + i % 9;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        {
          int n_places = sudoku_bit_count[left.places[house][digit]];

          if (n_places != 0 && n_places != 2 && !meet_house (&left, house, digit, grave))
            return false;
        }
    }

  return is_grave (&left) && grave->n_cells > 0;
}

static bool
type_2 (const SudokuRatingBoard *board,
        const Grave             *grave,
        SudokuRatingStep        *step)
{
  SudokuCells seen = grave->seen;

  sudoku_rating_step_init (step, 5.7);

  while (!sudoku_cells_is_empty (seen))
    sudoku_rating_step_remove (step, board, sudoku_cells_take (&seen), grave->all);

  return step->n_removed > 0;
}

/* The house of the kind that holds all cells of the grave, or -1. */
static int
shared_house (const Grave     *grave,
              SudokuHouseKind  kind)
{
  int house = sudoku_house_of (kind, grave->cell[0]);

  return sudoku_cells_within (grave->cells, sudoku_house_cells[house]) ? house : -1;
}

/* A set of digits in the chosen cells of the house and in the cells of the grave together. */
static bool
type_3_set (const SudokuRatingBoard *board,
            const Grave             *grave,
            const int               *cells,
            int                      n_cells,
            int                      chosen,
            SudokuRatingStep        *step)
{
  int size = sudoku_bit_count[chosen] + 1;
  uint16_t digits = 0;

  for (int i = 0; i < n_cells; i++)
    {
      if (chosen >> i & 1)
        {
          digits |= board->digits[cells[i]];

          if (sudoku_rating_n_digits (board, cells[i]) < 2)
            return false;
        }
    }

  if (sudoku_bit_count[digits] != size || (grave->all & ~digits) != 0
      || sudoku_bit_count[grave->all] < 2)
    return false;

  sudoku_rating_step_init (step, 5.7 + (size - 1) * 0.1);

  for (int i = 0; i < n_cells; i++)
    {
      if ((chosen >> i & 1) == 0)
        sudoku_rating_step_remove (step, board, cells[i], digits);
    }

  return step->n_removed > 0;
}

static bool
type_3 (const SudokuRatingBoard *board,
        const Grave             *grave,
        SudokuRatingStep        *step)
{
  for (int i = 0; i < 3; i++)
    {
      int house = shared_house (grave, kinds[i]);
      int cells[9];
      int n_cells = 0;

      for (int index = 0; house >= 0 && index < 9; index++)
        {
          int cell = sudoku_cell_of_house (house, index);

          if (sudoku_cells_has (grave->seen, cell))
            cells[n_cells++] = cell;
        }

      for (int size = 2; size <= 6 && size <= n_cells; size++)
        {
          for (int chosen = 0; chosen < 1 << n_cells; chosen++)
            {
              if (sudoku_bit_count[chosen] == size - 1
                  && type_3_set (board, grave, cells, n_cells, chosen, step))
                return true;
            }
        }
    }

  return false;
}

static bool
type_4 (const SudokuRatingBoard *board,
        const Grave             *grave,
        SudokuRatingStep        *step)
{
  int first = grave->cell[0];
  int second = grave->cell[1];
  uint16_t common = board->digits[first] & board->digits[second] & ~grave->all;

  if (grave->n_cells != 2 || sudoku_bit_count[common] != 1)
    return false;

  for (int i = 0; i < 3; i++)
    {
      if (shared_house (grave, kinds[i]) < 0)
        continue;

      sudoku_rating_step_init (step, 5.7);
      sudoku_rating_step_remove (step, board, first, ~(common | grave->digits[first]));
      sudoku_rating_step_remove (step, board, second, ~(common | grave->digits[second]));

      if (step->n_removed > 0)
        return true;
    }

  return false;
}

bool
sudoku_rating_bug (const SudokuRatingBoard *board,
                   SudokuRatingStep        *step)
{
  Grave grave;

  if (!find_grave (board, &grave))
    return false;

  if (grave.n_cells == 1)
    {
      sudoku_rating_step_init (step, 5.6);
      sudoku_rating_step_remove (step, board, grave.cell[0], ~grave.all);

      return step->n_removed > 0;
    }

  if (sudoku_bit_count[grave.all] == 1)
    return type_2 (board, &grave, step) || type_4 (board, &grave, step);

  if (sudoku_cells_is_empty (grave.seen))
    return false;

  return type_4 (board, &grave, step) || type_3 (board, &grave, step);
}
