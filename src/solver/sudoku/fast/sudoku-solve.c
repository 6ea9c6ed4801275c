/* The fast solver of one puzzle: propagation in bit masks (sudoku-planes.c), then a choice. The
 * search keeps one state for each open choice, so it needs no recursion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/fast/sudoku-planes.h"

/* Where solutions go. */
typedef struct
{
  SudokuGrid  *first;           /* may be NULL */
  SudokuFound  found;           /* may be NULL */
  void        *data;
} Receiver;

/* Returns false where the receiver wants no more. */
static bool
receive (const Receiver         *receiver,
         const SudokuGridPlanes *planes,
         uint64_t                n_solutions)
{
  SudokuGrid solution;

  if (n_solutions == 1 && receiver->first != NULL)
    sudoku_planes_write (planes, receiver->first);

  if (receiver->found == NULL)
    return true;

  sudoku_planes_write (planes, &solution);

  return receiver->found (&solution, receiver->data);
}

/* The search, but for asking `control` at its end. stack[depth] is at work; below it lie the states
 * from which a choice was made, with that choice excluded. */
static SearchEnd
search_planes (const SudokuGrid    *givens,
               uint64_t             limit,
               const Receiver      *receiver,
               const SearchControl *control,
               SearchStats         *stats)
{
  SudokuGridPlanes stack[SUDOKU_MAX_CHOICES + 1];
  int depth = 0;

  sudoku_planes_load (&stack[0], givens);

  for (;;)
    {
      bool alive = sudoku_planes_propagate (&stack[depth]);

      if (alive && !sudoku_planes_solved (&stack[depth]))
        {
          stack[depth + 1] = stack[depth];
          sudoku_planes_choose (&stack[depth + 1], &stack[depth]);
          depth++;

          if (++stats->n_nodes % SEARCH_CHECK_NODES == 0
              && !search_should_continue (control, stats))
            return SEARCH_STOPPED;

          continue;
        }

      if (alive)
        {
          stats->n_solutions++;
          if (!receive (receiver, &stack[depth], stats->n_solutions))
            return SEARCH_STOPPED;
          if (stats->n_solutions == limit)
            return SEARCH_LIMITED;
        }

      if (depth == 0)
        return SEARCH_EXHAUSTED;

      depth--;
      stats->n_backtracks++;
    }
}

static SearchEnd
search (const SudokuGrid    *givens,
        uint64_t             limit,
        const Receiver      *receiver,
        const SearchControl *control,
        SearchStats         *stats)
{
  SearchEnd end;

  *stats = (SearchStats) { 0 };

  end = search_planes (givens, limit, receiver, control, stats);

  /* Givens in conflict have no solution, and that is found before any choice. */
  if (stats->n_solutions == 0 && stats->n_nodes == 0 && sudoku_has_conflict (givens))
    return SEARCH_INVALID;

  if (end != SEARCH_STOPPED && !search_should_continue (control, stats))
    return SEARCH_STOPPED;

  return end;
}

void
sudoku_solve (const SudokuGrid    *givens,
              uint64_t             limit,
              const SearchControl *control,
              SudokuAnswer        *answer)
{
  Receiver receiver = { &answer->solution, NULL, NULL };

  *answer = (SudokuAnswer) { 0 };
  answer->end = search (givens, limit, &receiver, control, &answer->stats);
}

SearchEnd
sudoku_each (const SudokuGrid    *givens,
             uint64_t             limit,
             SudokuFound          found,
             void                *data,
             const SearchControl *control,
             SearchStats         *stats)
{
  Receiver receiver = { NULL, found, data };

  return search (givens, limit, &receiver, control, stats);
}
