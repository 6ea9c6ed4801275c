/* nine-queens-cli solve: boards of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-solve.h"

#include "cli/cli-stats.h"

/* Queens that attack each other are named as bad data; there is no solution. */
static void
finish_board (CliBatch          *batch,
              int                puzzle,
              SearchEnd          end,
              const SearchStats *stats)
{
  cli_stopwatch_stop ();

  if (end == SEARCH_INVALID)
    {
      batch->bad[puzzle] = cli_board_conflict (&batch->boards[puzzle]);
      batch->status = cli_status_worse (batch->status, CLI_DATA);
    }

  cli_solve_finish (batch, stats);
}

void
cli_solve_board_solutions (CliBatch *batch,
                           gpointer  data)
{
  const CliSolve *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      QueensSolution solution;
      SearchStats stats;
      SearchEnd end;

      cli_stopwatch_start ();
      end = cli_board_solve (&batch->boards[i], self->limit == 1 ? 1 : 2, &solution, &stats);
      finish_board (batch, i, end, &stats);

      if (stats.n_solutions > 0)
        cli_board_put_solution (batch->text, &solution);
      else
        cli_board_put (batch->text, &batch->boards[i]);
      g_string_append (batch->text, cli_solve_tail (self, stats.n_solutions).text);
    }
}

void
cli_solve_board_counts (CliBatch *batch,
                        gpointer  data)
{
  const CliSolve *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SearchStats stats;
      SearchEnd end;

      cli_stopwatch_start ();
      end = cli_board_count (&batch->boards[i], self->limit, &stats);
      finish_board (batch, i, end, &stats);
      g_string_append_printf (batch->text, "%" G_GUINT64_FORMAT "\n", stats.n_solutions);
    }
}

static bool
put_solution (const QueensSolution *solution,
              void                 *data)
{
  CliBatch *batch = data;

  cli_stopwatch_stop ();
  cli_board_put_solution (batch->text, solution);
  g_string_append_c (batch->text, '\n');
  cli_batch_stream (batch);
  cli_stopwatch_start ();
  return true;
}

void
cli_solve_board_all (CliBatch *batch,
                     gpointer  data)
{
  const CliSolve *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SearchStats stats;
      SearchEnd end;

      cli_stopwatch_start ();
      end = cli_board_each (&batch->boards[i], self->limit, put_solution, batch, &stats);
      finish_board (batch, i, end, &stats);
    }
}
