/* A clock that a puzzle is played against. It stands while there is any reason for it to stand.
 *
 * A plain value that never asks for the time: `now` is g_get_monotonic_time (), or whatever a test
 * says, in microseconds. A time before the last one counts as that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Why a clock stands; any number of reasons at once. */
typedef enum
{
  GAME_PAUSE_NONE    = 0,
  GAME_PAUSE_BY_HAND = 1 << 0,
  GAME_PAUSE_AWAY    = 1 << 1,  /* nobody looks at the board */
  GAME_PAUSE_SOLVED  = 1 << 2,
} GamePause;

typedef struct
{
  int64_t   elapsed;            /* microseconds, up to `since` */
  int64_t   since;
  GamePause pauses;
} GameClock;

/* Standing for `pauses`, with so much on it. */
GameClock game_clock_new       (uint64_t         milliseconds,
                                GamePause        pauses,
                                int64_t          now);

/* Adds a reason to stand, or takes it away. */
void      game_clock_set_pause (GameClock       *clock,
                                GamePause        reason,
                                bool             holds,
                                int64_t          now);

bool      game_clock_runs      (const GameClock *clock);

/* Milliseconds. */
uint64_t  game_clock_get       (const GameClock *clock,
                                int64_t          now);
