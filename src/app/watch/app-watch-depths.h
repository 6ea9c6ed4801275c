/* The chart of how deep a search was over time, with its caption. Time is that of the time line; a
 * click or a drag goes to a place of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-player.h"
#include "app/widgets/app-widget.h"
#include "game/watch/game-playback.h"

#define APP_TYPE_WATCH_DEPTHS (app_watch_depths_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchDepths, app_watch_depths, APP, WATCH_DEPTHS, AppWidget)

GtkWidget *app_watch_depths_new  (void);

/* The player moves a playback. */
void       app_watch_depths_show (AppWatchDepths *self,
                                  AppWatchPlayer *player);
