/* nine-queens-cli hint: the next logical step of a sudoku, all steps, or those that solve it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-hint.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli-hint-boards.h"
#include "cli/cli-output.h"
#include "cli/cli-shared.h"
#include "game/text/game-text.h"
#include "game/text/game-words-hints.h"
#include "solver/sudoku/logic/sudoku-hint-order.h"

enum
{
  CLI_HINT_NONE = 1,            /* no step */
  CLI_HINT_BAD_POSITION = 2,
  CLI_HINT_NO_TECHNIQUE = 3,    /* nobody knows that code */
};

/* Which steps are wanted. */
typedef enum
{
  SCOPE_FIRST,                  /* the one that a person would find next */
  SCOPE_ALL,
  SCOPE_PATH,                   /* one after the other, to the end */
} Scope;

/* The answer to one question. */
typedef struct
{
  SudokuPosition   position;
  SudokuTechniques wanted;
  Scope            scope;
  bool             uniqueness;
  CliNotation      notation;
  CliHintRows      rows;

  GArray          *hints;       /* SudokuHint: each is shown once */
  GString         *lines;
} Answer;

static bool
take_hint (const SudokuHint *hint,
           void             *data)
{
  Answer *answer = data;
  CliRow row;

  for (guint i = 0; i < answer->hints->len; i++)
    if (sudoku_hint_same (hint, &g_array_index (answer->hints, SudokuHint, i)))
      return true;

  g_array_append_vals (answer->hints, hint, 1);
  row = cli_hint_begin (&answer->rows, answer->lines);
  cli_hint_put (&row, hint, &answer->position, answer->notation);
  cli_row_end (&row);

  return true;
}

static Answer *
answer_new (Scope          scope,
            bool           uniqueness,
            const CliRows *rows)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->scope = scope;
  answer->uniqueness = uniqueness;
  answer->rows.rows = rows;
  answer->hints = g_array_new (FALSE, FALSE, sizeof (SudokuHint));
  answer->lines = g_string_new (NULL);

  return answer;
}

