/* The step of the search in lanes: the children of a block of nodes, or their solutions.
 *
 * Included once by each kernel, which says before what a vector is and does:
 *
 *     Lanes                       LANES_N words of 16 bits, a vector type of the compiler
 *     LaneMask                    a bit for each lane
 *     LanePacking                 which lanes are kept, in the form in which the kernel needs it
 *     lanes_nor (a, b, c)         the bits that none of three has
 *     lanes_live (queen, next, next_left, after, after_left)
 *                                 lanes in which none of queen, next & next_left and
 *                                 after & after_left is 0
 *     lanes_some (a)              lanes that are not 0
 *     lanes_equal (a, b)          lanes that are equal
 *     lanes_packing (packings, mask)
 *                                 how to bring the lanes of a mask together; the first are
 *                                 QueensLanes.packings
 *     lanes_pack (to, packing, a) writes them to `to`, and rubbish behind them
 *
 * One step of a block, here with four lanes:
 *
 *     depth 7    columns  [a][b][c][d][e][f][g]...     take a vector, lanes a to d
 *                falling  [a][b][c][d][e][f][g]...
 *                rising   [a][b][c][d][e][f][g]...
 *                             |
 *                free      110 001 000 101             the free squares of the row
 *                a queen   010 001 000 001             in each lane the lowest, all at once
 *                live        1   0   0   1             the children that still have squares
 *                             |
 *     depth 8    columns  ...[z][a'][d']               packed behind the nodes that wait
 *
 * A buffer that holds a block is emptied before the buffers above it, so the buffers stay small:
 * the search is depth first, in blocks. Three things make it fast, each measured:
 *
 * - No branch depends on the content of a lane. The number of choices differs from lane to lane,
 *   and most nodes have one or two. So two queens are tried in every vector whatever it holds, and
 *   nodes with more choices go to a second buffer, packed, where the rest of their choices are
 *   tried. Two thirds of the lanes do work, and nothing is mispredicted.
 * - Blocks have 1024 nodes, because the data of a packed, unaligned store cannot be read back at
 *   once. With 256 nodes n = 16 takes a quarter longer; larger blocks leave the cache.
 * - The last two rows need no search: two columns are left and two ways to fill them, and
 *   lane_nodes_count () tests both in a few operations.
 *
 * Tried and not kept: one or three queens instead of two before the second buffer (10 % slower);
 * packing all three masks by one list of bytes (the same); cutting slices by runs of squares (the
 * same).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "solver/queens/queens-lanes.h"

/* Nodes that have choices left. */
typedef struct
{
  alignas (64) uint16_t columns[QUEENS_LANE_BLOCK + QUEENS_LANE_MOST];
  alignas (64) uint16_t falling[QUEENS_LANE_BLOCK + QUEENS_LANE_MOST];
  alignas (64) uint16_t rising[QUEENS_LANE_BLOCK + QUEENS_LANE_MOST];
  alignas (64) uint16_t free[QUEENS_LANE_BLOCK + QUEENS_LANE_MOST];
} LaneRest;

/* A depth at work, and the two rows below it. */
typedef struct
{
  Lanes            open;
  Lanes            next_row;    /* their squares */
  Lanes            after_row;
  int              step;        /* to the next row */
  int              step_after;  /* and from there to the one after it */

  bool             counts;      /* these three rows are the last */
  uint64_t         n_solutions;

  const uint16_t (*packings)[8];
  QueensLaneNodes *below;       /* where children go */
  int              n_below;
} LaneDepth;

/* Nodes as they cross the next row, without the queens that are put into the row at work. */
typedef struct
{
  Lanes columns;
  Lanes falling;
  Lanes rising;

  Lanes next;                   /* squares that are free in the next row */
  Lanes after;                  /* and in the one after it */
} LaneNodes;

static inline __attribute__ ((always_inline)) Lanes
lanes_load (const uint16_t *from)
{
  Lanes lanes;

  memcpy (&lanes, from, sizeof lanes);

  return lanes;
}

static inline __attribute__ ((always_inline)) Lanes
lanes_all (uint16_t value)
{
  return (Lanes) { 0 } + value;
}

/* The first n lanes, LANES_N or less of them. */
static inline Lanes
lanes_first (int n)
{
  static const uint16_t before[2 * QUEENS_LANE_MOST] = {
    [0 ... QUEENS_LANE_MOST - 1] = UINT16_MAX,
  };

  return lanes_load (before + QUEENS_LANE_MOST - n);
}

static inline __attribute__ ((always_inline)) LaneNodes
lane_nodes_below (const LaneDepth *depth,
                  Lanes            columns,
                  Lanes            falling,
                  Lanes            rising)
{
  LaneNodes nodes = {
    .columns = columns,
    .falling = falling << depth->step,
    .rising = rising >> depth->step,
  };

  nodes.next = depth->next_row & lanes_nor (columns, nodes.falling, nodes.rising);
  nodes.after = depth->after_row & lanes_nor (columns, nodes.falling << depth->step_after,
                                              nodes.rising >> depth->step_after);

  return nodes;
}

/* The solutions of the last two rows. Two columns are left, a and b. One solution has a in the
 * first row and b in the second, the other the other way round; queens that attack each other
 * do so in both. */
static inline __attribute__ ((always_inline)) int
lane_nodes_count (const LaneDepth *depth,
                  Lanes            columns,
                  Lanes            next,
                  Lanes            after,
                  LaneMask         live)
{
  const Lanes two = depth->open & ~columns;
  const LaneMask peace = live & ~lanes_some (two & two << depth->step_after);
  const LaneMask once = peace & lanes_equal (next | after, two);
  const LaneMask twice = peace & lanes_equal (next & after, two);

  return __builtin_popcount (once) + __builtin_popcount (twice);
}

