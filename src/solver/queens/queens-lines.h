/* The rows and columns of a board that have no queen, and the free squares of each.
 *
 * Rows and columns are treated alike: a line is one of either, and the number of a square in it is
 * that of the line that crosses it there. Sets of these squares are bit masks.
 *
 * Private to the hints of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-hint.h"
#include "solver/queens/queens-open.h"

enum
{
  QUEENS_ROWS,
  QUEENS_COLUMNS,
  QUEENS_N_DIRECTIONS,
};

typedef struct
{
  int direction;
  int number;
} QueensLine;

typedef struct
{
  int      n;
  uint32_t open[QUEENS_N_DIRECTIONS];   /* the lines without a queen */
  uint32_t free[QUEENS_N_DIRECTIONS][QUEENS_MAX];       /* the free squares of every line */
} QueensLines;

static inline uint32_t
queens_bit (int square)
{
  return UINT32_C (1) << square;
}

/* The squares of `line` that a queen beside it attacks. */
static inline uint32_t
queens_line_attacked (int        n,
                      QueensLine line,
                      int        row,
                      int        column)
{
  const int number = line.direction == QUEENS_ROWS ? row : column;
  const int square = line.direction == QUEENS_ROWS ? column : row;
  const int distance = number < line.number ? line.number - number : number - line.number;
  const uint64_t queen = UINT64_C (1) << square;

  return (queen | queen << distance | queen >> distance) & queens_all_columns (n);
}

static inline uint32_t
queens_lines_free (const QueensLines *lines,
                   QueensLine         line)
{
  return lines->free[line.direction][line.number];
}

static inline int
queens_lines_n_free (const QueensLines *lines,
                     QueensLine         line)
{
  return __builtin_popcount (queens_lines_free (lines, line));
}

void     queens_lines_init       (QueensLines        *lines,
                                  const QueensBoard  *queens);

/* Goes to the next open line, rows first; begins with the one after { QUEENS_ROWS, -1 }. */
bool     queens_lines_next       (const QueensLines  *lines,
                                  QueensLine         *line);

/* The first of the open lines that have the fewest free squares, but at least `n_least`. */
bool     queens_lines_tightest   (const QueensLines  *lines,
                                  int                 n_least,
                                  QueensLine         *tightest);

/* Rules out free squares. */
void     queens_lines_exclude    (QueensLines        *lines,
                                  const QueensBoard  *excluded);

/* Adds the free squares beside `line` that attack every free one of it, so that a queen there would
 * shut the line. A queen attacks at most three squares of a line beside it. Returns whether there
 * are any. */
bool     queens_lines_shutting   (const QueensLines  *lines,
                                  QueensLine          line,
                                  QueensBoard        *shutting);

/* For queens in peace and a dead line, which has no free square: the dead line that the fewest
 * queens attack every square of, and the rows of those; where that takes too long, `dead` as it was
 * and queens of which none can be left out. */
uint32_t queens_lines_cover_dead (const QueensLines  *lines,
                                  const QueensBoard  *queens,
                                  QueensLine         *dead,
                                  QueensConflictSize *size);
