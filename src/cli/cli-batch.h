/* Many puzzles, answered on several threads, the answers printed in the order of the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-input.h"
#include "solver/sudoku/generate/sudoku-vary.h"
#include "cli/cli-shared.h"
#include "cli/cli-sort.h"

enum
{
  CLI_BATCH = 2048,
  CLI_BATCH_BOARDS = 64,        /* of queens: one can take as long as a thousand sudokus */
};

/* Some puzzles on their way, sudokus or boards of queens. An answer function runs on any thread and
 * fills what is below the line. */
typedef struct
{
  const char   *file;
  int           n_puzzles;
  SudokuGrid    givens[CLI_BATCH];
  SudokuGrid    entries[CLI_BATCH];     /* all empty unless has_entries */
  bool          has_entries;
  bool          has_boards;             /* the puzzles are `boards` */
  CliBoard      boards[CLI_BATCH_BOARDS];
  int           line[CLI_BATCH];
  bool          streams;                /* see cli_batch_stream () */

  /* -- */
  GString      *text;                   /* for standard output */
  char         *bad[CLI_BATCH];         /* what is wrong with a puzzle, new; else NULL */
  guint64       key[CLI_BATCH];         /* where rows are sorted: the key of the row, */
  gsize         end[CLI_BATCH];         /* and where it ends in the text */
  CliStatus     status;
  SearchStats   stats;
  SudokuAnswer  answers[CLI_BATCH];     /* room for them; nobody else reads them */
} CliBatch;

typedef void (*CliAnswer) (CliBatch *batch,
                           gpointer  data);

/* The givens and entries of a puzzle. */
SudokuGrid cli_batch_digits (const CliBatch   *batch,
                             int               puzzle);

/* Appends the 81 characters of a grid, and `tail`, to the text. */
void       cli_batch_put    (CliBatch         *batch,
                             const SudokuGrid *grid,
                             const char       *tail);

/* Lets a long answer go out while it grows. Only where there is one thread. */
void       cli_batch_stream (CliBatch         *batch);

/* Hands grids that come of a puzzle to `add`, which takes `add_data` and returns true. Returns what
 * is wrong with the puzzle, new, or NULL. */
typedef char *(*CliSpread) (const SudokuGrid *puzzle,
                            SudokuVaried      add,
                            void             *add_data,
                            gpointer          data);

/* Answers all puzzles of the files that the user named, and returns the worst status.
 * `answer_boards` is for boards of queens; where it is NULL they are bad lines. The header of a
 * table is printed first. */
CliStatus  cli_batch_run    (const CliShared  *shared,
                             CliAnswer         answer,
                             CliAnswer         answer_boards,
                             gpointer          data);

/* The same for the grids that come of each sudoku, instead of the sudokus themselves. `spread` runs
 * on the thread of the caller, in the order of the puzzles. */
CliStatus  cli_batch_spread (const CliShared  *shared,
                             CliSpread         spread,
                             CliAnswer         answer,
                             gpointer          data);

/* The same with the rows in another order. `sort` may be NULL. */
CliStatus  cli_batch_run_sorted
                            (const CliShared  *shared,
                             CliAnswer         answer,
                             CliAnswer         answer_boards,
                             CliSort          *sort,
                             gpointer          data);
