/* nine-queens-cli grade: how hard puzzles are, and the steps that solve them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-grade.h"

#include <limits.h>
#include <string.h>

#include "cli/cli-hint.h"
#include "cli/cli-stats.h"

/* One puzzle on its way. */
typedef struct
{
  const CliGrade *self;
  SudokuPosition  position;     /* before the next step */
  GString        *steps;
} Path;

/* Whether a puzzle of a level is printed, unless its rating forbids it. */
static bool
wants_level (const CliGrade *self,
             int             level)
{
  return self->level < 0 || self->level == level;
}

static bool
wants_rating (const CliGrade *self)
{
  return self->rating || self->filters || self->sort == CLI_SORT_RATING;
}

CliRow
cli_grade_begin_step (const CliGrade *self,
                      GString        *steps,
                      int             rating)
{
  CliRow row = cli_row_begin (&self->steps, steps);

  if (self->steps.format == CLI_FORMAT_TSV)
    cli_row_text (&row, "");
  cli_row_tenths (&row, rating);
  return row;
}

/* In tsv one field; the others have the three numbers too, which need no taking apart. */
static void
put_rating (CliRow             *row,
            const SudokuRating *rating)
{
  char text[SUDOKU_RATING_TEXT];

  if (rating->er >= 0)
    sudoku_rating_write (rating, text);
  cli_row_text (row, rating->er >= 0 ? text : NULL);
  if (row->rows->format == CLI_FORMAT_TSV)
    return;

  cli_row_tenths (row, rating->er);
  cli_row_tenths (row, rating->ep > 0 ? rating->ep : -1);
  cli_row_tenths (row, rating->ed > 0 ? rating->ed : -1);
}

/* An array of what were lines. */
static void
put_steps (CliRow     *row,
           const char *steps)
{
  g_autoptr(GString) json = g_string_new ("[");

  if (steps != NULL)
    g_string_append_len (json, steps, (gssize) MAX (strlen (steps), 1) - 1);
  g_string_replace (json, "\n", ",", 0);
  g_string_append_c (json, ']');
  cli_row_json (row, json->str);
}

/* The steps of a path are lines of their own in tsv; in json they are an array. */
static void
put_row (GString         *text,
         const CliGrade  *self,
         const CliGraded *graded)
{
  CliRow row = cli_row_begin (self->rows, text);

  cli_row_text (&row, graded->puzzle);
  cli_row_text (&row, graded->level_name);
  if (graded->score >= 0)
    cli_row_number (&row, (uint64_t) graded->score);
  else if (graded->level < 0 && self->rows->format == CLI_FORMAT_TSV)
    cli_row_number (&row, 0);
  else
    cli_row_nothing (&row);
  cli_row_text (&row, graded->technique);
  if (self->rating)
    put_rating (&row, &graded->rating);
  if (self->path && self->rows->format == CLI_FORMAT_JSON)
    put_steps (&row, graded->steps);
  cli_row_end (&row);

  if (graded->steps != NULL && self->rows->format == CLI_FORMAT_TSV)
    g_string_append (text, graded->steps);
}

/* Puzzles without what is sorted by come last. */
static uint64_t
sort_key (const CliGrade  *self,
          const CliGraded *graded)
{
  const SudokuRating *rating = &graded->rating;

  switch (self->sort)
    {
    case CLI_SORT_LEVEL:
      return (uint64_t) (uint32_t) graded->level << 32 | (uint32_t) graded->score;

    case CLI_SORT_SCORE:
      return graded->level < 0 ? UINT64_MAX : (uint64_t) graded->score;

    case CLI_SORT_RATING:
      return rating->er < 0 ? UINT64_MAX :
             (uint64_t) rating->er << 32 | (uint64_t) rating->ep << 16 | (uint64_t) rating->ed;

    case CLI_SORT_NONE:
    default:
      return 0;
    }
}

/* A puzzle that is rated “at least” may be harder than any limit. */
static bool
wants_this_rating (const CliGrade     *self,
                   const SudokuRating *rating)
{
  return !self->filters
         || (rating->er >= self->min_rating && rating->er <= self->max_rating
             && !(rating->is_least && self->max_rating < INT_MAX));
}

void
cli_grade_put (CliBatch        *batch,
               int              puzzle,
               const CliGrade  *self,
               const CliGraded *graded)
{
  if (wants_level (self, graded->level) && wants_this_rating (self, &graded->rating))
    put_row (batch->text, self, graded);

  batch->key[puzzle] = sort_key (self, graded);
  batch->end[puzzle] = batch->text->len;
}

void
cli_grade_refuse (CliBatch       *batch,
                  int             puzzle,
                  const CliGrade *self,
                  const char     *line,
                  uint64_t        n_solutions)
{
  const CliGraded graded = {
    .puzzle = line,
    .level_name = n_solutions == 0 ? "none" : "several",
    .level = -1,
    .score = -1,
    .rating.er = -1,
  };

  cli_grade_put (batch, puzzle, self, &graded);
  if (batch->bad[puzzle] == NULL)
    batch->bad[puzzle] = g_strdup (n_solutions == 0 ? "the puzzle has no solution"
                                                    : "the puzzle has several solutions");
  batch->status = cli_status_worse (batch->status, CLI_DATA);
}

static bool
take_step (const SudokuHint *hint,
           void             *data)
{
  Path *path = data;
  CliRow row = cli_grade_begin_step (path->self, path->steps, sudoku_hint_rating (hint));

  cli_hint_put (&row, hint, &path->position, CLI_NOTATION_WORDS);
  cli_row_end (&row);
  sudoku_hint_apply (hint, &path->position);

  return true;
}

