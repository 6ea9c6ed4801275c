/* What the readers of boards of n queens share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/text-cursor.h"
#include "solver/queens/text/queens-text.h"

/* A board whose rows come one by one, and the first thing that is wrong with it. */
typedef struct
{
  TextCursor   cursor;
  QueensBoard *board;
  int64_t      n_rows;          /* so far */
  int64_t      n_columns;       /* of the first row */
  TextError   *error;
  bool         is_array;        /* what it turned out to be: arrays or an object, or rows of squares
                                 * a line each, or neither */
  bool         is_rows;
} QueensReader;

/* Takes one more row of `n_squares`, which begins at `start`. */
bool queens_read_add_row     (QueensReader     *self,
                              const TextCursor *start,
                              uint32_t          queens,
                              int64_t           n_squares);

/* Whatever it is. */
bool queens_read_text        (QueensReader     *self);

/* "No. 1", with or without a colon, on a line of its own; the cursor stays behind it. */
bool queens_skip_heading     (TextCursor       *cursor);

/* A line with Chinese words in it, such as a heading, a title or a total; the cursor stays at its
 * end. */
bool queens_skip_words       (TextCursor       *cursor);

/* Reads the squares of a row to its end, at which the cursor stays. `end` is what it ends with: a
 * line break, where an error is that of the whole line, a quote, or the bracket of an array
 * whose single squares may have quotes around them. */
bool queens_read_row         (QueensReader     *self,
                              uint32_t          end);

/* After the last row: whether there are as many rows as columns. */
bool queens_read_finish      (QueensReader     *self);

/* Whether the digits from here to the end of the row are those of a permutation. */
bool queens_is_permutation   (TextCursor        ahead,
                              uint32_t          end);

/* Reads the columns of the rows, counted from 1, up to `end`, at which the cursor stays. */
bool queens_read_permutation (QueensReader     *self,
                              uint32_t          end);

/* Whether a board of a FEN record begins here, and reading it; the cursor stays behind it. */
bool queens_is_fen           (TextCursor        ahead);
bool queens_read_fen         (QueensReader     *self);

/* From the opening bracket or brace at the cursor. */
bool queens_read_array       (QueensReader     *self);
bool queens_read_object      (QueensReader     *self);
