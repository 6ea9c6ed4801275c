/* The almost locked sets that chains go through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-links.h"

#include <string.h>

/* Adds a set, if at least two of its digits are seen by something. */
static void
add_set (SudokuLinkSets       *sets,
         const SudokuPosition *position,
         SudokuCells           cells,
         SudokuDigits          digits)
{
  SudokuLinkSet *set = &sets->set[sets->n_sets];

  if (sets->n_sets == SUDOKU_LINKS_MAX_SETS ||
      sets->n_rccs > SUDOKU_LINKS_MAX_RCCS - SUDOKU_DIGITS)
    return;

  *set = (SudokuLinkSet) { cells, digits, sets->n_rccs, 0 };

  for (; digits != 0; digits &= digits - 1)
    {
      SudokuLinkRcc *rcc = &sets->rcc[sets->n_rccs + set->n_rccs];
      SudokuCells where;

      rcc->digit = sudoku_lowest_digit (digits);
      rcc->set = sets->n_sets;
      where = position->where[rcc->digit - 1];
      rcc->cells = sudoku_cells_and (cells, where);
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

/* Whether all of a box's cells lie in one line, where they were found already. */
static bool
is_in_line (SudokuCells cells)
{
  int cell = sudoku_cells_first (cells);

  return sudoku_cells_within (cells, sudoku_house_cells[sudoku_row (cell)]) ||
         sudoku_cells_within (cells, sudoku_house_cells[sudoku_house_of (SUDOKU_COLUMN, cell)]);
}

static void
add_sets_of_house (SudokuLinkSets       *sets,
                   const SudokuPosition *position,
                   int                   house)
{
  uint16_t empty = sudoku_cells_in_house (position->empty, house);
  SudokuDigits digits[512] = { 0 };

  for (unsigned places = 1; places < 512; places++)
    {
      int n_cells = sudoku_bit_count[places];
      SudokuCells cells;

      if (places & ~empty)
        continue;

      digits[places] = digits[places & (places - 1)] |
        position->candidates[sudoku_cell_of_house (house, __builtin_ctz (places))];

      if (n_cells < 2 || sudoku_bit_count[digits[places]] != n_cells + 1)
        continue;

      cells = sudoku_cells_from_house (house, places);

      if (house < SUDOKU_FIRST_BOX || !is_in_line (cells))
        add_set (sets, position, cells, digits[places]);
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
  sets->n_sets = 0;
  sets->n_rccs = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    add_sets_of_house (sets, links->position, house);

  add_keys (sets, links);
  add_places (sets, links);
}
