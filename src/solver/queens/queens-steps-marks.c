/* Teaching solvers of n queens: the table of attacked squares, and four ways to undo it.
 *
 * A queen marks the squares of the lines below that it attacks. QUEENS_MARKS counts how many queens
 * attack each square, so that taking one away restores the table without a copy.
 * QUEENS_MARKS_COPIED restores it from a copy that it made before: since that is the table of the
 * queens before, counting gives the same table, and only the price of the copies, that of all
 * squares for each queen placed and again for each taken back, is added up. The wrong methods set a
 * mark and clear it again, which clears those of other queens, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

static void
add_marks_regions (QueensSteps *steps,
                   int          line,
                   int          value,
                   int          change)
{
  for (int below = line + 1; below < steps->n; below++)
    for (int square = 0; square < steps->n; square++)
      if (steps_conflict (steps, below, square, line, value) != SEARCH_NO_REASON)
        steps->n_attacks[below][square] += change;
}

static void
add_marks (QueensSteps *steps,
           int          line,
           int          value,
           int          change)
{
  if (steps->has_regions)
    {
      add_marks_regions (steps, line, value, change);
      return;
    }

  for (int below = line + 1; below < steps->n; below++)
    {
      const int distance = below - line;

      steps->n_attacks[below][value] += change;

      if (value >= distance)
        steps->n_attacks[below][value - distance] += change;
      if (value + distance < steps->n)
        steps->n_attacks[below][value + distance] += change;
    }
}

/* Sets or clears marks along the diagonals, and along the column if `with_column`. */
static void
set_marks (QueensSteps *steps,
           int          line,
           int          value,
           bool         mark,
           bool         with_column)
{
  for (int below = line + 1; below < steps->n; below++)
    {
      const int distance = below - line;

      if (with_column)
        steps->n_attacks[below][value] = mark;
      if (value >= distance)
        steps->n_attacks[below][value - distance] = mark;
      if (value + distance < steps->n)
        steps->n_attacks[below][value + distance] = mark;
    }
}

void
queens_steps_change_marks (QueensSteps *steps,
                           int          line,
                           int          value,
                           int          change)
{
  const bool comes = change > 0;

  if (queens_method_is_wrong (steps->method))
    set_marks (steps, line, value, comes, comes || steps->method == QUEENS_MARKS_CLEARED_ALL);
  else
    add_marks (steps, line, value, change);

  if (steps->method == QUEENS_MARKS_COPIED)
    steps->stats.n_copies += (uint64_t) (steps->n * steps->n);
}
