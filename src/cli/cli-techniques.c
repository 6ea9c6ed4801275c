/* nine-queens-cli techniques: the table of techniques, in the order in which they are tried.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-output.h"
#include "cli/cli-shared.h"
#include "solver/sudoku/logic/sudoku-techniques.h"

static void
put_technique (const CliRows             *rows,
               const SudokuTechniqueInfo *technique,
               GString                   *text)
{
  CliRow row = cli_row_begin (rows, text);

  cli_row_text (&row, technique->code);
  cli_row_text (&row, technique->name);
  cli_row_text (&row, technique->second_name);
  cli_row_text (&row, sudoku_level_name (technique->level));
  cli_row_tenths (&row, technique->rating);
  cli_row_end (&row);
}

CliStatus
cli_techniques (int    argc,
                char **argv)
{
  g_auto(CliShared) shared = { NULL };
  g_autoptr(GString) text = g_string_new (NULL);
  CliStatus status;
  const GOptionEntry entries[] = {
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_FORMAT, "",
                         "Lists the techniques, easy ones first. One line a technique: code, name, "
                         "second name or -,\nlevel and rating, with tabs between.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (argc > 1)
    {
      cli_complain ("techniques takes no arguments: “%s”", argv[1]);
      return CLI_USAGE;
    }

  cli_rows_add (&shared.rows, "code", "technique", "second_name", "level", "rating", NULL);
  cli_rows_print_header (&shared.rows);
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    put_technique (&shared.rows, &sudoku_technique[technique], text);
  cli_output_put (text->str, text->len);

  return CLI_FINE;
}
