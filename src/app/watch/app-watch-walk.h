/* The dialog that saves a walk through the search that is watched: the boards from one event to
 * another, with their sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-walk.h"

#define APP_TYPE_WATCH_WALK (app_watch_walk_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchWalk, app_watch_walk, APP, WATCH_WALK, GtkWindow)

/* Offers the events around `position`. Rows and columns count from `first`. */
GtkWidget *app_watch_walk_new  (GtkWindow        *parent,
                                const GameMethod *method,
                                uint64_t          position,
                                int               first);

/* Saves what the dialog asks for. */
void       app_watch_walk_save (AppWatchWalk     *self,
                                GFile            *file,
                                int               format,
                                double            scale);
