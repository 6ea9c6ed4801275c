/* Helpers for the sentences about hints for queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-words-hints.h"

/* More squares than this are not named one by one. */
enum { GAME_WORDS_MAX_SQUARES = 6 };

/* A square, from 0. */
typedef struct
{
  int row;
  int column;
} GameSquare;

static inline bool
game_queens_is_row (const QueensHint *hint)
{
  return hint->row >= 0;
}

/* The number of the line, from 1. */
static inline int
game_queens_line (const QueensHint *hint)
{
  return MAX (hint->row, hint->column) + 1;
}

static inline int
game_queens_count (const QueensHint *hint,
                   QueensRole        role)
{
  return queens_board_count (&hint->squares[role]);
}

/* The squares of a role, row by row: at most QUEENS_MAX of them. Returns how many; `squares`
 * has room for as many as there may be. */
int   game_queens_get_squares          (const QueensHint *hint,
                                        QueensRole        role,
                                        GameSquare       *squares);

/* The same as text: "row 1, column 5; row 3, column 2". New. */
char *game_queens_dup_squares          (const QueensHint *hint,
                                        QueensRole        role);

/* That two queens share a row or a column; NULL where they do not. New. */
char *game_queens_describe_line_attack (GameSquare        a,
                                        GameSquare        b);

/* For a hint that blames nobody: that it is the fixed queens or the size of the board. New. */
char *game_queens_dup_nobody           (const QueensHint *hint);
