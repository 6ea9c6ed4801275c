/* Aligned pair and triple exclusion.
 *
 * Digits of two or three cells are excluded together if they are equal and the cells see each
 * other, or if a cell that sees all of them has no candidate but these. A digit that is excluded
 * with all the others goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"

typedef struct
{
  int         n_cells;
  uint8_t     cell[SUDOKU_CELLS];               /* that can take part */
  bool        takes_part[SUDOKU_CELLS];
  SudokuCells excluders[SUDOKU_CELLS];          /* by cell */
} Base;

static void
find_base (const SudokuRatingBoard *board,
           int                      size,
           Base                    *base)
{
  SudokuCells singles = sudoku_cells_none ();
  SudokuCells small = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int n_digits = sudoku_rating_n_digits (board, cell);

      if (n_digits == 1)
        singles = sudoku_cells_or (singles, sudoku_cells_of (cell));
      else if (n_digits >= 2 && n_digits <= size)
        small = sudoku_cells_or (small, sudoku_cells_of (cell));
    }

  base->n_cells = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      base->excluders[cell] = sudoku_cells_and (sudoku_peer_cells[cell], small);
      base->takes_part[cell] = sudoku_rating_n_digits (board, cell) >= 2
                               && !sudoku_cells_meet (sudoku_peer_cells[cell], singles)
                               && !sudoku_cells_is_empty (base->excluders[cell]);

      if (base->takes_part[cell])
        base->cell[base->n_cells++] = cell;
    }
}

static bool
pair_excludes (const SudokuRatingBoard *board,
               SudokuCells              excluders,
               int                      first,
               int                      second,
               SudokuRatingStep        *step)
{
  uint16_t with[SUDOKU_DIGITS] = { 0 };         /* by digit: digits that it excludes */
  uint16_t allowed[2] = { 0, 0 };
  bool see = sudoku_cells_has (sudoku_peer_cells[first], second);

  while (!sudoku_cells_is_empty (excluders))
    {
      uint16_t digits = board->digits[sudoku_cells_take (&excluders)];
      int low = __builtin_ctz (digits);
      int high = __builtin_ctz (digits & (digits - 1));

      with[low] |= 1 << high;
      with[high] |= 1 << low;
    }

  for (uint16_t left = board->digits[first]; left != 0; left &= left - 1)
    {
      int digit = __builtin_ctz (left);
      uint16_t others = board->digits[second] & ~with[digit];

      if (see)
        others &= ~(1 << digit);

      if (others != 0)
        allowed[0] |= 1 << digit;

      allowed[1] |= others;
    }

  sudoku_rating_step_init (step, 6.2);
  sudoku_rating_step_remove (step, board, first, ~allowed[0]);
  sudoku_rating_step_remove (step, board, second, ~allowed[1]);

  return step->n_removed > 0;
}

bool
sudoku_rating_aligned_pair (const SudokuRatingBoard *board,
                            SudokuRatingStep        *step)
{
  Base base;

  find_base (board, 2, &base);

  for (int j = 1; j < base.n_cells; j++)
    {
      for (int i = 0; i < j; i++)
        {
          SudokuCells excluders = sudoku_cells_and (base.excluders[base.cell[i]],
                                                    base.excluders[base.cell[j]]);

          if (sudoku_cells_count (excluders) >= 2
              && pair_excludes (board, excluders, base.cell[i], base.cell[j], step))
            return true;
        }
    }

  return false;
}

static bool
is_excluded (const uint16_t *digits,
             int             n_excluders,
             uint16_t        together)
{
  for (int i = 0; i < n_excluders; i++)
    {
      if ((digits[i] & ~together) == 0)
        return true;
    }

  return false;
}

static bool
triple_excludes (const SudokuRatingBoard *board,
                 SudokuCells              excluders,
                 const int                cells[3],
                 SudokuRatingStep        *step)
{
  uint16_t digits[20];
  int n_excluders = 0;
  uint16_t allowed[3] = { 0, 0, 0 };
  bool see_01 = sudoku_cells_has (sudoku_peer_cells[cells[0]], cells[1]);
  bool see_02 = sudoku_cells_has (sudoku_peer_cells[cells[0]], cells[2]);
  bool see_12 = sudoku_cells_has (sudoku_peer_cells[cells[1]], cells[2]);

  while (!sudoku_cells_is_empty (excluders))
    digits[n_excluders++] = board->digits[sudoku_cells_take (&excluders)];

  for (uint16_t a = board->digits[cells[0]]; a != 0; a &= a - 1)
    {
      uint16_t first = a & -a;

      for (uint16_t b = board->digits[cells[1]] & ~(see_01 ? first : 0); b != 0; b &= b - 1)
        {
          uint16_t second = b & -b;
          uint16_t seen = (see_02 ? first : 0) | (see_12 ? second : 0);

          for (uint16_t c = board->digits[cells[2]] & ~seen; c != 0; c &= c - 1)
            {
              uint16_t third = c & -c;

              /* A combination whose three digits are allowed already adds nothing. */
              if ((allowed[0] & first) && (allowed[1] & second) && (allowed[2] & third))
                continue;

              if (is_excluded (digits, n_excluders, first | second | third))
                continue;

              allowed[0] |= first;
              allowed[1] |= second;
              allowed[2] |= third;
            }
        }
    }

  sudoku_rating_step_init (step, 7.5);

  for (int i = 0; i < 3; i++)
    sudoku_rating_step_remove (step, board, cells[i], ~allowed[i]);

  return step->n_removed > 0;
}

/* The cells of the base that exclude with either of two, in their order. */
static int
find_tail (const Base *base,
           int         first,
           int         second,
           uint8_t     tail[40])
{
  SudokuCells met = sudoku_cells_or (sudoku_cells_of (first), sudoku_cells_of (second));
  const int ends[] = { first, second };
  int n_tail = 0;

  for (int end = 0; end < 2; end++)
    {
      uint8_t peers[20];

      sudoku_rating_peers (ends[end], peers);

      for (int i = 0; i < 20; i++)
        {
          if (!base->takes_part[peers[i]] || sudoku_cells_has (met, peers[i])
              || !sudoku_cells_has (base->excluders[ends[end]], peers[i]))
            continue;

          met = sudoku_cells_or (met, sudoku_cells_of (peers[i]));
          tail[n_tail++] = peers[i];
        }
    }

  return n_tail;
}

bool
sudoku_rating_aligned_triple (const SudokuRatingBoard *board,
                              SudokuRatingStep        *step)
{
  Base base;

  find_base (board, 3, &base);

  for (int j = 1; j < base.n_cells; j++)
    {
      for (int i = 0; i < j; i++)
        {
          int cells[3] = { base.cell[i], base.cell[j] };
          SudokuCells both = sudoku_cells_and (base.excluders[cells[0]],
                                               base.excluders[cells[1]]);
          uint8_t tail[40];
          int n_tail;

          if (sudoku_cells_count (both) < 2)
            continue;

          n_tail = find_tail (&base, cells[0], cells[1], tail);

          for (int k = 0; k < n_tail; k++)
            {
              SudokuCells excluders = sudoku_cells_and (both, base.excluders[tail[k]]);

              cells[2] = tail[k];

              if (sudoku_cells_count (excluders) >= 2
                  && triple_excludes (board, excluders, cells, step))
                return true;
            }
        }
    }

  return false;
}
