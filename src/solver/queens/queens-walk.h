/* Counting below boards of n queens that are filled to some depth first.
 *
 * Lanes are 16 columns wide (queens-lanes.h). Where the open columns of a board span more, the
 * outermost of them are filled first, one way after the other, until the rest fits. Boards that
 * are filled just so far that there are enough to share out, the leaves, are dealt in turn to the
 * fractions of the work; if need be, rows are filled for that too.
 *
 * Private to the counting of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-lanes.h"

/* When a count asks whether it is to go on. */
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

typedef struct
{
  QueensLanes *lanes;           /* may be NULL, which is slow */
  QueensWatch  watch;
  uint64_t     weight;          /* how many solutions one solution stands for */

  uint32_t     slice;           /* counts the fractions whose number % n_slices is this */
  uint32_t     n_slices;
  uint64_t     first_fraction;  /* its number */
  uint64_t     n_fractions;     /* of the board at work */
  int          split;           /* how many columns and rows are filled in a leaf */

  uint64_t     n_leaves;        /* met so far */
  uint64_t     enough_leaves;   /* go no further, and count nothing; 0: count */
  uint64_t     enough_solutions;        /* ends when it has so many; 0: has all */
} QueensWalk;

/* Ready to count all of a board without a split, asking as a count does. */
static inline QueensWalk
queens_walk_start (const SearchControl *control,
                   SearchStats         *stats)
{
  return (QueensWalk) {
    .watch = {
      .control = control,
      .stats = stats,
      .n_between = QUEENS_COUNT_CHECK,
      .next_check = SEARCH_CHECK_NODES,
    },
    .weight = 1,
    .n_slices = 1,
    .n_fractions = 1,
  };
}

/* Adds to the watch's stats what is below a board, and returns how many solutions that were. */
uint64_t queens_walk              (QueensWalk       *self,
                                   const QueensOpen *open);

/* Chooses a split for a board by walking a part of it. */
void     queens_walk_choose_split (QueensWalk       *self,
                                   const QueensOpen *open);
