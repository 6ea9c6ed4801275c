/* Chains along the links of a position: a search in breadth, so that the first chain to a statement
 * is a shortest one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-links.h"

#include <string.h>

typedef struct
{
  const SudokuLinks    *links;
  const SudokuLinkSets *sets;
  SudokuReach          *reach;
  uint64_t              leads_on[SUDOKU_LINKS_MAX_WORDS];
  int                   n_queued;
} Spread;

static void
visit (Spread *spread,
       int     from,
       int     statement)
{
  SudokuReach *reach = spread->reach;

  reach->from[statement] = from;
  reach->depth[statement] = reach->depth[from] < UINT8_MAX ? reach->depth[from] + 1 : UINT8_MAX;
  reach->queue[spread->n_queued++] = statement;
}

/* Turns off what of `nodes` leads on and is not off yet. `word` is their place in a set. */
static inline void
turn_off (Spread   *spread,
          int       from,
          int       word,
          uint64_t  nodes)
{
  nodes &= spread->leads_on[word] & ~spread->reach->off[word];
  spread->reach->off[word] |= nodes;

  for (; nodes != 0; nodes &= nodes - 1)
    visit (spread, from, sudoku_links_off (64 * word + __builtin_ctzll (nodes)));
}

static void
open_door (Spread *spread,
           int     from,
           int     door)
{
  SudokuReach *reach = spread->reach;

  if (reach->opened[door / 64] >> (door % 64) & 1)
    return;

  reach->opened[door / 64] |= (uint64_t) 1 << (door % 64);
  visit (spread, from, sudoku_links_doors (spread->links) + door);
}

static void
spread_on (Spread *spread,
           int     node)
{
  const SudokuLinks *links = spread->links;
  const SudokuLinkSets *sets = spread->sets;
  const uint64_t *weak = links->weak + node * links->n_words;

  for (int i = 0; i < links->n_words; i++)
    turn_off (spread, sudoku_links_on (node), i, weak[i]);

  if (sets == NULL)
    return;

  for (uint32_t i = sets->first_key[node]; i < sets->first_key[node + 1]; i++)
    open_door (spread, sudoku_links_on (node), sets->key[i]);
}

static void
spread_off (Spread *spread,
            int     node)
{
  const SudokuLinkNode *links_of = &spread->links->node[node];
  SudokuReach *reach = spread->reach;

  for (int i = 0; i < links_of->n_strong; i++)
    {
      int other = links_of->strong[i];

      if (sudoku_links_has (reach->on, other))
        continue;

      reach->on[other / 64] |= (uint64_t) 1 << (other % 64);
      visit (spread, sudoku_links_off (node), sudoku_links_on (other));
    }
}

/* The set takes the digit of `exit`: whoever sees all its places is off, nodes and other sets. */
static void
leave_by (Spread               *spread,
          int                   from,
          const SudokuLinkDoor *exit)
{
  const SudokuLinks *links = spread->links;
  const SudokuLinkSets *sets = spread->sets;
  const SudokuLinkSet *set = &sets->set[exit->set];
  SudokuCells seen_by = exit->seen_by;

  while (!sudoku_cells_is_empty (seen_by))
    {
      int node = sudoku_links_candidate (links, sudoku_cells_take (&seen_by), exit->digit);

      turn_off (spread, from, node / 64, (uint64_t) 1 << (node % 64));

      for (int i = sets->first_at[node]; i < sets->first_at[node + 1]; i++)
        {
          const SudokuLinkDoor *door = &sets->door[sets->at[i]];

          if (sudoku_cells_within (door->cells, exit->seen_by) &&
              !sudoku_cells_meet (sets->set[door->set].cells, set->cells))
            open_door (spread, from, sets->at[i]);
        }
    }

  for (int node = links->first_group[exit->digit - 1]; node < links->first_group[exit->digit];
       node++)
    if (sudoku_cells_within (links->node[node].cells, exit->seen_by))
      turn_off (spread, from, node / 64, (uint64_t) 1 << (node % 64));
}

