/* Sudoku in nine rows in which a space is an empty cell.
 *
 * A space means nothing by itself, so the width must decide: nine columns, or nine with a space
 * between them; three such parts between bars, each of three columns; or nine cells between bars,
 * of any width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

enum
{
  WIDEST_LINE = 64,             /* in characters */
  MOST_FIELDS = SUDOKU_SIZE + 3,        /* more than any row may have */
};

/* A line without its bars. */
typedef struct
{
  uint8_t digit[WIDEST_LINE];   /* 0 for a space */
  int     n_columns;
  int     field[MOST_FIELDS + 1];       /* the column at which each begins, and the last ends */
  int     n_fields;
  bool    ruled;                /* nothing but a frame */
} Spaced;

static void
end_field (Spaced *line)
{
  if (line->n_columns > line->field[line->n_fields] && line->n_fields < MOST_FIELDS)
    line->field[++line->n_fields] = line->n_columns;
}

/* Returns the place of the next line, or NULL where there is something else in this one. */
static const char *
scan_line (const char *position,
           const char *end,
           Spaced     *line)
{
  int n_rules = 0;
  int n_corners = 0;
  int n_digits = 0;

  line->n_columns = line->n_fields = line->field[0] = 0;
  for (int n_looked = 0; position < end && *position != '\n'; n_looked++)
    {
      uint32_t character = sudoku_scan_character (&position, end);

      if (n_looked == WIDEST_LINE)
        return NULL;
      else if (sudoku_is_bar (character))
        end_field (line);
      else if (sudoku_is_rule (character))
        n_rules++;
      else if (character == '*' || character == '.' || character == ':' || character == '\'')
        n_corners++;
      else if (character == ' ' || character == 0xa0)
        line->digit[line->n_columns++] = 0;
      else if (character >= '1' && character <= '9')
        {
          line->digit[line->n_columns++] = (uint8_t) (character - '0');
          n_digits++;
        }
      else if (character != '\r' && character != 0xfeff)
        return NULL;
    }

  end_field (line);
  line->ruled = n_rules > 0;
  if (line->ruled ? n_digits > 0 : n_corners > 0)
    return NULL;

  return position < end ? position + 1 : end;
}

static bool
is_blank (const Spaced *line,
          int           field)
{
  for (int column = line->field[field]; column < line->field[field + 1]; column++)
    if (line->digit[column] != 0)
      return false;

  return true;
}

/* The cell that a field between bars is. */
static bool
take_cell (const Spaced *line,
           int           field,
           uint8_t      *cell)
{
  *cell = 0;
  for (int column = line->field[field]; column < line->field[field + 1]; column++)
    if (line->digit[column] != 0)
      {
        if (*cell != 0)
          return false;
        *cell = line->digit[column];
      }

  return true;
}

/* `n_cells` in a field, with nothing between them, or with a space between and perhaps around. */
static bool
take_cells (const Spaced *line,
            int           field,
            int           n_cells,
            uint8_t      *cell)
{
  const uint8_t *digit = line->digit + line->field[field];
  int width = line->field[field + 1] - line->field[field];

  if (width == n_cells)
    {
      memcpy (cell, digit, (size_t) n_cells);
      return true;
    }

  if (width < 2 * n_cells - 1 || width > 2 * n_cells + 1)
    return false;

  for (int first = 0; first <= width - (2 * n_cells - 1); first++)
    {
      bool fits = true;

      for (int column = 0; column < width; column++)
        if ((column - first) % 2 == 0 && column >= first && column < first + 2 * n_cells)
          cell[(column - first) / 2] = digit[column];
        else
          fits &= digit[column] == 0;

      if (fits)
        return true;
    }

  return false;
}

/* What stands before the first bar and behind the last is around the board where it is too much. */
static bool
take_row (const Spaced *line,
          uint8_t       cell[SUDOKU_SIZE])
{
  bool is_table = line->n_fields >= SUDOKU_SIZE;
  int wanted = is_table ? SUDOKU_SIZE : line->n_fields >= 3 ? 3 : 1;
  int first = line->n_fields > wanted && is_blank (line, 0) ? 1 : 0;
  int n_behind = line->n_fields - first - wanted;
  bool fits = n_behind == 0 || (n_behind == 1 && is_blank (line, line->n_fields - 1));

  for (int i = 0; i < wanted && fits; i++)
    if (is_table)
      fits = take_cell (line, first + i, cell + i);
    else
      fits = take_cells (line, first + i, SUDOKU_SIZE / wanted, cell + i * SUDOKU_SIZE / wanted);

  return fits;
}

bool
sudoku_read_spaced_grid (SudokuReader *reader,
                         SudokuText   *puzzle)
{
  const char *position = reader->text + reader->position;
  const char *end = reader->text + reader->length;
  uint8_t cell[SUDOKU_CELLS] = { 0 };
  int n_rows = 0;
  int n_lines = 0;
  int n_digits = 0;
  int first_line = reader->line;

  while (n_rows < SUDOKU_SIZE && position < end)
    {
      Spaced line;

      position = scan_line (position, end, &line);
      if (position == NULL || n_lines > 2 * n_rows + 1 ||
          (!line.ruled && !take_row (&line, cell + n_rows * SUDOKU_SIZE)))
        return false;

      if (n_rows == 0)
        first_line = reader->line + n_lines;
      n_lines++;
      n_rows += !line.ruled;
    }

  for (int i = 0; i < SUDOKU_CELLS; i++)
    n_digits += cell[i] != 0;
  if (n_rows < SUDOKU_SIZE || n_digits == 0 || n_digits == SUDOKU_CELLS)
    return false;

  memcpy (puzzle->givens.digit, cell, sizeof cell);
  puzzle->format = SUDOKU_TEXT_SS;
  puzzle->line = first_line;
  reader->position = reader->line_begin = (size_t) (position - reader->text);
  reader->line += n_lines;
  sudoku_skip_foot (reader);
  return true;
}
