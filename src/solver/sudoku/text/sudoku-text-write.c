/* Writing sudoku in every format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

#include "solver/text-writer.h"

static char
cell_character (const SudokuGrid *grid,
                int               cell)
{
  return grid->digit[cell] == 0 ? '.' : (char) ('0' + grid->digit[cell]);
}

static SudokuGrid
all_digits (const SudokuText *puzzle)
{
  SudokuGrid grid = puzzle->givens;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      grid.digit[cell] = puzzle->entries.digit[cell];

  return grid;
}

static void
put_rows (TextWriter       *text,
          const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      text_writer_put_character (text, cell_character (grid, cell));
      if (sudoku_column (cell) == SUDOKU_SIZE - 1)
        text_writer_put_character (text, '\n');
    }
}

static void
put_sdk (TextWriter       *text,
         const SudokuText *puzzle)
{
  SudokuGrid grid = all_digits (puzzle);

  text_writer_put (text, "[Puzzle]\n");
  put_rows (text, &puzzle->givens);
  if (memcmp (&grid, &puzzle->givens, sizeof grid) != 0)
    {
      text_writer_put (text, "[State]\n");
      put_rows (text, &grid);
    }
}

static void
put_ss (TextWriter       *text,
        const SudokuGrid *grid)
{
  text_writer_put (text, "*-----------*\n");
  for (int row = 0; row < SUDOKU_SIZE; row++)
    {
      for (int column = 0; column < SUDOKU_SIZE; column++)
        {
          if (column % 3 == 0)
            text_writer_put_character (text, '|');
          text_writer_put_character (text, cell_character (grid, row * SUDOKU_SIZE + column));
        }
      text_writer_put (text, row == 2 || row == 5 ? "|\n|---+---+---|\n" : "|\n");
    }
  text_writer_put (text, "*-----------*\n");
}

static void
put_csv (TextWriter       *text,
         const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      text_writer_put_number (text, grid->digit[cell]);
      text_writer_put_character (text, sudoku_column (cell) == SUDOKU_SIZE - 1 ? '\n' : ',');
    }
}

static void
put_json (TextWriter       *text,
          const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      text_writer_put (text, sudoku_column (cell) > 0 ? "," : cell > 0 ? "],[" : "[[");
      text_writer_put_character (text, '"');
      text_writer_put_character (text, cell_character (grid, cell));
      text_writer_put_character (text, '"');
    }
  text_writer_put (text, "]]\n");
}

static void
put_arrays (TextWriter       *text,
            const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const int column = sudoku_column (cell);

      text_writer_put (text, column == 0 ? "[" : ", ");
      text_writer_put_character (text, cell_character (grid, cell));
      text_writer_put (text, column == SUDOKU_SIZE - 1 ? "]\n" : "");
    }
}

/* A digit stands alone in its group; an empty cell shows its marks, or where it has none, what its
 * peers leave it. */
static SudokuDigits
pencil_group (const SudokuText *puzzle,
              const SudokuGrid *grid,
              int               cell)
{
  if (grid->digit[cell] != 0)
    return sudoku_digit_set (grid->digit[cell]);

  return puzzle->marks[cell] != 0 ? puzzle->marks[cell] : sudoku_candidates (grid, cell);
}

