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
  const CliRows   *rows;
  CliRows          steps;       /* of a path */
} Grade;

/* One puzzle on its way. */
typedef struct
{
  const CliRows *rows;          /* of the steps */
  SudokuPosition position;      /* before the next one */
  GString       *steps;
} Path;

static bool
take_step (const SudokuHint *hint,
           void             *data)
{
  Path *path = data;
  CliRow row = cli_row_begin (path->rows, path->steps);

  if (path->rows->format == CLI_FORMAT_TSV)
    cli_row_text (&row, "");
  cli_row_tenths (&row, sudoku_hint_rating (hint));
  cli_hint_put (&row, hint, &path->position, CLI_NOTATION_WORDS);
  cli_row_end (&row);
  sudoku_hint_apply (hint, &path->position);

  return true;
}

/* In tsv one field; the others have the three numbers too, which need no taking apart. `givens`:
 * NULL where there is no rating. */
static void
put_rating (CliRow           *row,
            const SudokuGrid *givens)
{
  SudokuRating rating = { .er = -1 };
  char text[SUDOKU_RATING_TEXT];

  if (givens != NULL)
    {
      cli_stopwatch_start ();
      sudoku_rating_puzzle (givens, NULL, &rating);
      cli_stopwatch_stop ();
      sudoku_rating_write (&rating, text);
    }

  cli_row_text (row, givens != NULL ? text : NULL);
  if (row->rows->format == CLI_FORMAT_TSV)
    return;

  cli_row_tenths (row, rating.er);
  cli_row_tenths (row, rating.ep > 0 ? rating.ep : -1);
  cli_row_tenths (row, rating.ed > 0 ? rating.ed : -1);
}

/* An array of what were lines. */
static void
put_steps (CliRow        *row,
           const GString *steps)
{
  g_autoptr(GString) json = g_string_new ("[");

  g_string_append_len (json, steps->str, steps->len > 0 ? (gssize) steps->len - 1 : 0);
  g_string_replace (json, "\n", ",", 0);
  g_string_append_c (json, ']');
  cli_row_json (row, json->str);
}

/* The steps of a path are lines of their own in tsv; in json they are an array. `steps` may be
 * NULL. */
static void
put_grade (CliBatch          *batch,
           int                puzzle,
           const Grade       *self,
           const SudokuGrade *grade,
           const GString     *steps)
{
  CliRow row = cli_row_begin (self->rows, batch->text);
  char line[SUDOKU_CELLS + 1];

  sudoku_write_line (&batch->givens[puzzle], line);
  cli_row_text (&row, line);
  cli_row_text (&row, sudoku_level_name (grade->level));
  cli_row_number (&row, grade->score);
  cli_row_text (&row, sudoku_technique[grade->hardest].name);
  if (self->rating)
    put_rating (&row, &batch->givens[puzzle]);
  if (steps != NULL && self->rows->format == CLI_FORMAT_JSON)
    put_steps (&row, steps);
  cli_row_end (&row);

  if (steps != NULL && self->rows->format == CLI_FORMAT_TSV)
    g_string_append_len (batch->text, steps->str, (gssize) steps->len);
}

static void
grade_puzzle (CliBatch    *batch,
              int          puzzle,
              const Grade *self)
{
  g_autoptr(GString) steps = self->path ? g_string_new (NULL) : NULL;
  Path path = { .rows = &self->steps, .steps = steps };
  SudokuPosition start;
  SudokuGrade grade;

  sudoku_position_init (&start, &batch->givens[puzzle], NULL);
  start.unique = true;
  path.position = start;

  cli_stopwatch_start ();
  sudoku_grade (&start, &self->wanted, steps != NULL ? take_step : NULL, &path, NULL, &grade);
  cli_stopwatch_stop ();

  put_grade (batch, puzzle, self, &grade, steps);
  batch->stats.n_nodes += grade.n_steps;
}

/* A puzzle without exactly one solution has no grade. */
static void
refuse_puzzle (CliBatch    *batch,
               int          puzzle,
               const Grade *self)
{
  bool is_empty = batch->answers[puzzle].stats.n_solutions == 0;
  CliRow row = cli_row_begin (self->rows, batch->text);
  char line[SUDOKU_CELLS + 1];

  sudoku_write_line (&batch->givens[puzzle], line);
  cli_row_text (&row, line);
  cli_row_text (&row, is_empty ? "none" : "several");
  cli_row_number (&row, 0);
  cli_row_text (&row, NULL);
  if (self->rating)
    put_rating (&row, NULL);
  if (self->path && self->rows->format == CLI_FORMAT_JSON)
    cli_row_json (&row, "[]");
  cli_row_end (&row);

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
      refuse_puzzle (batch, i, self);
}

static void
add_columns (Grade   *self,
             CliRows *rows)
{
  self->rows = rows;
  cli_rows_add (rows, "puzzle", "level", "score", "technique", NULL);
  if (self->rating)
    cli_rows_add (rows, "rating", NULL);
  if (self->rating && rows->format != CLI_FORMAT_TSV)
    cli_rows_add (rows, "er", "ep", "ed", NULL);
  if (self->path && rows->format == CLI_FORMAT_JSON)
    cli_rows_add (rows, "path", NULL);

  self->steps.format = rows->format;
  if (rows->format == CLI_FORMAT_TSV)
    cli_rows_add (&self->steps, "", NULL);
  cli_rows_add (&self->steps, "rating", NULL);
  cli_hint_add_columns (&self->steps);
}

CliStatus
cli_grade (int    argc,
           char **argv)
{
  Grade self = { .wanted = sudoku_techniques_in_path () };
  g_auto(CliShared) shared = { NULL };
  gboolean no_uniqueness = FALSE;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "path", 0, 0, G_OPTION_ARG_NONE, &self.path,
      "Print every step, on lines that begin with a tab: rating, then as “hint” does", NULL },
    { "rating", 0, 0, G_OPTION_ARG_NONE, &self.rating,
      "Print ER/EP/ED too, as Sudoku Explainer rates the puzzle", NULL },
    { "no-uniqueness", 0, 0, G_OPTION_ARG_NONE, &no_uniqueness,
      "Do not argue from the puzzle having one solution", NULL },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_FORMAT | CLI_SHARED_THREADS | CLI_SHARED_STATS
                         | CLI_SHARED_FILES,
                         "[FILE | PUZZLE]…",
                         "Grades sudoku puzzles. One line a puzzle: the puzzle, its level (easy, "
                         "medium, hard,\nunfair, extreme), its score and the hardest technique "
                         "that solves it, with tabs between.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (self.path && shared.rows.format == CLI_FORMAT_CSV)
    {
      cli_complain ("--path has no place in a table of puzzles; --format=json holds it");
      return CLI_USAGE;
    }

  if (no_uniqueness)
    for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (sudoku_technique_needs_uniqueness (technique))
        sudoku_techniques_remove (&self.wanted, technique);

  add_columns (&self, &shared.rows);
  return cli_batch_run (&shared, answer_grades, NULL, &self);
}
