/* The teaching solvers of coloured queens: those of n queens, with regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-steps.h"

#include <string.h>

_Static_assert ((int) COLOURED_MAX <= (int) QUEENS_REGIONS_MAX, "a QueensSteps has room for it");

bool
coloured_steps_init (QueensSteps          *steps,
                     QueensMethod          method,
                     QueensOrder           order,
                     const ColouredPuzzle *puzzle)
{
  const int n = coloured_is_valid (puzzle) ? puzzle->n : 0;

  return queens_steps_init_regions (steps, method, order, n, puzzle->region);
}

ColouredPuzzle
coloured_steps_puzzle (const QueensSteps *steps)
{
  ColouredPuzzle puzzle = { .n = 0 };

  if (steps->has_regions)
    {
      puzzle.n = steps->n;
      memcpy (puzzle.region, steps->region, (size_t) steps->n * steps->n);
    }

  return puzzle;
}
