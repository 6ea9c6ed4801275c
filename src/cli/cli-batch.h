/* Many puzzles, answered on several threads, the answers printed in the order of the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-input.h"

enum { CLI_BATCH = 1024 };

/* Some puzzles on their way. An answer function runs on any thread and fills what is below the
 * line. */
typedef struct
{
  const char *file;
  int         n_puzzles;
  SudokuGrid  givens[CLI_BATCH];
  SudokuGrid  digits[CLI_BATCH];        /* givens and entries */
  int         line[CLI_BATCH];

  /* -- */
  GString    *text;                     /* for standard output */
  char       *bad[CLI_BATCH];           /* what is wrong with a puzzle, new; else NULL */
  CliStatus   status;
  SearchTally tally;
  bool        streams;                  /* see cli_batch_stream () */
} CliBatch;

typedef void (*CliAnswer) (CliBatch *batch,
                           gpointer  data);

/* Answers all puzzles of all files and returns the worst status. `stats`: tell on standard error
 * what it took. */
CliStatus cli_batch_run    (char      **files,
                            int         n_threads,
                            bool        stats,
                            CliAnswer   answer,
                            gpointer    data);

/* Lets a long answer go out while it grows. Only where there is one thread. */
void      cli_batch_stream (CliBatch   *batch);