/* Puts a queen into the leftmost free square of each lane, and takes the square from `free`. */
static inline __attribute__ ((always_inline)) void
lane_nodes_place (LaneDepth       *depth,
                  const LaneNodes *nodes,
                  Lanes           *free)
{
  const Lanes fewer = *free - 1;
  const Lanes queen = *free & ~fewer;
  const Lanes falling = queen << depth->step;
  const Lanes rising = queen >> depth->step;
  const Lanes left = lanes_nor (queen, falling, rising);
  const Lanes left_after = lanes_nor (queen, queen << (depth->step + depth->step_after),
                                      queen >> (depth->step + depth->step_after));
  const LaneMask live = lanes_live (queen, nodes->next, left, nodes->after, left_after);

  *free &= fewer;

  if (depth->counts)
    {
      depth->n_solutions += lane_nodes_count (depth, nodes->columns | queen,
                                              nodes->next & left, nodes->after & left_after,
                                              live);
    }
  else
    {
      const LanePacking packing = lanes_packing (depth->packings, live);

      lanes_pack (depth->below->columns + depth->n_below, packing, nodes->columns | queen);
      lanes_pack (depth->below->falling + depth->n_below, packing, nodes->falling | falling);
      lanes_pack (depth->below->rising + depth->n_below, packing, nodes->rising | rising);
      depth->n_below += __builtin_popcount (live);
    }
}

/* Adds to a rest of `n` nodes those that have choices left, and returns how many they are now. */
static inline __attribute__ ((always_inline)) int
lane_rest_add (LaneRest        *rest,
               int              n,
               const LaneDepth *depth,
               Lanes            columns,
               Lanes            falling,
               Lanes            rising,
               Lanes            free)
{
  const LaneMask some = lanes_some (free);
  const LanePacking packing = lanes_packing (depth->packings, some);

  lanes_pack (rest->columns + n, packing, columns);
  lanes_pack (rest->falling + n, packing, falling);
  lanes_pack (rest->rising + n, packing, rising);
  lanes_pack (rest->free + n, packing, free);

  return n + __builtin_popcount (some);
}

static inline __attribute__ ((always_inline)) void
lane_rest_place (const LaneRest *rest,
                 int             n,
                 LaneDepth      *depth)
{
  for (int i = 0; i < n; i += LANES_N)
    {
      const LaneNodes nodes = lane_nodes_below (depth, lanes_load (rest->columns + i),
                                                lanes_load (rest->falling + i),
                                                lanes_load (rest->rising + i));
      Lanes free = lanes_load (rest->free + i);

      if (n - i < LANES_N)
        free &= lanes_first (n - i);

      do
        lane_nodes_place (depth, &nodes, &free);
      while (lanes_some (free) != 0);
    }
}

/* The steps and `counts` are given apart from `lanes` so that they can be constants. */
static inline __attribute__ ((always_inline)) uint64_t
expand_by (QueensLanes *lanes,
           int          number,
           int          first,
           int          n_nodes,
           int          step,
           int          step_after,
           bool         counts)
{
  const QueensLaneNodes *nodes = &lanes->nodes[number];
  const Lanes row = lanes_all (lanes->free[number]);
  LaneRest rest;
  int n_rest = 0;
  LaneDepth depth = {
    .open = lanes_all (lanes->open),
    .next_row = lanes_all (lanes->free[number + 1]),
    .after_row = lanes_all (lanes->free[number + 2]),
    .step = step,
    .step_after = step_after,
    .counts = counts,
    .packings = lanes->packings,
    .below = &lanes->nodes[number + 1],
    .n_below = lanes->n_nodes[number + 1],
  };

  for (int i = 0; i < n_nodes; i += LANES_N)
    {
      const Lanes columns = lanes_load (nodes->columns + first + i);
      const Lanes falling = lanes_load (nodes->falling + first + i);
      const Lanes rising = lanes_load (nodes->rising + first + i);
      const LaneNodes below = lane_nodes_below (&depth, columns, falling, rising);
      Lanes free = row & lanes_nor (columns, falling, rising);

      if (n_nodes - i < LANES_N)
        free &= lanes_first (n_nodes - i);

      lane_nodes_place (&depth, &below, &free);
      lane_nodes_place (&depth, &below, &free);
      n_rest = lane_rest_add (&rest, n_rest, &depth, columns, falling, rising, free);
    }

  lane_rest_place (&rest, n_rest, &depth);
  lanes->n_nodes[number + 1] = depth.n_below;

  return depth.n_solutions;
}

/* Almost all rows follow each other or have one filled row between them: for these the shifts are
 * constants. */
static inline uint64_t
lanes_expand (QueensLanes *lanes,
              int          depth,
              int          first,
              int          n_nodes)
{
  const int step = lanes->step[depth];
  const int after = lanes->step[depth + 1];

  if (depth + 3 == lanes->n_rows)
    return expand_by (lanes, depth, first, n_nodes, step, after, true);

  if (step == 1 && after == 1)
    return expand_by (lanes, depth, first, n_nodes, 1, 1, false);
  if (step == 1 && after == 2)
    return expand_by (lanes, depth, first, n_nodes, 1, 2, false);
  if (step == 2 && after == 1)
    return expand_by (lanes, depth, first, n_nodes, 2, 1, false);

  return expand_by (lanes, depth, first, n_nodes, step, after, false);
}
