/* Remote pairs: see sudoku-logic-wings.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* The shortest ways from a first cell to all cells with the same pair that a chain reaches. */
typedef struct
{
  int8_t from[SUDOKU_CELLS];    /* -1: the first cell, or not reached */
  int8_t distance[SUDOKU_CELLS];
} Ways;

/* All cells with the candidates of `first`, and the ways to those that chains reach. */
static SudokuCells
find_ways (const SudokuPosition *position,
           int                   first,
           Ways                 *ways)
{
  SudokuCells reached = sudoku_cells_of (first);
  uint8_t queue[SUDOKU_CELLS];
  int n_queued = 0;

  queue[n_queued++] = first;
  ways->from[first] = -1;
  ways->distance[first] = 0;

  for (int i = 0; i < n_queued; i++)
    {
      SudokuCells next = sudoku_cells_minus (sudoku_cells_and (position->empty,
                                                               sudoku_peer_cells[queue[i]]),
                                             reached);

      while (!sudoku_cells_is_empty (next))
        {
          int cell = sudoku_cells_take (&next);

          if (position->candidates[cell] != position->candidates[first])
            continue;

          reached = sudoku_cells_or (reached, sudoku_cells_of (cell));
          ways->from[cell] = queue[i];
          ways->distance[cell] = ways->distance[queue[i]] + 1;
          queue[n_queued++] = cell;
        }
    }

  return reached;
}

/* The chain back from `last`: its cells, and what goes by each two that are an odd way apart. */
static bool
tell_chain (SudokuLogic *logic,
            const Ways  *ways,
            int          last)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits digits = position->candidates[last];
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_REMOTE_PAIR, digits);
  int before = -1;

  for (int cell = last; cell >= 0; cell = ways->from[cell])
    {
      int place = ways->distance[last] - ways->distance[cell];
      int node = sudoku_hint_node (hint, sudoku_cells_of (cell), sudoku_lowest_digit (digits),
                                   place % 2 == 0);

      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, place % 2, cell, digits);
      sudoku_hint_link (hint, before, node, place % 2 == 0);
      before = node;

      for (int other = last; other != cell; other = ways->from[other])
        if ((ways->distance[other] - ways->distance[cell]) % 2 == 1)
          for (SudokuDigits rest = digits; rest != 0; rest &= rest - 1)
            sudoku_hint_remove_cells (hint, position,
                                      sudoku_cells_and (sudoku_peer_cells[cell],
                                                        sudoku_peer_cells[other]),
                                      sudoku_lowest_digit (rest));
    }

  /* The cells of the chain see each other, and keep both. */
  for (int cell = last; cell >= 0; cell = ways->from[cell])
    {
      hint->n_removals -= sudoku_bit_count[hint->removals[cell]];
      hint->removals[cell] = 0;
    }

  return sudoku_logic_tell (logic);
}

void
sudoku_logic_remote_pairs (SudokuLogic *logic)
{
  SudokuCells empty = logic->position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int first = sudoku_cells_take (&empty);
      SudokuCells reached;
      Ways ways;

      if (sudoku_bit_count[logic->position->candidates[first]] != 2)
        continue;

      reached = find_ways (logic->position, first, &ways);

      while (!sudoku_cells_is_empty (reached))
        {
          int last = sudoku_cells_take (&reached);

          if (last > first && ways.distance[last] >= 3 && ways.distance[last] % 2 == 1 &&
              !tell_chain (logic, &ways, last))
            return;
        }
    }
}
