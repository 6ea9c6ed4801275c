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
  const CliRows   *rows;

  GArray          *hints;       /* SudokuHint: each is shown once */
  GString         *lines;
} Answer;

static void
append_candidate (GString *text,
                  int      cell,
                  int      digit)
{
  g_string_append_printf (text, "%s%d%d%d", text->len > 0 ? " " : "", digit, sudoku_row (cell) + 1,
                          sudoku_column (cell) + 1);
}

void
cli_hint_add_columns (CliRows *rows)
{
  cli_rows_add (rows, "code", NULL);
  if (rows->format != CLI_FORMAT_TSV)
    cli_rows_add (rows, "technique", NULL);
  cli_rows_add (rows, "digits", "eliminations", "placements", "text", NULL);
}

static void
put_digits (CliRow       *row,
            SudokuDigits  digits)
{
  char text[SUDOKU_DIGITS + 1] = "";
  int n_digits = 0;

  for (; digits != 0; digits &= digits - 1)
    text[n_digits++] = (char) ('0' + sudoku_lowest_digit (digits));

  cli_row_text (row, n_digits > 0 ? text : NULL);
}

void
cli_hint_put (CliRow               *row,
              const SudokuHint     *hint,
              const SudokuPosition *position,
              CliNotation           notation)
{
  const SudokuTechniqueInfo *technique = &sudoku_technique[hint->technique];
  g_autofree char *eureka = notation == CLI_NOTATION_EUREKA ? game_words_sudoku_eureka (hint)
                                                            : NULL;
  g_autofree char *words = eureka == NULL ? game_words_sudoku_hint (hint, position) : NULL;
  g_autoptr(GString) candidates = g_string_new (NULL);

  cli_row_text (row, technique->code);
  if (row->rows->format != CLI_FORMAT_TSV)
    cli_row_text (row, technique->name);
  put_digits (row, hint->digits);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      append_candidate (candidates, cell, sudoku_lowest_digit (digits));
  cli_row_words (row, candidates->str);

  g_string_truncate (candidates, 0);
  for (int i = 0; i < hint->n_placements; i++)
    append_candidate (candidates, hint->placement[i].cell, hint->placement[i].digit);
  cli_row_words (row, candidates->str);

  cli_row_text (row, eureka != NULL ? eureka : words);
}

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
  row = cli_row_begin (answer->rows, answer->lines);
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
  answer->rows = rows;
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
  g_string_truncate (answer->lines, 0);
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

static void
answer_line (Answer *answer,
             char   *line)
{
  g_auto(GStrv) fields = g_strsplit (g_strchomp (line), "\t", 3);
  int place;

  if (g_strv_length (fields) < 3 ||
      sudoku_position_read (fields[2], &answer->position, &place) != NULL ||
      has_mistakes (&answer->position))
    cli_output_printf ("%s\t-2\n", fields[0] != NULL ? fields[0] : "");
  else if (!answer_set_technique (answer, fields[1]))
    cli_output_printf ("%s\t-1\n", fields[0]);
  else
    {
      answer_find (answer);
      cli_output_printf ("%s\t%u\n", fields[0], answer->hints->len);
      cli_output_put (answer->lines->str, answer->lines->len);
    }

  cli_output_flush ();
}

static CliStatus
run_batch (Answer *answer)
{
  g_autofree char *line = NULL;
  size_t size = 0;

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

static CliStatus
run_once (Answer     *answer,
          const char *code,
          const char *text)
{
  int place;
  const char *problem = sudoku_position_read (text, &answer->position, &place);

  if (problem != NULL)
    {
      cli_complain ("character %d of the position: %s", place, problem);
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

  cli_rows_print_header (answer->rows);
  answer_find (answer);
  cli_output_put (answer->lines->str, answer->lines->len);

  return answer->hints->len > 0 ? CLI_FINE : (CliStatus) CLI_HINT_NONE;
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
run_board (const CliShared *shared,
           bool             all,
           bool             path,
           const char      *text)
{
  if (all || shared->technique != NULL)
    {
      cli_complain ("%s is for sudokus only", all ? "--all" : "--technique");
      return CLI_USAGE;
    }

  return cli_hint_boards (text, path, &shared->rows, (CliStatus) CLI_HINT_NONE,
                          (CliStatus) CLI_HINT_BAD_POSITION);
}

CliStatus
cli_hint (int    argc,
          char **argv)
{
  g_auto(CliShared) shared = { NULL };
  g_autoptr(Answer) answer = NULL;
  gboolean all = FALSE;
  gboolean first = FALSE;
  gboolean path = FALSE;
  gboolean batch = FALSE;
  gboolean no_uniqueness = FALSE;
  g_autofree char *notation_name = NULL;
  CliNotation notation;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, "Every step, not only the first", NULL },
    { "first", 0, 0, G_OPTION_ARG_NONE, &first, "Only the first step, with --batch too", NULL },
    { "path", 0, 0, G_OPTION_ARG_NONE, &path, "The steps that lead to the end", NULL },
    { "batch", 0, 0, G_OPTION_ARG_NONE, &batch, "Answer questions from standard input", NULL },
    { "no-uniqueness", 0, 0, G_OPTION_ARG_NONE, &no_uniqueness,
      "Do not argue from the puzzle having one solution", NULL },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &notation_name,
      "How chains are told: words (default) or eureka", "NAME" },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_TECHNIQUE | CLI_SHARED_FORMAT,
                         "POSITION | --batch",
                         "Tells the next logical step of a sudoku. POSITION is 81 cells, “+” "
                         "before digits that are not givens; then, after a colon, candidates "
                         "that are gone: “436” is 4 in row 3, column 6. Or it is a board of "
                         "queens; then, after a colon, squares without a queen, “3:6”, and "
                         "queens, “+3:6”.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (argc != (batch ? 1 : 2) || (batch && shared.technique != NULL))
    {
      cli_complain (batch ? "--batch takes positions and techniques from standard input only"
                          : "one position is needed; see “nine-queens-cli hint --help”");
      return CLI_USAGE;
    }

  if (batch && shared.rows.format != CLI_FORMAT_TSV)
    {
      cli_complain ("--batch answers in a form of its own, without --format");
      return CLI_USAGE;
    }

  if (!read_notation (notation_name, &notation))
    return CLI_USAGE;

  if (all + first + path > 1)
    {
      cli_complain ("--all, --first and --path exclude each other");
      return CLI_USAGE;
    }

  cli_hint_add_columns (&shared.rows);
  if (!batch && cli_hint_is_board (argv[1]))
    return run_board (&shared, all, path, argv[1]);

  answer = answer_new (path ? SCOPE_PATH : all || (batch && !first) ? SCOPE_ALL : SCOPE_FIRST,
                       !no_uniqueness, &shared.rows);
  answer->notation = notation;

  return batch ? run_batch (answer) : run_once (answer, shared.technique, argv[1]);
}
