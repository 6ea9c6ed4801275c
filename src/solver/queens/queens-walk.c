/* Counting below boards of n queens that are filled to some depth first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-walk.h"

#include <stdlib.h>

/* At least, where the board is large enough. */
enum { LEAVES_PER_FRACTION = 8 };

/* As count_below (), where there is at least one more open row. `free` are the squares of the row
 * at work; in the last one all columns but one are taken. */
static uint64_t
count_rows (QueensWatch      *watch,
            const QueensOpen *open,
            int               depth,
            uint32_t          free,
            uint32_t          columns,
            uint32_t          falling,
            uint32_t          rising)
{
  const int step = open->step[depth];
  const uint32_t below = open->free[depth + 1];
  const bool below_is_last = depth + 2 == open->n_open;
  uint64_t n_nodes = 0;
  uint64_t n_solutions = 0;

  for (; free != 0; free &= free - 1)
    {
      const uint32_t queen = free & -free;
      const uint32_t next_columns = columns | queen;
      const uint32_t next_falling = (falling | queen) << step;
      const uint32_t next_rising = (rising | queen) >> step;
      const uint32_t next = below & ~(next_columns | next_falling | next_rising);

      n_nodes++;

      if (next == 0)
        continue;

      if (below_is_last)
        {
          n_nodes++;
          n_solutions++;
        }
      else
        {
          n_solutions += count_rows (watch, open, depth + 1, next,
                                     next_columns, next_falling, next_rising);
        }

      if (watch->stopped)
        break;
    }

  watch->stats->n_nodes += n_nodes;
  queens_watch_stops (watch);

  return n_solutions;
}

/* Counts row by row, on any processor, the solutions of a board with queens in the open rows above
 * number `depth`, and adds the queens that it places to the nodes of the statistics. The number
 * means nothing where the watch has stopped it. */
static uint64_t
count_below (QueensWatch      *watch,
             const QueensOpen *open,
             int               depth,
             uint32_t          columns,
             uint32_t          falling,
             uint32_t          rising)
{
  uint32_t free;

  if (depth == open->n_open)
    return 1;

  free = open->free[depth] & ~(columns | falling | rising);

  if (depth + 1 < open->n_open)
    return count_rows (watch, open, depth, free, columns, falling, rising);

  watch->stats->n_nodes += free != 0;

  return free != 0;
}

static bool
walk_ends (QueensWalk *self)
{
  return queens_watch_stops (&self->watch)
         || (self->enough_leaves > 0 && self->n_leaves >= self->enough_leaves)
         || (self->enough_solutions > 0
             && self->watch.stats->n_solutions >= self->enough_solutions);
}

/* Counts what is below the nodes that wait. */
static void
walk_lanes (QueensWalk *self)
{
  uint64_t n_nodes, n_solutions;

  while (!walk_ends (self) && queens_lanes_next (self->lanes, &n_nodes, &n_solutions))
    {
      self->watch.stats->n_nodes += n_nodes;
      self->watch.stats->n_solutions += n_solutions * self->weight;
    }

  if (walk_ends (self))
    queens_lanes_clear (self->lanes);
}

/* Whether the leaf that comes next belongs to the slice. */
static bool
walk_takes_leaf (QueensWalk *self)
{
  const uint64_t fraction = self->first_fraction + self->n_leaves++ % self->n_fractions;

  return self->enough_leaves == 0 && fraction % self->n_slices == self->slice;
}

/* Counts what is below a node. */
static void
walk_node (QueensWalk       *self,
           const QueensOpen *open,
           bool              in_lanes,
           int               depth,
           uint32_t          columns,
           uint32_t          falling,
           uint32_t          rising)
{
  if (!in_lanes)
    {
      self->watch.stats->n_solutions += self->weight
        * count_below (&self->watch, open, depth, columns, falling, rising);
      return;
    }

  if (self->lanes->n_nodes[depth] == QUEENS_LANE_BLOCK)
    walk_lanes (self);

  queens_lanes_add (self->lanes, depth, columns, falling, rising);
}

/* Fills rows down to the leaves, `leaf` rows, or less where there are few. With `leaf` = 0 the
 * board is part of a leaf already. */
