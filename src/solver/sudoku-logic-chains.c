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
 * Pair, XY-Wing), so those told here have five at least. What takes away most comes first, and of
 * that the shortest. A hint has the
 * nodes from the first end, off, to the last, on, and their links; `digits` is the digit that goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic-private.h"

#include "solver/sudoku-links.h"

enum
{
  MIN_LINKS = 5,
  MAX_FINDS = 2048,
  NO_FIND = UINT16_MAX,
};

typedef struct
{
  uint16_t start;
  uint16_t end;
  uint16_t next;                /* of the same length */
  uint16_t n_removals;
} Find;

typedef struct
{
  SudokuLogic     *logic;
  SudokuTechnique  technique;
  SudokuLinks      links;
  SudokuReach      reach;

  int              n_finds;
  int              most_removals;
  Find             find[MAX_FINDS];
  uint16_t         first[SUDOKU_LINKS_MAX_CHAIN];
  uint16_t         last[SUDOKU_LINKS_MAX_CHAIN];
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
keep (Chains *chains,
      int     a,
      int     b)
{
  int depth = chains->reach.depth[sudoku_links_on (b)];
  int n_removals = sudoku_cells_count (get_common (chains, a, b));

  if (depth < MIN_LINKS || depth >= SUDOKU_LINKS_MAX_CHAIN || chains->n_finds == MAX_FINDS ||
      n_removals == 0)
    return;

  chains->find[chains->n_finds] = (Find) { a, b, NO_FIND, n_removals };

  if (n_removals > chains->most_removals)
    chains->most_removals = n_removals;

  if (chains->first[depth] == NO_FIND)
    chains->first[depth] = chains->n_finds;
  else
    chains->find[chains->last[depth]].next = chains->n_finds;

  chains->last[depth] = chains->n_finds++;
}

static bool
tell (Chains *chains,
      int     a,
      int     b)
{
  int digit = chains->links.node[a].digit;
  SudokuHint *hint = sudoku_logic_begin (chains->logic, chains->technique, 1 << (digit - 1));
  uint16_t chain[SUDOKU_LINKS_MAX_CHAIN];
  int n_statements;

  sudoku_links_reach (&chains->links, NULL, sudoku_links_off (a), true, &chains->reach);
  n_statements = sudoku_links_trace (&chains->reach, sudoku_links_off (a), sudoku_links_on (b),
                                     chain);
  sudoku_links_tell (&chains->links, NULL, chain, n_statements, hint);
  sudoku_hint_remove_cells (hint, chains->logic->position, get_common (chains, a, b), digit);

  return sudoku_logic_tell (chains->logic);
}

static void
search (Chains          *chains,
        SudokuTechnique  technique,
        SudokuLinkKind   kind)
{
  const SudokuLinks *links = &chains->links;

  chains->technique = technique;
  chains->n_finds = 0;
  chains->most_removals = 0;
  sudoku_links_init (&chains->links, chains->logic->position, kind);

  for (int depth = 0; depth < SUDOKU_LINKS_MAX_CHAIN; depth++)
    chains->first[depth] = NO_FIND;

  for (int a = 0; a < links->n_nodes; a++)
    {
      if (links->node[a].n_strong == 0)
        continue;

      sudoku_links_reach (links, NULL, sudoku_links_off (a), true, &chains->reach);

      for (int b = a + 1; b < links->n_nodes; b++)
        if (links->node[b].digit == links->node[a].digit &&
            sudoku_links_has (chains->reach.on, b))
          keep (chains, a, b);
    }

  for (int n_removals = chains->most_removals; n_removals > 0; n_removals--)
    for (int depth = 0; depth < SUDOKU_LINKS_MAX_CHAIN; depth++)
      for (int i = chains->first[depth]; i != NO_FIND; i = chains->find[i].next)
        if (chains->find[i].n_removals == n_removals &&
            !tell (chains, chains->find[i].start, chains->find[i].end))
          return;
}

void
sudoku_logic_chains (SudokuLogic *logic)
{
  Chains chains;

  chains.logic = logic;

  if (sudoku_logic_wants (logic, SUDOKU_X_CHAIN))
    search (&chains, SUDOKU_X_CHAIN, SUDOKU_LINKS_OF_DIGITS);

  if (!logic->has_ended && sudoku_logic_wants (logic, SUDOKU_XY_CHAIN))
    search (&chains, SUDOKU_XY_CHAIN, SUDOKU_LINKS_OF_PAIRS);
}
