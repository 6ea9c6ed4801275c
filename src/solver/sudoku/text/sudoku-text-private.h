/* Between the parts of the sudoku reader: the lines of a text, and what each of them looks like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/text/sudoku-text.h"

enum { SUDOKU_SIZE = SUDOKU_DIGITS };

typedef enum
{
  SUDOKU_LINE_BLANK,
  SUDOKU_LINE_COMMENT,          /* begins with '#' */
  SUDOKU_LINE_RULE,             /* nothing but a frame */
  SUDOKU_LINE_PUZZLE,           /* 81 cells */
  SUDOKU_LINE_PENCIL,           /* 81 groups of digits */
  SUDOKU_LINE_ROW,              /* 9 cells */
  SUDOKU_LINE_PENCIL_ROW,       /* 9 groups of digits, more than 9 of them */
  SUDOKU_LINE_JSON,             /* nested arrays begin at `start` */
  SUDOKU_LINE_XML,              /* a tag of OpenSudoku */
  SUDOKU_LINE_SECTION,          /* [Puzzle] */
  SUDOKU_LINE_LINK,             /* to f-puzzles or SudokuPad, from `start` to `end` */
  SUDOKU_LINE_WRONG,            /* not as many cells as there must be, or a foreign character */
  SUDOKU_LINE_PROSE,            /* mostly foreign characters */
} SudokuLineShape;

/* A line and what is in it. Cells that were marked as entries ("+5") are in `entry`. */
typedef struct
{
  SudokuLineShape shape;
  int            number;        /* from 1 */
  const char    *start;         /* the first character that is not a space */
  const char    *end;           /* behind the last one that counts; not looked for with
                                 * SUDOKU_LINE_JSON and SUDOKU_LINE_XML, whose lines may be long
                                 * and hold many boards */
  const char    *next;          /* the next line, likewise */

  int            n_cells;
  int            n_groups;      /* runs of cells with something between them */
  int            n_digits;
  int            n_stars;
  int            n_rules;       /* horizontal strokes */
  int            n_marks;       /* characters other than spaces */
  bool           mixed;         /* a group that is no set of digits */
  bool           ascending;     /* the digits of every group ascend */
  bool           fields;        /* nine fields of a table, empty ones among them; with
                                 * SUDOKU_LINE_RULE all of them empty */
  unsigned       placed;        /* the first nine groups that were placed ("u5"), a bit each */

  int            n_token_cells; /* cells before the first space or comma */
  int            n_foreign;
  int            foreign_column;
  uint32_t       foreign;

  uint8_t        cell[SUDOKU_CELLS];
  uint8_t        entry[SUDOKU_CELLS];
  SudokuDigits   group[SUDOKU_CELLS];
} SudokuLine;

static inline SudokuDigits
sudoku_digit_set (int digit)
{
  return digit == 0 ? 0 : (SudokuDigits) (1 << (digit - 1));
}

/* The strokes of a frame, box drawings among them: vertical ones that have no arm, and all that go
 * across. */
static inline bool
sudoku_is_bar (uint32_t character)
{
  return character == '|' || character == 0x2502 || character == 0x2503 || character == 0x2551;
}

static inline bool
sudoku_is_rule (uint32_t character)
{
  return character == '-' || character == '=' || character == '+' ||
         (character >= 0x2500 && character <= 0x257f && !sudoku_is_bar (character));
}

/* Reads one character of UTF-8 and moves `position` past it. Full-width forms come back as their
 * ASCII twins, a byte that is no UTF-8 as U+FFFD. */
uint32_t   sudoku_scan_character    (const char      **position,
                                     const char       *end);

/* Looks at the line at the reader's position, which stays where it is. */
void       sudoku_scan_line         (const SudokuReader *reader,
                                     SudokuLine         *line);

/* Whether a tag of OpenSudoku, or nested arrays, begin here. */
bool       sudoku_begins_tag        (const char         *position,
                                     const char         *end);
bool       sudoku_begins_arrays     (const char         *position,
                                     const char         *end);

/* Whether nested arrays begin in this line behind their name; then line->start is moved to them. */
bool       sudoku_begins_named_arrays
                                    (SudokuLine         *line);

