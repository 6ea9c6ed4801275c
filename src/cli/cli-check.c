/* nine-queens-cli check: whether puzzles have one solution, several or none, or what rule is
 * broken where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "game/text/game-text.h"

/* All that stands in the grid counts, entries too. */
static void
put_conflicts (CliBatch             *batch,
               const SudokuConflict *conflicts,
               int                   n_conflicts)
{
  for (int i = 0; i < n_conflicts; i++)
    {
      g_autofree char *sentence = game_text_conflict (&conflicts[i]);

      g_string_append (batch->text, i > 0 ? "; " : "");
      g_string_append (batch->text, sentence);
    }

  g_string_append_c (batch->text, '\n');
}

/* Of a puzzle that breaks no rule. */
static void
put_verdict (CliBatch *batch,
             uint64_t  n_solutions)
{
  static const struct
  {
    const char *word;
    CliStatus   status;
  } verdicts[] = { { "none\n", CLI_NONE }, { "unique\n", CLI_FINE }, { "several\n", CLI_SEVERAL } };

  g_string_append (batch->text, verdicts[n_solutions].word);
  batch->status = cli_status_worse (batch->status, verdicts[n_solutions].status);
}

static void
answer_checks (CliBatch *batch,
               gpointer  data)
{
  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
      SudokuGrid digits = cli_batch_digits (batch, i);
      int n_conflicts = sudoku_find_conflicts (&digits, conflicts);
      uint64_t n_solutions = batch->answers[i].stats.n_solutions;

      if (n_conflicts > 0)
        {
          put_conflicts (batch, conflicts, n_conflicts);
          batch->status = cli_status_worse (batch->status, CLI_DATA);
        }
      else
        {
          put_verdict (batch, n_solutions);
        }
    }
}

static void
answer_board_checks (CliBatch *batch,
                     gpointer  data)
{
  for (int i = 0; i < batch->n_puzzles; i++)
    {
      QueensSolution solution;
      SearchStats stats;

      if (cli_board_solve (&batch->boards[i], 2, &solution, &stats) == SEARCH_INVALID)
        {
          g_autofree char *sentence = cli_board_conflict (&batch->boards[i]);

          g_string_append_printf (batch->text, "%s\n", sentence);
          batch->status = cli_status_worse (batch->status, CLI_DATA);
        }
      else
        {
          put_verdict (batch, stats.n_solutions);
        }
    }
}

CliStatus
cli_check (int    argc,
           char **argv)
{
  g_auto(GStrv) files = NULL;
  CliStatus status;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("[FILE…]",
                          "Checks puzzles, sudoku and queens. One line a puzzle: unique, "
                          "several, none, or what\nrule is broken where.",
                          entries, &argc, &argv, &status))
    return status;

  return cli_batch_run (files, (int) g_get_num_processors (), false, answer_checks,
                        answer_board_checks, NULL);
}
