/* Writing boards of n queens in the formats that judges and textbooks ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/text/queens-text.h"

#include <string.h>

#include "solver/text-writer.h"

static const char *const form_names[QUEENS_N_TEXTS] = {
  [QUEENS_TEXT_LEETCODE] = "leetcode",
  [QUEENS_TEXT_PERMUTATION] = "permutation",
  [QUEENS_TEXT_MATRIX] = "matrix",
  [QUEENS_TEXT_MATRIX_COLUMNS] = "matrix-columns",
  [QUEENS_TEXT_BOARD] = "board",
  [QUEENS_TEXT_JSON] = "json",
  [QUEENS_TEXT_JAVA] = "java",
  [QUEENS_TEXT_MATRIX_TIGHT] = "matrix-tight",
  [QUEENS_TEXT_BOARD_NUMBERED] = "board-numbered",
  [QUEENS_TEXT_FEN] = "fen",
};

bool
queens_text_format_from_name (const char       *name,
                              QueensTextFormat *format)
{
  for (int i = 0; i < QUEENS_N_TEXTS; i++)
    if (strcmp (name, form_names[i]) == 0)
      {
        *format = i;
        return true;
      }

  return false;
}

/* A row as a string, without quotes. */
static void
write_string (TextWriter        *self,
              const QueensBoard *board,
              int                row)
{
  for (int column = 0; column < board->n; column++)
    text_writer_put_character (self, queens_board_has (board, row, column) ? 'Q' : '.');
}

static void
write_java (TextWriter        *self,
            const QueensBoard *board)
{
  text_writer_put_character (self, '[');

  for (int row = 0; row < board->n; row++)
    {
      text_writer_put (self, row > 0 ? ", " : "");
      write_string (self, board, row);
    }

  text_writer_put (self, "]\n");
}

/* Between two boards of a list stands a comma. */
static void
write_leetcode (TextWriter        *self,
                const QueensBoard *board,
                uint64_t           index)
{
  text_writer_put (self, index > 1 ? ",[" : "[");

  for (int row = 0; row < board->n; row++)
    {
      text_writer_put (self, row > 0 ? ",\"" : "\"");
      write_string (self, board, row);
      text_writer_put_character (self, '"');
    }

  text_writer_put_character (self, ']');
}

static void
write_columns (TextWriter           *self,
               const QueensSolution *solution,
               char                  separator)
{
  for (int row = 0; row < solution->n; row++)
    {
      if (row > 0)
        text_writer_put_character (self, separator);

      text_writer_put_number (self, solution->column[row] + 1);
    }
}

/* Every square followed by a space. */
static void
write_squares (TextWriter        *self,
               const QueensBoard *board,
               char               empty,
               char               queen)
{
  for (int row = 0; row < board->n; row++)
    {
      for (int column = 0; column < board->n; column++)
        {
          text_writer_put_character (self, queens_board_has (board, row, column) ? queen : empty);
          text_writer_put_character (self, ' ');
        }

      text_writer_put_character (self, '\n');
    }
}

static void
write_matrix (TextWriter        *self,
              const QueensBoard *board,
              const char        *heading,
              uint64_t           index)
{
  text_writer_put (self, heading);
  text_writer_put_number (self, index);
  text_writer_put_character (self, '\n');
  write_squares (self, board, '0', '1');
}

static void
write_fen (TextWriter        *self,
           const QueensBoard *board)
{
  for (int row = 0; row < board->n; row++)
    {
      int n_empty = 0;

      text_writer_put (self, row > 0 ? "/" : "");

      for (int column = 0; column < board->n; column++)
        if (!queens_board_has (board, row, column))
          {
            n_empty++;
          }
        else
          {
            if (n_empty > 0)
              text_writer_put_number (self, n_empty);
            text_writer_put_character (self, 'Q');
            n_empty = 0;
          }

      if (n_empty > 0)
        text_writer_put_number (self, n_empty);
    }

  text_writer_put_character (self, '\n');
}

/* Mirrored in the falling diagonal. */
static QueensBoard
transposed (const QueensSolution *solution)
{
  QueensBoard result = queens_board_empty (solution->n);

  for (int row = 0; row < solution->n; row++)
    result.row[solution->column[row]] = UINT32_C (1) << row;

  return result;
}

static void
write_json (TextWriter           *self,
            const QueensSolution *solution,
            uint64_t              index)
{
  text_writer_put (self, "{\"n\":");
  text_writer_put_number (self, solution->n);
  text_writer_put (self, ",\"index\":");
  text_writer_put_number (self, index);
  text_writer_put (self, ",\"rows\":[");
  write_columns (self, solution, ',');
  text_writer_put (self, "],\"fundamental\":");
  text_writer_put (self, queens_is_fundamental (solution) ? "true}\n" : "false}\n");
}

