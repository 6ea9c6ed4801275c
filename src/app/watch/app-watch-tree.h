/* The picture of the search that is watched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-view.h"

#define APP_TYPE_WATCH_TREE (app_watch_tree_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTree, app_watch_tree, APP, WATCH_TREE, GtkWidget)

/* The setting that numbers follow. */
void       app_watch_tree_bind       (AppWatchTree *self,
                                      GSettings    *settings);

/* To stand below the tree: a chart, which is there with large trees alone; and one line. Lent. */
GtkWidget *app_watch_tree_get_depths (AppWatchTree *self);
GtkWidget *app_watch_tree_get_legend (AppWatchTree *self);