static void
walk_rows (QueensWalk       *self,
           const QueensOpen *open,
           bool              in_lanes,
           int               leaf,
           int               depth,
           uint32_t          columns,
           uint32_t          falling,
           uint32_t          rising)
{
  const int step = open->step[depth];
  uint32_t free = open->free[depth] & ~(columns | falling | rising);

  if (depth == leaf || depth + QUEENS_LANE_ROWS_MIN > open->n_open)
    {
      if (leaf == 0 || walk_takes_leaf (self))
        walk_node (self, open, in_lanes, depth, columns, falling, rising);

      return;
    }

  for (; free != 0 && !walk_ends (self); free &= free - 1)
    {
      const uint32_t queen = free & -free;

      self->watch.stats->n_nodes++;
      walk_rows (self, open, in_lanes, leaf, depth + 1, columns | queen,
                 (falling | queen) << step, (rising | queen) >> step);
    }
}

/* Fills open row number `depth` by a queen in column number `column`. Returns false where this
 * leaves some row no free square. */
static bool
open_put (const QueensOpen *open,
          int               depth,
          int               column,
          QueensOpen       *filled)
{
  const uint64_t queen = UINT64_C (1) << column;
  bool is_alive = true;

  *filled = (QueensOpen) { .n = open->n };

  for (int i = 0; i < open->n_open; i++)
    {
      const int distance = abs (open->row[i] - open->row[depth]);
      const int last = filled->n_open - 1;

      if (i == depth)
        continue;

      if (last >= 0)
        filled->step[last] = open->row[i] - filled->row[last];

      filled->row[last + 1] = open->row[i];
      filled->free[last + 1] = open->free[i]
        & ~(uint32_t) (queen | queen << distance | queen >> distance);
      is_alive = is_alive && filled->free[last + 1] != 0;
      filled->n_open++;
    }

  return is_alive;
}

/* Of two columns the one with fewer free squares. */
static int
tighter_column (const QueensOpen *open,
                int               a,
                int               b)
{
  int balance = 0;

  for (int i = 0; i < open->n_open; i++)
    balance += (int) (open->free[i] >> a & 1) - (int) (open->free[i] >> b & 1);

  return balance <= 0 ? a : b;
}

/* Fills the outermost of the open columns, until those that are left fit into lanes. So many are
 * filled already. */
static void
walk_columns (QueensWalk       *self,
              const QueensOpen *open,
              int               n_filled)
{
  const uint32_t columns = queens_open_columns (open);
  int first, last, column;

  if (__builtin_popcount (columns) < open->n_open
      || (n_filled == self->split && !walk_takes_leaf (self)))
    return;

  first = columns == 0 ? 0 : __builtin_ctz (columns);
  last = columns == 0 ? 0 : QUEENS_MAX - 1 - __builtin_clz (columns);

  if (last - first < QUEENS_LANE_BITS)
    {
      const bool in_lanes = self->lanes != NULL && queens_lanes_set_board (self->lanes, open);

      walk_rows (self, open, in_lanes, n_filled < self->split ? self->split - n_filled : 0,
                 0, 0, 0, 0);
      if (in_lanes)
        walk_lanes (self);

      return;
    }

  column = tighter_column (open, first, last);

  for (int i = 0; i < open->n_open && !walk_ends (self); i++)
    {
      QueensOpen filled;

      if ((open->free[i] >> column & 1) == 0)
        continue;

      self->watch.stats->n_nodes++;
      if (open_put (open, i, column, &filled))
        walk_columns (self, &filled, n_filled + 1);
    }
}

uint64_t
queens_walk (QueensWalk       *self,
             const QueensOpen *open)
{
  const uint64_t n_before = self->watch.stats->n_solutions;

  self->n_leaves = 0;
  walk_columns (self, open, 0);

  return self->watch.stats->n_solutions - n_before;
}

void
queens_walk_choose_split (QueensWalk       *self,
                          const QueensOpen *open)
{
  self->enough_leaves = self->n_fractions * LEAVES_PER_FRACTION;

  do
    {
      self->split++;
      self->n_leaves = 0;
      walk_columns (self, open, 0);
    }
  while (self->n_leaves < self->enough_leaves && self->split < open->n && !self->watch.stopped);

  self->enough_leaves = 0;
}