static void
spread_door (Spread *spread,
             int     door)
{
  const SudokuLinkSets *sets = spread->sets;
  const SudokuLinkSet *set = &sets->set[sets->door[door].set];

  for (int i = 0; i < set->n_doors; i++)
    if (set->first_door + i != door)
      leave_by (spread, sudoku_links_doors (spread->links) + door,
                &sets->door[set->first_door + i]);
}

void
sudoku_links_reach (const SudokuLinks    *links,
                    const SudokuLinkSets *sets,
                    int                   start,
                    SudokuReach          *reach)
{
  Spread spread = { .links = links, .sets = sets, .reach = reach, .n_queued = 1 };
  size_t size = links->n_words * sizeof reach->on[0];
  int node = start / 2;
  uint64_t bit = (uint64_t) 1 << (node % 64);

  memcpy (spread.leads_on, links->leads_on, size);
  spread.leads_on[node / 64] |= bit;
  memset (reach->on, 0, size);
  memset (reach->off, 0, size);

  if (sets != NULL)
    memset (reach->opened, 0, (sets->n_doors + 63) / 64 * sizeof reach->opened[0]);

  (start % 2 == 1 ? reach->on : reach->off)[node / 64] |= bit;
  reach->queue[0] = start;
  reach->depth[start] = 0;

  for (int i = 0; i < spread.n_queued; i++)
    {
      int statement = reach->queue[i];

      if (statement >= sudoku_links_doors (links))
        spread_door (&spread, statement - sudoku_links_doors (links));
      else if (statement % 2 == 1)
        spread_on (&spread, statement / 2);
      else
        spread_off (&spread, statement / 2);
    }
}

int
sudoku_links_trace (const SudokuReach *reach,
                    int                start,
                    int                end,
                    uint16_t           chain[SUDOKU_LINKS_MAX_CHAIN])
{
  int n_statements = reach->depth[end] + 1;
  int statement = end;

  if (n_statements > SUDOKU_LINKS_MAX_CHAIN)
    return 0;

  for (int i = n_statements - 1; i > 0; i--)
    {
      chain[i] = statement;
      statement = reach->from[statement];
    }

  chain[0] = start;

  return n_statements;
}

/* The digit by which a chain goes on from a set: that of the next node or door. */
static int
get_digit (const SudokuLinks    *links,
           const SudokuLinkSets *sets,
           int                   statement)
{
  int door = statement - sudoku_links_doors (links);

  return door >= 0 ? sets->door[door].digit : links->node[statement / 2].digit;
}

/* Adds the two nodes of a set that is entered by `door` and left by `digit`. Returns the second. */
static int
tell_door (const SudokuLinkSets *sets,
           int                   door,
           int                   digit,
           int                   before,
           SudokuHint           *hint)
{
  const SudokuLinkDoor *entry = &sets->door[door];
  const SudokuLinkSet *set = &sets->set[entry->set];
  int index = sudoku_hint_set (hint, set->cells, set->digits);
  int in = sudoku_hint_node (hint, entry->cells, entry->digit, false);
  int out = -1;

  for (int i = 0; i < set->n_doors; i++)
    if (sets->door[set->first_door + i].digit == digit)
      out = sudoku_hint_node (hint, sets->door[set->first_door + i].cells, digit, true);

  hint->node[in].set = index;
  hint->node[out].set = index;
  sudoku_hint_link (hint, before, in, false);
  sudoku_hint_link (hint, in, out, true);

  return out;
}

void
sudoku_links_tell (const SudokuLinks    *links,
                   const SudokuLinkSets *sets,
                   const uint16_t       *chain,
                   int                   n_statements,
                   SudokuHint           *hint)
{
  int before = -1;

  for (int i = 0; i < n_statements; i++)
    {
      int door = chain[i] - sudoku_links_doors (links);

      if (door >= 0)
        before = tell_door (sets, door, get_digit (links, sets, chain[i + 1]), before, hint);
      else
        {
          const SudokuLinkNode *node = &links->node[chain[i] / 2];
          bool is_on = chain[i] % 2 == 1;
          int told = sudoku_hint_node (hint, node->cells, node->digit, is_on);

          sudoku_hint_link (hint, before, told, is_on);
          before = told;
        }
    }
}