static void
answer_free (Answer *answer)
{
  g_array_unref (answer->hints);
  g_string_free (answer->lines, TRUE);
  g_free (answer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Answer, answer_free)

static void
answer_find (Answer *answer)
{
  SudokuHint hint;

  g_array_set_size (answer->hints, 0);
  answer->position.unique &= answer->uniqueness;

  if (answer->scope == SCOPE_ALL)
    sudoku_logic_each (&answer->position, &answer->wanted, take_hint, answer, NULL);
  else if (answer->scope == SCOPE_PATH)
    sudoku_hint_order_solve (&answer->position, &answer->wanted, take_hint, answer, NULL);
  else if (sudoku_hint_order_first (&answer->position, &answer->wanted, sudoku_cells_none (), NULL,
                                    &hint))
    take_hint (&hint, answer);
}

static bool
has_mistakes (const SudokuPosition *position)
{
  g_autoptr(GPtrArray) mistakes = cli_hint_find_mistakes (position);

  return mistakes->len > 0;
}

/* `code` may be NULL or "*": every technique that a path is made of. */
static bool
answer_set_technique (Answer     *answer,
                      const char *code)
{
  int technique;

  if (code == NULL || strcmp (code, "*") == 0)
    {
      answer->wanted = sudoku_techniques_in_path ();
      return true;
    }

  technique = sudoku_technique_from_name (code);

  if (technique < 0)
    return false;

  answer->wanted = (SudokuTechniques) { { 0, 0 } };
  sudoku_techniques_add (&answer->wanted, technique);

  return true;
}

/* What a question of a batch finds, but for a number of steps. */
enum
{
  UNKNOWN_TECHNIQUE = -1,
  WRONG_POSITION = -2,
};

/* The steps of a board of queens are looked for one after the other, whatever their technique. */
static int
answer_board (Answer     *answer,
              const char *code,
              const char *text)
{
  g_autofree char *mistake = NULL;
  const int n_steps = cli_hint_find_board (text, answer->scope == SCOPE_PATH, &answer->rows,
                                           answer->lines, &mistake);

  if (n_steps < 0)
    return WRONG_POSITION;
  if (strcmp (code, "*") == 0)
    return n_steps;

  g_string_truncate (answer->lines, 0);
  return UNKNOWN_TECHNIQUE;
}

static int
answer_question (Answer     *answer,
                 const char *code,
                 const char *text)
{
  int place;

  if (cli_hint_is_board (text))
    return answer_board (answer, code, text);

  if (sudoku_position_read (text, &answer->position, &place) != NULL
      || has_mistakes (&answer->position))
    return WRONG_POSITION;

  if (!answer_set_technique (answer, code))
    return UNKNOWN_TECHNIQUE;

  answer_find (answer);
  return (int) answer->hints->len;
}

/* In a table there is a row for each step, and one for a question that has none. */
static void
put_answer (Answer *answer,
            int     n_steps)
{
  const CliRows *rows = answer->rows.rows;

  if (rows->format == CLI_FORMAT_TSV)
    {
      cli_output_printf ("%s\t%d\n", answer->rows.question, n_steps);
    }
  else if (n_steps <= 0)
    {
      CliRow row = cli_row_begin (rows, answer->lines);

      cli_row_text (&row, answer->rows.question);
      cli_row_text (&row, n_steps == 0 ? "none" : n_steps == UNKNOWN_TECHNIQUE ? "technique"
                                                                               : "position");
      while (row.n_values < rows->n_columns)
        cli_row_nothing (&row);
      cli_row_end (&row);
    }

  cli_output_put (answer->lines->str, answer->lines->len);
  cli_output_flush ();
}

static void
answer_line (Answer *answer,
             char   *line)
{
  g_auto(GStrv) fields = g_strsplit (g_strchomp (line), "\t", 3);
  const char *id = fields[0] != NULL ? fields[0] : "";
  g_autofree char *valid = g_utf8_make_valid (id, -1);
  int n_steps = WRONG_POSITION;

  g_string_truncate (answer->lines, 0);
  answer->rows.question = answer->rows.rows->format == CLI_FORMAT_JSON ? valid : id;
  if (g_strv_length (fields) == 3)
    n_steps = answer_question (answer, fields[1], fields[2]);

  put_answer (answer, n_steps);
}

static CliStatus
run_batch (Answer *answer)
{
  g_autofree char *line = NULL;
  size_t size = 0;

  cli_rows_print_header (answer->rows.rows);
  cli_output_flush ();
  while (getline (&line, &size, stdin) >= 0)
    answer_line (answer, line);

  return ferror (stdin) ? CLI_IO : CLI_FINE;
}

/* Names all mistakes, and returns whether there are none. */
static bool
check_position (const SudokuPosition *position)
{
  g_autoptr(GPtrArray) mistakes = cli_hint_find_mistakes (position);

  for (guint i = 0; i < mistakes->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (mistakes, i));

  return mistakes->len == 0;
}

/* Of a digit that stands twice both cells are told. */
static void
complain_of_position (const SudokuPosition *position,
                      int                   place,
                      const char           *problem)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  g_autofree char *conflict = NULL;

  if (sudoku_find_conflicts (&position->grid, conflicts) > 0)
    conflict = game_text_conflict (&conflicts[0]);

  cli_complain ("character %d of the position: %s", place, conflict != NULL ? conflict : problem);
}

static CliStatus
end_with (int n_steps)
{
  if (n_steps > 0)
    return CLI_FINE;

  cli_complain ("no step was found");
  return (CliStatus) CLI_HINT_NONE;
}

static CliStatus
run_once (Answer     *answer,
          const char *code,
          const char *text)
{
  int place;
  const char *problem = sudoku_position_read (text, &answer->position, &place);

  if (problem != NULL)
    {
      complain_of_position (&answer->position, place, problem);
      return (CliStatus) CLI_HINT_BAD_POSITION;
    }

  if (!answer_set_technique (answer, code))
    {
      int technique;

      cli_technique_parse (code, &technique);
      return (CliStatus) CLI_HINT_NO_TECHNIQUE;
    }

  if (!check_position (&answer->position))
    return (CliStatus) CLI_HINT_BAD_POSITION;

  cli_rows_print_header (answer->rows.rows);
  answer_find (answer);
  cli_output_put (answer->lines->str, answer->lines->len);

  return end_with ((int) answer->hints->len);
}

/* `name` may be NULL. */
static bool
read_notation (const char  *name,
               CliNotation *notation)
{
  *notation = name != NULL && strcmp (name, "eureka") == 0 ? CLI_NOTATION_EUREKA
                                                           : CLI_NOTATION_WORDS;
  if (name == NULL || *notation == CLI_NOTATION_EUREKA || strcmp (name, "words") == 0)
    return true;

  cli_complain ("there is no notation “%s”: it is words or eureka", name);

  return false;
}

