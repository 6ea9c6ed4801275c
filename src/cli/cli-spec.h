/* What the user wants generate to make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-shared.h"
#include "game/state/game-variant.h"

/* The values of the options that generate has alone, as they were written; NULL: not at all. */
typedef struct
{
  char    *puzzle;
  char    *size;
  char    *symmetry;
  char    *clues;
  char    *pattern;
  gboolean allows_harder;
} CliSpecOptions;

typedef enum
{
  CLI_REPEATS_UNLIKELY,         /* in all the time there is */
  CLI_REPEATS_LIKELY,
  CLI_REPEATS_NEVER,            /* all of them are listed */
} CliRepeats;

void       cli_spec_options_clear (CliSpecOptions       *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSpecOptions, cli_spec_options_clear)

/* Reads them, and the file of a pattern. CLI_FINE: there are such puzzles; otherwise it has
 * complained. */
CliStatus  cli_spec_read          (const CliSpecOptions *options,
                                   const CliShared      *shared,
                                   GameSpec             *spec);

/* Says why no sudoku can meet a spec. */
void       cli_spec_complain_of_sudoku
                                  (const SudokuSpec     *spec);

/* Whether such puzzles are so easy to find that many are made at once. */
bool       cli_spec_is_quick      (const GameSpec       *spec);

/* Whether such puzzles come twice. */
CliRepeats cli_spec_get_repeats   (const GameSpec       *spec);
