/* What was found below the values that a search has closed, at each level of its path: a plain
 * value, a part of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/queens/queens.h"
#include "solver/search.h"
#include "solver/sudoku/sudoku.h"

enum
{
  GAME_BRANCHES_MAX = QUEENS_MAX * QUEENS_MAX,  /* more than the cells and digits of sudoku */
  GAME_BRANCHES_LEVELS = SUDOKU_CELLS + 1,
};

typedef struct
{
  uint32_t n_nodes[GAME_BRANCHES_LEVELS];       /* in all, when the value of a level was placed */
  uint32_t n_valid[GAME_BRANCHES_LEVELS];
  uint32_t branch[GAME_BRANCHES_MAX];           /* of a level and value: how many solutions, with
                                                 * the first bit, or how many nodes, to INT32_MAX */
} GameBranches;

/* Takes note of an event: after it the search has `stats`. Values count from 0 and are less than
 * `n_values`. */
static inline void
game_branches_note (GameBranches      *self,
                    const SearchEvent *event,
                    const SearchStats *stats,
                    int                n_values,
                    int                value)
{
  if (event->kind == SEARCH_PLACE)
    {
      self->n_nodes[event->depth - 1] = stats->n_nodes;
      self->n_valid[event->depth - 1] = stats->n_valid;
    }
  else if (event->kind == SEARCH_RETRACT)
    {
      uint32_t n_solutions = (uint32_t) stats->n_valid - self->n_valid[event->depth];
      uint32_t n_nodes = (uint32_t) stats->n_nodes - self->n_nodes[event->depth] + 1;

      self->branch[event->depth * n_values + value] = n_solutions > 0
                                                      ? UINT32_C (1) << 31 | n_solutions
                                                      : MIN (n_nodes, UINT32_C (0x7fffffff));
    }
}

/* Of a value that is closed on this level of the path: how many solutions were found below it; or 0
 * and how many nodes there are, itself among them. */
static inline uint32_t
game_branches_get (const GameBranches *self,
                   int                 n_values,
                   int                 level,
                   int                 value,
                   uint32_t           *n_nodes)
{
  uint32_t branch = self->branch[level * n_values + value];
  bool has_solutions = branch >> 31 != 0;

  *n_nodes = has_solutions ? 0 : branch;

  return has_solutions ? branch & INT32_MAX : 0;
}
