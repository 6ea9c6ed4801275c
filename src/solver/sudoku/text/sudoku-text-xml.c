/* Sudoku in OpenSudoku's XML: <game data="…"/>, the data being 81 digits or "version: N", a
 * newline, and a list of cells.
 *
 * A cell is fields, each ending in a bar: its value, its marks, in version 4 and 5 more marks and
 * a colour, and last whether it can be edited (OpenSudoku's SudokuBoard and Cell, and before these
 * CellCollection). Marks are "1,4,9," or "-" in version 1, and a number with one bit a digit
 * since. Version 2 wrote two bars behind the marks by mistake, so empty fields are left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

/* What lies between `begin` and `end`. */
typedef struct
{
  const char *begin;
  const char *end;
} Span;

static bool
is_space (char character)
{
  return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

static bool
span_is (Span        span,
         const char *word)
{
  size_t length = strlen (word);

  return (size_t) (span.end - span.begin) == length && memcmp (span.begin, word, length) == 0;
}

/* The end of a name, which goes to the next space or mark of syntax. */
static const char *
name_end (const char *position,
          const char *end)
{
  while (position < end && !is_space (*position) && *position != '=' && *position != '>' &&
         (*position != '/' || position + 1 == end || position[1] != '>'))
    position++;

  return position;
}

/* Goes over one attribute, `name` and `value`. Returns its end, or NULL at the end of the tag and
 * where none fits. */
static const char *
next_attribute (const char *position,
                const char *end,
                Span       *name,
                Span       *value)
{
  const char *quote;

  while (position < end && is_space (*position))
    position++;

  name->begin = position;
  name->end = position = name_end (position, end);
  while (position < end && is_space (*position))
    position++;
  if (name->begin == name->end || position == end || *position != '=')
    return NULL;

  do
    position++;
  while (position < end && is_space (*position));
  if (position == end || (*position != '"' && *position != '\''))
    return NULL;

  quote = memchr (position + 1, *position, (size_t) (end - position - 1));
  if (quote == NULL)
    return NULL;

  *value = (Span) { position + 1, quote };
  return quote + 1;
}

/* The end of a tag, behind its '>', or NULL. */
static const char *
tag_end (const char *position,
         const char *end)
{
  char quote = '\0';

  for (; position < end; position++)
    {
      if (quote != '\0')
        quote = *position == quote ? '\0' : quote;
      else if (*position == '"' || *position == '\'')
        quote = *position;
      else if (*position == '>')
        return position + 1;
    }

  return NULL;
}

static const char *
comment_end (const char *position,
             const char *end)
{
  while (position < end && (position = memchr (position, '>', (size_t) (end - position))) != NULL)
    {
      position++;
      if (position[-2] == '-' && position[-3] == '-')
        return position;
    }

  return NULL;
}

static bool
data_error (TextError   *error,
            TextProblem  problem,
            int64_t      found)
{
  error->problem = problem;
  error->found = found;
  error->wanted = SUDOKU_CELLS;
  return false;
}

static bool
check_n_cells (int        n_cells,
               TextError *error)
{
  if (n_cells == SUDOKU_CELLS)
    return true;

  return data_error (error, n_cells < SUDOKU_CELLS ? TEXT_CELLS_MISSING : TEXT_CELLS_TOO_MANY,
                     n_cells);
}

static bool
read_digits (Span        data,
             SudokuText *puzzle,
             TextError  *error)
{
  const char *position = data.begin;
  int n_cells = 0;

  while (position < data.end)
    {
      uint32_t character = sudoku_scan_character (&position, data.end);

      if (character < 0x80 && is_space ((char) character))
        continue;

      if ((character < '0' || character > '9') && character != '.')
        {
          error->character = character;
          return data_error (error, TEXT_FOREIGN_CHARACTER, 0);
        }

      if (n_cells < SUDOKU_CELLS)
        puzzle->givens.digit[n_cells] = character == '.' ? 0 : (uint8_t) (character - '0');
      n_cells++;
    }

  return check_n_cells (n_cells, error);
}

/* The next field that is not empty. */
static bool
next_field (Span *data,
            Span *field)
{
  do
    {
      if (data->begin == data->end)
        return false;

      field->begin = data->begin;
      field->end = memchr (data->begin, '|', (size_t) (data->end - data->begin));
      if (field->end == NULL)
        field->end = data->end;
      data->begin = field->end == data->end ? data->end : field->end + 1;

      while (field->begin < field->end && is_space (*field->begin))
        field->begin++;
    }
  while (field->begin == field->end);

  return true;
}

static SudokuDigits
read_marks (Span field,
            int  version)
{
  SudokuDigits marks = 0;
  unsigned number = 0;

  for (const char *position = field.begin; position < field.end; position++)
    if (*position >= '0' && *position <= '9')
      {
        marks |= sudoku_digit_set (*position - '0');
        number = (number * 10 + (unsigned) (*position - '0')) % 10000;
      }

  return version == 1 ? marks : (SudokuDigits) (number & SUDOKU_ALL_CANDIDATES);
}

static bool
read_cells (Span        data,
            int         version,
            SudokuText *puzzle,
            TextError  *error)
{
  int n_fields = version <= 3 ? 3 : version;
  int n_cells = 0;
  Span field;

  while (next_field (&data, &field))
    {
      int digit = *field.begin - '0';
      SudokuDigits marks = 0;

      if (digit < 0 || digit > 9 || field.end - field.begin != 1)
        return data_error (error, TEXT_MALFORMED, 0);

      for (int i = 1; i < n_fields; i++)
        {
          if (!next_field (&data, &field))
            return data_error (error, TEXT_MALFORMED, 0);
          if (i == 1)
            marks = read_marks (field, version);
        }

      if (n_cells < SUDOKU_CELLS)
        {
          puzzle->marks[n_cells] = marks;
          if (*field.begin == '0')
            puzzle->givens.digit[n_cells] = (uint8_t) digit;
          else
            puzzle->entries.digit[n_cells] = (uint8_t) digit;
        }
      n_cells++;
    }

  return check_n_cells (n_cells, error);
}

/* `data` may write the newline behind its version as it is, as a reference, or as a space. */
static bool
read_data (Span        data,
           SudokuText *puzzle,
           TextError  *error)
{
  static const char version_word[] = "version:";
  size_t word_length = strlen (version_word);
  int version = 0;

  if ((size_t) (data.end - data.begin) < word_length ||
      memcmp (data.begin, version_word, word_length) != 0)
    return read_digits (data, puzzle, error);

  data.begin += word_length;
  while (data.begin < data.end && is_space (*data.begin))
    data.begin++;
  if (data.begin < data.end && *data.begin >= '1' && *data.begin <= '5')
    version = *data.begin++ - '0';

  if (data.begin < data.end && *data.begin == '&')
    data.begin = memchr (data.begin, ';', (size_t) (data.end - data.begin));
  if (version == 0 || data.begin == NULL || data.begin == data.end ||
      (*data.begin != ';' && !is_space (*data.begin)))
    return data_error (error, TEXT_MALFORMED, 0);

  data.begin++;
  return read_cells (data, version, puzzle, error);
}

static SudokuRead
read_game (Span        tag,
           SudokuText *puzzle,
           TextError  *error)
{
  const char *position = tag.begin;
  Span name, value;

  puzzle->format = SUDOKU_TEXT_OPENSUDOKU;
  while ((position = next_attribute (position, tag.end, &name, &value)) != NULL)
    if (span_is (name, "data"))
      return read_data (value, puzzle, error) ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;

  data_error (error, TEXT_MALFORMED, 0);
  return SUDOKU_READ_ERROR;
}

SudokuRead
sudoku_read_xml (SudokuReader *reader,
                 SudokuText   *puzzle,
                 TextError    *error)
{
  const char *text_end = reader->text + reader->length;
  const char *tag;

  while ((tag = memchr (reader->text + reader->position, '<',
                        reader->length - reader->position)) != NULL)
    {
      bool is_comment = text_end - tag >= 7 && memcmp (tag, "<!--", 4) == 0;
      const char *end = is_comment ? comment_end (tag + 6, text_end) : tag_end (tag, text_end);
      Span name;

      sudoku_reader_go_to (reader, (size_t) (tag - reader->text));
      puzzle->line = error->line = reader->line;
      if (end == NULL)
        {
          sudoku_reader_go_to (reader, reader->length);
          error->problem = TEXT_MALFORMED;
          return SUDOKU_READ_ERROR;
        }

      sudoku_reader_go_to (reader, (size_t) (end - reader->text));
      name = (Span) { tag + 1, name_end (tag + 1, end - 1) };
      if (is_comment)
        continue;
      if (span_is (name, "game"))
        return read_game ((Span) { name.end, end - 1 }, puzzle, error);
      if (span_is (name, "/opensudoku"))
        return SUDOKU_READ_END;
    }

  sudoku_reader_go_to (reader, reader->length);
  error->line = 0;
  return SUDOKU_READ_END;
}
