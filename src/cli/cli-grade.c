/* nine-queens-cli grade: how hard puzzles are, and the steps that solve them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-batch.h"
#include "cli/cli-hint.h"
#include "cli/cli-stats.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "solver/sudoku/rating/sudoku-rating.h"

typedef struct
{
  SudokuTechniques wanted;
  gboolean         path;
  gboolean         rating;
  gboolean         wants_stats;
} Grade;

/* One puzzle on its way. */
typedef struct
{
  SudokuPosition position;
  SudokuGrade    grade;
  GString       *steps;         /* NULL where nobody wants them */
} Path;

static bool
take_step (const SudokuHint *hint,
           void             *data)
{
  Path *path = data;

  sudoku_grade_add (&path->grade, hint);

  if (path->steps != NULL)
    {
      int rating = sudoku_hint_rating (hint);

      g_string_append_printf (path->steps, "\t%d.%d\t", rating / 10, rating % 10);
      cli_hint_append (path->steps, hint, &path->position);
    }

  return true;
}

static void
put_rating (CliBatch         *batch,
            const SudokuGrid *givens)
{
  SudokuRating rating;
  char text[SUDOKU_RATING_TEXT];

  cli_stopwatch_start ();
  sudoku_rating_puzzle (givens, NULL, &rating);
  cli_stopwatch_stop ();
  sudoku_rating_write (&rating, text);
  g_string_append_printf (batch->text, "\t%s", text);
}

static void
put_grade (CliBatch          *batch,
           int                puzzle,
           const Grade       *self,
           const SudokuGrade *grade)
{
  cli_batch_put (batch, &batch->givens[puzzle], "\t");
  g_string_append_printf (batch->text, "%s\t%u\t%s", sudoku_level_name (grade->level),
                          grade->score, sudoku_technique[grade->hardest].name);

  if (self->rating)
    put_rating (batch, &batch->givens[puzzle]);

  g_string_append_c (batch->text, '\n');
}

static void
grade_puzzle (CliBatch    *batch,
              int          puzzle,
              const Grade *self)
{
  g_autofree Path *path = g_new (Path, 1);

  path->steps = self->path ? g_string_new (NULL) : NULL;
  sudoku_grade_init (&path->grade);
  sudoku_position_init (&path->position, &batch->givens[puzzle], NULL);
  path->position.unique = true;

  cli_stopwatch_start ();
  sudoku_logic_solve (&path->position, &self->wanted, take_step, path, NULL);
  cli_stopwatch_stop ();

  sudoku_grade_finish (&path->grade, sudoku_position_is_solved (&path->position));
  put_grade (batch, puzzle, self, &path->grade);
  batch->stats.n_nodes += path->grade.n_steps;

  if (path->steps != NULL)
    {
      g_string_append_len (batch->text, path->steps->str, path->steps->len);
      g_string_free (path->steps, TRUE);
    }
}

/* A puzzle without exactly one solution has no grade. */
static void
refuse_puzzle (CliBatch *batch,
               int       puzzle)
{
  bool is_empty = batch->answers[puzzle].stats.n_solutions == 0;

  cli_batch_put (batch, &batch->givens[puzzle], is_empty ? "\tnone\t0\t-\n" : "\tseveral\t0\t-\n");
  batch->bad[puzzle] = g_strdup (is_empty ? "the puzzle has no solution"
                                          : "the puzzle has several solutions");
  batch->status = cli_status_worse (batch->status, CLI_DATA);
}

static void
answer_grades (CliBatch *batch,
               gpointer  data)
{
  const Grade *self = data;

  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);

  for (int i = 0; i < batch->n_puzzles; i++)
    if (batch->answers[i].stats.n_solutions == 1)
      grade_puzzle (batch, i, self);
    else
      refuse_puzzle (batch, i);
}

CliStatus
cli_grade (int    argc,
           char **argv)
{
  Grade self = { .wanted = sudoku_techniques_in_path () };
  g_autofree char *threads = NULL;
  g_auto(GStrv) files = NULL;
  gboolean no_uniqueness = FALSE;
  int n_threads;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "path", 0, 0, G_OPTION_ARG_NONE, &self.path,
      "Print every step, on lines that begin with a tab: rating, then as “hint” does", NULL },
    { "rating", 0, 0, G_OPTION_ARG_NONE, &self.rating,
      "Print ER/EP/ED too, as Sudoku Explainer rates the puzzle", NULL },
    { "no-uniqueness", 0, 0, G_OPTION_ARG_NONE, &no_uniqueness,
      "Do not argue from the puzzle having one solution", NULL },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &threads,
      "Use N threads (default: one a processor)", "N" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &self.wants_stats, "Tell on standard error what it took",
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("[FILE…]",
                          "Grades sudoku puzzles. One line a puzzle: the puzzle, its level (easy, "
                          "medium, hard,\nunfair, extreme), its score and the hardest technique "
                          "that solves it, with tabs between.",
                          entries, &argc, &argv, &status))
    return status;

  if (!cli_parse_threads (threads, &n_threads))
    return CLI_USAGE;

  if (no_uniqueness)
    for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (sudoku_technique_needs_uniqueness (technique))
        sudoku_techniques_remove (&self.wanted, technique);

  return cli_batch_run (files, n_threads, self.wants_stats, answer_grades, NULL, &self);
}
