/* Puzzles among the sudokus of a file that are none, each on a line of its own: n queens of which
 * some stand, as LeetCode writes a board, coloured queens, as rows of letters with slashes between,
 * or a Sukaku of 729 characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"
#include "solver/coloured/coloured.h"
#include "solver/sudoku/sudoku-sukaku.h"
#include "solver/text.h"

typedef struct
{
  QueensBoard    fixed;         /* queens that must stay; none of coloured queens */
  ColouredPuzzle coloured;      /* n is 0 where it is plain n queens */
  SudokuSukaku   sukaku;
  bool           is_sukaku;
} CliBoard;

/* Receives the line of a solution: "2 4 1 3", the column of each row's queen, or 81 digits. Returns
 * false to end the search. */
typedef bool (*CliBoardFound) (const char *solution,
                               void       *data);


/* Whether a line is a board by its look, right or wrong. No line of a sudoku, of whatever format,
 * looks like one. It may have its line break, or not. */
bool      cli_board_is_line      (const char           *line,
                                  gsize                 length);

/* Reads such a line. */
bool      cli_board_read         (const char           *line,
                                  gsize                 length,
                                  CliBoard             *board,
                                  TextError            *error);

/* Appends the line of the puzzle, without a line break. */
void      cli_board_put          (GString              *text,
                                  const CliBoard       *board);

/* A board of queens as a game of which nothing is played. */
GameState cli_board_state        (const CliBoard       *board);

/* The fixed queens that attack each other, as a sentence, new, or NULL. */
char     *cli_board_conflict     (const CliBoard       *board);

/* Finds a solution, whose line replaces `solution`, which may be NULL; with a `limit` of 2 also
 * whether there is another. stats->n_solutions goes up to the limit. */
SearchEnd cli_board_solve        (const CliBoard       *board,
                                  uint64_t              limit,
                                  GString              *solution,
                                  SearchStats          *stats);

/* As queens_each () and queens_count (), with a limit for both (0: none). */
SearchEnd cli_board_each         (const CliBoard       *board,
                                  uint64_t              limit,
                                  CliBoardFound         found,
                                  void                 *data,
                                  SearchStats          *stats);
SearchEnd cli_board_count        (const CliBoard       *board,
                                  uint64_t              limit,
                                  SearchStats          *stats);
