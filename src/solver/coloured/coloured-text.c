/* Coloured queens read and written.
 *
 * Squares are collected row by row under the names that the text gives to regions. Only when there
 * are as many rows as columns is it asked what the regions are like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-text.h"

#include "solver/text-cursor.h"
#include "solver/text-writer.h"

/* Numbers of more than one digit are names that no character is. */
enum { FIRST_NUMBER = TEXT_CURSOR_END };

typedef struct
{
  TextCursor cursor;
  TextError *error;

  int64_t    n_rows;                    /* so far */
  int64_t    n_columns;                 /* of the first row */

  int        n_names;
  int64_t    name[COLOURED_SQUARES];    /* of the regions, in order of appearance */
  uint8_t    region[COLOURED_SQUARES];  /* of square row * COLOURED_MAX + column */
  TextCursor start[COLOURED_SQUARES];   /* where the square begins in the text */
} Reader;

size_t
coloured_text_write (const ColouredPuzzle *puzzle,
                     char                 *buffer,
                     size_t                size)
{
  TextWriter writer = { .buffer = buffer, .size = size };
  char letter[COLOURED_MAX] = { 0 };
  char next = 'A';

  for (int square = 0; square < puzzle->n * puzzle->n; square++)
    {
      char *region = &letter[puzzle->region[square]];

      if (square > 0 && square % puzzle->n == 0)
        text_writer_put_character (&writer, '/');
      if (*region == 0)
        *region = next++;

      text_writer_put_character (&writer, *region);
    }

  return text_writer_end (&writer);
}

