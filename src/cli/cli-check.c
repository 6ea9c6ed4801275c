/* nine-queens-cli check: whether puzzles have one solution, several or none, or what rule is
 * broken where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "game/text/game-text.h"
#include "solver/sudoku/generate/sudoku-redundant.h"

typedef struct
{
  gboolean minimal;             /* tell whether clues are redundant */
  CliRows *rows;
} Check;

/* What is found of one puzzle. */
typedef struct
{
  const char *puzzle;
  char       *broken;           /* a sentence where it breaks a rule, else NULL */
  uint64_t    n_solutions;
  bool        is_redundant;     /* of one with one solution, if it is to be told */
} Finding;

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

/* In tsv all is one field: what is broken, or the verdict with whether it is minimal. */
static void
put_row (CliBatch      *batch,
         const Check   *self,
         const Finding *finding,
         const char    *verdict)
{
  bool is_unique = finding->broken == NULL && finding->n_solutions == 1;
  const char *minimal = !self->minimal || !is_unique ? NULL :
                        finding->is_redundant ? "redundant" : "minimal";
  CliRow row = cli_row_begin (self->rows, batch->text);

  if (self->rows->format == CLI_FORMAT_TSV)
    {
      cli_row_text (&row, finding->broken != NULL ? finding->broken : verdict);
      if (minimal != NULL)
        g_string_append_printf (batch->text, "\t%s", minimal);
    }
  else
    {
      cli_row_text (&row, finding->puzzle);
      cli_row_text (&row, verdict);
      cli_row_text (&row, finding->broken);
      if (self->minimal)
        cli_row_text (&row, minimal);
    }
  cli_row_end (&row);
}

static void
put_verdict (CliBatch      *batch,
             const Check   *self,
             const Finding *finding)
{
  static const struct
  {
    const char *word;
    CliStatus   status;
  } verdicts[] = { { "none", CLI_NONE }, { "unique", CLI_FINE }, { "several", CLI_SEVERAL } };
  CliStatus status = finding->broken != NULL ? CLI_DATA : verdicts[finding->n_solutions].status;

  put_row (batch, self, finding,
           finding->broken != NULL ? "broken" : verdicts[finding->n_solutions].word);
  batch->status = cli_status_worse (batch->status, status);
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

/* Of all puzzles with one solution, whether they have a redundant clue. */
static void
find_redundant (const CliBatch *batch,
                bool            is_redundant[CLI_BATCH])
{
  g_autofree SudokuGrid *unique = g_new (SudokuGrid, batch->n_puzzles);
  bool found[CLI_BATCH];
  int n_unique = 0;

  for (int i = 0; i < batch->n_puzzles; i++)
    if (batch->answers[i].stats.n_solutions == 1)
      unique[n_unique++] = batch->givens[i];

  sudoku_find_redundant (unique, (size_t) n_unique, found);

  for (int i = batch->n_puzzles - 1; i >= 0; i--)
    is_redundant[i] = batch->answers[i].stats.n_solutions == 1 && found[--n_unique];
}

static void
answer_checks (CliBatch *batch,
               gpointer  data)
{
  const Check *self = data;
  bool is_redundant[CLI_BATCH] = { false };

  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);
  if (self->minimal)
    find_redundant (batch, is_redundant);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      g_autofree char *broken = dup_broken (batch, i);
      SudokuGrid digits = cli_batch_digits (batch, i);
      char puzzle[SUDOKU_CELLS + 1];
      const Finding finding = {
        puzzle, broken, batch->answers[i].stats.n_solutions, is_redundant[i],
      };

      sudoku_write_line (&digits, puzzle);
      put_verdict (batch, self, &finding);
    }
}

/* Whether one of its fixed queens could be taken away. Coloured queens and Sukaku have none. */
static bool
is_redundant_board (const CliBoard *board)
{
  for (int row = 0; row < board->fixed.n; row++)
    {
      CliBoard rest = *board;
      SearchStats stats;

      rest.fixed.row[row] = 0;
      if (board->fixed.row[row] != 0
          && cli_board_solve (&rest, 2, NULL, &stats) == SEARCH_EXHAUSTED
          && stats.n_solutions == 1)
        return true;
    }

  return false;
}

static void
answer_board_checks (CliBatch *batch,
                     gpointer  data)
{
  const Check *self = data;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const CliBoard *board = &batch->boards[i];
      g_autoptr(GString) puzzle = g_string_new (NULL);
      Finding finding = { 0 };
      SearchStats stats;

      cli_board_put (puzzle, board);
      finding.puzzle = puzzle->str;
      if (cli_board_solve (board, 2, NULL, &stats) == SEARCH_INVALID)
        finding.broken = cli_board_conflict (board);
      finding.n_solutions = stats.n_solutions;
      finding.is_redundant = self->minimal && finding.n_solutions == 1
                             && is_redundant_board (board);
      put_verdict (batch, self, &finding);
      g_free (finding.broken);
    }
}

CliStatus
cli_check (int    argc,
           char **argv)
{
  g_auto(CliShared) shared = { NULL };
  Check self = { .rows = &shared.rows };
  CliStatus status;
  const GOptionEntry entries[] = {
    { "minimal", 0, 0, G_OPTION_ARG_NONE, &self.minimal,
      "Tell of unique puzzles whether each clue is needed: minimal, else redundant", NULL },
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
  if (shared.rows.format != CLI_FORMAT_TSV && self.minimal)
    cli_rows_add (&shared.rows, "minimal", NULL);

  return cli_batch_run (&shared, answer_checks, answer_board_checks, &self);
}
