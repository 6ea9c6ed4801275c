/* The work of one frame of a player: a slice, a look at the clock, and the next slice.
 *
 * `deadline`, of g_get_monotonic_time (), is passed by less than a millisecond. A `stop` of NULL
 * stands for the goals of the playable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-playable.h"

/* How many positions a frame goes forwards that comes `elapsed` microseconds after the one before;
 * `due`, 0 at first, keeps what it is short of. Up to 30 positions a second each has a frame of its
 * own, so that the user sees all of them: where frames come late, playing takes longer. */
uint64_t app_watch_frame_take_due (double      *due,
                                   double       speed,
                                   gint64       elapsed);

/* Goes forwards by `n` positions, or as many as fit. Returns false where it came to rest: at the
 * end, or at a stop. A stop without conditions holds nowhere. */
bool app_watch_frame_advance   (GamePlayable   *playable,
                                const GameStop *stop,
                                uint64_t        n,
                                gint64          deadline);

/* Goes towards the next stop. Returns true while it is still to be found. */
bool app_watch_frame_find      (GamePlayable   *playable,
                                const GameStop *stop,
                                gint64          deadline);

/* Looks for the stop before `origin`; there is none between `*searched` and it. Returns true while
 * it is still to be found; in the end the playable is at that stop, or at `origin` where there is
 * none. A search runs forwards only: the way back looks through one stretch after the other, each
 * of them further back, until one holds a stop. */
bool app_watch_frame_find_back (GamePlayable   *playable,
                                const GameStop *stop,
                                uint64_t        origin,
                                uint64_t       *searched,
                                gint64          deadline);
