/* The nodes of a tree for the focus and for assistive technology: children of the widget that draws
 * it, each inside of the one above it. They draw nothing and leave the pointer to the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/tree/paint-tree.h"

#define APP_TYPE_TREE_NODE (app_tree_node_get_type ())

G_DECLARE_FINAL_TYPE (AppTreeNode, app_tree_node, APP, TREE_NODE, GtkWidget)

typedef struct _AppTreeNodes AppTreeNodes;

/* For the tree: a node was activated, or got the focus. */
typedef void (*AppTreeNodesFunc) (GtkWidget *tree,
                                  int        place);

/* `tree` owns it, and frees it when it is disposed of. */
AppTreeNodes *app_tree_nodes_new        (GtkWidget              *tree,
                                         AppTreeNodesFunc        activate,
                                         AppTreeNodesFunc        focus);
void          app_tree_nodes_free       (AppTreeNodes           *self);

/* Makes them those of a layout, with a name for each place; `current` is the one at work. Nothing
 * has the focus then if a node had it that is gone. */
void          app_tree_nodes_show       (AppTreeNodes           *self,
                                         const PaintTreeLayout  *layout,
                                         char                  **names,
                                         double                  scale,
                                         int                     current);

/* For the layout of the tree. */
void          app_tree_nodes_allocate   (AppTreeNodes           *self);

gboolean      app_tree_nodes_grab_focus (AppTreeNodes           *self,
                                         int                     place);
