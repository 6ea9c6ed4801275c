/* The stack of a search that is watched: a row for each level, the one at work on top.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_STACK (app_watch_stack_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchStack, app_watch_stack, APP, WATCH_STACK, AppWidget)

/* Whoever binds it shows it again when the settings change. */
void app_watch_stack_bind (AppWatchStack *self,
                           GSettings     *settings);
