/* What the method of a search that is watched keeps in memory, drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_STATE (app_watch_state_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchState, app_watch_state, APP, WATCH_STATE, AppWidget)

/* Its first number comes from these settings; whoever changes that shows the view again. */
void app_watch_state_bind (AppWatchState *self,
                           GSettings     *settings);
