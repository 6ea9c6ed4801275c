/* Options, messages and statuses of the commands.
 *
 * GOption prints its help in the charset of the locale; here it is written as it is, so that the
 * output is the same everywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include <stdarg.h>
#include <stdio.h>

#include "cli/cli-output.h"
#include "game/store/game-atomic-file.h"

CliStatus
cli_status_worse (CliStatus a,
                  CliStatus b)
{
  static const CliStatus order[] = { CLI_USAGE, CLI_IO, CLI_DATA, CLI_NONE, CLI_SEVERAL };

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    if (a == order[i] || b == order[i])
      return order[i];

  return CLI_FINE;
}

void
cli_complain (const char *format,
              ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  fprintf (stderr, "nine-queens-cli: %s\n", message);
}

CliStatus
cli_write_file (const char   *path,
                GBytes       *bytes,
                const GError *error)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr(GError) write_error = NULL;

  if (bytes != NULL && game_atomic_file_write (file, GAME_FILE_SHARED, bytes, &write_error))
    return CLI_FINE;

  cli_complain ("cannot write “%s”: %s", path,
                bytes != NULL ? write_error->message : error->message);
  return CLI_IO;
}

bool
cli_options_parse (const char           *usage,
                   const char           *summary,
                   const GOptionEntry   *entries,
                   const GOptionEntry   *more_entries,
                   int                  *argc,
                   char               ***argv,
                   CliStatus            *status)
{
  g_autoptr(GOptionContext) context = g_option_context_new (usage);
  g_autofree char *name = g_strconcat ("nine-queens-cli ", (*argv)[0], NULL);
  g_autoptr(GError) error = NULL;
  gboolean help = FALSE;
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, "Show this help", NULL },
    { NULL },
  };

  g_set_prgname (name);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  if (more_entries != NULL)
    g_option_context_add_main_entries (context, more_entries, NULL);
  g_option_context_add_main_entries (context, help_entries, NULL);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      cli_complain ("%s; see “%s --help”", error->message, name);
      *status = CLI_USAGE;
      return false;
    }

  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      cli_output_put_string (text);
      *status = CLI_FINE;
      return false;
    }

  return true;
}

bool
cli_parse_number (const char *text,
                  const char *what,
                  uint64_t    least,
                  uint64_t    most,
                  uint64_t   *number)
{
  g_autoptr(GError) error = NULL;
  guint64 value;

  if (g_ascii_string_to_unsigned (text, 10, least, most, &value, &error))
    {
      *number = value;
      return true;
    }

  if (g_error_matches (error, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    cli_complain ("%s is %s, but must be from %" G_GUINT64_FORMAT " to %" G_GUINT64_FORMAT, what,
                  text, least, most);
  else
    cli_complain ("%s must be a whole number, not “%s”", what, text);

  return false;
}

bool
cli_parse_threads (const char *wanted,
                   int        *n_threads)
{
  enum { MAX_THREADS = 1024 };
  uint64_t number = g_get_num_processors ();

  if (wanted != NULL && !cli_parse_number (wanted, "--threads", 1, MAX_THREADS, &number))
    return false;

  *n_threads = (int) number;
  return true;
}
