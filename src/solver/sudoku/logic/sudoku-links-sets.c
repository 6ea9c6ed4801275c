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
      sets->n_doors > SUDOKU_LINKS_MAX_DOORS - SUDOKU_DIGITS)
    return;

  *set = (SudokuLinkSet) { cells, digits, sets->n_doors, 0 };

  for (; digits != 0; digits &= digits - 1)
    {
      SudokuLinkDoor *door = &sets->door[sets->n_doors + set->n_doors];
      SudokuCells where;

      door->digit = sudoku_lowest_digit (digits);
      door->set = sets->n_sets;
      where = position->where[door->digit - 1];
      door->cells = sudoku_cells_and (cells, where);
      door->seen_by = sudoku_cells_and (sudoku_cells_seen_by_all (door->cells), where);

      if (!sudoku_cells_is_empty (door->seen_by))
        set->n_doors++;
    }

  if (set->n_doors >= 2)
    {
      sets->n_doors += set->n_doors;
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
       const SudokuLinkDoor *door)
{
  return node->digit == door->digit && sudoku_cells_within (node->cells, door->seen_by);
}

/* Lists the doors that each node opens. */
static void
add_keys (SudokuLinkSets    *sets,
          const SudokuLinks *links)
{
  uint32_t n_keys = 0;

  for (int node = 0; node < links->n_nodes; node++)
    {
      sets->first_key[node] = n_keys;

      for (int door = 0; door < sets->n_doors && n_keys < SUDOKU_LINKS_MAX_KEYS; door++)
        if (opens (&links->node[node], &sets->door[door]))
          sets->key[n_keys++] = door;
    }

  sets->first_key[links->n_nodes] = n_keys;
}

/* Lists the doors by their first cell. */
static void
add_places (SudokuLinkSets    *sets,
            const SudokuLinks *links)
{
  uint16_t n_at[SUDOKU_LINKS_MAX_CANDIDATES] = { 0 };
  uint16_t at[SUDOKU_LINKS_MAX_DOORS];
  int n = 0;

  for (int door = 0; door < sets->n_doors; door++)
    {
      at[door] = sudoku_links_candidate (links, sudoku_cells_first (sets->door[door].cells),
                                         sets->door[door].digit);
      n_at[at[door]]++;
    }

  for (int node = 0; node < links->n_candidates; node++)
    {
      sets->first_at[node] = n;
      n += n_at[node];
      n_at[node] = sets->first_at[node];
    }

  sets->first_at[links->n_candidates] = n;

  for (int door = 0; door < sets->n_doors; door++)
    sets->at[n_at[at[door]]++] = door;
}

void
sudoku_link_sets_init (SudokuLinkSets    *sets,
                       const SudokuLinks *links)
{
  sets->n_sets = 0;
  sets->n_doors = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    add_sets_of_house (sets, links->position, house);

  add_keys (sets, links);
  add_places (sets, links);
}
