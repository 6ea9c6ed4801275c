/* Records: what finished games took, by puzzle, size and level.
 *
 * They are in a file that only grows, `records`, a line for each game, so that they stay when one
 * goes out of the library. A line that makes no sense counts for nothing. A game whose solution the
 * program has shown does not count, and one that is finished twice counts once. A folder of NULL,
 * where nothing is kept, has none.
 *
 * Fields that came after 0.1.0 hang on the last word of a line, where 0.1.0 does not look:
 * `KEY;clock=off;techniques=0000,0002`. Those that this program does not know it passes over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-play-stats.h"
#include "game/state/game-state.h"

/* A finished game, as its line has it. */
typedef struct
{
  int64_t  begun;                       /* microseconds since 1970 */
  int64_t  finished;
  char     puzzle[GAME_LEVEL_SIZE];     /* "sudoku", "queens", "coloured" */
  int      size;                        /* rows */
  char     level[GAME_LEVEL_SIZE];      /* "" where it is not known */
  uint64_t milliseconds;
  guint    n_hints;
  bool     had_clock;                   /* the player saw it; taken for granted of 0.1.0 */
  bool     has_path;                    /* `path` is known */
  SudokuTechniques path;                /* as in GamePlayStats */
} GameResult;

/* The sums of the games of one puzzle, size and level. */
typedef struct
{
  char     puzzle[GAME_LEVEL_SIZE];     /* "sudoku", "queens", "coloured" */
  int      size;                        /* rows */
  char     level[GAME_LEVEL_SIZE];      /* "" where it is not known */

  guint    n_games;
  guint    n_timed;                     /* games with the clock on, which the times are of */
  uint64_t best;                        /* milliseconds */
  uint64_t total;                       /* the mean is total / n_timed */
  guint    n_hints;                     /* in all of them */
  guint    n_without_hints;             /* games that took none */
} GameRecord;

/* Adds a finished game to those in `folder`. */
bool    game_records_add        (const char           *folder,
                                 const GameState      *state,
                                 const GamePlayStats  *stats,
                                 GError              **error);

/* The line of a finished game, without its end; new. */
char   *game_records_dup_line   (const GameState      *state,
                                 const GamePlayStats  *stats);

/* GameResults, each game once, as they come in the file; to be freed with g_array_unref (). */
GArray *game_records_read_games (const char           *folder);

/* Adds the lines of `folder` to `lines`, without their ends; and adds to `folder` those of `lines`
 * that are not there, all or none, and copies of them to `joined`, if that is not NULL. */
void    game_records_add_lines  (const char *folder,
                                 GPtrArray  *lines);
bool    game_records_join_lines (const char *folder,
                                 GPtrArray  *lines,
                                 GPtrArray  *joined,
                                 GError    **error);

/* Takes lines out again, all or none. */
bool    game_records_remove_lines (const char *folder,
                                   GPtrArray  *lines,
                                   GError    **error);

/* GameRecords, by puzzle, size and level as they come; to be freed with g_array_unref (). */
GArray *game_records_read       (const char           *folder);

/* When each puzzle was finished last: gint64 of microseconds since 1970 by the key that
 * game_save_key () gives. New. */
GHashTable *game_records_read_finished (const char *folder);
