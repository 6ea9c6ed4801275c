/* Teaching solver of n queens by backtracking over the squares of the whole board.
 *
 * Each queen tries every square, from the first to the last, whatever squares the queens before it
 * have. So n queens reach the same solution in every order: n! times. The search looks back over
 * the queens that stand, the first first; one queen looked at is one check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

/* Emits a refusal if a queen attacks the square or stands on it. */
static bool
refuse_square (QueensSteps *steps,
               SearchEvent *event,
               int          square)
{
  const int line = square / steps->n;
  const int value = square % steps->n;

  for (int queen = 0; queen < steps->depth; queen++)
    {
      const int other = steps_queen_line (steps, queen);
      const SearchReason reason = steps_conflict (steps, line, value, other,
                                                  steps_queen_value (steps, queen));

      steps->stats.n_checks++;

      if (reason != SEARCH_NO_REASON)
        {
          steps->square[steps->depth]++;
          return steps_emit_reject (steps, event, line, value, reason, other);
        }
    }

  return false;
}

static bool
place_queen (QueensSteps *steps,
             SearchEvent *event)
{
  const int queen = steps->depth++;

  steps->square[queen + 1] = 0;
  steps->closed[queen + 1] = 0;
  steps->phase = steps->depth == steps->n ? PHASE_FULL : PHASE_LOOK;
  steps->stats.n_nodes++;

  return steps_emit (steps, event, SEARCH_PLACE, steps_queen_line (steps, queen),
                     steps_queen_value (steps, queen));
}

static bool
retract_queen (QueensSteps *steps,
               SearchEvent *event)
{
  const int queen = --steps->depth;
  const int line = steps_queen_line (steps, queen);
  const int value = steps_queen_value (steps, queen);

  steps->square[queen]++;
  steps->closed[queen] = 1;
  steps->phase = PHASE_LOOK;
  steps->stats.n_backtracks++;

  return steps_emit (steps, event, SEARCH_RETRACT, line, value);
}

/* A queen that found no square at all is a dead end. */
static bool
leave_level (QueensSteps *steps,
             SearchEvent *event)
{
  if (steps->depth == 0)
    return false;
  if (steps->closed[steps->depth] != 0)
    return retract_queen (steps, event);

  steps->phase = PHASE_RETRACT;

  return steps_emit (steps, event, SEARCH_DEAD_END, -1, -1);
}

bool
queens_steps_next_squares (QueensSteps *steps,
                           SearchEvent *event)
{
  const int square = steps->square[steps->depth];

  if (steps->phase == PHASE_FULL)
    return steps_emit_solution (steps, event);
  if (steps->phase == PHASE_RETRACT)
    return retract_queen (steps, event);
  if (square == steps->n * steps->n)
    return leave_level (steps, event);

  return refuse_square (steps, event, square) || place_queen (steps, event);
}