static void
put_group (TextWriter   *text,
           SudokuDigits  group,
           int           width)
{
  if (group == 0)
    {
      text_writer_put_character (text, '.');
      width--;
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if ((group & sudoku_digit_set (digit)) != 0)
      {
        text_writer_put_character (text, (char) ('0' + digit));
        width--;
      }

  while (width-- > 0)
    text_writer_put_character (text, ' ');
}

static void
put_pencil_rule (TextWriter *text,
                 char        corner,
                 const int   width[SUDOKU_SIZE])
{
  text_writer_put_character (text, corner);
  for (int column = 0; column < SUDOKU_SIZE; column++)
    {
      for (int i = 0; i < width[column] + 1; i++)
        text_writer_put_character (text, '-');
      if (column % 3 == 2)
        text_writer_put (text, column == SUDOKU_SIZE - 1 ? "-" : corner == '*' ? "--" : "-+");
    }
  text_writer_put_character (text, corner);
  text_writer_put_character (text, '\n');
}

static void
put_pencil (TextWriter       *text,
            const SudokuText *puzzle)
{
  SudokuGrid grid = all_digits (puzzle);
  int width[SUDOKU_SIZE] = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits group = pencil_group (puzzle, &grid, cell);
      int n_digits = 1;

      for (; (group & (group - 1)) != 0; group &= (SudokuDigits) (group - 1))
        n_digits++;
      if (n_digits > width[sudoku_column (cell)])
        width[sudoku_column (cell)] = n_digits;
    }

  put_pencil_rule (text, '*', width);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int column = sudoku_column (cell);

      text_writer_put (text, column % 3 == 0 ? "| " : "");
      put_group (text, pencil_group (puzzle, &grid, cell), width[column]);
      text_writer_put_character (text, ' ');
      if (column == SUDOKU_SIZE - 1)
        {
          text_writer_put (text, "|\n");
          if (sudoku_row (cell) % 3 == 2 && cell < SUDOKU_CELLS - 1)
            put_pencil_rule (text, '|', width);
        }
    }
  put_pencil_rule (text, '*', width);
}

/* 81 digits where that says all; else the cells of version 3, the last that every OpenSudoku
 * reads. */
static void
put_opensudoku (TextWriter       *text,
                const SudokuText *puzzle)
{
  static const SudokuText nothing;
  bool plain = memcmp (&puzzle->entries, &nothing.entries, sizeof nothing.entries) == 0 &&
               memcmp (puzzle->marks, nothing.marks, sizeof nothing.marks) == 0;

  text_writer_put (text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<opensudoku version=\"2\">\n"
                   "  <folder name=\"Nine Queens\" created=\"0\">\n"
                   "    <game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\"");
  text_writer_put (text, plain ? "" : "version: 3&#10;");

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      bool given = puzzle->givens.digit[cell] != 0;
      int digit = given ? puzzle->givens.digit[cell] : puzzle->entries.digit[cell];

      text_writer_put_number (text, (uint64_t) digit);
      if (!plain)
        {
          text_writer_put_character (text, '|');
          text_writer_put_number (text, puzzle->marks[cell]);
          text_writer_put (text, given ? "|0|" : "|1|");
        }
    }

  text_writer_put (text, "\" note=\"\"/>\n"
                   "  </folder>\n"
                   "</opensudoku>\n");
}

size_t
sudoku_text_write (const SudokuText *puzzle,
                   SudokuTextFormat  format,
                   char             *buffer,
                   size_t            size)
{
  TextWriter text = { .buffer = buffer, .size = size };
  SudokuGrid grid = all_digits (puzzle);
  char line[SUDOKU_CELLS + 1];

  switch (format)
    {
    case SUDOKU_TEXT_SDK:
      put_sdk (&text, puzzle);
      break;
    case SUDOKU_TEXT_SS:
      put_ss (&text, &grid);
      break;
    case SUDOKU_TEXT_JSON:
      put_json (&text, &grid);
      break;
    case SUDOKU_TEXT_PENCIL:
      put_pencil (&text, puzzle);
      break;
    case SUDOKU_TEXT_OPENSUDOKU:
      put_opensudoku (&text, puzzle);
      break;
    case SUDOKU_TEXT_CSV:
      put_csv (&text, &grid);
      break;
    case SUDOKU_TEXT_ROWS:
      put_arrays (&text, &grid);
      break;
    case SUDOKU_TEXT_LINE:
    case SUDOKU_N_TEXTS:
      sudoku_write_line (&grid, line);
      text_writer_put (&text, line);
      text_writer_put_character (&text, '\n');
      break;
    }

  return text_writer_end (&text);
}
