/* Errors in a text that should hold a puzzle, each with its place, as facts. The window and the
 * tool have words for them (game/text/game-text.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

typedef enum
{
  TEXT_FINE,
  TEXT_EMPTY,                   /* nothing that could be a puzzle */
  TEXT_FOREIGN_CHARACTER,       /* `character` has no meaning here */
  TEXT_ROW_SHORT,               /* row `row` holds `found` cells, not `wanted` */
  TEXT_ROW_LONG,
  TEXT_CELLS_MISSING,           /* `found` cells in all, not `wanted` */
  TEXT_CELLS_TOO_MANY,
  TEXT_ROWS_MISSING,            /* `found` rows, not `wanted` */
  TEXT_ROWS_TOO_MANY,
  TEXT_NUMBER_OUT_OF_RANGE,     /* `found` is not a column of this board */
  TEXT_BOARD_SIZE,              /* `found` is n of a board, of which `wanted` is the nearest */
  TEXT_MALFORMED,               /* JSON or XML whose brackets, quotes or tags do not fit */
  TEXT_REGIONS_MISSING,         /* `found` coloured regions, not `wanted` */
  TEXT_REGIONS_TOO_MANY,
  TEXT_REGION_APART,            /* a square is not connected to the rest of its region */
  TEXT_LINK_SHORT,              /* a link without a puzzle in it: the puzzle is on the web alone */
  TEXT_LINK_DAMAGED,            /* the data of a link are cut, or make no sense */
  TEXT_LINK_NOT_CLASSIC,        /* its puzzle has another size, or further rules */
  TEXT_WORD_MISSING,            /* an equation has a sign, or its end, in the place of a word */
  TEXT_WORD_LONG,               /* a word has more than `wanted` letters */
  TEXT_WORDS_TOO_MANY,          /* more than `wanted` before the equals sign */
  TEXT_SIGN_MISSING,            /* `character` begins a word without a sign before it */
  TEXT_RESULT_MISSING,          /* an equation ends before its equals sign */
  TEXT_RESULT_NOT_LAST,         /* something follows the word behind the equals sign */
  TEXT_LETTERS_TOO_MANY,        /* `character` is one letter more than there are digits */
} TextProblem;

typedef struct
{
  TextProblem problem;
  int         line;             /* of the text, from 1; 0 if the error is in no line */
  int         column;           /* in characters, from 1; 0 where the whole line is meant */
  int         row;              /* of the puzzle, from 1; 0 where no row is meant */
  int64_t     found;
  int64_t     wanted;
  uint32_t    character;        /* Unicode code point */
} TextError;
