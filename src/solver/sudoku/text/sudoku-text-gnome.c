/* Sudoku as GNOME Sudoku saves its games: an object whose "cells" are objects with "position" (row
 * and column from 0), "value", "fixed" and "earmarks" (its SudokuSaver). A cell that is empty and
 * without marks is left out.
 *
 * Its first member distinguishes such a file from other objects, and from there on the grammar is
 * strict: what does not fit is an error, and the object is skipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"
#include "solver/text-cursor.h"

#include <string.h>

enum { LONGEST_KEY = 32 };

typedef struct
{
  int64_t      row;
  int64_t      column;
  int64_t      value;
  bool         fixed;
  unsigned     marks;           /* bit k: the number k, 0 to 9 */
} Cell;

typedef struct
{
  TextCursor   cursor;
  SudokuText  *puzzle;
  TextError   *error;
  unsigned     all_marks;       /* of all cells: marks were counted from 0 once */
  unsigned     marks[SUDOKU_CELLS];
} Save;

static bool
fail (Save        *save,
      TextProblem  problem)
{
  text_fail (save->error, &save->cursor, problem);

  return false;
}

/* Spaces, the character, and spaces again. */
static bool
take_mark (TextCursor *cursor,
           char        mark)
{
  text_cursor_skip_blank (cursor);
  if (!text_cursor_skip_if (cursor, (uint32_t) mark))
    return false;

  text_cursor_skip_blank (cursor);
  return true;
}

/* A string, up to its closing quote, which is taken. `key` may be NULL. */
static bool
take_string (TextCursor *cursor,
             char        key[LONGEST_KEY])
{
  int length = 0;

  if (!text_cursor_skip_if (cursor, '"'))
    return false;

  for (uint32_t character; (character = text_cursor_look (cursor)) != '"';)
    {
      if (character == '\n' || character == TEXT_CURSOR_END)
        return false;
      if (character == '\\')
        text_cursor_skip (cursor);
      else if (key != NULL && length < LONGEST_KEY - 1)
        key[length++] = character < 0x80 ? (char) character : '?';
      text_cursor_skip (cursor);
    }

  if (key != NULL)
    key[length] = '\0';
  return text_cursor_skip_if (cursor, '"');
}

/* "name": */
static bool
take_key (TextCursor *cursor,
          char        key[LONGEST_KEY])
{
  return take_string (cursor, key) && take_mark (cursor, ':');
}

/* A string, a number, or a word. */
static bool
skip_scalar (TextCursor *cursor)
{
  static const char others[] = "+-.0123456789abcdefghijklmnopqrstuvwxyzE";
  size_t begin = cursor->position;

  if (text_cursor_look (cursor) == '"')
    return take_string (cursor, NULL);

  while (text_cursor_look (cursor) < 0x80 && text_cursor_look (cursor) != '\0'
         && strchr (others, (int) text_cursor_look (cursor)) != NULL)
    text_cursor_skip (cursor);

  return cursor->position > begin;
}

static bool
take_number (Save    *save,
             int64_t *number,
             int64_t  largest)
{
  TextCursor start = save->cursor;

  if (!text_is_digit (text_cursor_look (&save->cursor)))
    return fail (save, TEXT_MALFORMED);

  *number = text_cursor_read_number (&save->cursor);
  if (*number <= largest)
    return true;

  text_fail_count (save->error, &start, TEXT_NUMBER_OUT_OF_RANGE, *number, largest);

  return false;
}

static bool
take_position (Save *save,
               Cell *cell)
{
  if (!take_mark (&save->cursor, '['))
    return fail (save, TEXT_MALFORMED);
  if (!take_number (save, &cell->row, SUDOKU_SIZE - 1))
    return false;
  if (!take_mark (&save->cursor, ','))
    return fail (save, TEXT_MALFORMED);
  if (!take_number (save, &cell->column, SUDOKU_SIZE - 1))
    return false;

  return take_mark (&save->cursor, ']') || fail (save, TEXT_MALFORMED);
}

static bool
take_marks (Save *save,
            Cell *cell)
{
  if (!take_mark (&save->cursor, '['))
    return fail (save, TEXT_MALFORMED);
  if (take_mark (&save->cursor, ']'))
    return true;

  do
    {
      int64_t number;

      if (!take_number (save, &number, SUDOKU_DIGITS))
        return false;
      cell->marks |= 1u << number;
    }
  while (take_mark (&save->cursor, ','));

  return take_mark (&save->cursor, ']') || fail (save, TEXT_MALFORMED);
}

