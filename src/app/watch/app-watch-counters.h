/* What a search has done so far, in numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-adaptive-bin.h"
#include "game/watch/game-trace.h"

#define APP_TYPE_WATCH_COUNTERS (app_watch_counters_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchCounters, app_watch_counters, APP, WATCH_COUNTERS,
                      AppAdaptiveBin)

/* `length` is that of the whole search, or where `whole` is false what is known of it. */
void app_watch_counters_show (AppWatchCounters *self,
                              const GameSearch *search,
                              uint64_t          position,
                              uint64_t          length,
                              bool              whole);

/* Whether there is room for all of them. */
void app_watch_counters_set_roomy (AppWatchCounters *self,
                                   bool              roomy);
