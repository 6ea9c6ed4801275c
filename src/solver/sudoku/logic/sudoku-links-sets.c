/* The almost locked sets that chains go through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"
#include "solver/sudoku/logic/sudoku-links.h"

/* Adds a set, if at least two of its digits are seen by something. */
static void
add_set (SudokuLinkSets       *sets,
         const SudokuPosition *position,
         const SudokuSet      *als)
{
  SudokuLinkSet *set = &sets->set[sets->n_sets];

  if (sets->n_sets == SUDOKU_LINKS_MAX_SETS ||
      sets->n_rccs > SUDOKU_LINKS_MAX_RCCS - SUDOKU_DIGITS)
    return;

  *set = (SudokuLinkSet) { als->cells, als->digits, sets->n_rccs, 0, 0, 0 };

  for (SudokuDigits digits = als->digits; digits != 0; digits &= digits - 1)
    {
      SudokuLinkRcc *rcc = &sets->rcc[sets->n_rccs + set->n_rccs];
      SudokuCells where;

      rcc->digit = sudoku_lowest_digit (digits);
      rcc->set = sets->n_sets;
      where = position->where[rcc->digit - 1];
      rcc->cells = sudoku_cells_and (als->cells, where);
      rcc->seen_by = sudoku_cells_and (sudoku_cells_seen_by_all (rcc->cells), where);

      if (!sudoku_cells_is_empty (rcc->seen_by))
        set->n_rccs++;
    }

  if (set->n_rccs >= 2)
    {
      sets->n_rccs += set->n_rccs;
      sets->n_sets++;
    }
}

static bool
opens (const SudokuLinkNode *node,
       const SudokuLinkRcc  *rcc)
{
  return node->digit == rcc->digit && sudoku_cells_within (node->cells, rcc->seen_by);
}

/* Lists the RCCs that each node enters by. */
static void
add_keys (SudokuLinkSets    *sets,
          const SudokuLinks *links)
{
  uint32_t n_keys = 0;

  for (int node = 0; node < links->n_nodes; node++)
    {
      sets->first_key[node] = n_keys;

      for (int rcc = 0; rcc < sets->n_rccs && n_keys < SUDOKU_LINKS_MAX_KEYS; rcc++)
        if (opens (&links->node[node], &sets->rcc[rcc]))
          sets->key[n_keys++] = rcc;
    }

  sets->first_key[links->n_nodes] = n_keys;
}

/* Whether a set that takes a digit takes it from all places of an RCC, which it shares no cell
 * with. */
static bool
leads_to (const SudokuLinkSets *sets,
          const SudokuLinkSet  *set,
          const SudokuLinkRcc  *next)
{
  if (sudoku_cells_meet (set->cells, sets->set[next->set].cells))
    return false;

  for (int i = set->first_rcc; i < set->first_rcc + set->n_rccs; i++)
    if (sets->rcc[i].digit == next->digit)
      return sudoku_cells_within (next->cells, sets->rcc[i].seen_by);

  return false;
}

/* Lists the RCCs that each set leads to. */
static void
add_next (SudokuLinkSets *sets)
{
  int n_next = 0;

  for (int set = 0; set < sets->n_sets; set++)
    {
      sets->set[set].first_next = n_next;

      for (int rcc = 0; rcc < sets->n_rccs && n_next < SUDOKU_LINKS_MAX_NEXT; rcc++)
        if (leads_to (sets, &sets->set[set], &sets->rcc[rcc]))
          sets->next[n_next++] = rcc;

      sets->set[set].n_next = n_next - sets->set[set].first_next;
    }
}

static bool
comes_before (SudokuCells cells,
              SudokuCells others)
{
  while (!sudoku_cells_is_empty (cells) && !sudoku_cells_is_empty (others))
    {
      int difference = sudoku_cells_take (&cells) - sudoku_cells_take (&others);

      if (difference != 0)
        return difference < 0;
    }

  return sudoku_cells_is_empty (cells);
}

/* Orders the sets of a house as HoDoKu does: by their first cell, then their second, and so on. */
static void
order_sets (SudokuSet *als,
            int        n_als)
{
  for (int i = 1; i < n_als; i++)
    {
      SudokuSet set = als[i];
      int place = i;

      for (; place > 0 && comes_before (set.cells, als[place - 1].cells); place--)
        als[place] = als[place - 1];

      als[place] = set;
    }
}

void
sudoku_link_sets_init (SudokuLinkSets    *sets,
                       const SudokuLinks *links)
{
  SudokuSet als[SUDOKU_LINKS_MAX_SETS];

  sets->n_sets = 0;
  sets->n_rccs = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      int n_als = sudoku_als_in_house (links->position, house, 2, als, SUDOKU_LINKS_MAX_SETS);

      order_sets (als, n_als);

      for (int i = 0; i < n_als; i++)
        add_set (sets, links->position, &als[i]);
    }

  add_keys (sets, links);
  add_next (sets);
}