static CliStatus
run_board (const Answer *answer,
           const char   *text)
{
  g_autofree char *mistake = NULL;
  const int n_steps = cli_hint_find_board (text, answer->scope == SCOPE_PATH, &answer->rows,
                                           answer->lines, &mistake);

  if (n_steps < 0)
    {
      cli_complain ("%s", mistake);
      return (CliStatus) CLI_HINT_BAD_POSITION;
    }

  cli_rows_print_header (answer->rows.rows);
  cli_output_put (answer->lines->str, answer->lines->len);

  return end_with (n_steps);
}

/* What the user asks for. */
typedef struct
{
  gboolean all;
  gboolean first;
  gboolean path;
  gboolean batch;
  gboolean no_uniqueness;
  char    *notation;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->notation);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* What is only for sudokus is refused with a board of queens. */
static bool
suits_board (const Options *options,
             const char    *technique)
{
  const struct
  {
    bool        is_given;
    const char *name;
  } for_sudokus[] = {
    { options->all, "--all" },
    { technique != NULL, "--technique" },
    { options->no_uniqueness, "--no-uniqueness" },
    { options->notation != NULL, "--notation" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (for_sudokus); i++)
    if (for_sudokus[i].is_given)
      {
        cli_complain ("%s is for sudokus only", for_sudokus[i].name);
        return false;
      }

  return true;
}

/* Whether these options and arguments go together. */
static bool
check_use (const Options   *options,
           const CliShared *shared,
           int              argc,
           char           **argv)
{
  if (argc != (options->batch ? 1 : 2) || (options->batch && shared->technique != NULL))
    {
      cli_complain (options->batch
                    ? "--batch takes positions and techniques from standard input only"
                    : "one position is needed; see “nine-queens-cli hint --help”");
      return false;
    }

  if (options->all + options->first + options->path > 1)
    {
      cli_complain ("--all, --first and --path exclude each other");
      return false;
    }

  return options->batch || !cli_hint_is_board (argv[1])
         || suits_board (options, shared->technique);
}

static Scope
get_scope (const Options *options)
{
  if (options->path)
    return SCOPE_PATH;

  return options->all || (options->batch && !options->first) ? SCOPE_ALL : SCOPE_FIRST;
}

CliStatus
cli_hint (int    argc,
          char **argv)
{
  g_auto(CliShared) shared = { NULL };
  g_auto(Options) options = { FALSE };
  g_autoptr(Answer) answer = NULL;
  CliNotation notation;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, "Every step, not only the first", NULL },
    { "first", 0, 0, G_OPTION_ARG_NONE, &options.first, "Only the first step, with --batch too",
      NULL },
    { "path", 0, 0, G_OPTION_ARG_NONE, &options.path, "The steps that lead to the end", NULL },
    { "batch", 0, 0, G_OPTION_ARG_NONE, &options.batch, "Answer questions from standard input",
      NULL },
    { "no-uniqueness", 0, 0, G_OPTION_ARG_NONE, &options.no_uniqueness,
      "Do not argue from the puzzle having one solution", NULL },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &options.notation,
      "How chains are told: words (default) or eureka", "NAME" },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_TECHNIQUE | CLI_SHARED_FORMAT,
                         "POSITION | --batch",
                         "Tells the next logical step of a sudoku. POSITION is 81 cells, “+” "
                         "before digits that\nare not givens; then, after a colon, candidates that "
                         "are gone: “436” is 4 in row 3,\ncolumn 6. Or it is a board of queens; "
                         "then, after a colon, squares without a queen,\n“3:6”, and queens, "
                         "“+3:6”.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (!check_use (&options, &shared, argc, argv) || !read_notation (options.notation, &notation))
    return CLI_USAGE;

  if (options.batch && shared.rows.format != CLI_FORMAT_TSV)
    cli_hint_add_question (&shared.rows);
  cli_hint_add_columns (&shared.rows);
  answer = answer_new (get_scope (&options), !options.no_uniqueness, &shared.rows);
  answer->notation = notation;

  if (options.batch)
    return run_batch (answer);
  if (cli_hint_is_board (argv[1]))
    return run_board (answer, argv[1]);

  return run_once (answer, shared.technique, argv[1]);
}
