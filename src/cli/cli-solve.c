/* nine-queens-cli solve: the solutions of puzzles, one line a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-solve.h"

#include <string.h>

#include "cli/cli-stats.h"
#include "game/text/game-text.h"

enum { MOST_LINE = SUDOKU_CELLS + CLI_MOST_TAIL };

CliTail
cli_solve_tail (const CliSolve *self,
                uint64_t        n_solutions)
{
  return self->bare ? (CliTail) { "\n", 1 } :
         n_solutions == 0 ? (CliTail) { "\t0\n", 3 } :
         n_solutions > 1 ? (CliTail) { "\t2+\n", 4 } :
         self->limit == 1 ? (CliTail) { "\t1+\n", 4 } : (CliTail) { "\t1\n", 3 };
}

void
cli_solve_finish (CliBatch          *batch,
                  const SearchStats *stats)
{
  if (stats->n_solutions != 1)
    batch->status = cli_status_worse (batch->status,
                                      stats->n_solutions == 0 ? CLI_NONE : CLI_SEVERAL);
  search_stats_add (&batch->stats, stats);
}

/* A digit that stands twice in a house is named as bad data; its puzzle has no solution. */
static void
name_conflict (CliBatch *batch,
               int       puzzle)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];

  if (sudoku_find_conflicts (&batch->givens[puzzle], conflicts) > 0)
    {
      batch->bad[puzzle] = game_text_conflict (&conflicts[0]);
      batch->status = cli_status_worse (batch->status, CLI_DATA);
    }
}

static void
finish_puzzle (CliBatch          *batch,
               int                puzzle,
               SearchEnd          end,
               const SearchStats *stats)
{
  if (end == SEARCH_INVALID)
    name_conflict (batch, puzzle);
  cli_solve_finish (batch, stats);
}

static void
solve_batch (CliBatch *batch,
             uint64_t  limit)
{
  cli_stopwatch_start ();
  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, limit, NULL, batch->answers);
  cli_stopwatch_stop ();
}

/* One solution of each puzzle, and whether there are more. */
static void
answer_solutions (CliBatch *batch,
                  gpointer  data)
{
  const CliSolve *self = data;
  const CliTail tails[] = {
    cli_solve_tail (self, 0), cli_solve_tail (self, 1), cli_solve_tail (self, 2),
  };
  char *line;

  solve_batch (batch, self->limit == 1 ? 1 : 2);

  g_string_set_size (batch->text, (gsize) batch->n_puzzles * MOST_LINE);
  line = batch->text->str;
  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const SudokuAnswer *answer = &batch->answers[i];
      const CliTail *tail = &tails[answer->stats.n_solutions];

      if (answer->stats.n_solutions > 0)
        {
          sudoku_write_line (&answer->solution, line);
        }
      else
        {
          SudokuGrid digits = cli_batch_digits (batch, i);

          sudoku_write_line (&digits, line);
        }
      memcpy (line + SUDOKU_CELLS, tail->text, sizeof tail->text);
      line += SUDOKU_CELLS + tail->length;
      finish_puzzle (batch, i, answer->end, &answer->stats);
    }
  g_string_truncate (batch->text, (gsize) (line - batch->text->str));
}

static void
answer_counts (CliBatch *batch,
               gpointer  data)
{
  const CliSolve *self = data;

  solve_batch (batch, self->limit);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const SudokuAnswer *answer = &batch->answers[i];

      g_string_append_printf (batch->text, "%" G_GUINT64_FORMAT "\n", answer->stats.n_solutions);
      finish_puzzle (batch, i, answer->end, &answer->stats);
    }
}

static bool
put_solution (const SudokuGrid *solution,
              void             *data)
{
  CliBatch *batch = data;

  cli_stopwatch_stop ();
  cli_batch_put (batch, solution, "\n");
  cli_batch_stream (batch);
  cli_stopwatch_start ();
  return true;
}

static void
answer_all (CliBatch *batch,
            gpointer  data)
{
  const CliSolve *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SearchStats stats;
      SearchEnd end;

      cli_stopwatch_start ();
      end = sudoku_each (&batch->givens[i], self->limit, put_solution, batch, NULL, &stats);
      cli_stopwatch_stop ();
      finish_puzzle (batch, i, end, &stats);
    }
}

static CliStatus
run (const CliSolve  *self,
     char           **files,
     int              n_threads)
{
  CliAnswer answer = self->count ? answer_counts : self->all ? answer_all : answer_solutions;

  /* Any number of solutions goes out as it is found, which only one thread can do. */
  return cli_batch_run (files, self->all ? 1 : n_threads, self->wants_stats, answer,
                        cli_solve_boards, (gpointer) self);
}

CliStatus
cli_solve (int    argc,
           char **argv)
{
  CliSolve self = { 0 };
  g_autofree char *limit = NULL;
  g_autofree char *threads = NULL;
  g_auto(GStrv) files = NULL;
  int n_threads;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "limit", 0, 0, G_OPTION_ARG_FILENAME, &limit,
      "Look for at most N solutions of a puzzle", "N" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &self.all, "Print every solution on a line of its own",
      NULL },
    { "count", 0, 0, G_OPTION_ARG_NONE, &self.count, "Print only how many solutions there are",
      NULL },
    { "bare", 0, 0, G_OPTION_ARG_NONE, &self.bare, "Print only the solutions", NULL },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &threads,
      "Use N threads (default: one a processor)", "N" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &self.wants_stats, "Tell on standard error what it took",
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("[FILE…]",
                          "Solves puzzles, sudoku and queens. One line a puzzle: the solution, a "
                          "tab, and 1 where it\nis the only one or 2+ where there are several; a "
                          "puzzle without solution is repeated with 0.",
                          entries, &argc, &argv, &status))
    return status;

  if (self.all && self.count)
    {
      cli_complain ("--all and --count exclude each other");
      return CLI_USAGE;
    }

  if ((limit != NULL && !cli_parse_number (limit, "--limit", 1, UINT64_MAX, &self.limit)) ||
      !cli_parse_threads (threads, &n_threads))
    return CLI_USAGE;

  return run (&self, files, n_threads);
}
