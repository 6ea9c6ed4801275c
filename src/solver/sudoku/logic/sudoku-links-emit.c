/* Chains as hints: their nodes and links, and what follows from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-links.h"

/* Adds the nodes between a set that is entered by `rcc` and the candidate that it forces: the
 * digits that it takes, and that these are not in the cell. Returns the last node of the set. */
static void
emit_forced (const SudokuLinkSets *sets,
             const SudokuLinkRcc  *entry,
             const SudokuLinkNode *forced,
             int                   in,
             SudokuHint           *hint)
{
  const SudokuLinkSet *set = &sets->set[entry->set];
  SudokuCells cells = forced->cells;
  int cell = sudoku_cells_first (cells);
  int off[SUDOKU_DIGITS];
  int n_off = 0;
  int on;

  for (int i = set->first_rcc; i < set->first_rcc + set->n_rccs; i++)
    {
      const SudokuLinkRcc *exit = &sets->rcc[i];
      int out;

      if (exit == entry || !sudoku_cells_has (exit->seen_by, cell))
        continue;

      out = sudoku_hint_node (hint, exit->cells, exit->digit, true);
      off[n_off] = sudoku_hint_node (hint, cells, exit->digit, false);
      hint->node[out].set = hint->node[in].set;
      sudoku_hint_link (hint, in, out, true);
      sudoku_hint_link (hint, out, off[n_off++], false);
    }

  on = sudoku_hint_node (hint, cells, forced->digit, true);

  for (int i = 0; i < n_off; i++)
    sudoku_hint_link (hint, off[i], on, true);
}

/* Adds the node of a set that it is left by. */
static void
emit_exit (const SudokuLinkSets *sets,
           const SudokuLinkRcc  *entry,
           int                   digit,
           int                   in,
           SudokuHint           *hint)
{
  const SudokuLinkSet *set = &sets->set[entry->set];

  for (int i = set->first_rcc; i < set->first_rcc + set->n_rccs; i++)
    if (sets->rcc[i].digit == digit)
      {
        int out = sudoku_hint_node (hint, sets->rcc[i].cells, digit, true);

        hint->node[out].set = hint->node[in].set;
        sudoku_hint_link (hint, in, out, true);
      }
}

static int
emit_entry (const SudokuLinkSets *sets,
            const SudokuLinkRcc  *entry,
            int                   before,
            SudokuHint           *hint)
{
  const SudokuLinkSet *set = &sets->set[entry->set];
  int index = sudoku_hint_set (hint, set->cells, set->digits);
  int in = sudoku_hint_node (hint, entry->cells, entry->digit, false);

  hint->node[in].set = index;
  sudoku_hint_link (hint, before, in, false);

  return in;
}

void
sudoku_links_emit (const SudokuLinks    *links,
                   const SudokuLinkSets *sets,
                   const uint16_t       *chain,
                   int                   n_statements,
                   SudokuHint           *hint)
{
  int rccs = sudoku_links_rccs (links);

  for (int i = 0; i < n_statements; i++)
    {
      int before = hint->n_nodes - 1;

      if (chain[i] < rccs)
        {
          const SudokuLinkNode *node = &links->node[chain[i] / 2];
          bool is_on = chain[i] % 2 == 1;

          sudoku_hint_link (hint, before, sudoku_hint_node (hint, node->cells, node->digit, is_on),
                            is_on);
        }
      else
        {
          const SudokuLinkRcc *entry = &sets->rcc[chain[i] - rccs];
          int in = emit_entry (sets, entry, before, hint);

          if (chain[i + 1] >= rccs)
            emit_exit (sets, entry, sets->rcc[chain[i + 1] - rccs].digit, in, hint);
          else if (chain[i + 1] % 2 == 0)
            emit_exit (sets, entry, links->node[chain[i + 1] / 2].digit, in, hint);
          else
            emit_forced (sets, entry, &links->node[chain[++i] / 2], in, hint);
        }
    }
}

