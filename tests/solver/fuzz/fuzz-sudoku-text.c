/* Fuzzing of the sudoku reader: any text is read to its end, every puzzle is in bounds, and what
 * is written of it is read back.
 * Plain lines that are taken many at a time are the puzzles that would come one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <string.h>

#include "solver/sudoku/text/sudoku-text.h"

static void
check_puzzle (const SudokuText *puzzle)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      require (puzzle->givens.digit[cell] <= 9 && puzzle->entries.digit[cell] <= 9);
      require (puzzle->givens.digit[cell] == 0 || puzzle->entries.digit[cell] == 0);
      require (puzzle->marks[cell] <= SUDOKU_ALL_CANDIDATES);
    }

  for (SudokuTextFormat format = 0; format < SUDOKU_N_TEXTS; format++)
    {
      char text[SUDOKU_TEXT_SIZE];
      size_t length = sudoku_text_write (puzzle, format, text, sizeof text);
      SudokuReader reader;
      SudokuText again;
      TextError error;

      require (length < sizeof text);
      sudoku_reader_init (&reader, text, length);
      require (sudoku_reader_next (&reader, &again, &error) == SUDOKU_READ_PUZZLE);
      require (sudoku_reader_next (&reader, &again, &error) == SUDOKU_READ_END);
    }
}

static void
check_lines (const SudokuReader *reader)
{
  SudokuReader one = *reader;
  SudokuReader many = *reader;
  SudokuGrid grids[3];
  size_t n_taken = sudoku_reader_take_lines (&many, grids, sizeof grids / sizeof *grids);

  for (size_t i = 0; i < n_taken; i++)
    {
      SudokuText puzzle;
      TextError error;

      require (sudoku_reader_next (&one, &puzzle, &error) == SUDOKU_READ_PUZZLE);
      require (puzzle.line == reader->line + (int) i);
      require (memcmp (&puzzle.givens, &grids[i], sizeof *grids) == 0);
    }

  require (memcmp (&one, &many, sizeof one) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;
  SudokuRead read;
  size_t before = 0;

  require (sudoku_text_cut ((const char *) data, size) <= size);
  sudoku_reader_init (&reader, (const char *) data, size);
  check_lines (&reader);
  while ((read = sudoku_reader_next (&reader, &puzzle, &error)) != SUDOKU_READ_END)
    {
      require (reader.position > before || error.problem == TEXT_EMPTY);
      require (reader.position <= size);
      before = reader.position;
      check_lines (&reader);
      if (read == SUDOKU_READ_PUZZLE)
        check_puzzle (&puzzle);
      else
        require (error.problem != TEXT_FINE);
    }

  require (reader.position == size);
  return 0;
}
