/* The links of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-links.h"

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
add_groups_of_line (SudokuLinks *links,
                    int          digit,
                    int          line)
{
  SudokuCells places = sudoku_position_in_house (links->position, line, digit);

  for (int i = 0; i < 3; i++)
    {
      int box = sudoku_house_of (SUDOKU_BOX, sudoku_cell_of_house (line, 3 * i));
      SudokuCells cells = sudoku_cells_and (places, sudoku_house_cells[box]);

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

      for (int line = 0; line < SUDOKU_FIRST_BOX; line++)
        add_groups_of_line (links, digit, line);
    }

  links->first_group[SUDOKU_DIGITS] = links->n_nodes;
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

static void
link_cells (SudokuLinks *links)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int first = links->first_of_cell[cell];

      if (links->first_of_cell[cell + 1] - first == 2)
        {
          add_strong (links, first, first + 1);
          add_strong (links, first + 1, first);
        }
    }
}

/* Links the two places of a digit in a house. */
static void
link_houses (SudokuLinks *links)
{
  const SudokuPosition *position = links->position;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      {
        uint16_t places = position->places[house][digit - 1];
        int a, b;

        if (sudoku_bit_count[places] != 2)
          continue;

        a = sudoku_cell_of_house (house, __builtin_ctz (places));
        b = sudoku_cell_of_house (house, __builtin_ctz (places & (places - 1)));
        a = sudoku_links_candidate (links, a, digit);
        b = sudoku_links_candidate (links, b, digit);
        add_strong (links, a, b);
        add_strong (links, b, a);
      }
}

/* Links a group to what fills a house of it: a candidate, or another group. */
static void
link_group (SudokuLinks *links,
            int          group,
            int          house)
{
  int digit = links->node[group].digit;
  SudokuCells rest = sudoku_cells_minus (sudoku_position_in_house (links->position, house, digit),
                                         links->node[group].cells);

  if (sudoku_cells_count (rest) == 1)
    {
      int other = sudoku_links_candidate (links, sudoku_cells_first (rest), digit);

      add_strong (links, group, other);
      add_strong (links, other, group);
      return;
    }

  for (int other = links->first_group[digit - 1]; other < links->first_group[digit]; other++)
    if (sudoku_cells_equal (links->node[other].cells, rest))
      add_strong (links, group, other);
}

static void
link_groups (SudokuLinks *links)
{
  for (int group = links->n_candidates; group < links->n_nodes; group++)
    for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
      {
        SudokuCells cells = links->node[group].cells;
        int house = sudoku_house_of (kind, sudoku_cells_first (cells));

        if (sudoku_cells_within (cells, sudoku_house_cells[house]))
          link_group (links, group, house);
      }
}

static void
add_weak (SudokuLinks *links,
          int          a,
          int          b)
{
  if (links->node[b].n_strong == 0 || links->n_weak == SUDOKU_LINKS_MAX_WEAK)
    return;

  links->weak[links->n_weak++] = b;
  links->node[a].n_weak++;
}

static void
add_weak_cells (SudokuLinks *links,
                int          node,
                SudokuCells  cells)
{
  int digit = links->node[node].digit;

  cells = sudoku_cells_and (cells, links->position->where[digit - 1]);

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      if (links->first_of_cell[cell] < links->first_of_cell[cell + 1])
        add_weak (links, node, sudoku_links_candidate (links, cell, digit));
    }
}

/* The weak links of a node: in its cell, in its row, column and box, and to groups. */
static void
add_weak_links (SudokuLinks *links,
                int          node)
{
  SudokuCells cells = links->node[node].cells;
  SudokuCells seen = sudoku_cells_seen_by_all (cells);
  SudokuCells rest = seen;
  int digit = links->node[node].digit;
  int cell = sudoku_cells_first (cells);

  links->node[node].first_weak = links->n_weak;
  links->node[node].n_weak = 0;

  if (node < links->n_candidates && links->kind >= SUDOKU_LINKS_ALL)
    for (int other = links->first_of_cell[cell]; other < links->first_of_cell[cell + 1]; other++)
      if (other != node)
        add_weak (links, node, other);

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house_of (kind, cell);

      add_weak_cells (links, node, sudoku_cells_and (rest, sudoku_house_cells[house]));
      rest = sudoku_cells_minus (rest, sudoku_house_cells[house]);
    }

  for (int group = links->first_group[digit - 1]; group < links->first_group[digit]; group++)
    if (sudoku_cells_within (links->node[group].cells, seen))
      add_weak (links, node, group);
}

void
sudoku_links_init (SudokuLinks          *links,
                   const SudokuPosition *position,
                   SudokuLinkKind        kind)
{
  links->position = position;
  links->kind = kind;
  links->n_nodes = 0;
  links->n_weak = 0;
  memset (links->first_group, 0, sizeof links->first_group);
  add_candidates (links);

  if (kind == SUDOKU_LINKS_GROUPED)
    add_groups (links);

  links->n_words = (links->n_nodes + 63) / 64;

  if (kind != SUDOKU_LINKS_OF_DIGITS)
    link_cells (links);

  if (kind != SUDOKU_LINKS_OF_PAIRS)
    link_houses (links);

  link_groups (links);

  for (int node = 0; node < links->n_nodes; node++)
    add_weak_links (links, node);
}
