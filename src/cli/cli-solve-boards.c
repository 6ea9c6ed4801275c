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
  if (end == SEARCH_INVALID)
    {
      batch->bad[puzzle] = cli_board_conflict (&batch->boards[puzzle]);
      batch->status = cli_status_worse (batch->status, CLI_DATA);
    }

  cli_solve_finish (batch, stats);
}

/* `solution`: NULL where there is none. */
static void
put_answer (GString              *text,
            const CliSolve       *self,
            const CliBoard       *board,
            const QueensSolution *solution,
            uint64_t              n_solutions)
{
  if (solution != NULL)
    cli_board_put_solution (text, solution);
  else
    cli_board_put (text, board);
  g_string_append (text, cli_solve_tail (self, n_solutions).text);
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
cli_solve_boards (CliBatch *batch,
                  gpointer  data)
{
  const CliSolve *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const CliBoard *board = &batch->boards[i];
      QueensSolution solution;
      SearchStats stats;
      SearchEnd end;

      cli_stopwatch_start ();
      if (self->all)
        end = cli_board_each (board, self->limit, put_solution, batch, &stats);
      else if (self->count)
        end = cli_board_count (board, self->limit, &stats);
      else
        end = cli_board_solve (board, self->limit == 1 ? 1 : 2, &solution, &stats);
      cli_stopwatch_stop ();

      finish_board (batch, i, end, &stats);
      if (self->count)
        g_string_append_printf (batch->text, "%" G_GUINT64_FORMAT "\n", stats.n_solutions);
      else if (!self->all)
        put_answer (batch->text, self, board, stats.n_solutions > 0 ? &solution : NULL,
                    stats.n_solutions);
    }
}
