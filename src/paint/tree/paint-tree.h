/* Pictures of the tree of a search: of all of it where it is small, else of the path and what hangs
 * on it; and how deep it was over time.
 *
 * A layout says where nodes lie, so that a user can go to them. Of the whole tree leaves stand side
 * by side and each node in the middle above its children: nothing moves while the search does. Of a
 * path one row is one level, the values of one node; where levels are lines of the board, they are
 * in the picture too.
 *
 * Disc: on the path; diamond: solutions below, and how many, or which one; triangle: none, and how
 * many nodes; square: refused; circle or dot: to come. Numbers on the lines are values, those on
 * the left levels. Where the levels are too many for the height, those without a choice are drawn
 * together, as three dots and their number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-tree.h"
#include "paint/paint.h"

/* All values of all lines of the largest board, and what is above them. */
enum { PAINT_TREE_MAX_PLACES = QUEENS_MAX * QUEENS_MAX + 1 };

typedef struct
{
  double        x, y;
  int           parent;         /* a place, which may not be drawn; -1 of the first one */
  int           row;            /* of the picture; 0 of the first one */
  int           n_levels;       /* that are drawn together here; 1 of a plain node; 0: not drawn */
  bool          is_leaf;        /* nothing is drawn below it */

  int           level;          /* of the search, from 0; -1: the beginning, above all levels */

  /* Of a path; whole trees have nodes that say this. */
  int           value;          /* from 0, digits too */
  GameTreeState state;
} PaintTreePlace;

/* Places are those of nodes, or in the order of rows and their values. Those of a row have numbers
 * that grow from left to right, and what hangs on a place comes after it. */
typedef struct
{
  int            n_places;
  int            n_rows;        /* below the first place */
  double         row_height;
  double         pitch;         /* between leaves, or values */
  double         radius;

  /* Of a path. */
  int            at;            /* the place at work */
  int            max_level;
  double         width, height;
  PaintTreePlace place[PAINT_TREE_MAX_PLACES];
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
void paint_tree_path_init   (PaintTreeLayout       *layout,
                             const GameSearch      *search,
                             const SearchEvent     *event,
                             int                    max_level,
                             double                 width,
                             double                 height);

/* The place that is drawn for this one: itself, or the nearest above it. */
int  paint_tree_shown       (const PaintTreeLayout *layout,
                             int                    place);

/* The place at a point, or -1. */
int  paint_tree_at          (const PaintTreeLayout *layout,
                             double                 x,
                             double                 y);

/* The next place that way; the same where there is none. */
int  paint_tree_next        (const PaintTreeLayout *layout,
                             int                    place,
                             PaintTreeDirection     direction);

void paint_tree_whole       (cairo_t               *cr,
                             const PaintTreeLayout *layout,
                             const GameTree        *tree,
                             const PaintTreeView   *view,
                             const PaintTheme      *theme);

/* With the search and event of the layout. */
void paint_tree_path        (cairo_t               *cr,
                             const PaintTreeLayout *layout,
                             const PaintTreeView   *view,
                             const PaintTheme      *theme);

/* How deep the search was over the width, between the least and the greatest depth, where there
 * were solutions, and the position. `n_levels` has all of the height. */
void paint_tree_depths      (cairo_t               *cr,
                             const GameDepths      *depths,
                             uint64_t               position,
                             int                    n_levels,
                             const PaintTheme      *theme,
                             double                 width,
                             double                 height);
