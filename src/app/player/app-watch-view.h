/* One way to look at a search: its tree, code, state or stack, or where it stops. A view is a
 * widget; the card of views shows those that are seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-player.h"
#include "game/watch/game-playback.h"

#define APP_TYPE_WATCH_VIEW (app_watch_view_get_type ())

G_DECLARE_INTERFACE (AppWatchView, app_watch_view, APP, WATCH_VIEW, GtkWidget)

struct _AppWatchViewInterface
{
  GTypeInterface parent_interface;

  void (*show) (AppWatchView   *self,
                AppWatchPlayer *player);
};

/* Shows the search of the player as it is now; called again when it has moved. The view keeps a
 * reference to the player while it needs one. */
void app_watch_view_show (AppWatchView   *self,
                          AppWatchPlayer *player);

/* For views: the playback and the search of a player that plays one. Lent until it moves. */
GamePlayback     *app_watch_view_get_playback (AppWatchPlayer *player);
const GameSearch *app_watch_view_get_search   (AppWatchPlayer *player);
