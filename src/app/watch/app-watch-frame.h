/* Moves a playable for as long as one frame allows.
 *
 * `deadline` is a g_get_monotonic_time (); it is passed by less than a millisecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-playable.h"

/* Goes forwards by `n` positions, or as many as fit. Returns false at the end. */
bool app_watch_frame_advance   (GamePlayable *playable,
                                uint64_t      n,
                                gint64        deadline);

/* Goes towards the next goal. Returns true while it is still to be found. */
bool app_watch_frame_find      (GamePlayable *playable,
                                gint64        deadline);

/* Looks for the goal before `origin`, and returns true while it is still to be found; in the end it
 * is at that goal, or at `origin` where there is none. `*searched` is the position from which on
 * there is no goal before `origin`: at first `origin` itself. */
bool app_watch_frame_find_back (GamePlayable *playable,
                                uint64_t      origin,
                                uint64_t     *searched,
                                gint64        deadline);
