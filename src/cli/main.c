/* nine-queens-cli: the engines of Nine Queens for files and pipes.
 *
 * The locale is left alone, so that every output is the same everywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli-output.h"
#include "cli/cli.h"
#include "solver/kernel.h"

static const struct
{
  const char *name;
  CliStatus (*run) (int    argc,
                    char **argv);
  const char *summary;
} commands[] = {
  { "solve", cli_solve, "solve puzzles of sudoku and queens" },
  { "queens", cli_queens, "count and list the solutions of n queens" },
  { "check", cli_check, "tell whether such puzzles are in order" },
  { "canonical", cli_canonical, "give all isomorphs of a sudoku one form" },
  { "vary", cli_vary, "find the puzzles near a sudoku" },
  { "generate", cli_generate, "make such puzzles" },
  { "grade", cli_grade, "tell how hard such puzzles are" },
  { "hint", cli_hint, "tell the next logical step of a puzzle" },
  { "techniques", cli_techniques, "list the techniques that sudokus are solved with" },
  { "steps", cli_steps, "show a teaching search, one event a line" },
  { "words", cli_words, "find the digits of SEND + MORE = MONEY" },
  { "judge", cli_judge, "judge the output of your own program" },
};

static void
print_help (void)
{
  cli_output_put_string ("Usage:\n"
                         "  nine-queens-cli COMMAND [OPTION…] [ARGUMENT…]\n"
                         "  nine-queens-cli --help | --version\n"
                         "\n"
                         "Commands:\n");
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    cli_output_printf ("  %-12s%s\n", commands[i].name, commands[i].summary);
  cli_output_put_string ("\n"
                         "“nine-queens-cli COMMAND --help” shows the options of a command.\n");
}

/* A wrong name would be believed to have been measured. */
static bool
check_kernel (void)
{
  const char *name = g_getenv ("NINE_QUEENS_KERNEL");

  if (name == NULL || *name == '\0' || kernel_is_known (name))
    return true;

  cli_complain ("NINE_QUEENS_KERNEL: unknown kernel “%s”", name);
  return false;
}

/* What makes GLib abort: as a rule memory that it could not allocate. */
static void
failed_cb (const char     *domain,
           GLogLevelFlags  level,
           const char     *message,
           gpointer        data)
{
  cli_complain ("%s", strstr (message, "allocat") != NULL ? "out of memory" : message);
  _exit (CLI_IO);
}

static CliStatus
run (int    argc,
     char **argv)
{
  const char *name = argc > 1 ? argv[1] : NULL;

  if (name == NULL)
    {
      cli_complain ("a command is missing; see “nine-queens-cli --help”");
      return CLI_USAGE;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (name, commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);

  if (strcmp (name, "--help") == 0 || strcmp (name, "-h") == 0)
    {
      print_help ();
      return CLI_FINE;
    }

  if (strcmp (name, "--version") == 0)
    {
      cli_output_put_string ("nine-queens-cli " APP_VERSION "\n");
      return CLI_FINE;
    }

  cli_complain (name[0] == '-' ? "unknown option “%s”; see “nine-queens-cli --help”"
                               : "unknown command “%s”; see “nine-queens-cli --help”", name);
  return CLI_USAGE;
}

int
main (int    argc,
      char **argv)
{
  CliStatus status;

  g_log_set_handler ("GLib", G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION,
                     failed_cb, NULL);
  status = check_kernel () ? run (argc, argv) : CLI_USAGE;
  cli_output_flush ();
  return status;
}
