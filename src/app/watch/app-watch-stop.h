/* Where a search that is watched comes to rest, for the user to choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_STOP (app_watch_stop_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchStop, app_watch_stop, APP, WATCH_STOP, AppWidget)