static SudokuRating
rate_position (const CliGrade       *self,
               const SudokuPosition *position,
               int                   level)
{
  SudokuRating rating = { .er = -1 };

  if (!wants_rating (self) || !wants_level (self, level))
    return rating;

  cli_stopwatch_start ();
  sudoku_rating_position (position, NULL, &rating);
  cli_stopwatch_stop ();
  return rating;
}

void
cli_grade_position (CliBatch             *batch,
                    int                   puzzle,
                    const CliGrade       *self,
                    const char           *line,
                    const SudokuPosition *position)
{
  g_autoptr(GString) steps = self->path ? g_string_new (NULL) : NULL;
  Path path = { .self = self, .position = *position, .steps = steps };
  SudokuGrade grade;
  CliGraded graded;

  cli_stopwatch_start ();
  sudoku_grade (position, &self->wanted, steps != NULL ? take_step : NULL, &path, NULL, &grade);
  cli_stopwatch_stop ();

  graded = (CliGraded) {
    .puzzle = line,
    .level_name = sudoku_level_name (grade.level),
    .level = (int) grade.level,
    .score = grade.score,
    .technique = sudoku_technique[grade.hardest].name,
    .rating = rate_position (self, position, (int) grade.level),
    .steps = steps != NULL ? steps->str : NULL,
  };
  cli_grade_put (batch, puzzle, self, &graded);
  batch->stats.n_nodes += grade.n_steps;
}

static void
grade_puzzle (CliBatch       *batch,
              int             puzzle,
              const CliGrade *self,
              const char     *line)
{
  SudokuPosition position;

  sudoku_position_init (&position, &batch->givens[puzzle], NULL);
  position.unique = true;
  cli_grade_position (batch, puzzle, self, line, &position);
}

static void
answer_grades (CliBatch *batch,
               gpointer  data)
{
  const CliGrade *self = data;

  sudoku_solve_many (batch->givens, (size_t) batch->n_puzzles, 2, NULL, batch->answers);

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const uint64_t n_solutions = batch->answers[i].stats.n_solutions;
      char line[SUDOKU_CELLS + 1];

      sudoku_write_line (&batch->givens[i], line);
      if (n_solutions == 1)
        grade_puzzle (batch, i, self, line);
      else
        cli_grade_refuse (batch, i, self, line, n_solutions);
    }
}

static void
add_columns (CliGrade *self,
             CliRows  *rows)
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

static bool
parse_sort (const char *name,
            CliSortKey *key)
{
  static const char *const names[] = { "", "level", "score", "rating" };

  for (int i = CLI_SORT_LEVEL; name != NULL && *key == CLI_SORT_NONE && i <= CLI_SORT_RATING; i++)
    if (strcmp (name, names[i]) == 0)
      *key = (CliSortKey) i;

  if (name != NULL && *key == CLI_SORT_NONE)
    cli_complain ("--sort is level, score or rating, not “%s”", name);

  return name == NULL || *key != CLI_SORT_NONE;
}

/* What the user filters by. */
static bool
parse_filters (const CliShared *shared,
               CliGrade        *self)
{
  self->min_rating = shared->min_rating;
  self->max_rating = shared->max_rating;
  self->filters = shared->min_rating_text != NULL || shared->max_rating_text != NULL;

  if (shared->level == NULL)
    return true;

  self->level = sudoku_level_from_name (shared->level);
  if (self->level < 0)
    cli_complain ("there is no level “%s”", shared->level);

  return self->level >= 0;
}

CliStatus
cli_grade (int    argc,
           char **argv)
{
  CliGrade self = { .wanted = sudoku_techniques_in_path (), .level = -1 };
  g_auto(CliShared) shared = { NULL };
  g_autoptr(CliSort) sort = NULL;
  g_autofree char *sort_name = NULL;
  gboolean no_uniqueness = FALSE;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "path", 0, 0, G_OPTION_ARG_NONE, &self.path,
      "Print every step, on lines that begin with a tab: rating, then as “hint” does", NULL },
    { "rating", 0, 0, G_OPTION_ARG_NONE, &self.rating,
      "Print ER/EP/ED too, as Sudoku Explainer rates the puzzle", NULL },
    { "no-uniqueness", 0, 0, G_OPTION_ARG_NONE, &no_uniqueness,
      "Do not argue from the puzzle having one solution", NULL },
    { "sort", 0, 0, G_OPTION_ARG_FILENAME, &sort_name,
      "Print easy puzzles first, by level, score or rating", "NAME" },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_LEVEL | CLI_SHARED_RATINGS | CLI_SHARED_FORMAT
                         | CLI_SHARED_THREADS | CLI_SHARED_STATS | CLI_SHARED_FILES,
                         "[FILE | PUZZLE]…",
                         "Grades puzzles, sudoku and queens. One line a puzzle: the puzzle, its "
                         "level (easy, medium,\nhard, unfair, extreme), its score and the hardest "
                         "technique that solves it, with tabs between.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (!parse_sort (sort_name, &self.sort) || !parse_filters (&shared, &self))
    return CLI_USAGE;

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
  sort = self.sort != CLI_SORT_NONE ? cli_sort_new () : NULL;
  return cli_batch_run_sorted (&shared, answer_grades, cli_grade_boards, sort, &self);
}
