/* The steps of a logical path as a list: one row a step, and a last one for where it ends.
 *
 * Signals: "seek" (guint64 position): the user chose the row of that position. "play": the user
 * activated a row, as with the space bar.
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
