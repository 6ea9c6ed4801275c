/* What the tests of sudoku as text share: two puzzles, and what a text is read as.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-texts.h"

char *
read_all (const char *text,
          size_t      length)
{
  g_autoptr(GString) read = g_string_new (NULL);
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_reader_init (&reader, text, length);
  for (;;)
    {
      char line[SUDOKU_CELLS + 1];

      switch (sudoku_reader_next (&reader, &puzzle, &error))
        {
        case SUDOKU_READ_PUZZLE:
          sudoku_write_line (&puzzle.givens, line);
          g_string_append_printf (read, "%d:%s\n", puzzle.line, line);
          break;
        case SUDOKU_READ_ERROR:
          g_string_append_printf (read, "[%d %d:%d row %d %d/%d]\n", error.problem, error.line,
                                  error.column, error.row, (int) error.found, (int) error.wanted);
          break;
        case SUDOKU_READ_END:
          g_assert_cmpuint (reader.position, ==, length);
          return g_string_free (g_steal_pointer (&read), FALSE);
        }
    }
}

void
assert_reads (const char *text,
              const char *wanted)
{
  g_autofree char *exact = g_memdup2 (text, strlen (text));
  g_autofree char *read = read_all (exact, strlen (text));

  if (strcmp (read, wanted) != 0)
    g_error ("of\n%s\nread\n%s\nnot\n%s", text, read, wanted);
}
