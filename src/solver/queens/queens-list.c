/* Every solution of n queens, in lexicographic order.
 *
 * Row by row from the top, the columns of each row from the left, so that the order of the search
 * is the order of the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"

typedef struct
{
  QueensOpen           open;
  QueensSolution       solution;        /* the fixed queens, and those placed so far */

  uint64_t             limit;
  QueensFound          found;
  void                *data;

  const SearchControl *control;
  SearchStats         *stats;
  uint64_t             next_check;      /* the number of nodes at which to ask again */
  SearchEnd            end;             /* set as soon as the search is over */
} List;

/* Whether the search goes on. */
static bool
list_check (List *self)
{
  self->next_check = self->stats->n_nodes + SEARCH_CHECK_NODES;

  if (!search_should_continue (self->control, self->stats))
    self->end = SEARCH_STOPPED;

  return self->end == SEARCH_EXHAUSTED;
}

static bool
list_solution (List *self)
{
  self->stats->n_solutions++;

  if (!self->found (&self->solution, self->data))
    self->end = SEARCH_STOPPED;
  else if (self->stats->n_solutions == self->limit)
    self->end = SEARCH_LIMITED;

  return self->end == SEARCH_EXHAUSTED;
}

/* Fills the open row number `depth` and those below it. Returns whether the search goes on. */
static bool
list_rows (List     *self,
           int       depth,
           uint32_t  columns,
           uint32_t  falling,
           uint32_t  rising)
{
  uint32_t free;
  int row, step;

  if (depth == self->open.n_open)
    return list_solution (self);

  row = self->open.row[depth];
  step = self->open.step[depth];
  free = self->open.free[depth] & ~(columns | falling | rising);

  for (; free != 0; free &= free - 1)
    {
      const uint32_t queen = free & -free;

      self->solution.column[row] = __builtin_ctz (queen);
      self->stats->n_nodes++;

      if (self->stats->n_nodes >= self->next_check && !list_check (self))
        return false;

      if (!list_rows (self, depth + 1, columns | queen,
                      (falling | queen) << step, (rising | queen) >> step))
        return false;

      self->stats->n_backtracks++;
    }

  return true;
}

SearchEnd
queens_each (const QueensBoard   *fixed,
             uint64_t             limit,
             QueensFound          found,
             void                *data,
             const SearchControl *control,
             SearchStats         *stats)
{
  List self = {
    .limit = limit,
    .found = found,
    .data = data,
    .control = control,
    .stats = stats,
    .next_check = SEARCH_CHECK_NODES,
    .end = SEARCH_EXHAUSTED,
  };

  *stats = (SearchStats) { 0 };

  if (!queens_open_init (&self.open, fixed))
    return SEARCH_INVALID;

  self.solution = queens_solution_from_board (fixed);
  list_rows (&self, 0, 0, 0, 0);

  if (self.end != SEARCH_STOPPED && !search_should_continue (control, stats))
    self.end = SEARCH_STOPPED;

  return self.end;
}
