/* What the teaching solvers of n queens share: moving a queen and emitting the event.
 *
 * Private to queens-steps*.c, and inline because it is done hundreds of millions of times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-open.h"
#include "solver/queens/queens-steps.h"

/* What the next call does. */
enum
{
  PHASE_LOOK,           /* look at the next square of the line at work */
  PHASE_FULL,           /* all queens stand: test them if that is still to do, and emit */
  PHASE_RETRACT,        /* take the last queen back */
  PHASE_OVER,           /* nothing: the method is not for this board */
};

/* Both return true, as a step that was emitted is not the end. */
static inline bool
steps_emit (QueensSteps     *steps,
            SearchEvent     *event,
            SearchEventKind  kind,
            int              variable,
            int              value)
{
  *event = (SearchEvent) {
    .kind = kind,
    .reason = SEARCH_NO_REASON,
    .depth = steps->depth,
    .variable = variable,
    .value = value,
    .other = -1,
  };
  steps->n_events++;

  return true;
}

static inline bool
steps_emit_reject (QueensSteps  *steps,
                   SearchEvent  *event,
                   int           variable,
                   int           value,
                   SearchReason  reason,
                   int           other)
{
  steps->stats.n_rejects++;
  steps_emit (steps, event, SEARCH_REJECT, variable, value);
  event->reason = reason;
  event->other = other;

  return true;
}

static inline bool
steps_emit_solution (QueensSteps *steps,
                     SearchEvent *event)
{
  steps->stats.n_solutions++;
  steps->stats.n_valid++;
  steps->phase = PHASE_RETRACT;

  return steps_emit (steps, event, SEARCH_SOLUTION, -1, -1);
}

/* The region of a square of a line. */
static inline int
steps_region (const QueensSteps *steps,
              int                line,
              int                value)
{
  return steps->region[steps->order == QUEENS_BY_ROW ? line * steps->n + value
                                                     : value * steps->n + line];
}

/* For queens on a board with regions whose squares have different numbers in their lines. */
static inline SearchReason
steps_conflict_regions (const QueensSteps *steps,
                        int                line,
                        int                value,
                        int                other,
                        int                other_value)
{
  if (line == other)
    return steps->order == QUEENS_BY_ROW ? SEARCH_SAME_ROW : SEARCH_SAME_COLUMN;
  if (steps_region (steps, line, value) == steps_region (steps, other, other_value))
    return SEARCH_SAME_REGION;
  if ((line - other) * (line - other) == 1 && (value - other_value) * (value - other_value) == 1)
    return SEARCH_TOUCHES;

  return SEARCH_NO_REASON;
}

/* The reason why square `value` of line `line` is refused to a queen by one on square `other_value`
 * of `other`; SEARCH_NO_REASON where they do not attack each other. */
static inline SearchReason
steps_conflict (const QueensSteps *steps,
                int                line,
                int                value,
                int                other,
                int                other_value)
{
  const bool by_row = steps->order == QUEENS_BY_ROW;

  if (value == other_value && line == other)
    return SEARCH_SAME_SQUARE;
  if (value == other_value)
    return by_row ? SEARCH_SAME_COLUMN : SEARCH_SAME_ROW;
  if (steps->has_regions)
    return steps_conflict_regions (steps, line, value, other, other_value);
  if (line - value == other - other_value)
    return SEARCH_SAME_DIAGONAL;
  if (line + value == other + other_value)
    return SEARCH_SAME_ANTIDIAGONAL;
  if (line == other)
    return by_row ? SEARCH_SAME_ROW : SEARCH_SAME_COLUMN;

  return SEARCH_NO_REASON;
}

/* queens_method_is_by_line (), inline. */
static inline bool
steps_is_by_line (const QueensSteps *steps)
{
  return steps->method != QUEENS_PLACEMENTS && steps->method != QUEENS_ALL_SQUARES;
}

/* The line of a placed queen, and its square in that line. */
static inline int
steps_queen_line (const QueensSteps *steps,
                  int                queen)
{
  return steps_is_by_line (steps) ? queen : steps->square[queen] / steps->n;
}

static inline int
steps_queen_value (const QueensSteps *steps,
                   int                queen)
{
  const int square = steps->square[queen];

  return steps_is_by_line (steps) ? square : square % steps->n;
}

/* The families of solvers behind queens_steps_next (). */
bool queens_steps_next_whole   (QueensSteps *steps,
                                SearchEvent *event);
bool queens_steps_next_squares (QueensSteps *steps,
                                SearchEvent *event);
bool queens_steps_next_back    (QueensSteps *steps,
                                SearchEvent *event);

/* Looks at the squares of the lines before along a column or diagonal, which runs by `slope`
 * squares per line, up to the first with a queen. Returns how many it looked at; `*other` is the
 * line of the queen, or -1. */
int  queens_steps_look_along   (const QueensSteps *steps,
                                int                line,
                                int                value,
                                int                slope,
                                int               *other);

/* Puts a queen into the table of a method with marks (`change` 1), or takes it out (-1). */
void queens_steps_change_marks (QueensSteps *steps,
                                int          line,
                                int          value,
                                int          change);
