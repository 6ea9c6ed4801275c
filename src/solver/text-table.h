/* Tables of puzzles as spreadsheets and Kaggle have them: a header with names, one of them that of
 * the puzzles, and then a row a puzzle. Turned into a text of puzzles they are read like any other.
 *
 * Fields stand between commas, semicolons or tabs, and are quoted as RFC 4180 says where they have
 * to be. A table of one column has the header "puzzle".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* A quoted field with line breaks is looked for so far; beyond that the quotation mark stands for
 * itself. */
enum { TEXT_TABLE_ROW_MAX = 64 * 1024 };

typedef struct
{
  char separator;               /* 0: there is one column */
  int  column;                  /* of the puzzles, from 0; -1: this is no table */
} TextTable;

/* Whether the first line of a text that is neither blank nor a comment is the header of a table; it
 * may begin with the mark of UTF-8. */
bool   text_table_begins  (const char *text,
                           size_t      length,
                           TextTable  *table);

/* The lines that stand for a row without a puzzle, and for one whose puzzle begins with a quotation
 * mark that is never closed. */
#define TEXT_TABLE_NO_PUZZLE "."
#define TEXT_TABLE_OPEN_QUOTE "\""

/* Puts the puzzle of each row on a line in place of the row, and a blank line in that of a header,
 * so that the number of each line stays what it was. Behind blanks it stays in its column too, but
 * for 81 characters that are cells, in which nothing can be wrong, and in rows of several lines. A
 * second header among the rows is one from there on. Comments stay. Returns how many bytes were
 * turned, which are all whole rows, and the last one too where `is_end`; `n_written`, no more than
 * that, is their length now. */
size_t text_table_convert (TextTable  *table,
                           char       *text,
                           size_t      length,
                           bool        is_end,
                           size_t     *n_written);
