/* nine-queens-cli canonical: the form that all isomorphs of a sudoku have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "cli/cli-stats.h"
#include "game/text/game-text.h"
#include "solver/sudoku/canonical/sudoku-canonical.h"

/* A puzzle that breaks a rule has no form. Returns whether it does. */
static bool
refuse_conflict (CliBatch *batch,
                 int       puzzle)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];

  if (!sudoku_has_conflict (&batch->givens[puzzle]))
    return false;

  sudoku_find_conflicts (&batch->givens[puzzle], conflicts);
  batch->bad[puzzle] = game_text_conflict (&conflicts[0]);
  batch->status = cli_status_worse (batch->status, CLI_DATA);
  return true;
}

static void
answer_forms (CliBatch *batch,
              gpointer  data)
{
  const gboolean *automorphisms = data;
  g_autofree SudokuGrid *forms = g_new (SudokuGrid, batch->n_puzzles);
  g_autofree guint64 *n_automorphisms = g_new (guint64, batch->n_puzzles);

  cli_stopwatch_start ();
  for (int i = 0; i < batch->n_puzzles; i++)
    if (!refuse_conflict (batch, i))
      n_automorphisms[i] = sudoku_canonical (&batch->givens[i], &forms[i], NULL);
  cli_stopwatch_stop ();

  for (int i = 0; i < batch->n_puzzles; i++)
    if (batch->bad[i] == NULL)
      {
        cli_batch_put (batch, &forms[i], *automorphisms ? "\t" : "\n");
        if (*automorphisms)
          g_string_append_printf (batch->text, "%" G_GUINT64_FORMAT "\n", n_automorphisms[i]);
      }
}

CliStatus
cli_canonical (int    argc,
               char **argv)
{
  g_auto(CliShared) shared = { NULL };
  gboolean automorphisms = FALSE;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "automorphisms", 0, 0, G_OPTION_ARG_NONE, &automorphisms,
      "Print how many ways change nothing, too", NULL },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_THREADS | CLI_SHARED_STATS | CLI_SHARED_FILES,
                         "[FILE | PUZZLE]…",
                         "Prints the canonical form of sudokus, one line a puzzle: the smallest of "
                         "all that it can\nbecome by turning it, by exchanging lines and by "
                         "renaming its digits.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  return cli_batch_run (&shared, answer_forms, NULL, &automorphisms);
}
