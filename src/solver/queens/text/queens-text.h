/* Boards of queens as text: the formats that judges and textbooks ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"
#include "solver/text.h"

typedef enum
{
  QUEENS_TEXT_LEETCODE,         /* LeetCode 51: [[".Q..","...Q","Q...","..Q."],...] */
  QUEENS_TEXT_PERMUTATION,      /* USACO "Checker Challenge": 2 4 6 1 3 5 */
  QUEENS_TEXT_MATRIX,           /* "No. 1", then rows of 0 and 1, each followed by a space */
  QUEENS_TEXT_MATRIX_COLUMNS,   /* the same, the solutions generated column by column: the judge's
                                 * order, in which solution k is the transpose of ours */
  QUEENS_TEXT_BOARD,            /* + and o, each followed by a space, an empty line after a board */
  QUEENS_TEXT_JSON,             /* one object a line: n, index, rows (the column of each, from 1),
                                 * and whether the solution is fundamental */
  QUEENS_TEXT_JAVA,             /* as Java prints a list: [.Q.., ...Q, Q..., ..Q.] */
  QUEENS_TEXT_MATRIX_TIGHT,     /* QUEENS_TEXT_MATRIX below "No.1" */
  QUEENS_TEXT_BOARD_NUMBERED,   /* QUEENS_TEXT_BOARD below 方案1:, with a title and the number of
                                 * boards, as a Chinese textbook prints them */
  QUEENS_TEXT_FEN,              /* the board of a FEN record of chess, row 0 first, a number for
                                 * empty squares: 1Q2/3Q/Q3/2Q1 */
  QUEENS_N_TEXTS,
} QueensTextFormat;

/* Finds the format of a name: "leetcode", "permutation", "matrix", "matrix-columns", "board",
 * "json", "java", "matrix-tight", "board-numbered" or "fen". Stable since 0.2. */
bool        queens_text_format_from_name (const char           *name,
                                          QueensTextFormat     *format);

/* Writes one solution of a list and returns the length of the text without its NUL. At most `size`
 * bytes are written, the NUL included; QUEENS_TEXT_SIZE is enough for every format. `index` is its
 * number, from 1. A list of boards of n is queens_text_begin (), the `n_written` solutions,
 * queens_text_end (), whose buffers are to be as large: QUEENS_TEXT_LEETCODE and
 * QUEENS_TEXT_BOARD_NUMBERED have something to say there, and the first between two solutions.
 * Stable since 0.2. */
enum { QUEENS_TEXT_SIZE = 4096 };
size_t      queens_text_write            (const QueensSolution *solution,
                                          QueensTextFormat      format,
                                          uint64_t              index,
                                          char                 *buffer,
                                          size_t                size);
size_t      queens_text_begin            (QueensTextFormat      format,
                                          int                   n,
                                          char                 *buffer,
                                          size_t                size);
size_t      queens_text_end              (QueensTextFormat      format,
                                          int                   n,
                                          uint64_t              n_written,
                                          char                 *buffer,
                                          size_t                size);

/* Returns whether `format` can write these queens: "leetcode", "java", "matrix", "matrix-tight",
 * "board" and "board-numbered" can write any, "fen" any from two by two on, "permutation" those
 * with one queen in each row and column, and the other formats solutions only. Stable since 0.2. */
bool        queens_text_fits             (const QueensBoard    *board,
                                          QueensTextFormat      format);

/* Writes one board that fits, as queens_text_write () does the first of a list, or in
 * QUEENS_TEXT_LEETCODE a board that is no list; it ends in a newline. Stable since 0.2. */
size_t      queens_text_write_board      (const QueensBoard    *board,
                                          QueensTextFormat      format,
                                          char                 *buffer,
                                          size_t                size);

/* What a character means in a row of squares. */
typedef enum
{
  QUEENS_TEXT_SQUARE_EMPTY,
  QUEENS_TEXT_SQUARE_QUEEN,
  QUEENS_TEXT_SQUARE_BETWEEN,   /* a separator, or a line break */
  QUEENS_TEXT_SQUARE_NONE,
} QueensTextSquare;

QueensTextSquare queens_text_square      (uint32_t              character);

/* Reads one board in any of the formats above: a LeetCode board (an array of strings with or
 * without quotes, of arrays of squares, or bare rows of `.` and `Q`), a permutation (columns from
 * 1, n of them on a line or in an array), a matrix of 0 and 1 or of `+` and `o` with or without
 * spaces and heading, a JSON object, or the first field of a FEN record, with queens of either
 * colour. The queens may attack each other, and a board of rows may have rows without any. Above a
 * board, and behind the last of a list, lines with Chinese words are passed over. Of a list of
 * boards the first is read; the text after it is ignored. `text` is UTF-8 and need not end in a
 * NUL; an empty text is TEXT_EMPTY. Where it returns false, `board` is empty with an n of 0.
 * `error` is always written.
 *
 * For TEXT_NUMBER_OUT_OF_RANGE `found` is a column and `wanted` the n of the board and `row` its
 * row, or, where `row` is 0, `found` is an n and `wanted` is QUEENS_MAX. Stable since 0.2. */
bool        queens_text_read             (const char           *text,
                                          size_t                length,
                                          QueensBoard          *board,
                                          TextError            *error);

/* Reads boards one after the other, in the formats above and as lists of them. `text` is lent. Rows
 * of a board end at an empty line or a heading. What follows a board on its last line is a comment
 * unless another array begins there, and so is a line that begins with '#'. Takes a time linear in
 * the length of any text. */
typedef struct
{
  const char *text;
  size_t      length;
  size_t      position;         /* of the next byte to be read */
  int         line;             /* of that byte, from 1, and its column in characters */
  int         column;
  uint64_t    n_returned;       /* boards and errors so far */
  size_t      begin;            /* where the last thing returned begins, and in which line:
                                 * from there queens_text_read () reads the same */
  int         begin_line;
  bool        in_list;          /* the last thing returned was an array: private */
} QueensTextReader;

typedef enum
{
  QUEENS_READ_BOARD,            /* `board` is filled */
  QUEENS_READ_ERROR,            /* `error` says what is wrong; the reader has gone past it */
  QUEENS_READ_END,              /* no more text; a text without any board is an error first */
} QueensRead;

/* Sets a reader to the beginning of a text of `length` bytes; reads the next board or error. Stable
 * since 0.2. */
void        queens_text_reader_init      (QueensTextReader     *reader,
                                          const char           *text,
                                          size_t                length);
QueensRead  queens_text_reader_next      (QueensTextReader     *reader,
                                          QueensBoard          *board,
                                          TextError            *error);
