/* Reading sudoku, one puzzle after the other: what stands where the reader is, and who reads it.
 *
 * Lines are the unit. Each is looked at a bounded number of times, and a format that goes over
 * several lines gives up, or reads on, within a bounded distance, so that the time is linear in
 * the length of any text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

/* The shape of the next line; a blank one between is passed over. */
static SudokuLineShape
next_shape (const SudokuReader *reader,
            const SudokuLine   *line)
{
  SudokuReader ahead = *reader;
  SudokuLine next = { .shape = SUDOKU_LINE_BLANK };

  sudoku_skip_line (&ahead, line);
  for (int i = 0; i < 2 && next.shape == SUDOKU_LINE_BLANK && ahead.position < ahead.length; i++)
    {
      sudoku_scan_line (&ahead, &next);
      if (next.shape == SUDOKU_LINE_BLANK)
        sudoku_skip_line (&ahead, &next);
    }

  return next.shape;
}

/* Whether a line of this shape is a row of a grid, or the frame above one. */
static bool
is_in_grid (SudokuLineShape shape)
{
  return shape == SUDOKU_LINE_ROW || shape == SUDOKU_LINE_PENCIL_ROW || shape == SUDOKU_LINE_RULE;
}

/* Whether a line of words is the title of what follows. */
static bool
is_title (const SudokuReader *reader,
          const SudokuLine   *line)
{
  SudokuLineShape shape = next_shape (reader, line);

  return is_in_grid (shape) || shape == SUDOKU_LINE_JSON || shape == SUDOKU_LINE_LINK;
}

static void
take_line (SudokuText       *puzzle,
           const SudokuLine *line)
{
  puzzle->line = line->number;
  puzzle->format = SUDOKU_TEXT_LINE;

  if (line->shape == SUDOKU_LINE_PENCIL)
    {
      sudoku_take_pencil (puzzle, line->group);
      return;
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuGrid *grid = line->entry[cell] ? &puzzle->entries : &puzzle->givens;

      grid->digit[cell] = line->cell[cell];
    }
}

/* What is wrong with a line that stands alone. */
static void
set_line_error (const SudokuLine *line,
                TextError        *error)
{
  error->line = line->number;

  if (line->n_foreign > 0)
    {
      error->problem = TEXT_FOREIGN_CHARACTER;
      error->column = line->foreign_column;
      error->character = line->foreign;
    }
  else
    {
      error->problem = line->n_cells < SUDOKU_CELLS ? TEXT_CELLS_MISSING : TEXT_CELLS_TOO_MANY;
      error->found = line->n_cells;
      error->wanted = SUDOKU_CELLS;
    }
}

static bool
is_section (const SudokuLine *line,
            const char       *name)
{
  size_t length = strlen (name);

  if ((size_t) (line->end - line->start) < length + 2 || line->start[length + 1] != ']')
    return false;

  for (size_t i = 0; i < length; i++)
    if ((line->start[i + 1] | 0x20) != name[i])
      return false;

  return true;
}

/* What SadMan keeps beside the digits in its own way. */
static bool
is_other_section (const SudokuLine *line)
{
  return is_section (line, "pencilmarks") || is_section (line, "colours") ||
         is_section (line, "colors");
}

/* [State] repeats the givens of [Puzzle]; what it has beyond them was entered. Alone it is the
 * puzzle. */
static SudokuRead
read_state (SudokuReader *reader,
            SudokuText   *puzzle,
            TextError    *error)
{
  SudokuText state = { 0 };
  SudokuRead read = sudoku_read_grid (reader, &state, error);

  for (int cell = 0; cell < SUDOKU_CELLS && read == SUDOKU_READ_PUZZLE; cell++)
    if (puzzle->givens.digit[cell] == 0)
      puzzle->entries.digit[cell] = state.givens.digit[cell];

  return read;
}

/* The lines of a section that is not read. */
static void
skip_section (SudokuReader *reader)
{
  while (reader->position < reader->length)
    {
      SudokuLine line;

      sudoku_scan_line (reader, &line);
      if (line.shape == SUDOKU_LINE_BLANK || line.shape == SUDOKU_LINE_SECTION ||
          line.shape == SUDOKU_LINE_PUZZLE)
        return;
      sudoku_skip_line (reader, &line);
    }
}

