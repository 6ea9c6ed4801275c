/* The code of a search that is watched: the line at work, its values, and how often each line ran.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_CODE (app_watch_code_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchCode, app_watch_code, APP, WATCH_CODE, AppWidget)

/* Follows the setting of its language. Its first number comes from these settings too; whoever
 * changes that shows the view again. */
void app_watch_code_bind (AppWatchCode *self,
                          GSettings    *settings);
