/* Teaching solvers of n queens that set up whole boards and test them when they are full.
 *
 * QUEENS_PLACEMENTS goes through the ways to choose n of the n * n squares, QUEENS_ROWS through the
 * ways to choose a square in each line, QUEENS_PERMUTATIONS through those that use each column
 * once. The test takes the queens in the order in which they were placed and holds each of them
 * against all before it, the first first, up to the first pair in conflict. One pair is one check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

/* Tests the full board and emits the result. */
static bool
test_board (QueensSteps *steps,
            SearchEvent *event)
{
  for (int queen = 1; queen < steps->n; queen++)
    {
      const int line = steps_queen_line (steps, queen);
      const int value = steps_queen_value (steps, queen);

      for (int before = 0; before < queen; before++)
        {
          const int other = steps_queen_line (steps, before);
          const SearchReason reason = steps_conflict (steps, line, value, other,
                                                      steps_queen_value (steps, before));

          steps->stats.n_checks++;

          if (reason != SEARCH_NO_REASON)
            {
              steps->phase = PHASE_RETRACT;
              return steps_emit_reject (steps, event, line, value, reason, other);
            }
        }
    }

  return steps_emit_solution (steps, event);
}

/* Where the next queen goes, or -1 where there is no square left for it. */
static int
next_square (const QueensSteps *steps)
{
  const int square = steps->square[steps->depth];
  const int n = steps->n;
  uint64_t unused;

  switch ((int) steps->method)
    {
    case QUEENS_PLACEMENTS:
      /* Squares are taken in ascending order, and the queens after this one need some too. */
      return square <= n * n - n + steps->depth ? square : -1;

    case QUEENS_PERMUTATIONS:
      unused = queens_all_columns (n) & ~steps->columns & UINT64_MAX << square;
      return unused != 0 ? __builtin_ctzll (unused) : -1;

    default:
      return square < n ? square : -1;
    }
}

static bool
place_queen (QueensSteps *steps,
             SearchEvent *event,
             int          square)
{
  const int queen = steps->depth++;

  steps->square[queen] = square;
  steps->square[queen + 1] = steps->method == QUEENS_PLACEMENTS ? square + 1 : 0;
  steps->closed[queen + 1] = 0;
  steps->phase = steps->depth == steps->n ? PHASE_FULL : PHASE_LOOK;
  steps->stats.n_nodes++;

  if (steps->method == QUEENS_PERMUTATIONS)
    steps->columns |= UINT32_C (1) << square;

  return steps_emit (steps, event, SEARCH_PLACE, steps_queen_line (steps, queen),
                     steps_queen_value (steps, queen));
}

static bool
retract_queen (QueensSteps *steps,
               SearchEvent *event)
{
  const int queen = steps->depth - 1;
  const int line = steps_queen_line (steps, queen);
  const int value = steps_queen_value (steps, queen);

  if (steps->method != QUEENS_PLACEMENTS)
    steps->closed[line] |= UINT32_C (1) << value;
  if (steps->method == QUEENS_PERMUTATIONS)
    steps->columns &= ~(UINT32_C (1) << value);

  steps->depth--;
  steps->square[queen]++;
  steps->phase = PHASE_LOOK;
  steps->stats.n_backtracks++;

  return steps_emit (steps, event, SEARCH_RETRACT, line, value);
}

bool
queens_steps_next_whole (QueensSteps *steps,
                         SearchEvent *event)
{
  int square = -1;

  if (steps->phase == PHASE_FULL)
    return test_board (steps, event);

  if (steps->phase == PHASE_LOOK)
    square = next_square (steps);

  if (square >= 0)
    return place_queen (steps, event, square);

  return steps->depth > 0 && retract_queen (steps, event);
}
