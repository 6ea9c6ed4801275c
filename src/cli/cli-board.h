/* Boards of queens among the puzzles of a file, each on a line of its own: n queens of which some
 * stand, as LeetCode writes a board, or coloured queens, as rows of letters with slashes between.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"
#include "solver/coloured/coloured.h"
#include "solver/text.h"

typedef struct
{
  QueensBoard    fixed;         /* queens that must stay; none of coloured queens */
  ColouredPuzzle coloured;      /* n is 0 where it is plain n queens */
} CliBoard;

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

/* Appends the column of each row's queen: "2 4 1 3". */
void      cli_board_put_solution (GString              *text,
                                  const QueensSolution *solution);

/* The board as a game of which nothing is played. */
GameState cli_board_state        (const CliBoard       *board);

/* What is wrong with the fixed queens, new, or NULL. */
char     *cli_board_conflict     (const CliBoard       *board);

/* Finds a solution; with a `limit` of 2 also whether there is another. stats->n_solutions goes up
 * to the limit. */
SearchEnd cli_board_solve        (const CliBoard       *board,
                                  uint64_t              limit,
                                  QueensSolution       *solution,
                                  SearchStats          *stats);

/* As queens_each () and queens_count (), with a limit for both (0: none). */
SearchEnd cli_board_each         (const CliBoard       *board,
                                  uint64_t              limit,
                                  QueensFound           found,
                                  void                 *data,
                                  SearchStats          *stats);
SearchEnd cli_board_count        (const CliBoard       *board,
                                  uint64_t              limit,
                                  SearchStats          *stats);
