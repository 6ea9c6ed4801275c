/* nine-queens-cli vary: the puzzles near a sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "cli/cli-progress.h"
#include "cli/cli-stats.h"
#include "game/text/game-text.h"

typedef struct
{
  uint64_t n_minus;
  uint64_t n_plus;
} Vary;

static char *
spread (const SudokuGrid *puzzle,
        SudokuVaried      add,
        void             *add_data,
        gpointer          data)
{
  const Vary *self = data;
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];

  if (sudoku_find_conflicts (puzzle, conflicts) > 0)
    return game_text_conflict (&conflicts[0]);

  sudoku_vary (puzzle, (int) self->n_minus, (int) self->n_plus, add, add_data);
  return NULL;
}

static void
answer_unique (CliBatch *batch,
               gpointer  data)
{
  cli_stopwatch_start ();
  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);
  cli_stopwatch_stop ();

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      if (batch->answers[i].stats.n_solutions == 1)
        cli_batch_put (batch, &batch->givens[i], "\n");
      search_stats_add (&batch->stats, &batch->answers[i].stats);
    }

  cli_progress_count ((uint64_t) batch->n_puzzles, batch->text->len > 0);
}

CliStatus
cli_vary (int    argc,
          char **argv)
{
  g_auto(CliShared) shared = { NULL };
  g_autofree char *minus = NULL;
  g_autofree char *plus = NULL;
  Vary self = { 0 };
  CliStatus status;
  const GOptionEntry entries[] = {
    { "minus", 0, 0, G_OPTION_ARG_FILENAME, &minus, "Take N clues away (default: 0)", "N" },
    { "plus", 0, 0, G_OPTION_ARG_FILENAME, &plus, "Add N clues (default: 0)", "N" },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_THREADS | CLI_SHARED_STATS | CLI_SHARED_FILES,
                         "--minus=N --plus=N [FILE | PUZZLE]…",
                         "Prints the sudokus with one solution that a sudoku becomes when clues "
                         "are taken away and\nadded, one a line. A clue that was taken away may be "
                         "added again.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (minus == NULL && plus == NULL)
    {
      cli_complain ("--minus or --plus is missing");
      return CLI_USAGE;
    }

  if ((minus != NULL && !cli_parse_number (minus, "--minus", 0, SUDOKU_CELLS, &self.n_minus))
      || (plus != NULL && !cli_parse_number (plus, "--plus", 0, SUDOKU_CELLS, &self.n_plus)))
    return CLI_USAGE;

  cli_progress_start ();
  return cli_batch_spread (&shared, spread, answer_unique, &self);
}