/* Moves the reader behind a line. */
void       sudoku_skip_line         (SudokuReader     *reader,
                                     const SudokuLine *line);

/* Moves the reader behind the line at its position, or what is left of it. */
void       sudoku_skip_rest_of_line (SudokuReader     *reader);

/* Moves the reader to a later `position`, counting lines. */
void       sudoku_reader_go_to      (SudokuReader     *reader,
                                     size_t            position);

/* The column, in characters from 1, of a position in a line; 0 where it is too far to be counted.
 * */
int        sudoku_scan_column       (const char       *line_begin,
                                     const char       *position);

/* The line at the reader's position if it is a plain one (sudoku_reader_take_lines ()); false, and
 * nothing read, if not. What this takes the other readers would take as it does. */
bool       sudoku_read_plain_line   (SudokuReader     *reader,
                                     SudokuText       *puzzle);

/* Whether exactly nine rows, those of empty fields among them, stand from the reader's position,
 * and a digit in one of them. */
bool       sudoku_begins_table      (const SudokuReader *reader);

/* Nine rows, plain or of pencil marks, from the reader's position. */
SudokuRead sudoku_read_grid         (SudokuReader     *reader,
                                     SudokuText       *puzzle,
                                     TextError        *error);

/* Moves the reader behind what may stand below nine rows: the lower edge of a frame, and the two
 * lines in which Simple Sudoku signs it. */
void       sudoku_skip_foot         (SudokuReader     *reader);

/* Nine rows in which a space is an empty cell; false, and nothing read, where they are not. */
bool       sudoku_read_spaced_grid  (SudokuReader     *reader,
                                     SudokuText       *puzzle);

/* A saved game of GNOME Sudoku; SUDOKU_READ_END, and nothing read, where there is none. */
SudokuRead sudoku_read_gnome        (SudokuReader     *reader,
                                     SudokuText       *puzzle,
                                     TextError        *error);

/* 81 groups of digits. A group of one digit is a placed digit unless a peer still holds the digit
 * as a candidate. */
void       sudoku_take_pencil       (SudokuText         *puzzle,
                                     const SudokuDigits  group[SUDOKU_CELLS]);

/* `line` is where the arrays begin. */
SudokuRead sudoku_read_json         (SudokuReader     *reader,
                                     const SudokuLine *line,
                                     SudokuText       *puzzle,
                                     TextError        *error);

/* Goes on to the next game; SUDOKU_READ_END where the text ends without one. */
SudokuRead sudoku_read_xml          (SudokuReader     *reader,
                                     SudokuText       *puzzle,
                                     TextError        *error);

/* Links. */

/* A part of a link that is taken character by character, each as it is or as "%2B". */
typedef struct
{
  const char *position;
  const char *end;
} SudokuLinkData;

/* The most characters that a link may unpack to, and one. */
enum { SUDOKU_UNPACKED_MAX = UINT16_MAX };

/* A part of the text that is unpacked. */
typedef struct
{
  uint16_t     begin;
  uint16_t     length;
} SudokuPhrase;

/* Each code that is unpacked adds a character or more, and one or two phrases. */
typedef struct
{
  unsigned     length;
  char         text[SUDOKU_UNPACKED_MAX];       /* ASCII, '?' for anything else; no NUL */
  SudokuPhrase phrases[2 * SUDOKU_UNPACKED_MAX + 8];
} SudokuUnpacked;

/* Takes the next character; -1 at the end. */
int         sudoku_link_next     (SudokuLinkData   *data);

/* False where the data are cut, damaged, or unpack to more than SUDOKU_UNPACKED_MAX. */
bool        sudoku_unpack        (SudokuLinkData    data,
                                  SudokuUnpacked   *unpacked);

/* An object that was unpacked. */
TextProblem sudoku_read_members  (const char       *text,
                                  size_t            length,
                                  SudokuText       *puzzle);

/* Whether there is a link in the line; then line->start and line->end are moved to it, without
 * "https://". */
bool        sudoku_begins_link   (SudokuLine       *line);

SudokuRead  sudoku_read_link     (const SudokuLine *line,
                                  SudokuText       *puzzle,
                                  TextError        *error);
