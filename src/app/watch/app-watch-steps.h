/* The steps of a logical path as a list: one row a step, and a last one for where it ends.
 *
 * The user chooses a row, which does the action "watch.seek" with its position, or activates one,
 * which does "watch.play".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/watch/game-path.h"

#define APP_TYPE_WATCH_STEPS (app_watch_steps_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchSteps, app_watch_steps, APP, WATCH_STEPS, AppWidget)

/* Selects the row of `position` and scrolls to it. `path` NULL: no rows. */
void app_watch_steps_show (AppWatchSteps *self,
                           GamePath      *path,
                           guint          position);
