/* Any bytes at all for the reader of coloured queens: a fuzzing target for libFuzzer.
 * tests/README.md says how to run it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "solver/coloured-text.h"

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* What was read is a puzzle that is written the same way again, and what was not has a problem. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  ColouredPuzzle puzzle, again;
  TextError error;
  char text[COLOURED_TEXT_SIZE];
  bool is_read = coloured_text_read ((const char *) data, size, &puzzle, &error);
  size_t length;

  if (is_read != (error.problem == TEXT_FINE))
    abort ();
  if (is_read != coloured_is_valid (&puzzle))
    abort ();
  if (!is_read)
    return 0;

  length = coloured_text_write (&puzzle, text, sizeof text);

  if (!coloured_text_read (text, length, &again, &error) || !coloured_equal (&puzzle, &again))
    abort ();

  return 0;
}
