/* The legend of a search tree, and the tips for its nodes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/watch/game-tree.h"

/* Markup, in the colours of a widget. `levels` of `most` are drawn; 0: all. New. */
char       *app_tree_legend_dup     (GtkWidget      *widget,
                                     int             levels,
                                     int             most);

/* What a node is, and of a whole tree its board; else `tree` is NULL, and the board would have to
 * be searched for. */
GtkWidget  *app_tree_legend_new_tip (GtkWidget      *widget,
                                     const char     *words,
                                     const GameTree *tree,
                                     int             node);

/* Beside the nodes: all the shapes. */
const char *app_tree_legend_get_tip (void);
