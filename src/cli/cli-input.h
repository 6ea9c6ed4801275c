/* Puzzles from files, pipes of any size, and arguments.
 *
 * A text is read in blocks and cut behind its last line of 81 characters, or that is a board of
 * queens, so that a collection takes no more memory than a block. A text without such lines is kept
 * until its end, up to CLI_INPUT_MAX.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-board.h"
#include "cli/cli.h"
#include "solver/sudoku/text/sudoku-text.h"

enum
{
  CLI_INPUT_MAX = 64 * 1024 * 1024,
  CLI_INPUT_MESSAGES = 100,     /* bad lines of a file that are named; the rest are counted */
};

typedef struct
{
  /* Takes as many plain lines as there are next in `reader` (sudoku_reader_take_lines ()), any time
   * before a puzzle. `file` is as messages name it; it is lent for good. */
  void (*lines)  (const char       *file,
                  SudokuReader     *reader,
                  gpointer          data);

  /* A sudoku of any format. */
  void (*puzzle) (const char       *file,
                  const SudokuText *puzzle,
                  gpointer          data);

  /* A board of queens on its line, or a Sukaku. NULL: such a line is named as bad. */
  void (*board)  (const char       *file,
                  int               line,
                  const CliBoard   *board,
                  gpointer          data);

  /* Nothing more is there to be read now, or a file has ended. */
  void (*pause)  (gpointer          data);

  gpointer data;
} CliInputHandler;

/* Names what is wrong at a line (0: in the whole) of the file that is being read. */
void      cli_input_name_bad (const char             *file,
                              int                     line,
                              const char             *sentence);

/* Reads all files ("-", or none at all: standard input; what names no file may be a puzzle itself),
 * names what is wrong with them on standard error, and returns CLI_FINE, CLI_DATA or CLI_IO. */
CliStatus cli_input_read     (char                  **files,
                              const CliInputHandler  *handler);
