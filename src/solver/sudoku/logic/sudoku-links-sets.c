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

  *set = (SudokuLinkSet) { als->cells, als->digits, sets->n_rccs, 0 };

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

/* Lists the RCCs by their first cell. */
static void
add_places (SudokuLinkSets    *sets,
            const SudokuLinks *links)
{
  uint16_t n_at[SUDOKU_LINKS_MAX_CANDIDATES] = { 0 };
  uint16_t at[SUDOKU_LINKS_MAX_RCCS];
  int n = 0;

  for (int rcc = 0; rcc < sets->n_rccs; rcc++)
    {
      at[rcc] = sudoku_links_candidate (links, sudoku_cells_first (sets->rcc[rcc].cells),
                                        sets->rcc[rcc].digit);
      n_at[at[rcc]]++;
    }

  for (int node = 0; node < links->n_candidates; node++)
    {
      sets->first_at[node] = n;
      n += n_at[node];
      n_at[node] = sets->first_at[node];
    }

  sets->first_at[links->n_candidates] = n;

  for (int rcc = 0; rcc < sets->n_rccs; rcc++)
    sets->at[n_at[at[rcc]]++] = rcc;
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

      for (int i = 0; i < n_als; i++)
        add_set (sets, links->position, &als[i]);
    }

  add_keys (sets, links);
  add_places (sets, links);
}
