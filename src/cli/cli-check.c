/* nine-queens-cli check: whether puzzles have one solution, several or none, or what rule is
 * broken where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "game/text/game-text.h"

/* The rules that are broken; all that stands in the grid counts, entries too. */
static char *
dup_conflicts (const SudokuConflict *conflicts,
               int                   n_conflicts)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_conflicts; i++)
    {
      g_autofree char *sentence = game_text_conflict (&conflicts[i]);

      g_string_append (text, i > 0 ? "; " : "");
      g_string_append (text, sentence);
    }

  return g_string_free (text, FALSE);
}

/* In tsv what is broken stands in the place of the verdict. */
static void
put_row (CliBatch      *batch,
         const CliRows *rows,
         const char    *puzzle,
         const char    *verdict,
         const char    *broken)
{
  CliRow row = cli_row_begin (rows, batch->text);

  if (rows->format == CLI_FORMAT_TSV)
    {
      cli_row_text (&row, broken != NULL ? broken : verdict);
    }
  else
    {
      cli_row_text (&row, puzzle);
      cli_row_text (&row, verdict);
      cli_row_text (&row, broken);
    }
  cli_row_end (&row);
}

/* `broken` is a sentence where a puzzle breaks a rule, else NULL. */
static void
put_verdict (CliBatch      *batch,
             const CliRows *rows,
             const char    *puzzle,
             const char    *broken,
             uint64_t       n_solutions)
{
  static const struct
  {
    const char *word;
    CliStatus   status;
  } verdicts[] = { { "none", CLI_NONE }, { "unique", CLI_FINE }, { "several", CLI_SEVERAL } };

  put_row (batch, rows, puzzle, broken != NULL ? "broken" : verdicts[n_solutions].word, broken);
  batch->status = cli_status_worse (batch->status, broken != NULL ? CLI_DATA
                                                                  : verdicts[n_solutions].status);
}

/* The rules that a puzzle breaks, or NULL. Its givens are known to keep them unless the solver says
 * otherwise. */
static char *
dup_broken (const CliBatch *batch,
            int             puzzle)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  SudokuGrid digits;
  int n_conflicts;

  if (!batch->has_entries && batch->answers[puzzle].end != SEARCH_INVALID)
    return NULL;

  digits = cli_batch_digits (batch, puzzle);
  n_conflicts = sudoku_find_conflicts (&digits, conflicts);
  return n_conflicts > 0 ? dup_conflicts (conflicts, n_conflicts) : NULL;
}

static void
answer_checks (CliBatch *batch,
               gpointer  data)
{
  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      g_autofree char *broken = dup_broken (batch, i);
      SudokuGrid digits = cli_batch_digits (batch, i);
      char puzzle[SUDOKU_CELLS + 1];

      sudoku_write_line (&digits, puzzle);
      put_verdict (batch, data, puzzle, broken, batch->answers[i].stats.n_solutions);
    }
}

static void
answer_board_checks (CliBatch *batch,
                     gpointer  data)
{
  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const CliBoard *board = &batch->boards[i];
      g_autoptr(GString) puzzle = g_string_new (NULL);
      g_autofree char *broken = NULL;
      QueensSolution solution;
      SearchStats stats;

      if (cli_board_solve (board, 2, &solution, &stats) == SEARCH_INVALID)
        broken = cli_board_conflict (board);
      cli_board_put (puzzle, board);
      put_verdict (batch, data, puzzle->str, broken, stats.n_solutions);
    }
}

CliStatus
cli_check (int    argc,
           char **argv)
{
  g_auto(CliShared) shared = { NULL };
  CliStatus status;
  const GOptionEntry entries[] = {
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_FORMAT | CLI_SHARED_THREADS | CLI_SHARED_FILES,
                         "[FILE | PUZZLE]…",
                         "Checks puzzles, sudoku and queens. One line a puzzle: unique, "
                         "several, none, or what\nrule is broken where.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (shared.rows.format == CLI_FORMAT_TSV)
    cli_rows_add (&shared.rows, "verdict", NULL);
  else
    cli_rows_add (&shared.rows, "puzzle", "verdict", "broken", NULL);
  return cli_batch_run (&shared, answer_checks, answer_board_checks, &shared.rows);
}
