/* Rows of a table, cut into fields.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/text-table.h"

#include <string.h>
#include <strings.h>

enum
{
  MAX_NAME = 64,
  PLAIN = 81,                   /* the characters of a sudoku */
};

/* The names that a column of puzzles has where puzzles are traded. The first is ours, and the only
 * one that a header of one column may have: others are titles of a puzzle as well. */
static const char *const names[] = {
  "puzzle", "puzzles", "quiz", "quizzes", "question", "questions", "sudoku", "sudokus", "unsolved",
  "givens", "grid", "board",
};

enum { N_NAMES = sizeof names / sizeof *names };

/* A field without the blanks and the quotation marks around it. */
typedef struct
{
  const char *text;
  size_t      length;
  bool        is_quoted;
} Field;

static bool
is_blank (char character)
{
  return character == ' ' || character == '\t' || character == '\r';
}

static size_t
line_length (const char *text,
             size_t      length)
{
  const char *end = memchr (text, '\n', length);

  return end != NULL ? (size_t) (end - text) : length;
}

/* Where the field at `begin` ends: at its separator, or at the end of the row. */
static size_t
field_end (const char *row,
           size_t      length,
           size_t      begin,
           char        separator)
{
  const char *end;
  size_t position = begin;

  while (position < length && row[position] == ' ')
    position++;

  /* Two quotation marks stand for one. */
  if (position < length && row[position] == '"')
    do
      {
        const char *mark = memchr (row + position + 1, '"', length - position - 1);

        position = mark != NULL ? (size_t) (mark - row) + 1 : begin;
      }
    while (position > begin && position < length && row[position] == '"');

  if (separator == '\0')
    return length;

  end = memchr (row + position, separator, length - position);
  return end != NULL ? (size_t) (end - row) : length;
}

/* Whether a field is quoted from its beginning to its end: all marks within are double ones. */
static bool
is_quoted (const char *text,
           size_t      length)
{
  if (length < 2 || text[0] != '"' || text[length - 1] != '"')
    return false;

  for (size_t i = 1; i < length - 1; i++)
    if (text[i] == '"' && (text[++i] != '"' || i == length - 1))
      return false;

  return true;
}

static Field
strip (const char *text,
       size_t      length)
{
  while (length > 0 && is_blank (text[length - 1]))
    length--;
  for (; length > 0 && is_blank (*text); text++)
    length--;

  if (is_quoted (text, length))
    return (Field) { text + 1, length - 2, true };

  return (Field) { text, length, false };
}

/* The field of a row in a column; an empty one where the row is too short. */
static Field
find_field (const TextTable *table,
            const char      *row,
            size_t           length)
{
  size_t begin = 0;

  for (int column = 0;; column++)
    {
      const size_t end = field_end (row, length, begin, table->separator);

      if (column == table->column)
        return strip (row + begin, end - begin);
      if (end == length)
        return (Field) { row + length, 0, false };

      begin = end + 1;
    }
}

/* Letters, digits and what stands between words. */
static bool
is_name (const Field *field)
{
  for (size_t i = 0; i < field->length; i++)
    {
      const char character = field->text[i];
      const bool is_letter = ((character | 0x20) >= 'a' && (character | 0x20) <= 'z')
                             || (unsigned char) character >= 0x80;

      if (!is_letter && (i == 0 || strchr ("0123456789_- ./()", character) == NULL))
        return false;
    }

  return field->length > 0 && field->length <= MAX_NAME;
}

/* Whether a field is one of the first `n_names` names of puzzles. */
static bool
is_puzzle_name (const Field *field,
                size_t       n_names)
{
  for (size_t i = 0; i < n_names; i++)
    if (field->length == strlen (names[i])
        && strncasecmp (field->text, names[i], field->length) == 0)
      return true;

  return false;
}

static bool
read_header (const char *row,
             size_t      length,
             TextTable  *table)
{
  const char *separator = memchr (row, ',', length);

  *table = (TextTable) { .column = -1 };
  if (separator == NULL)
    separator = memchr (row, ';', length);
  if (separator == NULL)
    separator = memchr (row, '\t', length);
  table->separator = separator != NULL ? *separator : '\0';

  for (size_t begin = 0, column = 0; begin <= length; column++)
    {
      const size_t end = field_end (row, length, begin, table->separator);
      const Field field = strip (row + begin, end - begin);

      if (!is_name (&field))
        return false;
      if (table->column < 0 && is_puzzle_name (&field, separator != NULL ? N_NAMES : 1))
        table->column = (int) column;

      begin = end + 1;
    }

  return table->column >= 0;
}

