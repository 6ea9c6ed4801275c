/* Singles, and locked candidates and hidden sets that leave a hidden single at once. Of these only
 * the single is done: the candidates that they exclude stay for a later step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"
#include "solver/sudoku/rating/sudoku-rating-sets.h"

static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_COLUMN, SUDOKU_ROW };

static bool
hidden_single (const SudokuRatingBoard *board,
               bool                     is_last_cell,
               SudokuRatingStep        *step)
{
  for (int i = 0; i < SUDOKU_HOUSES; i++)
    {
      int house = kinds[i / 9] * 9 + i % 9;

      if (board->n_empty[house] == 0 || (board->n_empty[house] == 1) != is_last_cell)
        continue;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        {
          uint16_t places = board->places[house][digit];

          if (sudoku_bit_count[places] != 1)
            continue;

          sudoku_rating_step_init (step, is_last_cell ? 1.0 : i < 9 ? 1.2 : 1.5);
          step->placed = sudoku_cell_of_house (house, __builtin_ctz (places)) * SUDOKU_DIGITS
                         + digit;

          return true;
        }
    }

  return false;
}

bool
sudoku_rating_hidden_single (const SudokuRatingBoard *board,
                             SudokuRatingStep        *step)
{
  return hidden_single (board, true, step) || hidden_single (board, false, step);
}

bool
sudoku_rating_naked_single (const SudokuRatingBoard *board,
                            SudokuRatingStep        *step)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (sudoku_rating_n_digits (board, cell) != 1)
        continue;

      sudoku_rating_step_init (step, 2.3);
      step->placed = cell * SUDOKU_DIGITS + __builtin_ctz (board->digits[cell]);

      return true;
    }

  return false;
}

/* Does a locked digit leave one place for it in another house of the same kind? */
static bool
visit_locked (const SudokuRatingBoard *board,
              int                      house,
              int                      other,
              int                      digit,
              void                    *data)
{
  SudokuRatingStep *step = data;
  SudokuCells crossed = sudoku_house_cells[other];

  for (int third = house / 9 * 9; third < house / 9 * 9 + 9; third++)
    {
      uint16_t places = board->places[third][digit];
      SudokuCells left;

      if (third == house || sudoku_bit_count[places] < 2
          || !sudoku_cells_meet (sudoku_house_cells[third], crossed))
        continue;

      left = sudoku_cells_minus (sudoku_cells_from_house (third, places), crossed);

      if (sudoku_cells_count (left) != 1)
        continue;

      sudoku_rating_step_init (step, house >= SUDOKU_FIRST_BOX ? 1.7 : 1.9);
      step->placed = sudoku_cells_first (left) * SUDOKU_DIGITS + digit;

      return false;
    }

  return true;
}

bool
sudoku_rating_direct_locked (const SudokuRatingBoard *board,
                             SudokuRatingStep        *step)
{
  return !sudoku_rating_each_locked (board, visit_locked, step);
}

/* `digits` fill `places` in the house: does that leave one place for another digit? */
static bool
direct_hidden_of (const SudokuRatingBoard *board,
                  int                      house,
                  uint16_t                 digits,
                  uint16_t                 places,
                  SudokuRatingStep        *step)
{
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      uint16_t all = board->places[house][digit];
      uint16_t left = all & ~places;

      if ((digits >> digit & 1) || sudoku_bit_count[all] < 2 || sudoku_bit_count[left] != 1)
        continue;

      sudoku_rating_step_init (step, sudoku_bit_count[digits] == 2 ? 2.0 : 2.5);
      step->placed = sudoku_cell_of_house (house, __builtin_ctz (left)) * SUDOKU_DIGITS + digit;

      return true;
    }

  return false;
}

static bool
direct_hidden_in (const SudokuRatingBoard *board,
                  int                      house,
                  int                      size,
                  SudokuRatingStep        *step)
{
  for (int digits = 0; digits < 512; digits++)
    {
      uint16_t places = 0;
      bool is_set = sudoku_bit_count[digits] == size;

      for (uint16_t left = digits; is_set && left != 0; left &= left - 1)
        {
          uint16_t own = board->places[house][__builtin_ctz (left)];

          places |= own;
          is_set = sudoku_bit_count[own] >= 2 && sudoku_bit_count[places] <= size;
        }

      if (is_set && direct_hidden_of (board, house, digits, places, step))
        return true;
    }

  return false;
}

bool
sudoku_rating_direct_hidden (const SudokuRatingBoard *board,
                             int                      size,
                             SudokuRatingStep        *step)
{
  for (int i = 0; i < SUDOKU_HOUSES; i++)
    {
      int house = kinds[i / 9] * 9 + i % 9;

      if (board->n_empty[house] > size && direct_hidden_in (board, house, size, step))
        return true;
    }

  return false;
}
