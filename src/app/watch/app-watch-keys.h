/* The keys of views and stops: Alt+4 to Alt+8, F8, and steps over and out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-views.h"

/* Returns false where the key means nothing here. The player plays a search. */
bool app_watch_keys_press       (AppWatchPlayer  *player,
                                 AppWatchViews   *views,
                                 guint            keyval,
                                 GdkModifierType  state);

/* Goes to the next or the last stop; where none is set, to a solution. */
void app_watch_keys_find_stop   (AppWatchPlayer  *player,
                                 bool             forward);

/* Runs on until the search is at its level again, or has left it. */
void app_watch_keys_leave_level (AppWatchPlayer  *player,
                                 bool             out);
