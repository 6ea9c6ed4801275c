/* Reading the parts that the formats of a board of n queens share: a row of squares, a permutation,
 * the heading of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text-private.h"

QueensTextSquare
queens_text_square (uint32_t character)
{
  switch (character)
    {
    case '.':
    case '0':
    case '+':
    case '-':
    case '_':
    case 0xb7:                  /* middle dot */
      return QUEENS_TEXT_SQUARE_EMPTY;

    case 'Q':
    case 'q':
    case '1':
    case 'o':
    case 'O':
    case 0x2655:                /* chess queens */
    case 0x265b:
      return QUEENS_TEXT_SQUARE_QUEEN;

    default:
      return text_is_space (character) || character == '\n' || character == ','
             ? QUEENS_TEXT_SQUARE_BETWEEN : QUEENS_TEXT_SQUARE_NONE;
    }
}

bool
queens_read_add_row (QueensReader     *self,
                     const TextCursor *start,
                     uint32_t          queens,
                     int64_t           n_squares)
{
  const int64_t row = self->n_rows++;

  if (row == 0)
    {
      self->n_columns = n_squares;

      if (n_squares > QUEENS_MAX)
        return text_fail_count (self->error, start, TEXT_BOARD_SIZE, n_squares, QUEENS_MAX);
    }

  if (n_squares != self->n_columns || n_squares == 0)
    {
      const int64_t wanted = self->n_columns > 0 ? self->n_columns : 1;

      text_fail_count (self->error, start, n_squares < wanted ? TEXT_ROW_SHORT : TEXT_ROW_LONG,
                       n_squares, wanted);
      self->error->row = row + 1;
      return false;
    }

  if (row < QUEENS_MAX)
    self->board->row[row] = queens;

  return true;
}

bool
queens_read_finish (QueensReader *self)
{
  const TextCursor nowhere = { 0 };

  if (self->n_rows != self->n_columns)
    return text_fail_count (self->error, &nowhere,
                            self->n_rows < self->n_columns ? TEXT_ROWS_MISSING : TEXT_ROWS_TOO_MANY,
                            self->n_rows, self->n_columns);

  self->board->n = self->n_columns;

  return true;
}

bool
queens_read_row (QueensReader *self,
                 uint32_t      end)
{
  TextCursor start = self->cursor;
  uint32_t queens = 0;
  int64_t n_squares = 0;

  for (; !text_cursor_ends_row (&self->cursor, end); text_cursor_skip (&self->cursor))
    {
      const uint32_t character = text_cursor_look (&self->cursor);
      const QueensTextSquare square = queens_text_square (character);

      if (square == QUEENS_TEXT_SQUARE_BETWEEN || (end == ']' && text_is_quote (character)))
        continue;
      if (square == QUEENS_TEXT_SQUARE_NONE)
        return text_fail_foreign (self->error, &self->cursor, self->n_rows + 1);

      if (square == QUEENS_TEXT_SQUARE_QUEEN && n_squares < QUEENS_MAX)
        queens |= UINT32_C (1) << n_squares;

      n_squares++;
    }

  if (end == '\n')
    start.column = 0;

  return queens_read_add_row (self, &start, queens, n_squares);
}

bool
queens_skip_heading (TextCursor *cursor)
{
  TextCursor ahead = *cursor;
  int n_digits = 0;

  if (!text_cursor_skip_if (&ahead, 'N') && !text_cursor_skip_if (&ahead, 'n'))
    return false;
  if (!text_cursor_skip_if (&ahead, 'o') && !text_cursor_skip_if (&ahead, 'O'))
    return false;

  text_cursor_skip_if (&ahead, '.');
  text_cursor_skip_spaces (&ahead);

  for (; text_is_digit (text_cursor_look (&ahead)); text_cursor_skip (&ahead))
    n_digits++;

  text_cursor_skip_if (&ahead, ':');
  text_cursor_skip_spaces (&ahead);

  if (n_digits == 0 || !text_cursor_is_at_line_end (&ahead))
    return false;

  *cursor = ahead;

  return true;
}

bool
queens_skip_words (TextCursor *cursor)
{
  enum { FIRST_IDEOGRAPH = 0x4e00, LAST_IDEOGRAPH = 0x9fff };
  TextCursor ahead = *cursor;
  bool has_words = false;

  for (; !text_cursor_is_at_line_end (&ahead); text_cursor_skip (&ahead))
    {
      const uint32_t character = text_cursor_look (&ahead);

      has_words |= character >= FIRST_IDEOGRAPH && character <= LAST_IDEOGRAPH;
    }

  if (has_words)
    *cursor = ahead;

  return has_words;
}

bool
queens_is_permutation (TextCursor ahead,
                       uint32_t   end)
{
  int64_t n_small = 0;
  int64_t n_large = 0;

  for (; !text_cursor_ends_row (&ahead, end); text_cursor_skip (&ahead))
    {
      const uint32_t character = text_cursor_look (&ahead);
      const QueensTextSquare square = queens_text_square (character);

      if (character == '0' || character == '1')
        n_small++;
      else if (text_is_digit (character))
        n_large++;
      else if (square == QUEENS_TEXT_SQUARE_EMPTY || square == QUEENS_TEXT_SQUARE_QUEEN)
        return false;
      else if (square == QUEENS_TEXT_SQUARE_NONE)
        break;
    }

  return n_large > 0 && n_large >= n_small;
}

bool
queens_read_permutation (QueensReader *self,
                         uint32_t      end)
{
  const TextCursor start = self->cursor;
  TextCursor at[QUEENS_MAX];
  int64_t column[QUEENS_MAX];
  int64_t n = 0;

  while (!text_cursor_ends_row (&self->cursor, end))
    {
      const uint32_t character = text_cursor_look (&self->cursor);
      const int row = n < QUEENS_MAX ? n : QUEENS_MAX - 1;

      if (text_is_digit (character))
        {
          at[row] = self->cursor;
          column[row] = text_cursor_read_number (&self->cursor);
          n++;
        }
      else if (queens_text_square (character) == QUEENS_TEXT_SQUARE_BETWEEN)
        {
          text_cursor_skip (&self->cursor);
        }
      else
        {
          return text_fail_foreign (self->error, &self->cursor, n + 1);
        }
    }

  if (n < 1 || n > QUEENS_MAX)
    return text_fail_count (self->error, &start, TEXT_BOARD_SIZE, n, n < 1 ? 1 : QUEENS_MAX);

  for (int row = 0; row < n; row++)
    {
      if (column[row] < 1 || column[row] > n)
        {
          text_fail_count (self->error, &at[row], TEXT_NUMBER_OUT_OF_RANGE, column[row], n);
          self->error->row = row + 1;
          return false;
        }

      self->board->row[row] = UINT32_C (1) << (column[row] - 1);
    }

  self->board->n = n;

  return true;
}
