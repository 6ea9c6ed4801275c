/* Sudoku as text: reading every common format of it, and writing them.
 *
 * The formats, with the sources that define them: 81 characters a line (sudopedia, "Sudoku
 * Clipboard and File Formats"), SadMan .sdk, Simple Sudoku .ss, grids with frames of any
 * characters, the nested arrays of LeetCode 37, pencil-mark grids as HoDoKu and Simple Sudoku put
 * them on the clipboard, SudoCue's .sdx (the same, one row a line, with a 'u' before what was
 * placed), tables of fields between commas, semicolons or tabs, GNOME Sudoku's saved games,
 * OpenSudoku's XML, and links of f-puzzles and SudokuPad (only read: sudoku-text-link.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "solver/sudoku/sudoku.h"
#include "solver/text.h"

typedef enum
{
  SUDOKU_TEXT_LINE,             /* 81 characters, '.' for an empty cell */
  SUDOKU_TEXT_SDK,              /* [Puzzle], and [State] where there are entries */
  SUDOKU_TEXT_SS,               /* Simple Sudoku, framed with stars, bars and dashes */
  SUDOKU_TEXT_JSON,             /* LeetCode 37: nine arrays of nine strings */
  SUDOKU_TEXT_PENCIL,           /* a framed grid of candidates */
  SUDOKU_TEXT_OPENSUDOKU,       /* OpenSudoku XML with one game */
  SUDOKU_TEXT_CSV,              /* nine fields between commas a line; 0 for an empty cell, so that
                                 * all columns are numbers and no line is nothing but commas */
  SUDOKU_TEXT_ROWS,             /* as Java prints nine arrays: [5, 3, ., ., 7, ., ., ., .] a line */
  SUDOKU_N_TEXTS,
} SudokuTextFormat;

/* A puzzle as it was read. */
typedef struct
{
  SudokuGrid     givens;
  SudokuGrid     entries;       /* digits that are written but not given; 0 elsewhere */
  SudokuDigits   marks[SUDOKU_CELLS];  /* from pencil marks; 0 elsewhere */
  SudokuDigits   corner[SUDOKU_CELLS]; /* the same in the corners of cells; never written */
  SudokuTextFormat format;      /* its format, or the nearest one that sudoku_text_write () knows */
  int            line;          /* where it begins in the text, from 1 */
} SudokuText;

/* Reads puzzles from a text, one after the other. `text` is lent and need not end in a NUL. */
typedef struct
{
  const char *text;
  size_t      length;
  size_t      position;         /* of the next byte to be read */
  int         line;             /* of that byte, from 1; may be set after sudoku_reader_init () for
                                 * a text that is a part of a longer one */
  size_t      line_begin;       /* where that line begins; private */
  uint64_t    n_returned;       /* puzzles and errors so far; may be set likewise, so that a part
                                 * without a puzzle is no error */
} SudokuReader;

typedef enum
{
  SUDOKU_READ_PUZZLE,           /* `puzzle` is filled */
  SUDOKU_READ_ERROR,            /* `error` says what is wrong; the reader has gone past it */
  SUDOKU_READ_END,              /* no more text; a text without any puzzle is an error first */
} SudokuRead;

/* Sets a reader to the beginning of a text of `length` bytes. Stable since 0.2. */
void        sudoku_reader_init (SudokuReader     *reader,
                                const char       *text,
                                size_t            length);

/* Reads the next puzzle or error. Allocates less than a megabyte while it unpacks a link, and frees
 * it before it returns. Stable since 0.2. */
SudokuRead  sudoku_reader_next (SudokuReader     *reader,
                                SudokuText       *puzzle,
                                TextError        *error);

/* Whether a link stands in the text, of which the base 64 looks like a text of any other kind. */
bool        sudoku_text_has_link
                               (const char       *text,
                                size_t            length);

/* Reads plain lines into `grids`, up to `n_grids` of them and up to the first other line, and
 * returns how many. A plain line begins with 81 characters: digits, and one of ". * _ X x" for
 * empty cells. The first line is reader->line before the call. sudoku_reader_next () reads these
 * lines in the same way, at several times the cost. Grids behind those that are read may be
 * overwritten. Stable since 0.2. */
size_t      sudoku_reader_take_lines
                               (SudokuReader     *reader,
                                SudokuGrid       *grids,
                                size_t            n_grids);

/* For a text that arrives in parts: returns the length of the longest beginning that can be read
 * without the rest, or 0. It ends with a line of 81 characters, which no other format contains.
 * Stable since 0.2. */
size_t      sudoku_text_cut    (const char       *text,
                                size_t            length);

/* Writes a puzzle, ending in a newline, and returns the length of the text without its NUL. At most
 * `size` bytes are written, the NUL included; SUDOKU_TEXT_SIZE is enough for every format. Stable
 * since 0.2. */
enum { SUDOKU_TEXT_SIZE = 4096 };
size_t      sudoku_text_write  (const SudokuText *puzzle,
                                SudokuTextFormat  format,
                                char             *buffer,
                                size_t            size);

/* The 81 characters and a NUL, without a newline. Stable since 0.2. */
void        sudoku_write_line  (const SudokuGrid *grid,
                                char              line[SUDOKU_CELLS + 1]);
