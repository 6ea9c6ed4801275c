/* Counting the ends of a board of n queens row by row, on any processor; and when a count asks
 * whether it is to go on.
 *
 * Private to the counting of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-open.h"

typedef struct
{
  const SearchControl *control;
  SearchStats         *stats;
  uint64_t             n_between;       /* it is asked about every so many nodes */
  uint64_t             next_check;      /* the number of nodes at which to ask again */
  bool                 stopped;
} QueensWatch;

static inline bool
queens_watch_stops (QueensWatch *self)
{
  if (self->stats->n_nodes >= self->next_check)
    {
      self->next_check = self->stats->n_nodes + self->n_between;
      self->stopped = self->stopped || !search_should_continue (self->control, self->stats);
    }

  return self->stopped;
}

/* Counts the solutions of a board with queens in the open rows above number `depth`, and adds the
 * queens that it places to the nodes of the statistics. The number means nothing where the watch
 * has stopped it. */
uint64_t queens_rows_count (QueensWatch      *watch,
                            const QueensOpen *open,
                            int               depth,
                            uint32_t          columns,
                            uint32_t          falling,
                            uint32_t          rising);
