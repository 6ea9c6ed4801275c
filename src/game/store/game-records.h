/* Records: what finished games took, by puzzle, size and level.
 *
 * They are in a file that only grows, `records`, a line for each game, so that they stay when one
 * goes out of the library. A line that makes no sense counts for nothing. A game whose solution the
 * program has shown does not count, and one that is finished twice counts once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-play-stats.h"
#include "game/state/game-state.h"

typedef struct
{
  char     puzzle[GAME_LEVEL_SIZE];     /* "sudoku", "queens", "coloured" */
  int      size;                        /* rows */
  char     level[GAME_LEVEL_SIZE];      /* "" where it is not known */

  guint    n_games;
  uint64_t best;                        /* milliseconds */
  uint64_t total;                       /* of all; the mean is total / n_games */
  guint    n_hints;                     /* in all of them */
  guint    n_without_hints;             /* games that took none */
} GameRecord;

/* Adds a finished game to those in `folder`. */
bool    game_records_add  (const char           *folder,
                           const GameState      *state,
                           const GamePlayStats  *stats,
                           GError              **error);

/* GameRecords, by puzzle, size and level as they come; to be freed with g_array_unref (). */
GArray *game_records_read (const char        *folder);

/* When each puzzle was finished last: gint64 of microseconds since 1970 by the key that
 * game_save_key () gives. New. */
GHashTable *game_records_read_finished (const char *folder);
