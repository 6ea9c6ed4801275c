/* The links of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-links.h"

#include <string.h>

static void
add_node (SudokuLinks *links,
          SudokuCells  cells,
          int          digit)
{
  SudokuLinkNode *node = &links->node[links->n_nodes];

  node->cells = cells;
  node->digit = digit;
  node->n_strong = 0;
  links->n_nodes++;
}

static void
add_candidates (SudokuLinks *links)
{
  const SudokuPosition *position = links->position;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits digits = position->candidates[cell];

      links->first_of_cell[cell] = links->n_nodes;

      if (links->kind == SUDOKU_LINKS_OF_PAIRS && sudoku_bit_count[digits] != 2)
        continue;

      for (; digits != 0; digits &= digits - 1)
        add_node (links, sudoku_cells_of (cell), sudoku_lowest_digit (digits));
    }

  links->first_of_cell[SUDOKU_CELLS] = links->n_nodes;
  links->n_candidates = links->n_nodes;
}

static void
add_groups_of_box (SudokuLinks *links,
                   int          digit,
                   int          box)
{
  int row = box / 3 * 3;
  int column = SUDOKU_FIRST_COLUMN + box % 3 * 3;
  SudokuCells places = sudoku_position_in_house (links->position, SUDOKU_FIRST_BOX + box, digit);

  for (int i = 0; i < 6; i++)
    {
      int line = i < 3 ? row + i : column + i - 3;
      SudokuCells cells = sudoku_cells_and (places, sudoku_house_cells[line]);

      if (sudoku_cells_count (cells) >= 2)
        add_node (links, cells, digit);
    }
}

static void
add_groups (SudokuLinks *links)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      links->first_group[digit - 1] = links->n_nodes;

      for (int box = 0; box < SUDOKU_DIGITS; box++)
        add_groups_of_box (links, digit, box);
    }

  links->first_group[SUDOKU_DIGITS] = links->n_nodes;
}

static void
set_bit (uint64_t *nodes,
         int       node)
{
  nodes[node / 64] |= (uint64_t) 1 << (node % 64);
}

static void
add_strong (SudokuLinks *links,
            int          a,
            int          b)
{
  SudokuLinkNode *node = &links->node[a];

  for (int i = 0; i < node->n_strong; i++)
    if (node->strong[i] == b)
      return;

  node->strong[node->n_strong++] = b;
}

/* Whether two nodes of a digit that see each other are all its places in a house. */
static bool
fill_house (const SudokuLinks *links,
            int                a,
            int                b)
{
  int digit = links->node[a].digit;
  SudokuCells cells = sudoku_cells_or (links->node[a].cells, links->node[b].cells);
  int cell = sudoku_cells_first (cells);

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house_of (kind, cell);

      if (sudoku_cells_equal (cells, sudoku_position_in_house (links->position, house, digit)))
        return true;
    }

  return false;
}

static void
link_digit (SudokuLinks *links,
            int          digit)
{
  uint16_t nodes[SUDOKU_CELLS + 54];
  int n_nodes = 0;

  for (int node = 0; node < links->n_nodes; node++)
    if (links->node[node].digit == digit)
      nodes[n_nodes++] = node;

  for (int i = 0; i < n_nodes; i++)
    {
      int a = nodes[i];
      SudokuCells seen = sudoku_cells_seen_by_all (links->node[a].cells);

      set_bit (links->of_digit[digit - 1], a);

      for (int j = i + 1; j < n_nodes; j++)
        {
          int b = nodes[j];

          if (!sudoku_cells_within (links->node[b].cells, seen))
            continue;

          set_bit (links->weak + a * links->n_words, b);
          set_bit (links->weak + b * links->n_words, a);

          if (links->kind != SUDOKU_LINKS_OF_PAIRS && fill_house (links, a, b))
            {
              add_strong (links, a, b);
              add_strong (links, b, a);
            }
        }
    }
}

static void
link_cell (SudokuLinks *links,
           int          cell)
{
  int first = links->first_of_cell[cell];
  int end = links->first_of_cell[cell + 1];

  for (int a = first; a < end; a++)
    for (int b = first; b < end; b++)
      {
        if (a == b)
          continue;

        set_bit (links->weak + a * links->n_words, b);

        if (end - first == 2)
          add_strong (links, a, b);
      }
}

void
sudoku_links_init (SudokuLinks          *links,
                   const SudokuPosition *position,
                   SudokuLinkKind        kind)
{
  links->position = position;
  links->kind = kind;
  links->n_nodes = 0;
  add_candidates (links);

  if (kind == SUDOKU_LINKS_GROUPED)
    add_groups (links);

  links->n_words = (links->n_nodes + 63) / 64;
  memset (links->weak, 0, (size_t) links->n_nodes * links->n_words * sizeof links->weak[0]);
  memset (links->of_digit, 0, sizeof links->of_digit);
  memset (links->leads_on, 0, sizeof links->leads_on);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    link_digit (links, digit);

  if (kind != SUDOKU_LINKS_OF_DIGITS)
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      link_cell (links, cell);

  for (int node = 0; node < links->n_nodes; node++)
    if (links->node[node].n_strong > 0)
      set_bit (links->leads_on, node);
}
