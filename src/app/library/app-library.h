/* The library: games in progress and finished ones, with what the finished ones took.
 *
 * A game that is chosen is the action win.resume of the parent, with its key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "game/store/game-library.h"

#define APP_TYPE_LIBRARY (app_library_get_type ())

G_DECLARE_FINAL_TYPE (AppLibrary, app_library, APP, LIBRARY, GtkWindow)

/* `records` are those of game_records_read (), taken. `shows_time`: with times. */
GtkWidget *app_library_new (GtkWindow   *parent,
                            GameLibrary *library,
                            GArray      *records,
                            bool         shows_time);
