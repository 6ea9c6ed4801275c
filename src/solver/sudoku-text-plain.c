/* Sudoku as a plain line: 81 characters at the beginning of a line, each of them a digit or '.'.
 *
 * Collections hold little else, by the million, so this form is read and written without a look at
 * single characters: the loops have no branches, and the compiler makes vectors of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-text-private.h"

#include <string.h>

static bool
take_cells (const char *text,
            uint8_t     cell[SUDOKU_CELLS])
{
  uint8_t n_foreign = 0;

  for (int i = 0; i < SUDOKU_CELLS; i++)
    {
      uint8_t character = (uint8_t) text[i];
      uint8_t is_digit = (uint8_t) (character - '0') <= 9;

      n_foreign |= !(is_digit | (character == '.'));
      cell[i] = is_digit ? (uint8_t) (character - '0') : 0;
    }

  return n_foreign == 0;
}

/* Whether this ends 81 cells, as the reader of all forms has it too (scan_word ()). */
static bool
ends_cells (char character)
{
  return character == '\n' || character == ' ' || character == '\t' || character == ',' ||
         character == '\r' || character == ';' || character == '#';
}

bool
sudoku_read_plain_line (SudokuReader *reader,
                        SudokuText   *puzzle)
{
  const char *start = reader->text + reader->position;
  size_t length = reader->length - reader->position;
  SudokuGrid givens;

  if (length < SUDOKU_CELLS || (length > SUDOKU_CELLS && !ends_cells (start[SUDOKU_CELLS])) ||
      !take_cells (start, givens.digit))
    return false;

  puzzle->givens = givens;
  puzzle->form = SUDOKU_TEXT_LINE;
  puzzle->line = reader->line;
  reader->position += SUDOKU_CELLS;
  sudoku_skip_rest_of_line (reader);
  return true;
}

void
sudoku_write_line (const SudokuGrid *grid,
                   char              line[SUDOKU_CELLS + 1])
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    line[cell] = (char) (grid->digit[cell] == 0 ? '.' : '0' + grid->digit[cell]);
  line[SUDOKU_CELLS] = '\0';
}
