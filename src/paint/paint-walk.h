/* A walk through a search: the boards from one event to another, each with its sentence. As a strip
 * that wraps into rows it is a PNG, an SVG or a PDF; as an animation an APNG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"
#include "paint/paint-file.h"

/* The animation; beside the formats of PaintFile, which make a strip. */
enum { PAINT_WALK_APNG = PAINT_N_FILES };

/* More would be an image of hundreds of megabytes, or a page larger than a PDF may have. */
enum { PAINT_WALK_MAX_BOARDS = 200, PAINT_WALK_MAX_FRAMES = 2000 };

/* Of which events there is a board. A solution is always among them. */
typedef enum
{
  PAINT_WALK_ALL,
  PAINT_WALK_PLACEMENTS,        /* what is put there and taken back; and the start */
  PAINT_WALK_DEAD_ENDS,
  PAINT_WALK_N_EVENTS,
} PaintWalkEvents;

/* A plain value. */
typedef struct
{
  GameSearch      start;        /* before its first event */
  uint64_t        from, to;     /* events, from 1; 0 is the start. It ends with the search. */
  PaintWalkEvents events;
  int             delay;        /* between two frames, in milliseconds */
  int             first;        /* the number of the first row and column: 0 or 1 */
} PaintWalk;

/* The format that belongs to the end of a file's name, or -1. */
int     paint_walk_format_from_name (const char       *name);

/* How many boards a file of the format may have. */
int     paint_walk_max_boards       (int               format);

/* How many boards the walk has; stops counting behind `most`. */
int     paint_walk_count            (const PaintWalk  *walk,
                                     int               most);

/* Returns the whole file, or NULL with `error` set. The walk has from one board to as many as the
 * format may have. `scale` is pixels per unit. */
GBytes *paint_walk_new_bytes        (const PaintWalk  *walk,
                                     int               format,
                                     double            scale,
                                     GError          **error);
