/* Boards of n queens one after the other: where each ends, and where to go on behind an error.
 *
 * An error in rows of squares takes all of its rows with it, to the next empty line or heading; any
 * other one takes the line where it was seen. Nothing that was looked at is looked at again but the
 * rest of a line, so that the time is linear in the length of any text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text-private.h"

void
queens_text_reader_init (QueensTextReader *reader,
                         const char       *text,
                         size_t            length)
{
  *reader = (QueensTextReader) { .text = text, .length = length, .line = 1, .column = 1 };
}

static void
skip_line (TextCursor *cursor)
{
  while (!text_cursor_is_at_line_end (cursor))
    text_cursor_skip (cursor);

  text_cursor_skip (cursor);
}

/* What may stand between two arrays or objects, and behind the last. */
static void
skip_list_marks (TextCursor *cursor)
{
  while (text_is_space (text_cursor_look (cursor)) || text_cursor_look (cursor) == '\n'
         || text_cursor_look (cursor) == ',' || text_cursor_look (cursor) == ']'
         || text_cursor_look (cursor) == '}')
    text_cursor_skip (cursor);
}

/* Blank lines, those that begin with '#', and behind a board Chinese words. */
static void
skip_comments (TextCursor *cursor,
               bool        is_behind_board)
{
  text_cursor_skip_blank (cursor);
  while (text_cursor_look (cursor) == '#'
         || (is_behind_board && queens_skip_words (cursor)))
    {
      skip_line (cursor);
      text_cursor_skip_blank (cursor);
    }
}

/* The rest of the rows at the cursor. */
static void
skip_rows (TextCursor *cursor)
{
  do
    {
      TextCursor ahead;

      skip_line (cursor);
      text_cursor_skip_spaces (cursor);
      ahead = *cursor;
      if (queens_skip_heading (&ahead) || queens_skip_words (&ahead))
        return;
    }
  while (!text_cursor_is_at_line_end (cursor));
}

/* Behind a board: what else its line says, unless it is another board. */
static void
go_on (QueensTextReader *reader,
       TextCursor       *cursor)
{
  TextCursor ahead = *cursor;

  while (text_is_space (text_cursor_look (&ahead)) || text_cursor_look (&ahead) == ','
         || text_cursor_look (&ahead) == ']')
    text_cursor_skip (&ahead);

  if (reader->in_list
      && (text_cursor_look (&ahead) == '[' || text_cursor_look (&ahead) == '{'))
    *cursor = ahead;
  else
    skip_line (cursor);
}

QueensRead
queens_text_reader_next (QueensTextReader *reader,
                         QueensBoard      *board,
                         TextError        *error)
{
  QueensReader self = { .board = board, .error = error };
  bool is_read;

  *board = queens_board_empty (0);
  *error = (TextError) { .problem = TEXT_FINE };
  self.cursor = text_cursor_begin (reader->text, reader->length);
  self.cursor.position = reader->position;
  self.cursor.line = reader->line;
  self.cursor.column = reader->column;

  if (reader->in_list)
    skip_list_marks (&self.cursor);

  skip_comments (&self.cursor, reader->n_returned > 0);
  reader->begin = self.cursor.position;
  reader->begin_line = self.cursor.line;
  if (text_cursor_look (&self.cursor) == TEXT_CURSOR_END && reader->n_returned > 0)
    {
      reader->position = reader->length;
      return QUEENS_READ_END;
    }

  is_read = queens_read_text (&self);
  if (!is_read)
    {
      *board = queens_board_empty (0);
      error->line = error->line > 0 ? error->line : reader->begin_line;
    }

  /* Rows are read to the line behind them. */
  reader->in_list = text_cursor_look (&self.cursor) != TEXT_CURSOR_END && self.is_array;
  if (is_read && !self.is_rows)
    go_on (reader, &self.cursor);
  else if (!is_read && self.is_rows)
    skip_rows (&self.cursor);
  else if (!is_read)
    skip_line (&self.cursor);

  reader->position = self.cursor.position;
  reader->line = self.cursor.line;
  reader->column = self.cursor.column;
  reader->n_returned++;
  return is_read ? QUEENS_READ_BOARD : QUEENS_READ_ERROR;
}
