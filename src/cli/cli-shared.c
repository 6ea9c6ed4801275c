/* The table of the options that several commands have, and what their values mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-shared.h"

#include <limits.h>

#include "solver/sudoku/logic/sudoku-techniques.h"

typedef struct
{
  CliSharedOptions option;
  const char      *name;
  GOptionArg       arg;
  gsize            offset;      /* of its field in a CliShared */
  const char      *description;
  const char      *value;
} Shared;

static const Shared table[] = {
  { CLI_SHARED_TECHNIQUE, "technique", G_OPTION_ARG_FILENAME,
    G_STRUCT_OFFSET (CliShared, technique),
    "Only this technique: a code or a name of “nine-queens-cli techniques”", "NAME" },
  { CLI_SHARED_LEVEL, "level", G_OPTION_ARG_FILENAME, G_STRUCT_OFFSET (CliShared, level),
    "Only puzzles of this level: easy, medium, hard and, of sudokus, unfair or extreme", "LEVEL" },
  { CLI_SHARED_NEW_LEVEL, "level", G_OPTION_ARG_FILENAME, G_STRUCT_OFFSET (CliShared, level),
    "Only puzzles of this level: easy, medium, hard and, of sudokus, beginner, unfair or extreme",
    "LEVEL" },
  { CLI_SHARED_LEVEL | CLI_SHARED_NEW_LEVEL, "difficulty", G_OPTION_ARG_FILENAME,
    G_STRUCT_OFFSET (CliShared, difficulty), "The same as --level", "LEVEL" },
  { CLI_SHARED_RATINGS, "min-rating", G_OPTION_ARG_FILENAME,
    G_STRUCT_OFFSET (CliShared, min_rating_text),
    "Only sudokus that Sudoku Explainer rates R or higher, such as 7.1", "R" },
  { CLI_SHARED_RATINGS, "max-rating", G_OPTION_ARG_FILENAME,
    G_STRUCT_OFFSET (CliShared, max_rating_text),
    "Only sudokus that Sudoku Explainer rates R or lower", "R" },
  { CLI_SHARED_FORMAT, "format", G_OPTION_ARG_FILENAME, G_STRUCT_OFFSET (CliShared, format_name),
    "tsv, csv with a header, or json, an object a line (default: tsv)", "NAME" },
  { CLI_SHARED_THREADS, "threads", G_OPTION_ARG_FILENAME,
    G_STRUCT_OFFSET (CliShared, threads_text), "Use N threads (default: one a processor)", "N" },
  { CLI_SHARED_STATS, "stats", G_OPTION_ARG_NONE, G_STRUCT_OFFSET (CliShared, wants_stats),
    "Tell on standard error what it took", NULL },
  { CLI_SHARED_FILES, G_OPTION_REMAINING, G_OPTION_ARG_FILENAME_ARRAY,
    G_STRUCT_OFFSET (CliShared, files), NULL, NULL },
};

void
cli_shared_clear (CliShared *shared)
{
  g_free (shared->level);
  g_free (shared->difficulty);
  g_free (shared->technique);
  g_free (shared->format_name);
  g_free (shared->min_rating_text);
  g_free (shared->max_rating_text);
  g_free (shared->threads_text);
  g_strfreev (shared->files);
}

/* "7", "10.3": a number below 100 with one decimal at most, in tenths. */
static bool
parse_tenths (const char *text,
              const char *option,
              int        *tenths)
{
  const char *end = text;
  int value = 0;

  while (g_ascii_isdigit (*end) && end - text < 2)
    value = value * 10 + (*end++ - '0');
  value *= 10;
  if (end > text && end[0] == '.' && g_ascii_isdigit (end[1]))
    {
      value += end[1] - '0';
      end += 2;
    }

  if (end > text && *end == '\0')
    {
      *tenths = value;
      return true;
    }

  cli_complain ("%s is a number with one decimal at most, such as 7.1, not “%s”", option, text);
  return false;
}

static bool
parse_ratings (CliShared *shared)
{
  shared->min_rating = 0;
  shared->max_rating = INT_MAX;

  if ((shared->min_rating_text != NULL
       && !parse_tenths (shared->min_rating_text, "--min-rating", &shared->min_rating))
      || (shared->max_rating_text != NULL
          && !parse_tenths (shared->max_rating_text, "--max-rating", &shared->max_rating)))
    return false;

  if (shared->min_rating <= shared->max_rating)
    return true;

  cli_complain ("--min-rating is %s, which is more than --max-rating, %s",
                shared->min_rating_text, shared->max_rating_text);
  return false;
}

/* One option with two names. */
static bool
join_levels (CliShared *shared)
{
  if (shared->level == NULL)
    shared->level = g_steal_pointer (&shared->difficulty);

  if (shared->difficulty == NULL || g_str_equal (shared->level, shared->difficulty))
    return true;

  cli_complain ("--level is %s, but --difficulty, which is the same, is %s", shared->level,
                shared->difficulty);
  return false;
}

bool
cli_technique_parse (const char *name,
                     int        *technique)
{
  *technique = sudoku_technique_from_name (name);
  if (*technique < 0)
    cli_complain ("there is no technique “%s”; “nine-queens-cli techniques” lists them", name);

  return *technique >= 0;
}

static void
fill_entries (CliSharedOptions  has,
              CliShared        *shared,
              GOptionEntry      entries[G_N_ELEMENTS (table) + 1])
{
  int n_entries = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (has & table[i].option)
      entries[n_entries++] = (GOptionEntry) {
        .long_name = table[i].name,
        .arg = table[i].arg,
        .arg_data = G_STRUCT_MEMBER_P (shared, table[i].offset),
        .description = table[i].description,
        .arg_description = table[i].value,
      };

  entries[n_entries] = (GOptionEntry) { .long_name = NULL };
}

bool
cli_shared_parse (CliSharedOptions     has,
                  const char          *usage,
                  const char          *summary,
                  const GOptionEntry  *entries,
                  CliShared           *shared,
                  int                 *argc,
                  char              ***argv,
                  CliStatus           *status)
{
  GOptionEntry shared_entries[G_N_ELEMENTS (table) + 1];

  *shared = (CliShared) { .level = NULL };
  fill_entries (has, shared, shared_entries);
  if (!cli_options_parse (usage, summary, entries, shared_entries, argc, argv, status))
    return false;

  *status = CLI_USAGE;
  return (shared->format_name == NULL
          || cli_format_parse (shared->format_name, &shared->rows.format))
         && join_levels (shared) && parse_ratings (shared)
         && cli_parse_threads (shared->threads_text, &shared->n_threads);
}
