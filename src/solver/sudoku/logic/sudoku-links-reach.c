/* Chains along the links of a position: a search in breadth, so that the first chain to a statement
 * is a shortest one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-links.h"

#include <string.h>

typedef struct
{
  const SudokuLinks    *links;
  const SudokuLinkSets *sets;
  SudokuReach          *reach;
  int                   start_cell;
  int                   n_queued;
  bool                  straight;

  int                   from;           /* the statement that is being followed */
  int                   depth;          /* of the statements that follow from it */
  SudokuCells           cells;          /* where it is, */
  SudokuCells           left;           /* and what its chain has left when it goes on from there */
} Spread;

/* Whether a straight chain may go on to `cells`, which it then has on its way. */
static bool
go_straight (Spread      *spread,
             int          statement,
             SudokuCells  cells)
{
  bool stays = sudoku_cells_equal (cells, spread->cells);

  if (!stays && (sudoku_cells_meet (cells, spread->left) ||
                 sudoku_cells_meet (cells, spread->cells)))
    return false;

  spread->reach->left[statement] = stays ? spread->reach->left[spread->from] : spread->left;

  return true;
}

/* Returns whether the chain may go on to `cells`, and enters the statement if so. */
static inline bool
visit (Spread      *spread,
       int          statement,
       SudokuCells  cells)
{
  SudokuReach *reach = spread->reach;

  if (spread->straight && !go_straight (spread, statement, cells))
    return false;

  reach->from[statement] = spread->from;
  reach->depth[statement] = spread->depth;
  reach->queue[spread->n_queued++] = statement;

  return true;
}

/* A set counts as several links, so a chain with more links that avoids it may be shorter. */
static void
shorten (Spread *spread,
         int     statement)
{
  SudokuReach *reach = spread->reach;

  if (!spread->straight && reach->depth[statement] > spread->depth)
    {
      reach->from[statement] = spread->from;
      reach->depth[statement] = spread->depth;
    }
}

static void
turn_off (Spread *spread,
          int     node)
{
  if (sudoku_links_has (spread->reach->off, node))
    shorten (spread, sudoku_links_off (node));
  else if (visit (spread, sudoku_links_off (node), spread->links->node[node].cells))
    spread->reach->off[node / 64] |= (uint64_t) 1 << (node % 64);
}

static void
turn_on (Spread *spread,
         int     node)
{
  if (sudoku_links_has (spread->reach->on, node))
    shorten (spread, sudoku_links_on (node));
  else if (visit (spread, sudoku_links_on (node), spread->links->node[node].cells))
    spread->reach->on[node / 64] |= (uint64_t) 1 << (node % 64);
}

static void
enter_rcc (Spread *spread,
           int     rcc)
{
  SudokuReach *reach = spread->reach;
  const SudokuLinkSets *sets = spread->sets;

  if (reach->opened[rcc / 64] >> (rcc % 64) & 1)
    shorten (spread, sudoku_links_rccs (spread->links) + rcc);
  else if (visit (spread, sudoku_links_rccs (spread->links) + rcc,
                  sets->set[sets->rcc[rcc].set].cells))
    reach->opened[rcc / 64] |= (uint64_t) 1 << (rcc % 64);
}

/* Turns off the candidates of the cell that the chain starts from, where a loop may end, whether
 * they lead on or not. */
static void
turn_off_start (Spread *spread,
                int     on)
{
  const SudokuLinks *links = spread->links;
  const SudokuLinkNode *node = &links->node[on];
  int cell = spread->start_cell;
  bool is_there = sudoku_cells_has (node->cells, cell) && on < links->n_candidates;

  if (!is_there && !sudoku_cells_within (node->cells, sudoku_peer_cells[cell]))
    return;

  for (int other = links->first_of_cell[cell]; other < links->first_of_cell[cell + 1]; other++)
    if (other != on && (is_there || links->node[other].digit == node->digit))
      turn_off (spread, other);
}

static void
spread_on (Spread *spread,
           int     node)
{
  const SudokuLinks *links = spread->links;
  const SudokuLinkSets *sets = spread->sets;
  const uint16_t *weak = links->weak + links->node[node].first_weak;

  for (int i = 0; i < links->node[node].n_weak; i++)
    turn_off (spread, weak[i]);

  if (links->kind >= SUDOKU_LINKS_ALL)
    turn_off_start (spread, node);

  if (sets == NULL)
    return;

  for (uint32_t i = sets->first_key[node]; i < sets->first_key[node + 1]; i++)
    enter_rcc (spread, sets->key[i]);
}

static void
spread_off (Spread *spread,
            int     node)
{
  const SudokuLinkNode *left = &spread->links->node[node];

  for (int i = 0; i < left->n_strong; i++)
    turn_on (spread, left->strong[i]);
}

/* The set takes the digit of `exit`: the nodes that see all its places are off. */
static void
leave_by (Spread              *spread,
          const SudokuLinkRcc *exit)
{
  const SudokuLinks *links = spread->links;
  int digit = exit->digit;

  for (SudokuCells cells = exit->seen_by; !sudoku_cells_is_empty (cells);)
    {
      int cell = sudoku_cells_take (&cells);
      int node = sudoku_links_candidate (links, cell, digit);

      if (links->node[node].n_strong > 0 || cell == spread->start_cell)
        turn_off (spread, node);
    }

  for (int group = links->first_group[digit - 1]; group < links->first_group[digit]; group++)
    if (links->node[group].n_strong > 0 &&
        sudoku_cells_within (links->node[group].cells, exit->seen_by))
      turn_off (spread, group);
}

