/* What the commands of nine-queens-cli share: their statuses, messages and options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

/* What the tool ends with. */
typedef enum
{
  CLI_FINE = 0,
  CLI_NONE = 1,                 /* a puzzle has no solution */
  CLI_SEVERAL = 2,              /* a puzzle has several */
  CLI_USAGE = 64,               /* these and the next as <sysexits.h> has them */
  CLI_DATA = 65,
  CLI_IO = 74,
} CliStatus;

/* The commands. argv[0] is the name of the command. */
CliStatus cli_solve             (int                  argc,
                                 char               **argv);
CliStatus cli_queens            (int                  argc,
                                 char               **argv);
CliStatus cli_check             (int                  argc,
                                 char               **argv);
CliStatus cli_canonical         (int                  argc,
                                 char               **argv);
CliStatus cli_vary              (int                  argc,
                                 char               **argv);
CliStatus cli_generate          (int                  argc,
                                 char               **argv);
CliStatus cli_grade             (int                  argc,
                                 char               **argv);
CliStatus cli_hint              (int                  argc,
                                 char               **argv);
CliStatus cli_steps             (int                  argc,
                                 char               **argv);
CliStatus cli_judge             (int                  argc,
                                 char               **argv);
CliStatus cli_techniques        (int                  argc,
                                 char               **argv);
CliStatus cli_words             (int                  argc,
                                 char               **argv);

/* Of two statuses the one that the tool ends with: what could not be read or written before bad
 * data, that before a puzzle without solution, and that before one with several. */
CliStatus cli_status_worse      (CliStatus            a,
                                 CliStatus            b);

/* One line on standard error, after the name of the tool. */
void      cli_complain          (const char          *format,
                                 ...) G_GNUC_PRINTF (1, 2);

/* Replaces a file as a whole. `bytes` is NULL where they could not be made: `error` says why. */
CliStatus cli_write_file        (const char          *path,
                                 GBytes              *bytes,
                                 const GError        *error);

/* Parses the options of a command and leaves the rest in argv. `usage` follows the name of the
 * command, `summary` is a paragraph; `more_entries` stand behind `entries` and may be NULL. Returns
 * false where the command is not to run: `status` says with what to end, and help or a message was
 * printed.
 *
 * Values are G_OPTION_ARG_FILENAME whatever they are: they come as they were written, where a
 * G_OPTION_ARG_STRING would have to be in the charset of the locale. */
bool      cli_options_parse     (const char          *usage,
                                 const char          *summary,
                                 const GOptionEntry  *entries,
                                 const GOptionEntry  *more_entries,
                                 int                 *argc,
                                 char              ***argv,
                                 CliStatus           *status);

/* A whole number that is nothing but digits and lies between `least` and `most`; complains of
 * `what` otherwise. */
bool      cli_parse_number      (const char          *text,
                                 const char          *what,
                                 uint64_t             least,
                                 uint64_t             most,
                                 uint64_t            *number);

/* --threads: `wanted`, or as many as there are processors where it is NULL. */
bool      cli_parse_threads     (const char          *wanted,
                                 int                 *n_threads);
