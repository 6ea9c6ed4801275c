/* Fuzzing of the reader of equations: what is read has letters and columns within their bounds, and
 * what is written of it is read back as the same puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "solver/words/words.h"

static void
require_bounds (const WordsPuzzle *puzzle)
{
  require (puzzle->n_letters >= 1 && puzzle->n_letters <= WORDS_LETTERS_MAX);
  require (puzzle->n_columns >= 1 && puzzle->n_columns <= WORDS_COLUMNS_MAX);
  require (puzzle->n_addends >= 1 && puzzle->n_addends <= WORDS_ADDENDS_MAX);
  require (puzzle->leads >> puzzle->n_letters == 0);
  require (puzzle->n_complete[0] == 0);
  require (puzzle->n_complete[puzzle->n_letters] == puzzle->n_columns);

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    {
      require (puzzle->letter[letter] >= 'A' && puzzle->letter[letter] <= 'Z');
      require (puzzle->n_complete[letter] <= puzzle->n_complete[letter + 1]);
    }
  for (int column = 0; column < WORDS_COLUMNS_MAX; column++)
    require (puzzle->sum[column] >= -1 && puzzle->sum[column] < puzzle->n_letters);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const char *text = (const char *) data;
  WordsPuzzle puzzle, again;
  TextError error;
  bool is_read = words_read (text, size, &puzzle, &error);
  size_t length;
  char *written;

  require (is_read == (error.problem == TEXT_FINE));
  if (!is_read)
    {
      require (puzzle.n_letters == 0);
      return 0;
    }

  require_bounds (&puzzle);
  length = words_write (text, size, &puzzle, NULL, NULL, 0);
  written = malloc (length + 1);
  require (written != NULL);
  require (words_write (text, size, &puzzle, NULL, written, length + 1) == length);
  require (strlen (written) == length);
  require (words_read (written, length, &again, &error));
  require (memcmp (&again, &puzzle, sizeof puzzle) == 0);
  free (written);

  return 0;
}