/* The mark of UTF-8 that a text may begin with. */
static size_t
mark_length (const char *text,
             size_t      length)
{
  return length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

static bool
is_comment (const char *line,
            size_t      length)
{
  const Field field = strip (line, length);

  return field.length == 0 || field.text[0] == '#';
}

bool
text_table_begins (const char *text,
                   size_t      length,
                   TextTable  *table)
{
  size_t position = mark_length (text, length);

  *table = (TextTable) { .column = -1 };
  while (position < length)
    {
      const size_t n_bytes = line_length (text + position, length - position);

      if (!is_comment (text + position, n_bytes))
        return read_header (text + position, n_bytes, table);

      position += n_bytes + 1;
    }

  return false;
}

/* Where the line break behind a row is, or `length` where there is none. Those in a field that
 * begins with a quotation mark belong to the row. */
static size_t
find_break (const TextTable *table,
            const char      *text,
            size_t           length,
            bool            *is_open)
{
  bool is_start = true;
  bool has_marks = false;

  *is_open = false;
  for (size_t i = 0; i < length; i++)
    {
      if (text[i] == '\n' && !*is_open)
        return i;

      if (is_start && text[i] != ' ')
        has_marks = text[i] == '"';
      if (has_marks && text[i] == '"')
        *is_open = !*is_open;
      is_start = !*is_open && (text[i] == table->separator || (is_start && text[i] == ' '));
    }

  return length;
}

/* The length of a row with its line break, or 0 where its end is not there yet. */
static size_t
row_length (const TextTable *table,
            const char      *text,
            size_t           length,
            bool             is_end)
{
  size_t end = line_length (text, length);

  if (memchr (text, '"', end) != NULL)
    {
      const size_t first = end;
      bool is_open;

      end = find_break (table, text, length < TEXT_TABLE_ROW_MAX ? length : TEXT_TABLE_ROW_MAX,
                        &is_open);
      if (is_open && length < TEXT_TABLE_ROW_MAX && !is_end)
        return 0;
      if (is_open || end == TEXT_TABLE_ROW_MAX)
        end = first;
    }

  if (end < length)
    return end + 1;

  return is_end ? length : 0;
}

/* Whether a field is a sudoku of 81 characters, which is read faster without blanks before it. */
static bool
is_plain (const Field *field)
{
  if (field->length != PLAIN)
    return false;

  for (size_t i = 0; i < field->length; i++)
    if (strchr ("0123456789.*_Xx", field->text[i]) == NULL || field->text[i] == '\0')
      return false;

  return true;
}

/* Whether a quotation mark is opened and not closed. */
static bool
is_open (const Field *field)
{
  return !field->is_quoted && field->text[0] == '"'
         && (field->length == 1 || field->text[field->length - 1] != '"');
}

/* How many characters stand before a field in its row. */
static size_t
count_characters (const char *text,
                  size_t      length)
{
  size_t n_characters = 0;

  for (size_t i = 0; i < length; i++)
    n_characters += ((unsigned char) text[i] & 0xc0) != 0x80;

  return n_characters;
}

/* Writes a field, with single quotation marks in the place of double ones. */
static size_t
put_field (const Field *field,
           char        *out)
{
  size_t n_written = 0;

  if (!field->is_quoted)
    {
      memmove (out, field->text, field->length);
      return field->length;
    }

  for (size_t i = 0; i < field->length; i++)
    {
      out[n_written++] = field->text[i];
      if (field->text[i] == '"' && i + 1 < field->length && field->text[i + 1] == '"')
        i++;
    }

  return n_written;
}

static size_t
count_breaks (const char *text,
              size_t      length)
{
  const char *const end = text + length;
  size_t n_breaks = 0;

  while ((text = memchr (text, '\n', (size_t) (end - text))) != NULL)
    {
      n_breaks++;
      text++;
    }

  return n_breaks;
}

/* Writes the puzzle of a row, and words that may stand behind it, or nothing for a header. */
static size_t
put_puzzle (TextTable  *table,
            const char *row,
            size_t      length,
            char       *out)
{
  const size_t mark = mark_length (row, length);
  const Field field = find_field (table, row + mark, length - mark);
  TextTable other;
  size_t n_blanks;

  if (field.length == 0 || is_open (&field))
    {
      *out = field.length == 0 ? *TEXT_TABLE_NO_PUZZLE : *TEXT_TABLE_OPEN_QUOTE;
      return 1;
    }

  /* What stands behind a plain puzzle is read as words about it. */
  if (field.text == row && field.length == PLAIN && memchr (row, '\n', length) == NULL)
    {
      memmove (out, row, length);
      return length;
    }

  if (is_name (&field) && read_header (row + mark, length - mark, &other))
    {
      *table = other;
      return 0;
    }

  /* Of a row of several lines the breaks need the room. */
  if (is_plain (&field)
      || memchr (row, '\n', (size_t) (field.text - row) + field.length) != NULL)
    return put_field (&field, out);

  n_blanks = count_characters (row + mark, (size_t) (field.text - row) - mark);
  memset (out, ' ', n_blanks);
  return n_blanks + put_field (&field, out + n_blanks);
}

/* Writes what stands in the place of a row, which ends with its line breaks. */
static size_t
convert_row (TextTable  *table,
             const char *row,
             size_t      length,
             char       *out)
{
  const bool has_break = row[length - 1] == '\n';
  const size_t n_bytes = length - has_break;
  const size_t n_breaks = count_breaks (row, n_bytes);
  size_t n_written;

  if (is_comment (row, n_bytes))
    {
      memmove (out, row, length);
      return length;
    }

  /* The breaks of other fields stand behind the puzzle. */
  n_written = put_puzzle (table, row, n_bytes, out);
  for (size_t n = count_breaks (out, n_written); n < n_breaks; n++)
    out[n_written++] = '\n';
  if (has_break)
    out[n_written++] = '\n';

  return n_written;
}

size_t
text_table_convert (TextTable *table,
                    char      *text,
                    size_t     length,
                    bool       is_end,
                    size_t    *n_written)
{
  size_t position = 0;

  *n_written = 0;
  while (position < length)
    {
      const size_t n_bytes = row_length (table, text + position, length - position, is_end);

      if (n_bytes == 0)
        break;

      *n_written += convert_row (table, text + position, n_bytes, text + *n_written);
      position += n_bytes;
    }

  return position;
}
