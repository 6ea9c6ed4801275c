/* Teaching solvers of n queens: the frame that all methods share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

#include <string.h>

bool
queens_steps_init (QueensSteps  *steps,
                   QueensMethod  method,
                   QueensOrder   order,
                   int           n)
{
  const bool is_valid = n >= 1 && n <= QUEENS_MAX;

  memset (steps, 0, sizeof *steps);
  steps->method = method;
  steps->order = order;
  steps->n = is_valid ? n : 0;

  return is_valid;
}

bool
queens_steps_init_regions (QueensSteps   *steps,
                           QueensMethod   method,
                           QueensOrder    order,
                           int            n,
                           const uint8_t *region)
{
  if (!queens_steps_init (steps, method, order, n <= QUEENS_REGIONS_MAX ? n : 0))
    return false;

  steps->has_regions = true;
  memcpy (steps->region, region, (size_t) (n * n));
  if (queens_method_needs_diagonals (method))
    steps->phase = PHASE_OVER;

  return steps->phase != PHASE_OVER;
}

bool
queens_steps_next (QueensSteps *steps,
                   SearchEvent *event)
{
  if (steps->n == 0 || steps->phase == PHASE_OVER
      || (steps->stops_at_first && steps->stats.n_solutions > 0))
    return false;

  switch (steps->method)
    {
    case QUEENS_PLACEMENTS:
    case QUEENS_ROWS:
    case QUEENS_PERMUTATIONS:
      return queens_steps_next_whole (steps, event);

    case QUEENS_ALL_SQUARES:
      return queens_steps_next_squares (steps, event);

    case QUEENS_SCAN:
    case QUEENS_SCAN_SQUARES:
    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
    case QUEENS_FLAGS:
    case QUEENS_SET:
    case QUEENS_BITS:
      return queens_steps_next_back (steps, event);

    case QUEENS_N_METHODS:
    default:
      return false;
    }
}