/* A cell that sees two digits of the set or more may have a single candidate left. */
static void
force_cells (Spread *spread,
             int     rcc)
{
  const SudokuLinks *links = spread->links;
  const SudokuLinkSets *sets = spread->sets;
  const SudokuLinkSet *set = &sets->set[sets->rcc[rcc].set];
  SudokuCells once = sudoku_cells_none ();
  SudokuCells twice = sudoku_cells_none ();

  for (int i = set->first_rcc; i < set->first_rcc + set->n_rccs; i++)
    if (i != rcc)
      {
        twice = sudoku_cells_or (twice, sudoku_cells_and (once, sets->rcc[i].seen_by));
        once = sudoku_cells_or (once, sets->rcc[i].seen_by);
      }

  while (!sudoku_cells_is_empty (twice))
    {
      int cell = sudoku_cells_take (&twice);
      SudokuDigits rest = links->position->candidates[cell];

      for (int i = set->first_rcc; i < set->first_rcc + set->n_rccs; i++)
        if (i != rcc && sudoku_cells_has (sets->rcc[i].seen_by, cell))
          rest &= ~(1 << (sets->rcc[i].digit - 1));

      if (sudoku_bit_count[rest] == 1)
        turn_on (spread, sudoku_links_candidate (links, cell, sudoku_lowest_digit (rest)));
    }
}

/* A set is harder to see than a link: HoDoKu counts so many more links for it. */
static int
get_penalty (const SudokuLinkSet *set)
{
  return 2 * (sudoku_bit_count[set->digits] - 1);
}

static void
spread_rcc (Spread *spread,
            int     rcc)
{
  const SudokuLinkSets *sets = spread->sets;
  const SudokuLinkSet *set = &sets->set[sets->rcc[rcc].set];

  spread->depth += get_penalty (set);

  for (int i = 0; i < set->n_rccs; i++)
    if (set->first_rcc + i != rcc)
      leave_by (spread, &sets->rcc[set->first_rcc + i]);

  for (int i = set->first_next; i < set->first_next + set->n_next; i++)
    if (sets->rcc[sets->next[i]].digit != sets->rcc[rcc].digit)
      enter_rcc (spread, sets->next[i]);

  spread->depth++;
  force_cells (spread, rcc);
}

/* Goes on from a statement. */
static void
follow (Spread *spread,
        int     statement)
{
  SudokuReach *reach = spread->reach;
  int rcc = statement - sudoku_links_rccs (spread->links);
  SudokuCells start = spread->links->node[reach->queue[0] / 2].cells;

  spread->from = statement;
  spread->depth = reach->depth[statement] + 1;
  spread->cells = rcc >= 0 ? spread->sets->set[spread->sets->rcc[rcc].set].cells :
                              spread->links->node[statement / 2].cells;

  if (spread->straight)
    {
      if (spread->depth > 2 && sudoku_cells_equal (spread->cells, start))
        return;

      spread->left = reach->left[statement];

      if (spread->depth > 1)
        spread->left = sudoku_cells_or (spread->left, spread->cells);
    }

  if (rcc >= 0)
    spread_rcc (spread, rcc);
  else if (statement % 2 == 1)
    spread_on (spread, statement / 2);
  else
    spread_off (spread, statement / 2);
}

void
sudoku_links_reach (const SudokuLinks    *links,
                    const SudokuLinkSets *sets,
                    int                   start,
                    bool                  straight,
                    SudokuReach          *reach)
{
  Spread spread = {
    .links = links, .sets = sets, .reach = reach, .n_queued = 1, .straight = straight,
  };
  size_t size = links->n_words * sizeof reach->on[0];
  int node = start / 2;
  uint64_t bit = (uint64_t) 1 << (node % 64);

  spread.start_cell = sudoku_cells_first (links->node[node].cells);
  memset (reach->on, 0, size);
  memset (reach->off, 0, size);

  if (sets != NULL)
    memset (reach->opened, 0, (sets->n_rccs + 63) / 64 * sizeof reach->opened[0]);

  (start % 2 == 1 ? reach->on : reach->off)[node / 64] |= bit;
  reach->queue[0] = start;
  reach->depth[start] = 0;
  reach->left[start] = sudoku_cells_none ();

  for (int i = 0; i < spread.n_queued; i++)
    follow (&spread, reach->queue[i]);
}

int
sudoku_links_trace (const SudokuReach *reach,
                    int                start,
                    int                end,
                    uint16_t           chain[SUDOKU_LINKS_MAX_CHAIN])
{
  int n_statements = 1;

  for (int statement = end; statement != start; statement = reach->from[statement])
    n_statements++;

  if (n_statements > SUDOKU_LINKS_MAX_CHAIN)
    return 0;

  for (int i = n_statements - 1, statement = end; i > 0; i--)
    {
      chain[i] = statement;
      statement = reach->from[statement];
    }

  chain[0] = start;

  return n_statements;
}
