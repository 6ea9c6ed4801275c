/* The interface of views.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/player/app-watch-view.h"

G_DEFINE_INTERFACE (AppWatchView, app_watch_view, GTK_TYPE_WIDGET)

static void
app_watch_view_default_init (AppWatchViewInterface *interface)
{
}

void
app_watch_view_show (AppWatchView   *self,
                     AppWatchPlayer *player)
{
  g_return_if_fail (APP_IS_WATCH_VIEW (self));
  g_return_if_fail (APP_IS_WATCH_PLAYER (player));

  APP_WATCH_VIEW_GET_IFACE (self)->show (self, player);
}

GamePlayback *
app_watch_view_get_playback (AppWatchPlayer *player)
{
  return GAME_PLAYBACK (app_watch_player_get_playable (player));
}

const GameSearch *
app_watch_view_get_search (AppWatchPlayer *player)
{
  return game_playback_get_search (app_watch_view_get_playback (player));
}
