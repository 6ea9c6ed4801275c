/* Runs a teaching search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/steps-run.h"

SearchEnd
sudoku_steps_run (SudokuSteps         *steps,
                  uint64_t             limit,
                  const SearchControl *control)
{
  uint64_t wanted = steps->stats.n_solutions + limit;
  SearchEvent event;

  if (sudoku_has_conflict (&steps->givens))
    return SEARCH_INVALID;

  while (sudoku_steps_next (steps, &event))
    {
      if (event.kind == SEARCH_SOLUTION && steps->stats.n_solutions == wanted)
        return search_should_continue (control, &steps->stats) ? SEARCH_LIMITED : SEARCH_STOPPED;

      if (event.kind == SEARCH_PLACE && steps->stats.n_nodes % SEARCH_CHECK_NODES == 0 &&
          !search_should_continue (control, &steps->stats))
        return SEARCH_STOPPED;
    }

  return search_should_continue (control, &steps->stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}

SearchEnd
queens_steps_run (QueensSteps         *steps,
                  uint64_t             limit,
                  const SearchControl *control)
{
  uint64_t next_check = steps->stats.n_nodes + SEARCH_CHECK_NODES;
  const uint64_t last = steps->stats.n_solutions + limit;
  SearchEnd end = SEARCH_EXHAUSTED;
  SearchEvent event;

  if (steps->n == 0)
    return SEARCH_INVALID;

  while (end == SEARCH_EXHAUSTED && queens_steps_next (steps, &event))
    {
      if (limit > 0 && event.kind == SEARCH_SOLUTION && steps->stats.n_solutions == last)
        end = SEARCH_LIMITED;

      if (steps->stats.n_nodes >= next_check)
        {
          next_check = steps->stats.n_nodes + SEARCH_CHECK_NODES;

          if (!search_should_continue (control, &steps->stats))
            return SEARCH_STOPPED;
        }
    }

  return search_should_continue (control, &steps->stats) ? end : SEARCH_STOPPED;
}
