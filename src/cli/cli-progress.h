/* Tells on a terminal that a search for puzzles goes on although none has come for long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

/* Times are in microseconds. */
typedef struct
{
  uint64_t n_tried;             /* puzzles in vain */
  gint64   since;               /* when the last puzzle came, or the search began */
  gint64   wait;                /* from then on until a line is due */
} CliProgress;

/* The first line is due after five seconds without a puzzle, the next one always after twice the
 * time, whether or not puzzles have come in between. */
CliProgress cli_progress_new   (gint64       now);

/* Counts puzzles that were tried; if `is_found`, one has come. Returns how many were tried in vain
 * where a line is due, else 0. */
uint64_t    cli_progress_take  (CliProgress *self,
                                uint64_t     n_tried,
                                bool         is_found,
                                gint64       now);

/* The progress of the whole program. Puzzles may be counted on any thread. Nothing is told where
 * standard error is no terminal. */
void        cli_progress_start (void);
void        cli_progress_count (uint64_t     n_tried,
                                bool         is_found);