static bool
take_member (Save *save,
             Cell *cell)
{
  char key[LONGEST_KEY];

  if (!take_key (&save->cursor, key))
    return fail (save, TEXT_MALFORMED);

  if (strcmp (key, "position") == 0)
    return take_position (save, cell);
  if (strcmp (key, "earmarks") == 0)
    return take_marks (save, cell);
  if (strcmp (key, "value") == 0)
    return take_number (save, &cell->value, SUDOKU_DIGITS);
  if (strcmp (key, "fixed") == 0)
    cell->fixed = text_cursor_look (&save->cursor) == 't';

  return skip_scalar (&save->cursor) || fail (save, TEXT_MALFORMED);
}

static bool
take_cell (Save *save)
{
  Cell cell = { .row = -1 };
  int number;

  if (!take_mark (&save->cursor, '{'))
    return fail (save, TEXT_MALFORMED);

  do
    if (!take_member (save, &cell))
      return false;
  while (take_mark (&save->cursor, ','));

  if (!take_mark (&save->cursor, '}') || cell.row < 0)
    return fail (save, TEXT_MALFORMED);

  number = (int) (cell.row * SUDOKU_SIZE + cell.column);
  save->puzzle->givens.digit[number] = cell.fixed ? (uint8_t) cell.value : 0;
  save->puzzle->entries.digit[number] = cell.fixed ? 0 : (uint8_t) cell.value;
  save->marks[number] = cell.marks;
  save->all_marks |= cell.marks;
  return true;
}

static bool
take_cells (Save *save)
{
  if (!take_mark (&save->cursor, '['))
    return fail (save, TEXT_MALFORMED);
  if (take_mark (&save->cursor, ']'))
    return true;

  do
    if (!take_cell (save))
      return false;
  while (take_mark (&save->cursor, ','));

  return take_mark (&save->cursor, ']') || fail (save, TEXT_MALFORMED);
}

static bool
take_save (Save *save)
{
  bool has_cells = false;

  take_mark (&save->cursor, '{');
  do
    {
      char key[LONGEST_KEY];

      if (!take_key (&save->cursor, key))
        return fail (save, TEXT_MALFORMED);

      if (strcmp (key, "cells") == 0)
        {
          has_cells = true;
          if (!take_cells (save))
            return false;
        }
      else if (!skip_scalar (&save->cursor))
        return fail (save, TEXT_MALFORMED);
    }
  while (take_mark (&save->cursor, ','));

  text_cursor_skip_blank (&save->cursor);
  if (!has_cells || !text_cursor_skip_if (&save->cursor, '}'))
    return fail (save, TEXT_MALFORMED);

  return true;
}

/* Whether the first member of an object is one of a saved game. */
static bool
begins_save (TextCursor ahead)
{
  static const char *const keys[] = { "difficulty_category", "time_elapsed", "cells" };
  char key[LONGEST_KEY];

  if (text_cursor_look (&ahead) != '{' || !take_mark (&ahead, '{') || !take_key (&ahead, key))
    return false;

  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (strcmp (key, keys[i]) == 0)
      return true;

  return false;
}

/* Goes behind an object with something wrong in it, or to the end of the text where it has none. */
static void
skip_object (TextCursor *cursor)
{
  int depth = 0;

  do
    {
      uint32_t character = text_cursor_look (cursor);

      if (character == TEXT_CURSOR_END)
        return;

      depth += character == '{' ? 1 : character == '}' ? -1 : 0;
      text_cursor_skip (cursor);
    }
  while (depth > 0);
}

SudokuRead
sudoku_read_gnome (SudokuReader *reader,
                   SudokuText   *puzzle,
                   TextError    *error)
{
  Save save = { .puzzle = puzzle, .error = error };
  TextCursor begin;
  bool is_read;

  save.cursor = text_cursor_begin (reader->text, reader->length);
  save.cursor.position = reader->position;
  save.cursor.line = reader->line;
  text_cursor_skip_spaces (&save.cursor);
  begin = save.cursor;
  if (!begins_save (begin))
    return SUDOKU_READ_END;

  puzzle->line = save.cursor.line;
  puzzle->format = SUDOKU_TEXT_JSON;
  is_read = take_save (&save);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    puzzle->marks[cell] = (SudokuDigits) ((save.all_marks & 1) != 0
                                          ? save.marks[cell] & SUDOKU_ALL_CANDIDATES
                                          : save.marks[cell] >> 1);

  if (!is_read)
    skip_object (&begin);
  sudoku_reader_go_to (reader, is_read ? save.cursor.position : begin.position);
  sudoku_skip_rest_of_line (reader);
  return is_read ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;
}
