/* Sudoku as nested arrays: LeetCode 37's nine arrays of nine strings, and what else people make of
 * them: numbers in place of strings, nine strings of nine, one array of 81, a list of boards, an
 * array a line.
 *
 * The grammar is strict and every string is short, so that a text that only begins like arrays is
 * given up within a few bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

typedef struct
{
  const char   *position;
  const char   *end;
  int           line;
  const char   *line_begin;

  int           depth;
  bool          value_allowed;  /* after '[' and ',' */
  bool          is_row_a_line;
  int           n_rows;
  int           n_in_row;
  int           n_cells;
  uint8_t       cell[SUDOKU_CELLS];
  TextError     error;          /* the first one */
} Arrays;

static void
fail (Arrays      *arrays,
      TextProblem  problem,
      int64_t      found,
      int64_t      wanted)
{
  if (arrays->error.problem == TEXT_FINE)
    arrays->error = (TextError) {
      .problem = problem,
      .line = arrays->line,
      .row = problem == TEXT_ROW_SHORT || problem == TEXT_ROW_LONG ? arrays->n_rows : 0,
      .found = found,
      .wanted = wanted,
    };
}

static void
add_cell (Arrays *arrays,
          int     digit)
{
  if (arrays->n_cells < SUDOKU_CELLS)
    arrays->cell[arrays->n_cells] = (uint8_t) digit;
  arrays->n_cells++;
  arrays->n_in_row++;
}

/* A cell, or a string of cells; an empty string and a space are an empty cell. */
static bool
take_character (Arrays     *arrays,
                uint32_t    character,
                const char *start)
{
  static const char empty[] = "0.*_xX ";

  bool is_digit = character >= '1' && character <= '9';
  bool is_empty = character > 0 && character < 0x80 && strchr (empty, (int) character) != NULL;

  add_cell (arrays, is_digit ? (int) character - '0' : 0);
  if (!is_digit && !is_empty && arrays->error.problem == TEXT_FINE)
    {
      fail (arrays, TEXT_FOREIGN_CHARACTER, 0, 0);
      arrays->error.row = arrays->n_rows + 1;
      arrays->error.character = character;
      arrays->error.column = sudoku_scan_column (arrays->line_begin, start);
    }

  return arrays->n_cells <= 2 * SUDOKU_CELLS;
}

static bool
take_string (Arrays *arrays,
             char    quote)
{
  const char *begin = ++arrays->position;
  const char *position = begin;

  while (position < arrays->end && *position != quote)
    {
      const char *start = position;
      uint32_t character = sudoku_scan_character (&position, arrays->end);

      if (character == '\n' || !take_character (arrays, character, start))
        return false;
    }

  if (position == arrays->end)
    return false;
  if (position == begin)
    add_cell (arrays, 0);

  arrays->position = position + 1;
  return true;
}

/* A bare digit, a bare dot, or null. */
static bool
take_bare (Arrays *arrays)
{
  static const char null[] = "null";
  size_t left = (size_t) (arrays->end - arrays->position);

  if (left >= strlen (null) && memcmp (arrays->position, null, strlen (null)) == 0)
    {
      add_cell (arrays, 0);
      arrays->position += strlen (null);
      return true;
    }

  if (*arrays->position != '.' && (*arrays->position < '0' || *arrays->position > '9'))
    return false;

  add_cell (arrays, *arrays->position == '.' ? 0 : *arrays->position - '0');
  arrays->position++;
  return arrays->n_cells <= 2 * SUDOKU_CELLS;
}

/* The end of an array with cells in it. 81 cells in one array are a whole board. */
static void
end_row (Arrays *arrays)
{
  arrays->n_rows++;
  if (arrays->n_in_row >= 3 * SUDOKU_SIZE && arrays->n_rows == 1)
    {
      arrays->n_rows = SUDOKU_SIZE;
      if (arrays->n_in_row != SUDOKU_CELLS)
        fail (arrays,
              arrays->n_in_row < SUDOKU_CELLS ? TEXT_CELLS_MISSING : TEXT_CELLS_TOO_MANY,
              arrays->n_in_row, SUDOKU_CELLS);
    }
  else if (arrays->n_in_row != SUDOKU_SIZE)
    fail (arrays, arrays->n_in_row < SUDOKU_SIZE ? TEXT_ROW_SHORT : TEXT_ROW_LONG,
          arrays->n_in_row, SUDOKU_SIZE);
  arrays->n_in_row = 0;
}

/* Whether a row that is an array of its own has another below it: Java prints a board like that,
 * a row a line. */
static bool
has_row_below (const Arrays *arrays)
{
  const char *position = arrays->position + 1;

  while (position < arrays->end && strchr (" \t\r", *position) != NULL && *position != '\0')
    position++;
  if (position == arrays->end || *position != '\n')
    return false;

  while (position < arrays->end && strchr (" \t\r\n", *position) != NULL && *position != '\0')
    position++;
  return position < arrays->end && *position == '[' && arrays->depth == 1
         && arrays->n_in_row == SUDOKU_SIZE && arrays->n_rows < SUDOKU_SIZE - 1;
}

