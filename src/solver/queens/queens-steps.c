/* Teaching solvers of n queens: the frame that all methods share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

#include <string.h>

static const char *const method_names[QUEENS_N_METHODS] = {
  [QUEENS_PLACEMENTS] = "placements",
  [QUEENS_ROWS] = "rows",
  [QUEENS_PERMUTATIONS] = "permutations",
  [QUEENS_SCAN] = "scan",
  [QUEENS_MARKS] = "marks",
  [QUEENS_FLAGS] = "flags",
  [QUEENS_BITS] = "bits",
};

const char *
queens_method_name (QueensMethod method)
{
  return method_names[method];
}

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

  return true;
}

bool
queens_steps_next (QueensSteps *steps,
                   SearchEvent *event)
{
  if (steps->n == 0)
    return false;

  switch (steps->method)
    {
    case QUEENS_PLACEMENTS:
    case QUEENS_ROWS:
    case QUEENS_PERMUTATIONS:
      return queens_steps_next_whole (steps, event);

    case QUEENS_SCAN:
    case QUEENS_MARKS:
    case QUEENS_FLAGS:
    case QUEENS_BITS:
      return queens_steps_next_back (steps, event);

    case QUEENS_N_METHODS:
    default:
      return false;
    }
}

void
queens_steps_square (const QueensSteps *steps,
                     int                variable,
                     int                value,
                     int               *row,
                     int               *column)
{
  const bool by_row = steps->order == QUEENS_BY_ROW;

  *row = by_row ? variable : value;
  *column = by_row ? value : variable;
}

void
queens_steps_board (const QueensSteps *steps,
                    QueensBoard       *board)
{
  *board = queens_board_empty (steps->n);

  for (int queen = 0; queen < steps->depth; queen++)
    {
      int row, column;

      queens_steps_square (steps, steps_queen_line (steps, queen),
                           steps_queen_value (steps, queen), &row, &column);
      board->row[row] |= UINT32_C (1) << column;
    }
}

bool
queens_steps_refuser (const QueensSteps *steps,
                      const SearchEvent *event,
                      int               *row,
                      int               *column)
{
  if (event->kind != SEARCH_REJECT)
    return false;

  /* It is the first of its line: were there two before the refused one, they would be the pair that
   * is emitted. */
  for (int queen = 0; queen < steps->depth; queen++)
    if (steps_queen_line (steps, queen) == event->other)
      {
        queens_steps_square (steps, event->other, steps_queen_value (steps, queen), row, column);
        return true;
      }

  return false;
}
