/* The time line of a search: a scale over its whole length, with a tick for each solution. Or of a
 * logical path, with a tick for each step that is more than a single.
 *
 * The user drags, clicks or presses a key, which does the action "watch.seek" with a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/watch/game-playable.h"

#define APP_TYPE_WATCH_TIMELINE (app_watch_timeline_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTimeline, app_watch_timeline, APP, WATCH_TIMELINE, AppWidget)

/* Shows the position of `playable`, of which it takes a reference, and its goals. */
void app_watch_timeline_show (AppWatchTimeline *self,
                              GamePlayable     *playable);
