/* The lower part of the Watch page: progress, time line, buttons and speed of a player, and its
 * keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-player.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_TRANSPORT (app_watch_transport_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTransport, app_watch_transport, APP, WATCH_TRANSPORT, AppWidget)

/* Moves `player`; the speed is kept in `settings`. Nothing may be pressed before. */
void app_watch_transport_bind          (AppWatchTransport *self,
                                        AppWatchPlayer    *player,
                                        GSettings         *settings);

/* The speed comes from this key of the settings (a static string), and changes are kept there. */
void app_watch_transport_set_speed_key (AppWatchTransport *self,
                                        const char        *key);

/* Without its time line where room is short. */
void app_watch_transport_set_slim      (AppWatchTransport *self,
                                        bool               is_slim);

/* Shows the state of the player, which has something to play. */
void app_watch_transport_update        (AppWatchTransport *self);

/* Returns false where the key means nothing here. */
bool app_watch_transport_press_key     (AppWatchTransport *self,
                                        guint              keyval,
                                        bool               shift);
