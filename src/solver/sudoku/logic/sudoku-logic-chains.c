/* X-Chains and XY-Chains: one of two ends is true, so what sees both is false.
 *
 *   X-Chain   speaks of one digit. If it is not at one end, it must be at the other:
 *
 *       A = b - C = d - E = f      = strong: the two places of the digit in a house,
 *                                  - weak: places that see each other.
 *                                  The digit is in A or in f: no cell that sees both has it.
 *
 *   XY-Chain  goes through cells of two candidates, each of which shares a digit with the next:
 *
 *       4 2 - 2 7 - 7 9 - 9 4      If the first cell is not 4 it is 2, so the second is 7, and so
 *                                  on: the last one is 4. One of the ends is 4.
 *
 * Chains with fewer links have names of their own (Skyscraper, 2-String Kite, Turbot Fish; Naked
 * Pair, XY-Wing), so those emitted here have five at least; X-Chains that are asked for by
 * themselves may have three. A hint has the nodes from the first
 * end, off, to the last, on, and their links; `digits` is the digit that goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

#include "solver/sudoku/logic/sudoku-links.h"

enum
{
  MIN_LINKS = 5,
  MIN_LINKS_ALONE = 3,
};

typedef struct
{
  SudokuLogic      *logic;
  SudokuLinks       links;
  SudokuReach       reach;
  int               min_links;
  int               reached_from;
  SudokuLinksFinds  finds;
} Chains;

static SudokuCells
get_common (const Chains *chains,
            int           a,
            int           b)
{
  const SudokuLinkNode *start = &chains->links.node[a];
  const SudokuLinkNode *end = &chains->links.node[b];
  SudokuCells both = sudoku_cells_and (sudoku_peer_cells[sudoku_cells_first (start->cells)],
                                       sudoku_peer_cells[sudoku_cells_first (end->cells)]);

  return sudoku_cells_and (both, chains->logic->position->where[start->digit - 1]);
}

static void
reach (Chains *chains,
       int     start)
{
  if (chains->reached_from != start)
    sudoku_links_reach (&chains->links, NULL, start, true, &chains->reach);

  chains->reached_from = start;
}

/* Builds the hint of a chain, as short as there is one. Returns how many statements it has. */
static int
build (Chains *chains,
       int     start,
       int     end)
{
  int digit = chains->links.node[start / 2].digit;
  SudokuHint *hint = sudoku_logic_begin (chains->logic, chains->logic->technique, 1 << (digit - 1));
  uint16_t chain[SUDOKU_LINKS_MAX_CHAIN];
  int n_statements;

  reach (chains, start);
  n_statements = sudoku_links_trace (&chains->reach, start, end, chain);
  sudoku_links_emit (&chains->links, NULL, chain, n_statements, hint);
  sudoku_links_end_chain (hint, chains->logic->position);

  return n_statements;
}

/* Keeps the chains that begin where `a` is off. */
static void
search_from (Chains *chains,
             int     a)
{
  const SudokuLinks *links = &chains->links;
  int start = sudoku_links_off (a);

  reach (chains, start);

  for (int b = a + 1; b < links->n_nodes; b++)
    {
      int end = sudoku_links_on (b);
      int depth = chains->reach.depth[end];

      if (links->node[b].digit != links->node[a].digit ||
          !sudoku_links_has (chains->reach.on, b) ||
          depth < chains->min_links || depth >= SUDOKU_LINKS_MAX_CHAIN ||
          sudoku_cells_is_empty (get_common (chains, a, b)))
        continue;

      sudoku_links_finds_add (&chains->finds, &chains->logic->hint, start, end,
                              build (chains, start, end));
    }
}

void
sudoku_logic_chains (SudokuLogic *logic)
{
  Chains chains;
  SudokuLinksFind find;

  chains.logic = logic;
  chains.min_links = logic->technique == SUDOKU_X_CHAIN && logic->is_alone ? MIN_LINKS_ALONE :
                                                                            MIN_LINKS;
  chains.reached_from = -1;
  sudoku_links_finds_init (&chains.finds);
  sudoku_links_init (&chains.links, logic->position,
                     logic->technique == SUDOKU_X_CHAIN ? SUDOKU_LINKS_OF_DIGITS :
                                                          SUDOKU_LINKS_OF_PAIRS);

  for (int a = 0; a < chains.links.n_nodes; a++)
    if (chains.links.node[a].n_strong > 0)
      search_from (&chains, a);

  while (sudoku_links_finds_take (&chains.finds, &find))
    {
      build (&chains, find.start, find.end);

      if (!sudoku_logic_emit (logic))
        return;
    }
}
