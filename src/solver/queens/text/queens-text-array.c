/* Reading a board of n queens from arrays: of strings, of arrays of squares, of columns, and the
 * object that QUEENS_TEXT_JSON writes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text-private.h"

/* Something that does not belong at the cursor: in an array it is the shape that is wrong. */
static bool
fail_shape (QueensReader *self)
{
  return text_fail (self->error, &self->cursor, TEXT_MALFORMED);
}

/* After a member of an array: true at the next one, false at the end of the array or where
 * something else stands, at which the cursor stays. */
static bool
skip_comma (TextCursor *cursor)
{
  text_cursor_skip_blank (cursor);

  if (!text_cursor_skip_if (cursor, ','))
    return false;

  text_cursor_skip_blank (cursor);

  return true;
}

/* A string as Java prints it, without quotes. */
static bool
read_bare_string (QueensReader *self)
{
  const TextCursor start = self->cursor;
  uint32_t queens = 0;
  int64_t n_squares = 0;

  for (;; text_cursor_skip (&self->cursor))
    {
      const QueensTextSquare square = queens_text_square (text_cursor_look (&self->cursor));

      if (square != QUEENS_TEXT_SQUARE_EMPTY && square != QUEENS_TEXT_SQUARE_QUEEN)
        break;
      if (square == QUEENS_TEXT_SQUARE_QUEEN && n_squares < QUEENS_MAX)
        queens |= UINT32_C (1) << n_squares;

      n_squares++;
    }

  return n_squares > 0 ? queens_read_add_row (self, &start, queens, n_squares) : fail_shape (self);
}

/* One string a row: ".Q..", "...Q" and so on to the bracket. */
static bool
read_strings (QueensReader *self)
{
  do
    {
      const uint32_t quote = text_cursor_look (&self->cursor);

      if (!text_is_quote (quote))
        {
          if (!read_bare_string (self))
            return false;
          continue;
        }

      text_cursor_skip (&self->cursor);

      if (!queens_read_row (self, quote))
        return false;
      if (!text_cursor_skip_if (&self->cursor, quote))
        return fail_shape (self);
    }
  while (skip_comma (&self->cursor));

  return text_cursor_skip_if (&self->cursor, ']') ? queens_read_finish (self) : fail_shape (self);
}

/* One array of single squares a row: [".", "Q"], or [0, 1]. */
static bool
read_arrays (QueensReader *self)
{
  do
    {
      if (!text_cursor_skip_if (&self->cursor, '['))
        return fail_shape (self);
      if (!queens_read_row (self, ']'))
        return false;
      if (!text_cursor_skip_if (&self->cursor, ']'))
        return fail_shape (self);
    }
  while (skip_comma (&self->cursor));

  return text_cursor_skip_if (&self->cursor, ']') ? queens_read_finish (self) : fail_shape (self);
}

/* Whether the array at the cursor is a row of squares rather than a board: one square between
 * quotes and a comma, or digits that are no permutation. */
static bool
is_row_array (TextCursor ahead)
{
  uint32_t quote;

  text_cursor_skip_if (&ahead, '[');
  text_cursor_skip_blank (&ahead);
  quote = text_cursor_look (&ahead);

  if (text_is_digit (quote))
    return !queens_is_permutation (ahead, ']');
  if (!text_is_quote (quote))
    return false;

  text_cursor_skip (&ahead);
  text_cursor_skip (&ahead);

  return text_cursor_skip_if (&ahead, quote) && skip_comma (&ahead);
}

/* What stands between the brackets of a board, and the closing one. */
static bool
read_board (QueensReader *self)
{
  const uint32_t character = text_cursor_look (&self->cursor);

  if (character == ']')
    return text_fail (self->error, &self->cursor, TEXT_EMPTY);
  if (character == '[')
    return read_arrays (self);
  if (!text_is_digit (character))
    return read_strings (self);
  if (!queens_read_permutation (self, ']'))
    return false;

  return text_cursor_skip_if (&self->cursor, ']') || fail_shape (self);
}

bool
queens_read_array (QueensReader *self)
{
  text_cursor_skip_if (&self->cursor, '[');
  text_cursor_skip_blank (&self->cursor);

  if (text_cursor_look (&self->cursor) != '[')
    return read_board (self);
  if (is_row_array (self->cursor))
    return read_arrays (self);

  text_cursor_skip (&self->cursor);
  text_cursor_skip_blank (&self->cursor);

  if (!read_board (self))
    return false;

  text_cursor_skip_blank (&self->cursor);

  return text_cursor_look (&self->cursor) == ',' || text_cursor_look (&self->cursor) == ']'
         || fail_shape (self);
}

/* The object that QUEENS_TEXT_JSON writes: of its members only "rows" counts. */
bool
queens_read_object (QueensReader *self)
{
  static const char key[] = "\"rows\"";

  for (; text_cursor_look (&self->cursor) != TEXT_CURSOR_END; text_cursor_skip (&self->cursor))
    {
      if (text_cursor_skip_if (&self->cursor, '}'))
        break;
      if (!text_cursor_skip_text (&self->cursor, key))
        continue;

      text_cursor_skip_blank (&self->cursor);

      if (!text_cursor_skip_if (&self->cursor, ':'))
        return fail_shape (self);

      text_cursor_skip_blank (&self->cursor);

      if (!text_cursor_skip_if (&self->cursor, '['))
        return fail_shape (self);

      text_cursor_skip_blank (&self->cursor);

      return read_board (self);
    }

  return fail_shape (self);
}

