/* The lines that a command prints, as a table in any of three formats.
 *
 *     tsv    fields with tabs between, and no header: the lines that the man pages describe
 *     csv    RFC 4180, a header first; what holds a comma, a quote or a line break is quoted
 *     json   one object a line, which jq and others read one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  CLI_FORMAT_TSV,
  CLI_FORMAT_CSV,
  CLI_FORMAT_JSON,
} CliFormat;

enum { CLI_MAX_COLUMNS = 16 };

/* The columns of a table. */
typedef struct
{
  CliFormat   format;
  const char *columns[CLI_MAX_COLUMNS];
  int         n_columns;
} CliRows;

/* A row that is being written. */
typedef struct
{
  const CliRows *rows;
  GString       *text;
  int            n_values;
} CliRow;

/* The format of that name. Returns false, and complains, where there is none. */
bool   cli_format_parse    (const char    *name,
                            CliFormat     *format);

/* Adds columns; the names are static and end with a NULL. */
void   cli_rows_add        (CliRows       *rows,
                            ...) G_GNUC_NULL_TERMINATED;

/* Prints what stands before the first row. */
void   cli_rows_print_header
                           (const CliRows *rows);

/* A row appends to `text`. It has one value for each column, in their order. */
CliRow cli_row_begin       (const CliRows *rows,
                            GString       *text);

/* NULL: there is none, which is "-" in tsv, empty in csv and null in json. */
void   cli_row_text        (CliRow        *row,
                            const char    *value);
void   cli_row_nothing     (CliRow        *row);
void   cli_row_number      (CliRow        *row,
                            uint64_t       value);

/* A number in tenths: 7.1. Negative: there is none. */
void   cli_row_tenths      (CliRow        *row,
                            int            value);

/* Words with blanks between, which json has as an array. Empty: none. */
void   cli_row_words       (CliRow        *row,
                            const char    *words);

/* Any json, where the format is json. */
void   cli_row_json        (CliRow        *row,
                            const char    *json);
void   cli_row_end         (CliRow        *row);
