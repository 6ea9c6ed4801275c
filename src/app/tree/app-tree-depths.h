/* The chart of how deep a search was over time, with its caption. Time is that of the time line; a
 * click or a drag goes to a place of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-player.h"
#include "app/widgets/app-widget.h"
#include "game/watch/game-playback.h"

#define APP_TYPE_TREE_DEPTHS (app_tree_depths_get_type ())

G_DECLARE_FINAL_TYPE (AppTreeDepths, app_tree_depths, APP, TREE_DEPTHS, AppWidget)

GtkWidget *app_tree_depths_new  (void);

/* The player moves a playback. */
void       app_tree_depths_show (AppTreeDepths  *self,
                                 AppWatchPlayer *player);
