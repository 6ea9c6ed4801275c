/* What the two halves of nine-queens-cli solve share: sudokus (cli-solve.c), and boards of queens
 * (cli-solve-boards.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-batch.h"

typedef struct
{
  uint64_t       limit;         /* 0: none was given */
  gboolean       all;
  gboolean       count;
  gboolean       bare;
  gboolean       in_rows;       /* a sudoku as nine lines, with nothing behind them */
  const CliRows *rows;          /* in tsv each answer writes its lines itself, and quicker */
} CliSolve;

enum { CLI_MOST_TAIL = 8 };

/* What stands behind a solution in a line. All of `text` may be copied, which is quicker than to
 * look how much of it there is. */
typedef struct
{
  char text[CLI_MOST_TAIL];
  int  length;
} CliTail;

/* What stands behind a puzzle with none, one or more solutions. */
CliTail cli_solve_tail    (const CliSolve    *self,
                           uint64_t           n_solutions);

/* Appends the row of a puzzle, or with --all of one of its solutions; `solution` may be NULL. */
void    cli_solve_put_row (const CliSolve    *self,
                           GString           *text,
                           const char        *puzzle,
                           const char        *solution,
                           uint64_t           n_solutions);

/* Adds what is known of a puzzle when it is done. */
void    cli_solve_finish  (CliBatch          *batch,
                           const SearchStats *stats);

/* Answers for boards; `data` is a CliSolve. */
void    cli_solve_boards  (CliBatch          *batch,
                           gpointer           data);