/* The sets of a loop that force a cell by several digits: the loop does not hold the other way
 * round in them, so which of its digits such a set takes stays open. */
static uint32_t
get_forcing_sets (const SudokuHint *hint)
{
  uint32_t left = 0;
  uint32_t forcing = 0;

  for (int i = 0; i < hint->n_links; i++)
    {
      int set = hint->node[hint->link[i].from].set;

      if (hint->link[i].strong && set != SUDOKU_HINT_NO_SET)
        {
          forcing |= left & (uint32_t) 1 << set;
          left |= (uint32_t) 1 << set;
        }
    }

  return forcing;
}

/* The digits by which a loop enters a set and leaves it. */
static SudokuDigits
get_ends (const SudokuHint *hint,
          int               set)
{
  SudokuDigits ends = 0;

  for (int i = 0; i < hint->n_nodes; i++)
    if (hint->node[i].set == set)
      ends |= 1 << (hint->node[i].digit - 1);

  return ends;
}

/* A set that lies in a loop takes all its digits but those of its RCC and exits for certain. */
static void
remove_around_set (SudokuHint           *hint,
                   const SudokuPosition *position,
                   const SudokuSet      *set,
                   SudokuDigits          links)
{
  for (SudokuDigits digits = set->digits & ~links; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells cells = sudoku_cells_and (set->cells, position->where[digit - 1]);

      sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (cells), digit);
    }
}

/* Of the two ends of a weak link in a loop one is true. */
static void
remove_beside_link (SudokuHint           *hint,
                    const SudokuPosition *position,
                    const SudokuNode     *a,
                    const SudokuNode     *b)
{
  SudokuCells both = sudoku_cells_or (a->cells, b->cells);
  SudokuDigits digits = 1 << (a->digit - 1) | 1 << (b->digit - 1);

  if (a->digit == b->digit)
    sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (both), a->digit);
  else
    sudoku_hint_remove_digits (hint, position, sudoku_cells_of (sudoku_cells_first (a->cells)),
                               SUDOKU_ALL_CANDIDATES & ~digits);
}

void
sudoku_links_end_loop (SudokuHint           *hint,
                       const SudokuPosition *position)
{
  uint32_t forcing = get_forcing_sets (hint);

  sudoku_hint_link (hint, hint->n_nodes - 1, 0, hint->node[0].is_true);

  for (int i = 0; i < hint->n_links; i++)
    {
      const SudokuNode *a = &hint->node[hint->link[i].from];
      const SudokuNode *b = &hint->node[hint->link[i].to];

      if (hint->link[i].strong && a->set != SUDOKU_HINT_NO_SET && a->set == b->set)
        remove_around_set (hint, position, &hint->set[a->set], get_ends (hint, a->set));
      else if (!hint->link[i].strong && (a->set == SUDOKU_HINT_NO_SET || !(forcing >> a->set & 1)))
        remove_beside_link (hint, position, a, b);
    }
}

void
sudoku_links_end_contradiction (SudokuHint           *hint,
                                const SudokuPosition *position)
{
  const SudokuNode *start = &hint->node[0];
  SudokuDigits bit = 1 << (start->digit - 1);

  sudoku_hint_remove_digits (hint, position, start->cells,
                             start->is_true ? bit : SUDOKU_ALL_CANDIDATES & ~bit);
}

void
sudoku_links_end_chain (SudokuHint           *hint,
                        const SudokuPosition *position)
{
  const SudokuNode *start = &hint->node[0];
  const SudokuNode *end = &hint->node[hint->n_nodes - 1];
  SudokuCells both = sudoku_cells_or (start->cells, end->cells);

  if (start->digit == end->digit)
    {
      sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (both), start->digit);
      return;
    }

  sudoku_hint_remove_cells (hint, position, start->cells, end->digit);
  sudoku_hint_remove_cells (hint, position, end->cells, start->digit);
}
