/* Unique rectangles and loops, types 1 to 4: the easiest of all, of equal ones that of the lowest
 * type, of these the first.
 *
 * A loop goes from cell to cell in a house, each house of another kind than the one before; all its
 * cells have two digits in common, and it meets each house twice or never, once at an odd and once
 * at an even cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"

typedef struct
{
  const SudokuRatingBoard *board;
  SudokuRatingStep        *best;
  int                      best_type;           /* 0: none yet */

  uint16_t                 pair;                /* the two digits of the loop */
  int                      cell[SUDOKU_CELLS];
  int                      n_cells;
  SudokuCells              cells;
} Loops;

static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_ROW, SUDOKU_COLUMN };

static void
offer (Loops                  *loops,
       const SudokuRatingStep *step,
       int                     type)
{
  if (step->n_removed == 0)
    return;

  if (loops->best_type != 0
      && (step->difficulty > loops->best->difficulty
          || (step->difficulty == loops->best->difficulty && type >= loops->best_type)))
    return;

  *loops->best = *step;
  loops->best_type = type;
}

static double
difficulty_of (const Loops *loops)
{
  double difficulty = 4.5;

  if (loops->n_cells >= 10)
    difficulty += 0.3;

  if (loops->n_cells >= 8)
    difficulty += 0.2;
  else if (loops->n_cells >= 6)
    difficulty += 0.1;

  return difficulty;
}

static bool
is_valid (const Loops *loops)
{
  uint32_t met[2] = { 0, 0 };

  for (int i = 0; i < loops->n_cells; i++)
    {
      for (int kind = 0; kind < 3; kind++)
        {
          uint32_t house = 1u << sudoku_house_of (kind, loops->cell[i]);

          if (met[i & 1] & house)
            return false;

          met[i & 1] |= house;
        }
    }

  return met[0] == met[1];
}

static void
type_1 (Loops *loops,
        int    cell)
{
  SudokuRatingStep step;

  sudoku_rating_step_init (&step, difficulty_of (loops));
  sudoku_rating_step_remove (&step, loops->board, cell, loops->pair);
  offer (loops, &step, 1);
}

static void
type_2 (Loops       *loops,
        SudokuCells  extra_cells)
{
  uint16_t extra = loops->board->digits[sudoku_cells_first (extra_cells)] & ~loops->pair;
  SudokuCells seen = sudoku_cells_seen_by_all (extra_cells);
  SudokuRatingStep step;

  sudoku_rating_step_init (&step, difficulty_of (loops));

  while (!sudoku_cells_is_empty (seen))
    sudoku_rating_step_remove (&step, loops->board, sudoku_cells_take (&seen), extra & -extra);

  offer (loops, &step, 2);
}

/* A naked set of the extra digits and other cells of the house: `members` are the places of these
 * cells and of the first of the two. */
static void
type_3_naked (Loops    *loops,
              int       house,
              int       first,
              int       second,
              uint16_t  members)
{
  const SudokuRatingBoard *board = loops->board;
  int size = sudoku_bit_count[members];
  uint16_t extra = (board->digits[first] | board->digits[second]) & ~loops->pair;
  uint16_t naked = extra & board->digits[first] & board->digits[second];
  SudokuRatingStep step;

  for (uint16_t left = members; left != 0; left &= left - 1)
    {
      int cell = sudoku_cell_of_house (house, __builtin_ctz (left));

      if (cell == first)
        continue;

      if (sudoku_rating_n_digits (board, cell) < 2)
        return;

      naked |= board->digits[cell];
    }

  if (sudoku_bit_count[naked] != size || (extra & ~naked) != 0)
    return;

  sudoku_rating_step_init (&step, difficulty_of (loops) + (size - 1) * 0.1);

  for (int index = 0; index < 9; index++)
    {
      int cell = sudoku_cell_of_house (house, index);

      if ((members >> index & 1) == 0 && cell != first && cell != second)
        sudoku_rating_step_remove (&step, board, cell, naked);
    }

  offer (loops, &step, 3);
}

/* A hidden set of the two digits of the loop and others that are in neither of the two cells. */
static void
type_3_hidden (Loops    *loops,
               int       house,
               int       first,
               int       second,
               uint16_t  others)
{
  const SudokuRatingBoard *board = loops->board;
  uint16_t digits = others | loops->pair;
  uint16_t places = 0;
  SudokuRatingStep step;

  for (uint16_t left = digits; left != 0; left &= left - 1)
    {
      uint16_t own = board->places[house][__builtin_ctz (left)]
                     & ~(1 << sudoku_index_in_house (house, second));

      if (own == 0)
        return;

      places |= own;
    }

  if (sudoku_bit_count[places] != sudoku_bit_count[digits])
    return;

  sudoku_rating_step_init (&step, difficulty_of (loops) + (sudoku_bit_count[digits] - 1) * 0.1);

  for (; places != 0; places &= places - 1)
    {
      int cell = sudoku_cell_of_house (house, __builtin_ctz (places));

      if (cell != first)
        sudoku_rating_step_remove (&step, board, cell, ~digits);
    }

  offer (loops, &step, 3);
}

