/* The keys of the Watch page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-player.h"

/* Does what a key says. Returns false where it says nothing here. */
bool app_watch_keys_press (AppWatchPlayer *player,
                           GtkDropDown    *speed,
                           guint           keyval,
                           bool            shift);
