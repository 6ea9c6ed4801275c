/* Fuzzing of links: any object, and any data behind each kind of address, become a puzzle in bounds
 * or an error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "solver/sudoku/text/sudoku-text-private.h"

static void
check_puzzle (const SudokuText *puzzle)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      require (puzzle->givens.digit[cell] <= 9 && puzzle->entries.digit[cell] <= 9);
      require (puzzle->givens.digit[cell] == 0 || puzzle->entries.digit[cell] == 0);
      require (puzzle->marks[cell] <= SUDOKU_ALL_CANDIDATES);
      require (puzzle->corner[cell] <= SUDOKU_ALL_CANDIDATES);
    }
}

static void
read_object (const uint8_t *data,
             size_t         size)
{
  SudokuText puzzle = { 0 };

  if (sudoku_read_members ((const char *) data, size, &puzzle) == TEXT_FINE)
    check_puzzle (&puzzle);
}

static void
read_link (const char    *address,
           const uint8_t *data,
           size_t         size)
{
  const size_t begin = strlen (address);
  char *text = malloc (begin + size);
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;
  SudokuRead read;

  require (text != NULL);
  memcpy (text, address, begin);
  if (size > 0)
    memcpy (text + begin, data, size);

  sudoku_reader_init (&reader, text, begin + size);
  while ((read = sudoku_reader_next (&reader, &puzzle, &error)) != SUDOKU_READ_END)
    if (read == SUDOKU_READ_PUZZLE)
      check_puzzle (&puzzle);
    else
      require (error.problem != TEXT_FINE);

  free (text);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  read_object (data, size);
  read_link ("https://f-puzzles.com/?load=", data, size);
  read_link ("https://sudokupad.app/", data, size);
  read_link ("https://sudokupad.app/?puzzleid=", data, size);

  return 0;
}
