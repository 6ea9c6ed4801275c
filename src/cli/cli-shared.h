/* The options that several commands have, with the same words, values and messages everywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-rows.h"
#include "cli/cli.h"

/* Which of them a command has. */
typedef enum
{
  CLI_SHARED_LEVEL     = 1 << 0,        /* --level, and --difficulty, which is the same, */
  CLI_SHARED_NEW_LEVEL = 1 << 7,        /* or those of puzzles that are made */
  CLI_SHARED_RATINGS   = 1 << 1,        /* --min-rating, --max-rating */
  CLI_SHARED_TECHNIQUE = 1 << 2,
  CLI_SHARED_FORMAT    = 1 << 3,
  CLI_SHARED_THREADS   = 1 << 4,
  CLI_SHARED_STATS     = 1 << 5,
  CLI_SHARED_FILES     = 1 << 6,        /* what is left of the line: names of files, or puzzles */
} CliSharedOptions;

/* A value is its default where the command has not the option, or the user did not give it. */
typedef struct
{
  /* As they were written; NULL: not at all. */
  char    *level;               /* each puzzle has its own levels: the command reads it */
  char    *difficulty;          /* as `level`; NULL behind cli_shared_parse (), or the same */
  char    *technique;
  char    *format_name;
  char    *min_rating_text;
  char    *max_rating_text;
  char    *threads_text;
  char   **files;

  gboolean wants_stats;
  int      n_threads;
  int      min_rating;          /* in tenths */
  int      max_rating;
  CliRows  rows;                /* of the format; the command adds the columns */
} CliShared;

void cli_shared_clear (CliShared            *shared);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliShared, cli_shared_clear)

/* The technique with a code or name; complains where there is none. */
bool cli_technique_parse (const char         *name,
                          int                *technique);

/* As cli_options_parse (), for a command that has the options in `has` behind its own `entries`. It
 * reads their values too. `shared` is overwritten. */
bool cli_shared_parse (CliSharedOptions      has,
                       const char           *usage,
                       const char           *summary,
                       const GOptionEntry   *entries,
                       CliShared            *shared,
                       int                  *argc,
                       char               ***argv,
                       CliStatus            *status);
