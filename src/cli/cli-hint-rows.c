/* Hints as rows of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-hint.h"

#include "game/text/game-words-hints.h"

static void
append_candidate (GString *text,
                  int      cell,
                  int      digit)
{
  g_string_append_printf (text, "%s%d%d%d", text->len > 0 ? " " : "", digit, sudoku_row (cell) + 1,
                          sudoku_column (cell) + 1);
}

void
cli_hint_add_question (CliRows *rows)
{
  cli_rows_add (rows, "id", "answer", NULL);
}

CliRow
cli_hint_begin (const CliHintRows *self,
                GString           *lines)
{
  CliRow row = cli_row_begin (self->rows, lines);

  if (self->question != NULL && self->rows->format != CLI_FORMAT_TSV)
    {
      cli_row_text (&row, self->question);
      cli_row_text (&row, "step");
    }

  return row;
}

void
cli_hint_add_columns (CliRows *rows)
{
  cli_rows_add (rows, "code", NULL);
  if (rows->format != CLI_FORMAT_TSV)
    cli_rows_add (rows, "technique", NULL);
  cli_rows_add (rows, "digits", "eliminations", "placements", "text", NULL);
}

static void
put_digits (CliRow       *row,
            SudokuDigits  digits)
{
  char text[SUDOKU_DIGITS + 1] = "";
  int n_digits = 0;

  for (; digits != 0; digits &= digits - 1)
    text[n_digits++] = (char) ('0' + sudoku_lowest_digit (digits));

  cli_row_text (row, n_digits > 0 ? text : NULL);
}

void
cli_hint_put (CliRow               *row,
              const SudokuHint     *hint,
              const SudokuPosition *position,
              CliNotation           notation)
{
  const SudokuTechniqueInfo *technique = &sudoku_technique[hint->technique];
  g_autofree char *eureka = notation == CLI_NOTATION_EUREKA ? game_words_sudoku_eureka (hint)
                                                            : NULL;
  g_autofree char *words = eureka == NULL ? game_words_sudoku_hint (hint, position) : NULL;
  g_autoptr(GString) candidates = g_string_new (NULL);

  cli_row_text (row, technique->code);
  if (row->rows->format != CLI_FORMAT_TSV)
    cli_row_text (row, technique->name);
  put_digits (row, hint->digits);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      append_candidate (candidates, cell, sudoku_lowest_digit (digits));
  cli_row_words (row, candidates->str);

  g_string_truncate (candidates, 0);
  for (int i = 0; i < hint->n_placements; i++)
    append_candidate (candidates, hint->placement[i].cell, hint->placement[i].digit);
  cli_row_words (row, candidates->str);

  cli_row_text (row, eureka != NULL ? eureka : words);
}
