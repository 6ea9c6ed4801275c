/* The nodes of a tree for the focus and for assistive technology: children of the widget that draws
 * it, each inside of the one above it. They draw nothing and leave the pointer to the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/tree/paint-tree.h"

#define APP_TYPE_WATCH_NODE (app_watch_node_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchNode, app_watch_node, APP, WATCH_NODE, GtkWidget)

typedef struct _AppWatchNodes AppWatchNodes;

/* For the tree: a node was activated, or got the focus. */
typedef void (*AppWatchNodesFunc) (GtkWidget *tree,
                                   int        place);

/* `tree` owns it, and frees it when it is disposed of. */
AppWatchNodes *app_watch_nodes_new        (GtkWidget             *tree,
                                           AppWatchNodesFunc      activate,
                                           AppWatchNodesFunc      focus);
void           app_watch_nodes_free       (AppWatchNodes         *self);

/* Makes them those of a layout, with a name for each place; `current` is the one at work. Nothing
 * has the focus then if a node had it that is gone. */
void           app_watch_nodes_show       (AppWatchNodes         *self,
                                           const PaintTreeLayout *layout,
                                           char                 **names,
                                           double                 scale,
                                           int                    current);

/* For the layout of the tree. */
void           app_watch_nodes_allocate   (AppWatchNodes         *self);

gboolean       app_watch_nodes_grab_focus (AppWatchNodes         *self,
                                           int                    place);