/* Behind [Puzzle]: its rows, and the [State] that may follow. */
static SudokuRead
read_sections (SudokuReader *reader,
               SudokuText   *puzzle,
               TextError    *error)
{
  SudokuRead read = sudoku_read_grid (reader, puzzle, error);

  puzzle->format = SUDOKU_TEXT_SDK;
  while (read == SUDOKU_READ_PUZZLE && reader->position < reader->length)
    {
      SudokuReader before = *reader;
      SudokuLine line;

      sudoku_scan_line (reader, &line);
      sudoku_skip_line (reader, &line);
      if (line.shape == SUDOKU_LINE_SECTION && is_section (&line, "state"))
        read = read_state (reader, puzzle, error);
      else if (line.shape == SUDOKU_LINE_SECTION && is_other_section (&line))
        skip_section (reader);
      else if (line.shape != SUDOKU_LINE_BLANK && line.shape != SUDOKU_LINE_COMMENT)
        {
          *reader = before;
          break;
        }
    }

  return read;
}

static SudokuRead
read_line (SudokuReader     *reader,
           const SudokuLine *line,
           SudokuText       *puzzle,
           TextError        *error)
{
  switch (line->shape)
    {
    case SUDOKU_LINE_BLANK:
    case SUDOKU_LINE_COMMENT:
    case SUDOKU_LINE_RULE:
      if (line->fields && sudoku_begins_table (reader))
        return sudoku_read_grid (reader, puzzle, error);
      sudoku_skip_line (reader, line);
      return SUDOKU_READ_END;

    case SUDOKU_LINE_PUZZLE:
    case SUDOKU_LINE_PENCIL:
      sudoku_skip_line (reader, line);
      take_line (puzzle, line);
      return SUDOKU_READ_PUZZLE;

    case SUDOKU_LINE_ROW:
    case SUDOKU_LINE_PENCIL_ROW:
      return sudoku_read_grid (reader, puzzle, error);

    case SUDOKU_LINE_JSON:
      return sudoku_read_json (reader, line, puzzle, error);

    case SUDOKU_LINE_XML:
      return sudoku_read_xml (reader, puzzle, error);

    case SUDOKU_LINE_SECTION:
      sudoku_skip_line (reader, line);
      if (is_section (line, "puzzle") || is_section (line, "state"))
        return read_sections (reader, puzzle, error);
      if (is_other_section (line))
        skip_section (reader);
      return SUDOKU_READ_END;

    case SUDOKU_LINE_LINK:
      sudoku_skip_line (reader, line);
      return sudoku_read_link (line, puzzle, error);

    case SUDOKU_LINE_WRONG:
      if (line->n_token_cells < 3 * SUDOKU_SIZE && is_in_grid (next_shape (reader, line)))
        return sudoku_read_grid (reader, puzzle, error);
      break;

    case SUDOKU_LINE_PROSE:
      if (is_title (reader, line))
        {
          sudoku_skip_line (reader, line);
          return SUDOKU_READ_END;
        }
      break;
    }

  sudoku_skip_line (reader, line);
  set_line_error (line, error);
  return SUDOKU_READ_ERROR;
}

void
sudoku_reader_init (SudokuReader *reader,
                    const char   *text,
                    size_t        length)
{
  *reader = (SudokuReader) { .text = text, .length = length, .line = 1 };
}

SudokuRead
sudoku_reader_next (SudokuReader *reader,
                    SudokuText   *puzzle,
                    TextError    *error)
{
  SudokuRead read = SUDOKU_READ_END;

  memset (puzzle, 0, sizeof *puzzle);
  memset (error, 0, sizeof *error);

  while (read == SUDOKU_READ_END && reader->position < reader->length)
    {
      SudokuLine line;

      if (sudoku_read_plain_line (reader, puzzle) || sudoku_read_spaced_grid (reader, puzzle))
        {
          read = SUDOKU_READ_PUZZLE;
          break;
        }

      read = sudoku_read_gnome (reader, puzzle, error);
      if (read != SUDOKU_READ_END)
        break;

      sudoku_scan_line (reader, &line);
      read = read_line (reader, &line, puzzle, error);
    }

  if (read == SUDOKU_READ_END && reader->n_returned == 0)
    {
      error->problem = TEXT_EMPTY;
      read = SUDOKU_READ_ERROR;
    }

  if (read != SUDOKU_READ_END)
    reader->n_returned++;
  return read;
}

size_t
sudoku_text_cut (const char *text,
                 size_t      length)
{
  while (length > 0)
    {
      SudokuReader reader;
      SudokuLine line;
      size_t begin;

      while (length > 0 && text[length - 1] != '\n')
        length--;
      for (begin = length; begin > 0 && (begin == length || text[begin - 1] != '\n'); )
        begin--;
      if (length == 0)
        break;

      sudoku_reader_init (&reader, text, length);
      reader.position = begin;
      sudoku_scan_line (&reader, &line);
      if (line.shape == SUDOKU_LINE_PUZZLE && line.n_token_cells == SUDOKU_CELLS)
        break;
      length = begin;
    }

  return length;
}
