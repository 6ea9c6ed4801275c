/* Counting the ends of a board of n queens row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-rows.h"

/* As queens_rows_count (), where there is at least one more open row. `free` are the squares of
 * the row at work; in the last one all columns but one are taken. */
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

uint64_t
queens_rows_count (QueensWatch      *watch,
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