/* Takes one token. Returns false where it does not fit; `done` is set behind the board. */
static bool
take_token (Arrays *arrays,
            bool   *done)
{
  char character = *arrays->position;
  bool next_row;

  switch (character)
    {
    case '\n':
      arrays->line++;
      arrays->position++;
      arrays->line_begin = arrays->position;
      return true;

    case ' ': case '\t': case '\r':
      arrays->position++;
      return true;

    case '[':
      if (!arrays->value_allowed || arrays->n_in_row > 0 || arrays->depth == 3 ||
          arrays->n_rows > 2 * SUDOKU_SIZE)
        return false;
      arrays->depth++;
      arrays->position++;
      return true;

    case ']':
      if (arrays->value_allowed && arrays->n_rows + arrays->n_in_row == 0)
        return false;
      next_row = has_row_below (arrays);
      *done = arrays->n_in_row == 0 || (arrays->depth == 1 && !next_row) ||
              (arrays->n_in_row >= 3 * SUDOKU_SIZE && arrays->n_rows == 0);
      if (arrays->n_in_row > 0)
        end_row (arrays);
      arrays->depth--;
      arrays->value_allowed = next_row;
      arrays->is_row_a_line |= next_row;
      arrays->position++;
      return true;

    case ',':
      if (arrays->value_allowed)
        return false;
      arrays->value_allowed = true;
      arrays->position++;
      return true;

    default:
      if (!arrays->value_allowed)
        return false;
      arrays->value_allowed = false;
      if (character == '"' || character == '\'')
        return take_string (arrays, character);
      return take_bare (arrays);
    }
}

/* What is left of arrays that did not fit: the line in which they begin, and the lines below it
 * that look like a part of them. */
static void
skip_arrays (SudokuReader *reader)
{
  const char *end = reader->text + reader->length;
  const char *start;

  do
    {
      sudoku_skip_rest_of_line (reader);
      start = reader->text + reader->position;
      while (start < end && (*start == ' ' || *start == '\t'))
        start++;
    }
  while (start < end && *start != '\0' && strchr ("[],\"'", *start) != NULL &&
         (*start != '[' || end - start < 2 || start[1] != '['));
}

/* What may stand behind a board: the end of a list or an object, or the comma before the next
 * board. The spaces with which some other line begins are left to whoever reads it. */
static void
skip_list_marks (SudokuReader *reader,
                 Arrays       *arrays)
{
  for (const char *position = arrays->position;
       position < arrays->end && *position != '\0' && strchr (" \t\r\n],;}", *position) != NULL;
       position++)
    {
      if (*position == '\n')
        {
          arrays->line++;
          arrays->line_begin = position + 1;
        }
      if (strchr (" \t\r", *position) == NULL)
        arrays->position = position + 1;
    }

  reader->line = arrays->line;
  reader->line_begin = (size_t) (arrays->line_begin - reader->text);
  reader->position = (size_t) (arrays->position - reader->text);
}

static void
check_size (Arrays *arrays)
{
  if (arrays->n_rows != SUDOKU_SIZE)
    fail (arrays, arrays->n_rows < SUDOKU_SIZE ? TEXT_ROWS_MISSING : TEXT_ROWS_TOO_MANY,
          arrays->n_rows, SUDOKU_SIZE);
}

SudokuRead
sudoku_read_json (SudokuReader     *reader,
                  const SudokuLine *line,
                  SudokuText       *puzzle,
                  TextError        *error)
{
  Arrays arrays = {
    .position = line->start,
    .end = reader->text + reader->length,
    .line = line->number,
    .line_begin = reader->text + reader->line_begin,
    .value_allowed = true,
  };
  bool fits = true;
  bool done = false;

  while (fits && !done && arrays.position < arrays.end)
    fits = take_token (&arrays, &done);

  if (!fits || !done)
    {
      arrays.error.problem = TEXT_FINE;
      fail (&arrays, TEXT_MALFORMED, 0, 0);
      if (arrays.position < arrays.end)
        arrays.error.column = sudoku_scan_column (arrays.line_begin, arrays.position);
    }
  else
    check_size (&arrays);

  *error = arrays.error;
  if (error->problem == TEXT_MALFORMED)
    skip_arrays (reader);
  else
    skip_list_marks (reader, &arrays);
  if (error->problem != TEXT_FINE)
    return SUDOKU_READ_ERROR;

  memcpy (puzzle->givens.digit, arrays.cell, sizeof arrays.cell);
  puzzle->format = arrays.is_row_a_line ? SUDOKU_TEXT_ROWS : SUDOKU_TEXT_JSON;
  puzzle->line = line->number;
  return SUDOKU_READ_PUZZLE;
}