static void
type_3 (Loops *loops,
        int    house,
        int    size,
        int    first,
        int    second)
{
  const SudokuRatingBoard *board = loops->board;
  uint16_t extra = (board->digits[first] | board->digits[second]) & ~loops->pair;
  uint16_t rest = 0x1ff & ~(extra | loops->pair);
  uint16_t ends[2] = { 1 << sudoku_index_in_house (house, first),
                       1 << sudoku_index_in_house (house, second) };

  for (int members = 0; members < 512 && size * 2 <= board->n_empty[house]; members++)
    {
      if (sudoku_bit_count[members] == size && (members & ends[0]) && !(members & ends[1]))
        type_3_naked (loops, house, first, second, members);
    }

  for (int others = 0; others < 512 && size * 2 < board->n_empty[house]; others++)
    {
      if (sudoku_bit_count[others] == size - 2 && (others & ~rest) == 0)
        type_3_hidden (loops, house, first, second, others);
    }
}

static void
type_4 (Loops *loops,
        int    first,
        int    second)
{
  const SudokuRatingBoard *board = loops->board;
  SudokuCells ends = sudoku_cells_or (sudoku_cells_of (first), sudoku_cells_of (second));
  int low = __builtin_ctz (loops->pair);
  int high = __builtin_ctz (loops->pair & (loops->pair - 1));
  bool locked[2] = { false, false };
  SudokuRatingStep step;

  for (int kind = 0; kind < 3; kind++)
    {
      int house = sudoku_house_of (kind, first);
      uint16_t places = sudoku_cells_in_house (ends, house);

      if (house != sudoku_house_of (kind, second))
        continue;

      locked[0] |= (board->places[house][low] & ~places) == 0;
      locked[1] |= (board->places[house][high] & ~places) == 0;
    }

  if (!locked[0] && !locked[1])
    return;

  sudoku_rating_step_init (&step, difficulty_of (loops));
  sudoku_rating_step_remove (&step, board, first, 1 << (locked[0] ? high : low));
  sudoku_rating_step_remove (&step, board, second, 1 << (locked[0] ? high : low));
  offer (loops, &step, 4);
}

static void
types_of_two (Loops *loops,
              int    first,
              int    second)
{
  const SudokuRatingBoard *board = loops->board;
  uint16_t extra = (board->digits[first] | board->digits[second]) & ~loops->pair;
  int n_extra = sudoku_bit_count[extra];

  if (n_extra == 1)
    type_2 (loops, sudoku_cells_or (sudoku_cells_of (first), sudoku_cells_of (second)));

  for (int size = n_extra; n_extra >= 2 && size <= 7; size++)
    {
      for (int i = 0; i < 3; i++)
        {
          int house = sudoku_house_of (kinds[i], first);

          if (house == sudoku_house_of (kinds[i], second))
            type_3 (loops, house, size, first, second);
        }
    }

  type_4 (loops, first, second);
}

static void
close_loop (Loops *loops)
{
  SudokuCells extra_cells = sudoku_cells_none ();
  int extra[SUDOKU_CELLS];
  int n_extra = 0;

  if (!is_valid (loops))
    return;

  for (int i = 0; i < loops->n_cells; i++)
    {
      if (sudoku_rating_n_digits (loops->board, loops->cell[i]) > 2)
        {
          extra[n_extra++] = loops->cell[i];
          extra_cells = sudoku_cells_or (extra_cells, sudoku_cells_of (loops->cell[i]));
        }
    }

  if (n_extra == 1)
    type_1 (loops, extra[0]);
  else if (n_extra == 2)
    types_of_two (loops, extra[0], extra[1]);
  else if (n_extra > 2)
    type_2 (loops, extra_cells);
}

/* Goes on from a cell, met through a house of `last` (-1: the first). `n_allowed` more cells may
 * have digits beside the two; `extra` are those met so far, in branches left again too. */
static void
extend (Loops    *loops,
        int       cell,
        int       last,
        int       n_allowed,
        uint16_t  extra)
{
  loops->cell[loops->n_cells++] = cell;
  loops->cells = sudoku_cells_or (loops->cells, sudoku_cells_of (cell));

  for (int i = 0; i < 3; i++)
    {
      int house = sudoku_house_of (kinds[i], cell);

      if ((int) kinds[i] == last)
        continue;

      for (int index = 0; index < 9; index++)
        {
          int next = sudoku_cell_of_house (house, index);
          uint16_t digits = loops->board->digits[next];
          bool has_more = sudoku_bit_count[digits] > 2;

          if (next == loops->cell[0] && loops->n_cells >= 4)
            close_loop (loops);
          else if (!sudoku_cells_has (loops->cells, next) && (loops->pair & ~digits) == 0)
            {
              extra |= digits & ~loops->pair;

              if (!has_more || sudoku_bit_count[extra] == 1 || n_allowed > 0)
                extend (loops, next, kinds[i], n_allowed - has_more, extra);
            }
        }
    }

  loops->n_cells--;
  loops->cells = sudoku_cells_minus (loops->cells, sudoku_cells_of (cell));
}

bool
sudoku_rating_unique_loop (const SudokuRatingBoard *board,
                           SudokuRatingStep        *step)
{
  Loops loops = { .board = board, .best = step };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (sudoku_rating_n_digits (board, cell) != 2)
        continue;

      loops.pair = board->digits[cell];
      extend (&loops, cell, -1, 2, 0);
    }

  return loops.best_type != 0;
}
