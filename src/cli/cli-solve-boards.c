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

/* A board, and the search for its solutions. */
typedef struct
{
  const CliSolve *self;
  CliBatch       *batch;
  const CliBoard *board;
} All;

/* `solution`: NULL where there is none. */
static void
put_row (const All  *all,
         const char *solution,
         uint64_t    n_solutions)
{
  g_autoptr(GString) puzzle = g_string_new (NULL);

  cli_board_put (puzzle, all->board);
  cli_solve_put_row (all->self, all->batch->text, puzzle->str, solution, n_solutions);
}

static void
put_answer (const All  *all,
            const char *solution,
            uint64_t    n_solutions)
{
  GString *text = all->batch->text;

  if (all->self->rows->format != CLI_FORMAT_TSV)
    {
      put_row (all, solution, n_solutions);
      return;
    }

  if (all->self->count)
    {
      g_string_append_printf (text, "%" G_GUINT64_FORMAT "\n", n_solutions);
      return;
    }

  if (solution != NULL)
    g_string_append (text, solution);
  else
    cli_board_put (text, all->board);
  g_string_append (text, cli_solve_tail (all->self, n_solutions).text);
}

static bool
put_solution (const char *solution,
              void       *data)
{
  const All *all = data;

  cli_stopwatch_stop ();
  if (all->self->rows->format != CLI_FORMAT_TSV)
    {
      put_row (all, solution, 1);
    }
  else
    {
      g_string_append (all->batch->text, solution);
      g_string_append_c (all->batch->text, '\n');
    }
  cli_batch_stream (all->batch);
  cli_stopwatch_start ();
  return true;
}

void
cli_solve_boards (CliBatch *batch,
                  gpointer  data)
{
  All all = { .self = data, .batch = batch };
  g_autoptr(GString) solution = g_string_new (NULL);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SearchStats stats;
      SearchEnd end;

      all.board = &batch->boards[i];
      cli_stopwatch_start ();
      if (all.self->all)
        end = cli_board_each (all.board, all.self->limit, put_solution, &all, &stats);
      else if (all.self->count)
        end = cli_board_count (all.board, all.self->limit, &stats);
      else
        end = cli_board_solve (all.board, all.self->limit == 1 ? 1 : 2, solution, &stats);
      cli_stopwatch_stop ();

      finish_board (batch, i, end, &stats);
      if (!all.self->all)
        put_answer (&all, stats.n_solutions > 0 && !all.self->count ? solution->str : NULL,
                    stats.n_solutions);
    }
}
