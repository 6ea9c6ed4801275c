/* Boards of queens as the first field of a FEN record, the notation of chess (Portable Game
 * Notation standard, section 16.1): rows from the top with slashes between them, a number for
 * empty squares, a letter for a piece. On boards of more than nine columns a number has two digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text-private.h"

static bool
is_queen (uint32_t character)
{
  return character == 'Q' || character == 'q';
}

static bool
is_in_row (uint32_t character)
{
  return is_queen (character) || text_is_digit (character);
}

static bool
ends_row (const TextCursor *cursor)
{
  const uint32_t character = text_cursor_look (cursor);

  return character == '/' || text_is_space (character) || text_cursor_is_at_line_end (cursor);
}

/* Numbers or queens, a slash, and again numbers or queens. */
bool
queens_is_fen (TextCursor ahead)
{
  if (!is_in_row (text_cursor_look (&ahead)))
    return false;

  while (is_in_row (text_cursor_look (&ahead)))
    text_cursor_skip (&ahead);

  return text_cursor_skip_if (&ahead, '/') && is_in_row (text_cursor_look (&ahead));
}

static bool
read_row (QueensReader *self)
{
  const TextCursor start = self->cursor;
  uint32_t queens = 0;
  int64_t n_squares = 0;

  while (is_in_row (text_cursor_look (&self->cursor)))
    if (text_is_digit (text_cursor_look (&self->cursor)))
      {
        n_squares += text_cursor_read_number (&self->cursor);
      }
    else
      {
        if (n_squares < QUEENS_MAX)
          queens |= UINT32_C (1) << n_squares;

        n_squares++;
        text_cursor_skip (&self->cursor);
      }

  if (!ends_row (&self->cursor))
    return text_fail_foreign (self->error, &self->cursor, (int) self->n_rows + 1);

  return queens_read_add_row (self, &start, queens, n_squares);
}

bool
queens_read_fen (QueensReader *self)
{
  do
    if (!read_row (self))
      return false;
  while (text_cursor_skip_if (&self->cursor, '/'));

  return queens_read_finish (self);
}
