/* nine-queens-cli words: the solutions of verbal arithmetic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include <string.h>

#include "cli/cli-output.h"
#include "cli/cli-words.h"
#include "game/text/game-text.h"

char *
cli_words_join (char **arguments)
{
  return g_strjoinv (" ", arguments);
}

bool
cli_words_read (const char  *text,
                WordsPuzzle *puzzle)
{
  g_autofree char *sentence = NULL;
  TextError error;

  if (words_read (text, strlen (text), puzzle, &error))
    return true;

  sentence = game_text_error (&error);
  cli_complain ("%s", sentence);

  return false;
}

/* The equation with digits for its letters, on a line. */
static void
print_equation (const char          *text,
                const WordsPuzzle   *puzzle,
                const WordsSolution *solution)
{
  gsize size = words_write (text, strlen (text), puzzle, solution, NULL, 0) + 1;
  g_autofree char *written = g_malloc (size);

  words_write (text, strlen (text), puzzle, solution, written, size);
  cli_output_printf ("%s\n", written);
}

/* The digits of a column, and the carry last. */
static void
print_sum (const WordsPuzzle *puzzle,
           const WordsColumn *column)
{
  int n_terms = 0;

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    for (int i = 0; i < puzzle->n_times[column->column][letter]; i++)
      cli_output_printf ("%s%d", n_terms++ > 0 ? " + " : "", column->digits.digit[letter]);

  if (column->carry > 0 || n_terms == 0)
    cli_output_printf ("%s%d", n_terms++ > 0 ? " + " : "", column->carry);
  if (n_terms > 1)
    cli_output_printf (" = %d", column->total);
}

static void
print_reason (const WordsSteps  *steps,
              const SearchEvent *event)
{
  const WordsPuzzle *puzzle = &steps->puzzle;
  WordsColumn column;

  if (event->reason == SEARCH_SAME_COLUMN)
    cli_output_printf (": digit of letter %c", puzzle->letter[event->other]);
  else if (event->reason == SEARCH_LEADING_ZERO)
    cli_output_put_string (": leading zero");

  if (!words_steps_column (steps, event, &column))
    return;

  cli_output_printf (": column %d is ", column.column + 1);
  print_sum (puzzle, &column);
  if (event->reason == SEARCH_WRONG_SUM)
    cli_output_printf (", but the result has %d", column.result);
  else if (event->reason == SEARCH_CARRY_LEFT)
    cli_output_printf (", but there is no column %d", column.column + 2);
}

void
cli_words_print_event (const char        *text,
                       const WordsSteps  *steps,
                       const SearchEvent *event)
{
  if (event->kind == SEARCH_SOLUTION)
    {
      cli_output_put_string (" ");
      print_equation (text, &steps->puzzle, &steps->digits);
      return;
    }

  cli_output_printf (" letter %c", steps->puzzle.letter[event->variable]);
  if (event->kind != SEARCH_DEAD_END)
    cli_output_printf (" digit %d", event->value);

  print_reason (steps, event);
  cli_output_put_string ("\n");
}

/* An equation, and what is printed of it. */
typedef struct
{
  const char  *text;
  WordsPuzzle  puzzle;
} Words;

static bool
print_solution (const WordsSolution *solution,
                void                *data)
{
  const Words *self = data;

  print_equation (self->text, &self->puzzle, solution);

  return true;
}

static CliStatus
solve (Words *self,
       bool   count,
       bool   all)
{
  SearchStats stats;

  words_each (&self->puzzle, count || all ? 0 : 1, count ? NULL : print_solution, self, NULL,
              &stats);

  if (count)
    cli_output_printf ("%" G_GUINT64_FORMAT "\n", stats.n_solutions);
  else if (stats.n_solutions == 0)
    cli_complain ("no digits make this equation true");

  return stats.n_solutions > 0 ? CLI_FINE : CLI_NONE;
}

CliStatus
cli_words (int    argc,
           char **argv)
{
  Words self;
  gboolean all = FALSE;
  gboolean count = FALSE;
  g_auto(GStrv) rest = NULL;
  g_autofree char *text = NULL;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, "Print every solution, not only the first", NULL },
    { "count", 0, 0, G_OPTION_ARG_NONE, &count, "Print only the number of solutions", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("EQUATION",
                          "Finds digits for letters, as in \"SEND + MORE = MONEY\": a digit for "
                          "each letter, no two\nletters the same, and no word of several letters "
                          "begins with 0.",
                          entries, NULL, &argc, &argv, &status))
    return status;

  if (rest == NULL || (all && count))
    {
      cli_complain (rest == NULL ? "words takes an equation, such as “SEND + MORE = MONEY”"
                                 : "--all and --count exclude each other");
      return CLI_USAGE;
    }

  text = cli_words_join (rest);
  self.text = text;

  return cli_words_read (text, &self.puzzle) ? solve (&self, count, all) : CLI_DATA;
}