/* `solution` is looked at in those formats alone that write the column of each row. */
static size_t
write_format (TextWriter           *self,
              const QueensBoard    *board,
              const QueensSolution *solution,
              QueensTextFormat      format,
              uint64_t              index)
{
  QueensBoard columns;

  switch (format)
    {
    case QUEENS_TEXT_LEETCODE:
      write_leetcode (self, board, index);
      break;

    case QUEENS_TEXT_PERMUTATION:
      write_columns (self, solution, ' ');
      text_writer_put_character (self, '\n');
      break;

    case QUEENS_TEXT_MATRIX:
      write_matrix (self, board, "No. ", index);
      break;

    case QUEENS_TEXT_MATRIX_COLUMNS:
      columns = transposed (solution);
      write_matrix (self, &columns, "No. ", index);
      break;

    case QUEENS_TEXT_BOARD:
      write_squares (self, board, '+', 'o');
      text_writer_put_character (self, '\n');
      break;

    case QUEENS_TEXT_JSON:
      write_json (self, solution, index);
      break;

    case QUEENS_TEXT_JAVA:
      write_java (self, board);
      break;

    case QUEENS_TEXT_MATRIX_TIGHT:
      write_matrix (self, board, "No.", index);
      break;

    case QUEENS_TEXT_BOARD_NUMBERED:
      text_writer_put (self, "方案");
      text_writer_put_number (self, index);
      text_writer_put (self, ":\n");
      write_squares (self, board, '+', 'o');
      text_writer_put_character (self, '\n');
      break;

    case QUEENS_TEXT_FEN:
      write_fen (self, board);
      break;

    case QUEENS_N_TEXTS:
    default:
      break;
    }

  return text_writer_end (self);
}

size_t
queens_text_write (const QueensSolution *solution,
                   QueensTextFormat      format,
                   uint64_t              index,
                   char                 *buffer,
                   size_t                size)
{
  TextWriter self = { .buffer = buffer, .size = size };
  QueensBoard board = queens_board_from_solution (solution);

  return write_format (&self, &board, solution, format, index);
}

/* The column of each row's first queen, and whether each row and each column has just one. */
static bool
take_columns (const QueensBoard *board,
              QueensSolution    *solution)
{
  uint32_t columns = 0;
  bool one_each = true;

  *solution = queens_solution_from_board (board);
  for (int row = 0; row < board->n; row++)
    {
      one_each &= board->row[row] != 0 && (board->row[row] & (board->row[row] - 1)) == 0 &&
                  (board->row[row] & columns) == 0;
      columns |= board->row[row];
    }

  return one_each;
}

bool
queens_text_fits (const QueensBoard *board,
                  QueensTextFormat   format)
{
  QueensSolution solution;

  switch (format)
    {
    case QUEENS_TEXT_LEETCODE:
    case QUEENS_TEXT_MATRIX:
    case QUEENS_TEXT_BOARD:
    case QUEENS_TEXT_JAVA:
    case QUEENS_TEXT_MATRIX_TIGHT:
    case QUEENS_TEXT_BOARD_NUMBERED:
      return true;

    /* One square has no slash, and is read as what it looks like. */
    case QUEENS_TEXT_FEN:
      return board->n > 1;

    case QUEENS_TEXT_PERMUTATION:
      return take_columns (board, &solution);

    case QUEENS_TEXT_MATRIX_COLUMNS:
    case QUEENS_TEXT_JSON:
      return queens_board_is_solved (board, NULL);

    case QUEENS_N_TEXTS:
    default:
      return false;
    }
}

size_t
queens_text_write_board (const QueensBoard *board,
                         QueensTextFormat   format,
                         char              *buffer,
                         size_t             size)
{
  TextWriter self = { .buffer = buffer, .size = size };
  QueensSolution solution;

  take_columns (board, &solution);
  write_format (&self, board, &solution, format, 1);
  if (format == QUEENS_TEXT_LEETCODE)
    text_writer_put_character (&self, '\n');

  return text_writer_end (&self);
}

/* "Eight queens", with the number in Chinese for the eight of the textbook. */
static void
write_title (TextWriter *self,
             int         n)
{
  enum { TEXTBOOK = 8 };

  if (n == TEXTBOOK)
    text_writer_put (self, "八");
  else
    text_writer_put_number (self, (uint64_t) n);

  text_writer_put (self, "皇后問題");
}

size_t
queens_text_begin (QueensTextFormat  format,
                   int               n,
                   char             *buffer,
                   size_t            size)
{
  TextWriter self = { .buffer = buffer, .size = size };

  if (format == QUEENS_TEXT_LEETCODE)
    {
      text_writer_put_character (&self, '[');
    }
  else if (format == QUEENS_TEXT_BOARD_NUMBERED)
    {
      write_title (&self, n);
      text_writer_put_character (&self, '\n');
    }

  return text_writer_end (&self);
}

size_t
queens_text_end (QueensTextFormat  format,
                 int               n,
                 uint64_t          n_written,
                 char             *buffer,
                 size_t            size)
{
  TextWriter self = { .buffer = buffer, .size = size };

  if (format == QUEENS_TEXT_LEETCODE)
    {
      text_writer_put (&self, "]\n");
    }
  else if (format == QUEENS_TEXT_BOARD_NUMBERED)
    {
      write_title (&self, n);
      text_writer_put (&self, "共有:");
      text_writer_put_number (&self, n_written);
      text_writer_put (&self, "種可能\n");
    }

  return text_writer_end (&self);
}
