/* A hint as a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-rows.h"
#include "solver/sudoku/logic/sudoku-hint.h"

/* The rows of steps. */
typedef struct
{
  const CliRows *rows;
  const char    *question;      /* that they answer, as a column of its own; NULL: there is none */
} CliHintRows;

/* Adds the columns of that question, and of the answer to it. */
void cli_hint_add_question
                          (CliRows              *rows);

/* Begins the row of a step. */
CliRow
     cli_hint_begin       (const CliHintRows    *self,
                           GString              *lines);

/* Adds the columns of cli_hint_put (). */
void cli_hint_add_columns (CliRows              *rows);

/* How the reason of a step is told. */
typedef enum
{
  CLI_NOTATION_WORDS,
  CLI_NOTATION_EUREKA,          /* of chains; others in words all the same */
} CliNotation;

/* Adds the values CODE, the name of the technique (not in tsv), DIGITS, ELIMINATIONS, PLACEMENTS
 * and the reason to a row. Candidates are digit, row, column. `position` is the one that the hint
 * was found in. */
void cli_hint_put         (CliRow               *row,
                           const SudokuHint     *hint,
                           const SudokuPosition *position,
                           CliNotation           notation);

/* What is wrong in a position, a sentence each (new strings, as the array is): digits that are not
 * those of the solution, candidates of the solution that are gone, and cells or houses with nothing
 * left. Empty where nothing is. */
GPtrArray *
     cli_hint_find_mistakes (const SudokuPosition *position);
