/* nine-queens-cli solve: the solutions of puzzles, one line a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-solve.h"

#include <string.h>

#include "cli/cli-stats.h"
#include "game/text/game-text.h"

enum { MOST_LINE = SUDOKU_CELLS + CLI_MOST_TAIL };

static const char *
solutions_word (const CliSolve *self,
                uint64_t        n_solutions)
{
  return n_solutions == 0 ? "0" : n_solutions > 1 ? "2+" : self->limit == 1 ? "1+" : "1";
}

CliTail
cli_solve_tail (const CliSolve *self,
                uint64_t        n_solutions)
{
  CliTail tail = { .text = "" };

  tail.length = g_snprintf (tail.text, sizeof tail.text, self->bare ? "\n" : "\t%s\n",
                            solutions_word (self, n_solutions));
  return tail;
}

void
cli_solve_put_row (const CliSolve *self,
                   GString        *text,
                   const char     *puzzle,
                   const char     *solution,
                   uint64_t        n_solutions)
{
  CliRow row = cli_row_begin (self->rows, text);

  if (!self->bare)
    cli_row_text (&row, puzzle);
  if (self->count)
    cli_row_number (&row, n_solutions);
  else
    cli_row_text (&row, solution);
  if (!self->bare && !self->count && !self->all)
    cli_row_text (&row, solutions_word (self, n_solutions));
  cli_row_end (&row);
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
put_in_rows (GString          *text,
             const SudokuGrid *grid)
{
  const SudokuText puzzle = { .givens = *grid };
  char buffer[SUDOKU_TEXT_SIZE];

  sudoku_text_write (&puzzle, SUDOKU_TEXT_ROWS, buffer, sizeof buffer);
  g_string_append (text, buffer);
}

/* The same, nine lines a puzzle. */
static void
answer_in_rows (CliBatch *batch,
                gpointer  data)
{
  const CliSolve *self = data;

  solve_batch (batch, self->limit == 1 ? 1 : 2);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const SudokuAnswer *answer = &batch->answers[i];
      const SudokuGrid digits = answer->stats.n_solutions > 0 ? answer->solution
                                                              : cli_batch_digits (batch, i);

      put_in_rows (batch->text, &digits);
      finish_puzzle (batch, i, answer->end, &answer->stats);
    }
}

/* The same, or their number, as rows of a table. */
static void
answer_rows (CliBatch *batch,
             gpointer  data)
{
  const CliSolve *self = data;

  solve_batch (batch, self->count ? self->limit : self->limit == 1 ? 1 : 2);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const SudokuAnswer *answer = &batch->answers[i];
      char puzzle[SUDOKU_CELLS + 1];
      char solution[SUDOKU_CELLS + 1];

      sudoku_write_line (&batch->givens[i], puzzle);
      sudoku_write_line (&answer->solution, solution);
      cli_solve_put_row (self, batch->text, puzzle,
                         answer->stats.n_solutions > 0 ? solution : NULL,
                         answer->stats.n_solutions);
      finish_puzzle (batch, i, answer->end, &answer->stats);
    }
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

/* The search for all solutions of a puzzle. */
typedef struct
{
  const CliSolve *self;
  CliBatch       *batch;
  char            puzzle[SUDOKU_CELLS + 1];
} All;

static bool
put_solution (const SudokuGrid *solution,
              void             *data)
{
  All *all = data;

  cli_stopwatch_stop ();
  if (all->self->in_rows)
    {
      put_in_rows (all->batch->text, solution);
    }
  else if (all->self->rows->format == CLI_FORMAT_TSV)
    {
      cli_batch_put (all->batch, solution, "\n");
    }
  else
    {
      char line[SUDOKU_CELLS + 1];

      sudoku_write_line (solution, line);
      cli_solve_put_row (all->self, all->batch->text, all->puzzle, line, 1);
    }
  cli_batch_stream (all->batch);
  cli_stopwatch_start ();
  return true;
}

static void
answer_all (CliBatch *batch,
            gpointer  data)
{
  All all = { .self = data, .batch = batch };

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      SearchStats stats;
      SearchEnd end;

      sudoku_write_line (&batch->givens[i], all.puzzle);
      cli_stopwatch_start ();
      end = sudoku_each (&batch->givens[i], all.self->limit, put_solution, &all, NULL, &stats);
      cli_stopwatch_stop ();
      finish_puzzle (batch, i, end, &stats);
    }
}

/* The columns of a table; in tsv the puzzle and its header are left out. */
static void
add_columns (const CliSolve *self,
             CliRows        *rows)
{
  if (!self->bare)
    cli_rows_add (rows, "puzzle", NULL);
  if (!self->count)
    cli_rows_add (rows, "solution", NULL);
  if (self->count || (!self->bare && !self->all))
    cli_rows_add (rows, "solutions", NULL);
}

static CliStatus
run (const CliSolve *self,
     CliShared      *shared)
{
  CliAnswer answer = answer_solutions;

  if (self->all)
    answer = answer_all;
  else if (self->in_rows)
    answer = answer_in_rows;
  else if (self->rows->format != CLI_FORMAT_TSV)
    answer = answer_rows;
  else if (self->count)
    answer = answer_counts;

  /* Any number of solutions goes out as it is found, which only one thread can do. */
  if (self->all)
    shared->n_threads = 1;

  add_columns (self, &shared->rows);
  return cli_batch_run (shared, answer, cli_solve_boards, (gpointer) self);
}

CliStatus
cli_solve (int    argc,
           char **argv)
{
  CliSolve self = { 0 };
  g_autofree char *limit = NULL;
  g_auto(CliShared) shared = { NULL };
  CliStatus status;
  const GOptionEntry entries[] = {
    { "limit", 0, 0, G_OPTION_ARG_FILENAME, &limit,
      "Look for at most N solutions of a puzzle", "N" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &self.all, "Print every solution on a line of its own",
      NULL },
    { "count", 0, 0, G_OPTION_ARG_NONE, &self.count, "Print only how many solutions there are",
      NULL },
    { "bare", 0, 0, G_OPTION_ARG_NONE, &self.bare, "Print only the solutions", NULL },
    { "rows", 0, 0, G_OPTION_ARG_NONE, &self.in_rows,
      "Print only the solutions, a sudoku as nine lines: [5, 3, 4, 6, ...]", NULL },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_FORMAT | CLI_SHARED_THREADS | CLI_SHARED_STATS
                         | CLI_SHARED_FILES,
                         "[FILE | PUZZLE]…",
                         "Solves puzzles, sudoku and queens. One line a puzzle: the solution, a "
                         "tab, and 1 where it\nis the only one or 2+ where there are several; a "
                         "puzzle without solution is repeated with 0.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (self.all && self.count)
    {
      cli_complain ("--all and --count exclude each other");
      return CLI_USAGE;
    }

  if (self.in_rows && (self.count || shared.rows.format != CLI_FORMAT_TSV))
    {
      cli_complain ("--rows excludes --count and --format");
      return CLI_USAGE;
    }

  if (limit != NULL && !cli_parse_number (limit, "--limit", 1, UINT64_MAX, &self.limit))
    return CLI_USAGE;

  self.bare |= self.in_rows;
  self.rows = &shared.rows;
  return run (&self, &shared);
}