static bool
is_letter (uint32_t character)
{
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/* Takes one more square of a row. What lies outside every board is counted only. */
static void
add_square (Reader           *self,
            int64_t           column,
            int64_t           name,
            const TextCursor *start)
{
  int region = 0;
  int square;

  if (self->n_rows >= COLOURED_MAX || column >= COLOURED_MAX)
    return;

  square = self->n_rows * COLOURED_MAX + column;

  while (region < self->n_names && self->name[region] != name)
    region++;
  if (region == self->n_names)
    self->name[self->n_names++] = name;

  self->region[square] = region;
  self->start[square] = *start;
}

/* Takes a row that is read to its end and began at `start`. */
static bool
add_row (Reader           *self,
         const TextCursor *start,
         int64_t           n_squares)
{
  if (self->n_rows == 0)
    {
      self->n_columns = n_squares;

      if (n_squares < COLOURED_MIN || n_squares > COLOURED_MAX)
        return text_fail_count (self->error, start, TEXT_BOARD_SIZE, n_squares,
                                n_squares < COLOURED_MIN ? COLOURED_MIN : COLOURED_MAX);
    }

  if (n_squares != self->n_columns)
    {
      text_fail_count (self->error, start,
                       n_squares < self->n_columns ? TEXT_ROW_SHORT : TEXT_ROW_LONG,
                       n_squares, self->n_columns);
      self->error->row = self->n_rows + 1;
      return false;
    }

  self->n_rows++;

  return true;
}

/* Moves past the name of a region and returns it. Between brackets digits are a number, elsewhere
 * each stands for itself. */
static int64_t
read_name (Reader   *self,
           uint32_t  end)
{
  const uint32_t character = text_cursor_look (&self->cursor);

  if (end == ']' && text_is_digit (character))
    {
      const int64_t number = text_cursor_read_number (&self->cursor);

      return number < 10 ? '0' + number : FIRST_NUMBER + number;
    }

  text_cursor_skip (&self->cursor);

  return character;
}

/* Reads the squares of a row to its end, at which the cursor stays: `/` or a line break, a quote,
 * or the bracket of an array, whose members may have quotes around them. */
static bool
read_row (Reader   *self,
          uint32_t  end)
{
  const TextCursor start = self->cursor;
  int64_t n_squares = 0;

  while (!text_cursor_ends_row (&self->cursor, end))
    {
      const uint32_t character = text_cursor_look (&self->cursor);
      const TextCursor square = self->cursor;

      if (is_letter (character) || text_is_digit (character))
        add_square (self, n_squares++, read_name (self, end), &square);
      else if (text_is_space (character) || character == ','
               || (end == ']' && (text_is_quote (character) || character == '\n')))
        text_cursor_skip (&self->cursor);
      else
        return text_fail_foreign (self->error, &self->cursor, self->n_rows + 1);
    }

  return add_row (self, &start, n_squares);
}

static bool
first_line_has_slash (TextCursor ahead)
{
  for (; !text_cursor_is_at_line_end (&ahead); text_cursor_skip (&ahead))
    if (text_cursor_look (&ahead) == '/')
      return true;

  return false;
}

/* Rows divided by `/`, where a line may end after each; else the rows are lines. */
static bool
read_rows (Reader *self)
{
  const bool has_slash = first_line_has_slash (self->cursor);

  do
    {
      if (!read_row (self, '/'))
        return false;

      if (text_cursor_skip_if (&self->cursor, '/'))
        {
          text_cursor_skip_blank (&self->cursor);
        }
      else if (has_slash)
        {
          return true;
        }
      else
        {
          text_cursor_skip (&self->cursor);
          text_cursor_skip_spaces (&self->cursor);
        }
    }
  while (!text_cursor_is_at_line_end (&self->cursor));

  return true;
}

/* A string or an array, which is a row. */
static bool
read_member (Reader *self)
{
  const uint32_t first = text_cursor_look (&self->cursor);
  const uint32_t end = first == '[' ? ']' : first;

  if (first != '[' && !text_is_quote (first))
    return text_fail (self->error, &self->cursor, TEXT_MALFORMED);

  text_cursor_skip (&self->cursor);

  if (!read_row (self, end))
    return false;

  return text_cursor_skip_if (&self->cursor, end)
         || text_fail (self->error, &self->cursor, TEXT_MALFORMED);
}

/* From the bracket at the cursor. */
static bool
read_array (Reader *self)
{
  text_cursor_skip (&self->cursor);
  text_cursor_skip_blank (&self->cursor);

  if (text_cursor_look (&self->cursor) == ']')
    return text_fail (self->error, &self->cursor, TEXT_EMPTY);

  for (;;)
    {
      if (!read_member (self))
        return false;

      text_cursor_skip_blank (&self->cursor);

      if (!text_cursor_skip_if (&self->cursor, ','))
        break;

      text_cursor_skip_blank (&self->cursor);
    }

  return text_cursor_skip_if (&self->cursor, ']')
         || text_fail (self->error, &self->cursor, TEXT_MALFORMED);
}

/* After the last row: what is read makes a puzzle, or it is said why not. */
static bool
finish (Reader         *self,
        ColouredPuzzle *puzzle)
{
  const TextCursor nowhere = { 0 };
  const int n = self->n_columns;
  int apart;

  if (self->n_rows != n)
    return text_fail_count (self->error, &nowhere,
                            self->n_rows < n ? TEXT_ROWS_MISSING : TEXT_ROWS_TOO_MANY,
                            self->n_rows, n);

  puzzle->n = n;

  for (int square = 0; square < n * n; square++)
    {
      const int read = square / n * COLOURED_MAX + square % n;

      if (self->region[read] >= n)
        return text_fail_count (self->error, &self->start[read], TEXT_REGIONS_TOO_MANY,
                                self->n_names, n);

      puzzle->region[square] = self->region[read];
    }

  if (self->n_names < n)
    return text_fail_count (self->error, &nowhere, TEXT_REGIONS_MISSING, self->n_names, n);

  apart = coloured_first_apart (puzzle);

  if (apart >= 0)
    {
      text_fail (self->error, &self->start[apart / n * COLOURED_MAX + apart % n],
                 TEXT_REGION_APART);
      self->error->row = apart / n + 1;
      return false;
    }

  return true;
}

bool
coloured_text_read (const char     *text,
                    size_t          length,
                    ColouredPuzzle *puzzle,
                    TextError      *error)
{
  Reader self = { .cursor = text_cursor_begin (text, length), .error = error };
  uint32_t character;
  bool is_read;

  *puzzle = (ColouredPuzzle) { 0 };
  *error = (TextError) { .problem = TEXT_FINE };

  text_cursor_skip_blank (&self.cursor);
  character = text_cursor_look (&self.cursor);

  if (character == TEXT_CURSOR_END)
    is_read = text_fail (error, &self.cursor, TEXT_EMPTY);
  else if (character == '[')
    is_read = read_array (&self) && finish (&self, puzzle);
  else
    is_read = read_rows (&self) && finish (&self, puzzle);

  if (!is_read)
    *puzzle = (ColouredPuzzle) { 0 };

  return is_read;
}
