/* Reading a board of n queens from text, whatever the format.
 *
 * A text is an array ("[" or "{" comes first), a board of a FEN record (with slashes between its
 * rows), a permutation, or rows of squares. Rows of 0 and 1 and a permutation are both digits: it
 * is a permutation where at least half of the digits of its line are above 1, which holds for every
 * n, and which no matrix with a slip of the pen in it comes near. A board of rows ends at an empty
 * line, at the heading of the next board or at the end of the text; what comes after the first
 * board is not looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text-private.h"

enum { LONGEST_LABEL = 40 };

static bool
is_label_character (uint32_t character)
{
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         character == ' ' || character == '=' || character == ':' || character == '_';
}

/* "Output: " or "boards = " before an array, as LeetCode and programs write it. */
static void
skip_label (TextCursor *cursor)
{
  TextCursor ahead = *cursor;

  while (is_label_character (text_cursor_look (&ahead)) && ahead.column < LONGEST_LABEL)
    text_cursor_skip (&ahead);

  if (text_cursor_look (&ahead) == '[')
    *cursor = ahead;
}

/* What may stand above a board. Words alone are left where they are: they are no board. */
static void
skip_headings (TextCursor *cursor)
{
  TextCursor ahead = *cursor;
  bool has_words = false;

  for (;; text_cursor_skip_blank (&ahead))
    {
      const bool is_words = queens_skip_words (&ahead);

      has_words |= is_words;
      if (!is_words && !queens_skip_heading (&ahead))
        break;
    }

  if (!has_words || text_cursor_look (&ahead) != TEXT_CURSOR_END)
    *cursor = ahead;
}

static bool
read_rows (QueensReader *self)
{
  for (;;)
    {
      TextCursor ahead;

      text_cursor_skip_spaces (&self->cursor);
      ahead = self->cursor;

      if (text_cursor_is_at_line_end (&self->cursor))
        return queens_read_finish (self);
      if (self->n_rows > 0 && (queens_skip_heading (&ahead) || queens_skip_words (&ahead)))
        return queens_read_finish (self);
      if (!queens_read_row (self, '\n'))
        return false;

      text_cursor_skip (&self->cursor);
    }
}

bool
queens_read_text (QueensReader *self)
{
  uint32_t character;

  text_cursor_skip_blank (&self->cursor);

  skip_headings (&self->cursor);

  skip_label (&self->cursor);
  character = text_cursor_look (&self->cursor);

  if (character == TEXT_CURSOR_END)
    return text_fail (self->error, &self->cursor, TEXT_EMPTY);
  self->is_array = character == '[' || character == '{';
  if (character == '[')
    return queens_read_array (self);
  if (character == '{')
    return queens_read_object (self);
  if (queens_is_fen (self->cursor))
    return queens_read_fen (self);
  if (queens_is_permutation (self->cursor, '\n'))
    return queens_read_permutation (self, '\n');

  self->is_rows = true;
  return read_rows (self);
}

bool
queens_text_read (const char  *text,
                  size_t       length,
                  QueensBoard *board,
                  TextError   *error)
{
  QueensReader self = {
    .cursor = text_cursor_begin (text, length),
    .board = board,
    .error = error,
  };

  *board = queens_board_empty (0);
  *error = (TextError) { .problem = TEXT_FINE };

  if (queens_read_text (&self))
    return true;

  *board = queens_board_empty (0);

  return false;
}
