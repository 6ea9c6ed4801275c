/* Fuzzing of positions, those of Sukaku among them: an error has a place in the text, and what is
 * read is in bounds and has candidates that the rules allow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "solver/sudoku/sudoku-sukaku.h"

static void
check_position (const SudokuPosition *position)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const SudokuDigits allowed = sudoku_candidates (&position->grid, cell);

      require (position->grid.digit[cell] <= SUDOKU_DIGITS);
      require ((position->candidates[cell] & ~allowed) == 0);
      require (position->grid.digit[cell] == 0 || position->candidates[cell] == 0);
    }
}

static void
check_sukaku (const char *text,
              size_t      length)
{
  char line[SUDOKU_SUKAKU_LENGTH + 1];
  SudokuSukaku sukaku, again;
  TextError error;

  if (!sudoku_sukaku_is_line (text, length) || !sudoku_sukaku_read (text, length, &sukaku, &error))
    return;

  sudoku_sukaku_write (&sukaku, line);
  require (sudoku_sukaku_is_line (line, strlen (line)));
  require (sudoku_sukaku_read (line, strlen (line), &again, &error));
  require (memcmp (&sukaku, &again, sizeof sukaku) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  char *text = malloc (size + 1);
  SudokuPosition position;
  int offset;

  require (text != NULL);
  if (size > 0)
    memcpy (text, data, size);
  text[size] = '\0';

  if (sudoku_position_read (text, &position, &offset) == NULL)
    check_position (&position);
  else
    require (offset >= 1 && (size_t) offset <= strlen (text) + 1);
  check_sukaku ((const char *) data, size);

  free (text);
  return 0;
}
