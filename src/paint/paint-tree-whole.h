/* The picture of the whole tree of a small search: where its nodes lie, and how they look at a
 * position. Leaves stand side by side and each node in the middle above its children, so nothing
 * moves while the search does.
 *
 * Disc: on the path; diamond: solutions below, and how many, or which one; triangle: none, and how
 * many nodes; square: refused by the node at work; circle: to come. Numbers on the lines are
 * values, those on the left levels. Where the levels are too many for the height, those without a
 * choice are drawn together, as three dots and their number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-tree.h"
#include "paint/paint.h"

typedef struct
{
  double x, y;
  int    row;                   /* of the picture; 0 of the root */
  int    n_levels;              /* that are drawn together here; 1 of a plain node; 0: not drawn */
  bool   is_leaf;               /* nothing is drawn below it */
} PaintTreePlace;

typedef struct
{
  int            n_nodes;
  int            n_rows;        /* below the root */
  double         row_height;
  double         pitch;         /* between leaves */
  double         radius;
  PaintTreePlace place[GAME_TREE_MAX_NODES];
} PaintTreeLayout;

/* What is to be seen of it. */
typedef struct
{
  const GameSearch  *search;
  const SearchEvent *event;     /* the last one, or NULL */
  int                marked;    /* a node with a ring around it, or -1 */
  int                first;     /* the number of the first line and square: 0 or 1 */
  bool               is_on_paper;       /* ground in the colour of a cell; no node is at work */
} PaintTreeView;

typedef enum
{
  PAINT_TREE_PARENT,
  PAINT_TREE_CHILD,
  PAINT_TREE_BEFORE,            /* in the same row */
  PAINT_TREE_AFTER,
} PaintTreeDirection;

/* Nodes below `max_level` are left out; 0: none are. */
void paint_tree_layout_init (PaintTreeLayout       *layout,
                             const GameTree        *tree,
                             int                    max_level,
                             double                 width,
                             double                 height);

/* The node that is drawn for this one: itself, or the nearest above it. */
int  paint_tree_shown       (const PaintTreeLayout *layout,
                             const GameTree        *tree,
                             int                    node);

/* The node at a point, or -1. */
int  paint_tree_at          (const PaintTreeLayout *layout,
                             double                 x,
                             double                 y);

/* The next node that way; the same where there is none. */
int  paint_tree_next        (const PaintTreeLayout *layout,
                             const GameTree        *tree,
                             int                    node,
                             PaintTreeDirection     direction);

void paint_tree_whole       (cairo_t               *cr,
                             const PaintTreeLayout *layout,
                             const GameTree        *tree,
                             const PaintTreeView   *view,
                             const PaintTheme      *theme);
