/* The picture of the search that is watched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"

#define APP_TYPE_TREE (app_tree_get_type ())

G_DECLARE_FINAL_TYPE (AppTree, app_tree, APP, TREE, GtkWidget)

/* The setting that numbers follow. */
void       app_tree_bind       (AppTree   *self,
                                GSettings *settings);

/* To stand below the tree: a chart, which is there with large trees alone; and one line. Lent. */
GtkWidget *app_tree_get_depths (AppTree   *self);
GtkWidget *app_tree_get_legend (AppTree   *self);
