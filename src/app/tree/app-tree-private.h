/* The parts of the tree: what it shows (app-tree.c), and what the user does with it
 * (app-tree-input.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/tree/app-tree-depths.h"
#include "app/tree/app-tree-nodes.h"
#include "app/tree/app-tree-places.h"
#include "app/tree/app-tree.h"

struct _AppTree
{
  GtkWidget       parent_instance;

  AppWatchPlayer *player;
  GamePlayback   *playback;
  GSettings      *settings;
  GtkLabel       *legend;       /* outside of the tree, which can be made larger */
  AppTreeDepths  *depths;       /* likewise; of a tree that is not drawn whole */
  AppTreeNodes   *nodes;
  int             marked;       /* the place that keys have chosen; -1: the one at work */
  uint64_t        position;     /* that is shown */
  bool            is_moving;    /* the focus, and not by the user */
  int             width;        /* for which the nodes are laid out */
  int             height;
  guint           idle_id;
};


double app_tree_get_scale  (AppTree       *self);

/* How many levels are drawn; 0: all. */
int    app_tree_get_levels (AppTree       *self);

/* There is a playback. */
void   app_tree_lay_out    (AppTree       *self,
                            AppTreePlaces *places);

/* The place that keys have chosen, or else the one at work. */
int    app_tree_get_chosen (AppTree       *self,
                            AppTreePlaces *places);

/* Scrolls to it. */
void   app_tree_show_place (AppTree       *self,
                            AppTreePlaces *places,
                            int            place);

/* Gives it the ring, and the focus if the tree has it. */
void   app_tree_mark       (AppTree       *self,
                            int            place);

/* Makes the nodes, and listens to the user. */
void   app_tree_init_input (AppTree       *self);
