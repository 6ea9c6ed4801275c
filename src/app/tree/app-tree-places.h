/* Where the nodes of a search lie in the picture of its tree, what they are, and the way to them;
 * of the whole tree, or of the path where that is too large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-playback.h"
#include "paint/tree/paint-tree.h"

/* A plain value, until the playback moves. */
typedef struct
{
  GamePlayback   *playback;
  const GameTree *tree;         /* NULL: the path is drawn */
  int             first;        /* the number of the first row and column */
  PaintTreeLayout layout;
} AppTreePlaces;

/* `levels` as the picture has them; 0: all. */
void  app_tree_places_init         (AppTreePlaces    *self,
                                    GamePlayback     *playback,
                                    int               levels,
                                    int               first,
                                    double            width,
                                    double            height);

/* How many levels there can be. */
int   app_tree_places_count_levels (GamePlayback     *playback);

/* The place at work, or the nearest above it that is drawn. */
int   app_tree_places_get_current  (AppTreePlaces    *self);

/* "row 3, column 2: dead, 4 nodes". New. */
char *app_tree_places_dup_words    (AppTreePlaces    *self,
                                    int               place);

/* The event that shows a place; false where it is not known, or there is none. */
bool  app_tree_places_find         (AppTreePlaces    *self,
                                    int               place,
                                    uint64_t         *position);

/* Draws them, the marked one (-1: none) with a ring. */
void  app_tree_places_draw         (AppTreePlaces    *self,
                                    cairo_t          *cr,
                                    int               marked,
                                    const PaintTheme *theme);
