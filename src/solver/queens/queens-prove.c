/* Whether a board of n queens has a completion at all, by the lanes that count.
 *
 * Lanes count solutions without knowing what they look like. So once it is known that there is one,
 * the board is filled row by row, and for each square the lanes are asked again whether a solution
 * is left; each answer takes a small part of the time of the one before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-prove.h"

#include <stdlib.h>

#include "solver/queens/queens-walk.h"

static bool
has_solution (QueensWalk        *walk,
              const QueensBoard *board)
{
  QueensOpen open;

  walk->watch.stats->n_solutions = 0;

  return queens_open_init (&open, board) && queens_walk (walk, &open) > 0
         && !walk->watch.stopped;
}

/* Puts a queen into a row of a board that has a solution, so that it still has one. Returns false
 * only where it was stopped. */
static bool
fill_row (QueensWalk  *walk,
          QueensBoard *board,
          int          row)
{
  for (int column = 0; column < board->n && !walk->watch.stopped; column++)
    {
      board->row[row] = UINT32_C (1) << column;

      if (has_solution (walk, board))
        return true;
    }

  return false;
}

bool
queens_prove (const QueensBoard   *fixed,
              const SearchControl *control,
              QueensSolution      *solution,
              SearchStats         *stats,
              bool                *stopped)
{
  QueensWalk walk = queens_walk_start (control, stats);
  QueensBoard board = *fixed;
  bool found;

  walk.lanes = queens_lanes_new ();
  walk.enough_solutions = 1;
  found = has_solution (&walk, &board);

  for (int row = 0; row < board.n && found; row++)
    if (board.row[row] == 0)
      found = fill_row (&walk, &board, row);

  free (walk.lanes);
  found = found && queens_board_is_solved (&board, solution);
  stats->n_solutions = found;
  *stopped = walk.watch.stopped;

  return found;
}
