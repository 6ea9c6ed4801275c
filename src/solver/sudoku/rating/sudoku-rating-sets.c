/* Locked candidates, naked and hidden sets and fish, in the order of Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-sets.h"

#include <stddef.h>

typedef struct
{
  const SudokuRatingBoard *source;
  SudokuRatingFound        found;
  void                    *data;
} Receiver;

static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_COLUMN, SUDOKU_ROW };

static void
add_removed (SudokuRatingPattern     *pattern,
             const SudokuRatingBoard *board,
             int                      cell,
             uint16_t                 digits)
{
  for (digits &= board->digits[cell]; digits != 0; digits &= digits - 1)
    pattern->removed[pattern->n_removed++] = cell * SUDOKU_DIGITS + __builtin_ctz (digits);
}

static void
add_parent (SudokuRatingPattern *pattern,
            int                  cell,
            int                  digit)
{
  pattern->parents[pattern->n_parents++] = cell * SUDOKU_DIGITS + digit;
}

static void
init_pattern (SudokuRatingPattern *pattern,
              double               difficulty)
{
  pattern->difficulty = difficulty;
  pattern->n_removed = 0;
  pattern->n_parents = 0;
}

/* The house of the kind in which the places of a digit in another house all lie, or -1. One of the
 * two is a box. */
static int
crossing_of (int             house,
             uint16_t        places,
             SudokuHouseKind kind)
{
  static const uint16_t columns[] = { 0111, 0222, 0444 };
  static const uint16_t rows[] = { 0007, 0070, 0700 };
  const uint16_t *thirds = house >= SUDOKU_FIRST_BOX && kind == SUDOKU_COLUMN ? columns : rows;

  for (int third = 0; third < 3; third++)
    {
      if ((places & ~thirds[third]) == 0)
        {
          int cell = sudoku_cell_of_house (house, __builtin_ctz (thirds[third]));

          return sudoku_house_of (kind, cell);
        }
    }

  return -1;
}

bool
sudoku_rating_each_locked (const SudokuRatingBoard *board,
                           SudokuRatingLocked       visit,
                           void                    *data)
{
  static const SudokuHouseKind pairs[][2] = {
    { SUDOKU_BOX, SUDOKU_COLUMN },
    { SUDOKU_BOX, SUDOKU_ROW },
    { SUDOKU_COLUMN, SUDOKU_BOX },
    { SUDOKU_ROW, SUDOKU_BOX },
  };

  for (int pair = 0; pair < 4; pair++)
    {
      for (int i = 0; i < 81; i++)
        {
          int digit = i / 9;
          int house = pairs[pair][0] * 9 + i % 9;
          uint16_t places = board->places[house][digit];
          int other;

          if (sudoku_bit_count[places] < 2 || sudoku_bit_count[places] > 3)
            continue;

          other = crossing_of (house, places, pairs[pair][1]);

          if (other >= 0 && !visit (board, house, other, digit, data))
            return false;
        }
    }

  return true;
}

static bool
visit_locked (const SudokuRatingBoard *board,
              int                      house,
              int                      other,
              int                      digit,
              void                    *data)
{
  const Receiver *receiver = data;
  SudokuCells inside = sudoku_house_cells[house];
  SudokuCells crossed = sudoku_house_cells[other];
  SudokuRatingPattern pattern;

  init_pattern (&pattern, house >= SUDOKU_FIRST_BOX ? 2.6 : 2.8);

  for (int index = 0; index < 9; index++)
    {
      int cell = sudoku_cell_of_house (other, index);

      if (!sudoku_cells_has (inside, cell))
        add_removed (&pattern, board, cell, 1 << digit);
    }

  if (pattern.n_removed == 0)
    return true;

  for (int index = 0; receiver->source != NULL && index < 9; index++)
    {
      int cell = sudoku_cell_of_house (house, index);

      if (!sudoku_cells_has (crossed, cell) && sudoku_rating_has (receiver->source, cell, digit))
        add_parent (&pattern, cell, digit);
    }

  return receiver->found (&pattern, receiver->data);
}

bool
sudoku_rating_locked (const SudokuRatingBoard *board,
                      const SudokuRatingBoard *source,
                      SudokuRatingFound        found,
                      void                    *data)
{
  Receiver receiver = { source, found, data };

  return sudoku_rating_each_locked (board, visit_locked, &receiver);
}

/* The union of `size` sets of two members or more, if it has as many members; else 0. */
static uint16_t
common_tuple (const uint16_t sets[9],
              uint16_t       members,
              int            size)
{
  uint16_t all = 0;

  for (; members != 0; members &= members - 1)
    {
      uint16_t set = sets[__builtin_ctz (members)];

      if (sudoku_bit_count[set] < 2)
        return 0;

      all |= set;

      if (sudoku_bit_count[all] > size)
        return 0;
    }

  return sudoku_bit_count[all] == size ? all : 0;
}

