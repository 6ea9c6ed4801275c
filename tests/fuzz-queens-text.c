/* Any bytes at all for the reader of queens: a fuzzing target for libFuzzer. tests/README.md says
 * how to run it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "solver/queens-text.h"

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* What was read is a board, and what was not has a problem. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  QueensBoard board;
  TextError error;
  bool is_read = queens_text_read ((const char *) data, size, &board, &error);

  if (is_read != (error.problem == TEXT_FINE))
    abort ();
  if (is_read != (board.n >= 1 && board.n <= QUEENS_MAX))
    abort ();

  for (int row = 0; is_read && row < board.n; row++)
    if (board.row[row] >> (board.n - 1) > 1)
      abort ();

  return 0;
}
