/* A clock that a puzzle is played against.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-clock.h"

static int64_t
get_elapsed (const GameClock *clock,
             int64_t          now)
{
  if (!game_clock_runs (clock) || now <= clock->since)
    return clock->elapsed;

  return clock->elapsed + (now - clock->since);
}

GameClock
game_clock_new (uint64_t  milliseconds,
                GamePause pauses,
                int64_t   now)
{
  return (GameClock) { .elapsed = milliseconds * 1000, .since = now, .pauses = pauses };
}

void
game_clock_set_pause (GameClock *clock,
                      GamePause  reason,
                      bool       holds,
                      int64_t    now)
{
  clock->elapsed = get_elapsed (clock, now);
  if (now > clock->since)
    clock->since = now;

  if (holds)
    clock->pauses |= reason;
  else
    clock->pauses &= ~reason;
}

bool
game_clock_runs (const GameClock *clock)
{
  return clock->pauses == GAME_PAUSE_NONE;
}

uint64_t
game_clock_get (const GameClock *clock,
                int64_t          now)
{
  return get_elapsed (clock, now) / 1000;
}
