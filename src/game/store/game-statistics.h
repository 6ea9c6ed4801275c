/* What finished games come to: how many of each level, how long they took, week by week, and which
 * techniques they needed. A plain value, computed from the records and the time; it reads no file
 * and asks for no clock.
 *
 * Times are those of games that were played with the clock on, and only of these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-variant.h"
#include "game/store/game-records.h"

/* The games that count. Weeks begin on Monday; the present one, month or week, is the last. */
typedef enum
{
  GAME_PERIOD_WEEKS,            /* twelve weeks */
  GAME_PERIOD_YEAR,             /* twelve months */
  GAME_PERIOD_ALL,              /* all games, by month */
  GAME_N_PERIODS,
} GamePeriod;

enum
{
  GAME_STATISTICS_NO_LEVEL = SUDOKU_N_LEVELS,
  GAME_STATISTICS_LEVELS,       /* each level, and games of which it is not known */
  GAME_STATISTICS_SLOTS = 240,  /* twenty years of months */
};

typedef struct
{
  guint    n_solved;
  guint    n_without_hints;
  guint    n_hints;             /* in all of them */
  guint    n_timed;             /* best and total are of these */
  uint64_t best;                /* milliseconds */
  uint64_t total;               /* their mean is total / n_timed */
} GameLevelStatistics;

typedef struct
{
  GameVariant         variant;
  GamePeriod          period;
  GameLevelStatistics all;
  GameLevelStatistics level[GAME_STATISTICS_LEVELS];

  /* The median of each week or month, in milliseconds; 0 where no game has a time. */
  int                 n_slots;
  int                 last_slot;        /* its number among all weeks or months of the calendar */
  uint64_t            usual[GAME_STATISTICS_LEVELS][GAME_STATISTICS_SLOTS];

  guint               n_graded;         /* games of which the techniques are known */
  guint               n_met[SUDOKU_N_TECHNIQUES];       /* in how many of them each was met */
  guint               n_techniques;     /* that were met in any */
} GameStatistics;

/* `results`: GameResults of all variants, in any order; `now` is in the time zone of the player.
 * Free queens count with those that have fixed ones. */
void       game_statistics_init      (GameStatistics       *self,
                                      const GArray         *results,
                                      GameVariant           variant,
                                      GamePeriod            period,
                                      GDateTime            *now);

/* The first day of a slot. New. */
GDateTime *game_statistics_slot_date (const GameStatistics *self,
                                      int                   slot);

/* The level of the best of all times, or -1. */
int        game_statistics_best      (const GameStatistics *self);
