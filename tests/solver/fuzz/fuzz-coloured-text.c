/* Fuzzing of the reader of coloured queens: what is read is a puzzle and what was not has a
 * problem, and what is written of a puzzle is read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include "solver/coloured/coloured-text.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  char text[COLOURED_TEXT_SIZE];
  ColouredPuzzle puzzle, again;
  TextError error;
  bool is_read = coloured_text_read ((const char *) data, size, &puzzle, &error);
  size_t length;

  require (is_read == (error.problem == TEXT_FINE));
  if (!is_read)
    {
      require (puzzle.n == 0);
      return 0;
    }

  require (coloured_is_valid (&puzzle));
  length = coloured_text_write (&puzzle, text, sizeof text);
  require (length < sizeof text);
  require (coloured_text_read (text, length, &again, &error));
  require (coloured_equal (&again, &puzzle));

  return 0;
}
