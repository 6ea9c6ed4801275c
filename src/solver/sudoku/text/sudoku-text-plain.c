/* Sudoku as a plain line: 81 characters at the beginning of a line, digits and one other kind of
 * character for an empty cell.
 *
 * Collections hold little else, by the million, so this format is read and written without a look
 * at single characters, and many lines at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

enum { STEP = 16 };

/* The cells of a step: as many as any processor with vectors takes at a time. */
typedef uint8_t Bytes __attribute__ ((vector_size (STEP)));

/* Takes digits and one other character for an empty cell. As 81 is no multiple, the last step goes
 * over cells of the one before it again. */
static bool
take_cells (const char *text,
            char        empty,
            SudokuGrid *grid)
{
  Bytes fine = ~(Bytes) { 0 };
  uint64_t halves[2];

  for (int cell = 0; cell < SUDOKU_CELLS; cell += STEP)
    {
      int begin = cell < SUDOKU_CELLS - STEP ? cell : SUDOKU_CELLS - STEP;
      Bytes characters, digits, is_digit;

      memcpy (&characters, text + begin, STEP);
      digits = characters - '0';
      is_digit = (Bytes) (digits <= 9);
      fine &= is_digit | (Bytes) (characters == (uint8_t) empty);
      digits &= is_digit;
      memcpy (grid->digit + begin, &digits, STEP);
    }

  memcpy (halves, &fine, sizeof halves);
  return (halves[0] & halves[1]) == UINT64_MAX;
}

/* Nearly every line has dots or zeros; the rest costs little even where all of it fails. */
static bool
take_any_cells (const char *text,
                SudokuGrid *grid)
{
  static const char others[] = { '*', '_', 'X', 'x' };

  if (take_cells (text, '.', grid))
    return true;

  for (size_t i = 0; i < sizeof others; i++)
    if (take_cells (text, others[i], grid))
      return true;

  return false;
}

/* Whether this ends 81 cells, as the reader of all formats has it too (scan_word ()). */
static bool
ends_cells (char character)
{
  return character == '\n' || character == ' ' || character == '\t' || character == ',' ||
         character == '\r' || character == ';' || character == '#';
}

static bool
take_line (SudokuReader *reader,
           SudokuGrid   *grid)
{
  const char *start = reader->text + reader->position;
  size_t length = reader->length - reader->position;

  if (length < SUDOKU_CELLS || (length > SUDOKU_CELLS && !ends_cells (start[SUDOKU_CELLS])) ||
      !take_any_cells (start, grid))
    return false;

  reader->position += SUDOKU_CELLS;
  if (length > SUDOKU_CELLS && start[SUDOKU_CELLS] == '\n')
    {
      reader->line_begin = ++reader->position;
      reader->line++;
    }
  else
    {
      sudoku_skip_rest_of_line (reader);
    }
  return true;
}

bool
sudoku_read_plain_line (SudokuReader *reader,
                        SudokuText   *puzzle)
{
  int line = reader->line;
  SudokuGrid givens;

  if (!take_line (reader, &givens))
    return false;

  puzzle->givens = givens;
  puzzle->format = SUDOKU_TEXT_LINE;
  puzzle->line = line;
  return true;
}

size_t
sudoku_reader_take_lines (SudokuReader *reader,
                          SudokuGrid   *grids,
                          size_t        n_grids)
{
  size_t n_taken = 0;

  while (n_taken < n_grids && take_line (reader, &grids[n_taken]))
    n_taken++;

  reader->n_returned += n_taken;
  return n_taken;
}

void
sudoku_write_line (const SudokuGrid *grid,
                   char              line[SUDOKU_CELLS + 1])
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    line[cell] = (char) (grid->digit[cell] == 0 ? '.' : '0' + grid->digit[cell]);
  line[SUDOKU_CELLS] = '\0';
}