/* The digits and the places of a set: what one gives takes from the candidates of the other. */
static bool
set_of (const SudokuRatingBoard *board,
        int                      house,
        uint16_t                 digits,
        uint16_t                 places,
        bool                     is_hidden,
        const Receiver          *receiver)
{
  static const double difficulties[2][5] = { { [2] = 3.0, [3] = 3.6, [4] = 5.0 },
                                             { [2] = 3.4, [3] = 4.0, [4] = 5.4 } };
  uint16_t inside = is_hidden ? ~digits : digits;
  SudokuRatingPattern pattern;

  init_pattern (&pattern, difficulties[is_hidden][sudoku_bit_count[places]]);

  for (int index = 0; index < 9; index++)
    {
      int cell = sudoku_cell_of_house (house, index);
      uint16_t gone;

      if ((places >> index & 1) == is_hidden)
        add_removed (&pattern, board, cell, inside);
      else if (receiver->source != NULL)
        {
          for (gone = receiver->source->digits[cell] & ~inside; gone != 0; gone &= gone - 1)
            add_parent (&pattern, cell, __builtin_ctz (gone));
        }
    }

  return pattern.n_removed == 0 || receiver->found (&pattern, receiver->data);
}

static bool
sets_in (const SudokuRatingBoard *board,
         int                      house,
         int                      size,
         bool                     is_hidden,
         const Receiver          *receiver)
{
  uint16_t digits[9];

  for (int index = 0; index < 9; index++)
    digits[index] = board->digits[sudoku_cell_of_house (house, index)];

  for (int members = 0; members < 512; members++)
    {
      uint16_t all;

      if (sudoku_bit_count[members] != size)
        continue;

      all = common_tuple (is_hidden ? board->places[house] : digits, members, size);

      if (all != 0
          && !set_of (board, house, is_hidden ? members : all, is_hidden ? all : members,
                      is_hidden, receiver))
        return false;
    }

  return true;
}

bool
sudoku_rating_sets (const SudokuRatingBoard *board,
                    const SudokuRatingBoard *source,
                    bool                     is_hidden,
                    int                      size,
                    SudokuRatingFound        found,
                    void                    *data)
{
  const Receiver receiver = { source, found, data };

  for (int i = 0; i < SUDOKU_HOUSES; i++)
    {
      int house = kinds[i / 9] * 9 + i % 9;

      if (board->n_empty[house] >= size * 2 + is_hidden
          && !sets_in (board, house, size, is_hidden, &receiver))
        return false;
    }

  return true;
}

static bool
fish_of (const SudokuRatingBoard *board,
         const SudokuRatingBoard *source,
         SudokuHouseKind          base,
         uint16_t                 lines,
         uint16_t                 covers,
         int                      digit,
         SudokuRatingFound        found,
         void                    *data)
{
  static const double difficulties[] = { [2] = 3.2, [3] = 3.8, [4] = 5.2 };
  int cover = base == SUDOKU_COLUMN ? SUDOKU_ROW * 9 : SUDOKU_COLUMN * 9;
  SudokuRatingPattern pattern;

  init_pattern (&pattern, difficulties[sudoku_bit_count[lines]]);

  for (uint16_t left = covers; left != 0; left &= left - 1)
    {
      int house = cover + __builtin_ctz (left);

      for (uint16_t out = board->places[house][digit] & ~lines; out != 0; out &= out - 1)
        add_removed (&pattern, board, sudoku_cell_of_house (house, __builtin_ctz (out)),
                     1 << digit);
    }

  if (pattern.n_removed == 0)
    return true;

  for (uint16_t left = lines; source != NULL && left != 0; left &= left - 1)
    {
      int house = base * 9 + __builtin_ctz (left);

      for (uint16_t gone = source->places[house][digit] & ~covers; gone != 0; gone &= gone - 1)
        add_parent (&pattern, sudoku_cell_of_house (house, __builtin_ctz (gone)), digit);
    }

  return found (&pattern, data);
}

static bool
fish_from (const SudokuRatingBoard *board,
           const SudokuRatingBoard *source,
           SudokuHouseKind          base,
           int                      size,
           SudokuRatingFound        found,
           void                    *data)
{
  uint16_t places[SUDOKU_DIGITS][9];

  for (int i = 0; i < 81; i++)
    places[i % 9][i / 9] = board->places[base * 9 + i / 9][i % 9];

  for (int lines = 0; lines < 512; lines++)
    {
      if (sudoku_bit_count[lines] != size)
        continue;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        {
          uint16_t covers;

          if (board->n_placed[digit] + size * 2 > 9)
            continue;

          covers = common_tuple (places[digit], lines, size);

          if (covers != 0
              && !fish_of (board, source, base, lines, covers, digit, found, data))
            return false;
        }
    }

  return true;
}

bool
sudoku_rating_fish (const SudokuRatingBoard *board,
                    const SudokuRatingBoard *source,
                    int                      size,
                    SudokuRatingFound        found,
                    void                    *data)
{
  return fish_from (board, source, SUDOKU_COLUMN, size, found, data)
         && fish_from (board, source, SUDOKU_ROW, size, found, data);
}
