/* Fuzzing of the reader of queens: any text is read to its end, every board is in bounds and comes
 * again from where it began, and what is written of it is read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <string.h>

#include "solver/queens/text/queens-text.h"

static void
check_board (const QueensBoard *board)
{
  require (board->n >= 1 && board->n <= QUEENS_MAX);
  for (int row = 0; row < board->n; row++)
    require (board->row[row] >> (board->n - 1) <= 1);

  for (QueensTextFormat format = 0; format < QUEENS_N_TEXTS; format++)
    {
      char text[QUEENS_TEXT_SIZE];
      QueensBoard again;
      TextError error;
      size_t length;

      if (format == QUEENS_TEXT_MATRIX_COLUMNS || !queens_text_fits (board, format))
        continue;

      length = queens_text_write_board (board, format, text, sizeof text);
      require (length < sizeof text);
      require (queens_text_read (text, length, &again, &error));
      require (memcmp (&again, board, sizeof again) == 0);
    }
}

static void
check_one (const char *text,
           size_t      size)
{
  QueensBoard board;
  TextError error;
  bool is_read = queens_text_read (text, size, &board, &error);

  require (is_read == (error.problem == TEXT_FINE));
  if (is_read)
    check_board (&board);
  else
    require (board.n == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const char *text = (const char *) data;
  QueensTextReader reader;
  QueensBoard board, again;
  TextError error;
  QueensRead read;
  size_t before = 0;

  check_one (text, size);
  queens_text_reader_init (&reader, text, size);
  while ((read = queens_text_reader_next (&reader, &board, &error)) != QUEENS_READ_END)
    {
      require (reader.position > before || error.problem == TEXT_EMPTY);
      require (reader.position <= size && reader.begin <= reader.position);
      require (reader.line >= reader.begin_line);
      before = reader.position;

      require ((read == QUEENS_READ_BOARD) == (error.problem == TEXT_FINE));
      if (read == QUEENS_READ_BOARD)
        {
          check_board (&board);
          require (queens_text_read (text + reader.begin, size - reader.begin, &again, &error));
          require (memcmp (&again, &board, sizeof again) == 0);
        }
    }

  require (reader.position == size);
  return 0;
}
