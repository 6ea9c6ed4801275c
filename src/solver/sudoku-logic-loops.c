/* Nice loops and alternating inference chains, plain and grouped.
 *
 * To be told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic-private.h"

#include "solver/sudoku-links.h"

#include <string.h>

enum
{
  MAX_FINDS = 8192,
  MAX_DEPTH = SUDOKU_LINKS_MAX_CHAIN,
  MAX_TOLD = 512,
  NO_FIND = UINT16_MAX,
};

/* A chain that something follows from. */
typedef struct
{
  uint16_t start;
  uint16_t end;
  uint16_t next;                /* of the same length */
  uint16_t technique;
} Find;

typedef struct
{
  SudokuLogic          *logic;
  const SudokuLinks    *links;
  const SudokuLinkSets *sets;           /* NULL: chains do not go through sets */
  bool                  is_grouped;

  SudokuReach           reach;
  SudokuReach           shortest;
  int                   shortest_from;
  int                   reached_from;
  uint16_t              chain[SUDOKU_LINKS_MAX_CHAIN];
  int                   n_statements;

  int                   n_finds;
  Find                  find[MAX_FINDS];
  uint16_t              first[2 * MAX_DEPTH];
  uint16_t              last[2 * MAX_DEPTH];

  int                   n_told;
  uint64_t              told[MAX_TOLD];
  uint8_t               stage;
  uint8_t               stage_of[3][512];
} Loops;

static SudokuCells
get_cells (const Loops *loops,
           int          statement)
{
  return statement < sudoku_links_doors (loops->links) ?
         loops->links->node[statement / 2].cells : sudoku_cells_none ();
}

static bool
is_grouped (const Loops *loops)
{
  for (int i = 0; i < loops->n_statements; i++)
    if (loops->chain[i] / 2 >= loops->links->n_candidates)
      return true;

  return false;
}

/* Keeps the chain to `end` as something to tell, if it is one. */
static void
keep (Loops           *loops,
      int              start,
      int              end,
      SudokuTechnique  technique)
{
  bool is_loop = technique != SUDOKU_AIC;
  int depth = loops->reach.depth[end];

  if (depth < 3 || loops->n_finds == MAX_FINDS)
    return;

  if (loops->is_grouped)
    technique += SUDOKU_GROUPED_AIC - SUDOKU_AIC;

  if (!sudoku_logic_wants (loops->logic, technique))
    return;

  loops->n_statements = sudoku_links_trace (&loops->reach, start, end, loops->chain);

  if (loops->n_statements == 0 ||
      (is_loop &&
       (sudoku_cells_equal (get_cells (loops, loops->chain[1]), get_cells (loops, start)) ||
        sudoku_cells_equal (get_cells (loops, loops->chain[depth - 1]),
                            get_cells (loops, start)))) ||
      is_grouped (loops) != loops->is_grouped)
    return;

  if (loops->shortest_from != start)
    {
      sudoku_links_reach (loops->links, loops->sets, start, false, &loops->shortest);
      loops->shortest_from = start;
    }

  if (depth > loops->shortest.depth[end])
    depth += MAX_DEPTH;

  loops->find[loops->n_finds] = (Find) { start, end, NO_FIND, technique };

  if (loops->first[depth] == NO_FIND)
    loops->first[depth] = loops->n_finds;
  else
    loops->find[loops->last[depth]].next = loops->n_finds;

  loops->last[depth] = loops->n_finds++;
}

/* Chains between two candidates of which one must be true. */
static void
find_aic (Loops *loops,
          int    a,
          int    b)
{
  const SudokuPosition *position = loops->logic->position;
  const SudokuLinkNode *start = &loops->links->node[a];
  const SudokuLinkNode *end = &loops->links->node[b];
  int cell_a = sudoku_cells_first (start->cells);
  int cell_b = sudoku_cells_first (end->cells);

  if (start->digit == end->digit)
    {
      SudokuCells both = sudoku_cells_and (sudoku_peer_cells[cell_a], sudoku_peer_cells[cell_b]);

      both = sudoku_cells_and (both, position->where[start->digit - 1]);

      if (sudoku_cells_count (both) < 2)
        return;
    }
  else if (!sudoku_cells_has (sudoku_peer_cells[cell_a], cell_b) ||
           !sudoku_position_has (position, cell_a, end->digit) ||
           !sudoku_position_has (position, cell_b, start->digit))
    return;

  keep (loops, sudoku_links_off (a), sudoku_links_on (b), SUDOKU_AIC);
}

/* What follows where `a` is off. */
static void
search_off (Loops *loops,
            int    a)
{
  const SudokuLinks *links = loops->links;
  int cell = sudoku_cells_first (links->node[a].cells);
  int start = sudoku_links_off (a);

  sudoku_links_reach (links, loops->sets, start, true, &loops->reach);

  for (int i = 0; 64 * i < links->n_candidates; i++)
    for (uint64_t on = loops->reach.on[i]; on != 0; on &= on - 1)
      {
        int b = 64 * i + __builtin_ctzll (on);

        if (b >= links->n_candidates)
          break;

        if (b == a)
          keep (loops, start, sudoku_links_on (a), SUDOKU_DISCONTINUOUS_NICE_LOOP);
        else if (sudoku_cells_has (links->node[b].cells, cell))
          keep (loops, start, sudoku_links_on (b), SUDOKU_CONTINUOUS_NICE_LOOP);
        else
          find_aic (loops, a, b);
      }
}

/* What follows where `a` is on. */
static void
search_on (Loops *loops,
           int    a)
{
  const SudokuLinks *links = loops->links;
  int cell = sudoku_cells_first (links->node[a].cells);
  int start = sudoku_links_on (a);
  int n_of_cell = links->first_of_cell[cell + 1] - links->first_of_cell[cell];

  sudoku_links_reach (links, loops->sets, start, true, &loops->reach);

  if (sudoku_links_has (loops->reach.off, a))
    keep (loops, start, sudoku_links_off (a), SUDOKU_DISCONTINUOUS_NICE_LOOP);

  for (int b = links->first_of_cell[cell]; b < links->first_of_cell[cell + 1]; b++)
    if (b != a && sudoku_links_has (loops->reach.on, b))
      keep (loops, start, sudoku_links_on (b), SUDOKU_DISCONTINUOUS_NICE_LOOP);
    else if (b != a && n_of_cell == 2 && sudoku_links_has (loops->reach.off, b))
      keep (loops, start, sudoku_links_off (b), SUDOKU_CONTINUOUS_NICE_LOOP);
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

/* A set that lies in a loop takes all its digits but those of its door and exit for certain. */
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
  int cell = sudoku_cells_first (a->cells);
  SudokuDigits others;

  if (a->digit == b->digit)
    {
      sudoku_hint_remove_cells (hint, position, sudoku_cells_seen_by_all (both), a->digit);
      return;
    }

  others = position->candidates[cell] & ~(1 << (a->digit - 1) | 1 << (b->digit - 1));

  for (; others != 0; others &= others - 1)
    sudoku_hint_remove (hint, position, cell, sudoku_lowest_digit (others));
}

static void
remove_along_loop (Loops      *loops,
                   SudokuHint *hint)
{
  const SudokuPosition *position = loops->logic->position;
  uint32_t forcing = get_forcing_sets (hint);

  for (int i = 0; i < hint->n_links; i++)
    {
      const SudokuNode *a = &hint->node[hint->link[i].from];
      const SudokuNode *b = &hint->node[hint->link[i].to];

      if (a->set != SUDOKU_HINT_NO_SET && forcing >> a->set & 1)
        continue;

      if (!hint->link[i].strong)
        remove_beside_link (hint, position, a, b);
      else if (a->set != SUDOKU_HINT_NO_SET && a->set == b->set)
        remove_around_set (hint, position, &hint->set[a->set],
                           1 << (a->digit - 1) | 1 << (b->digit - 1));
    }
}

static void
remove_discontinuous (Loops      *loops,
                      SudokuHint *hint)
{
  const SudokuPosition *position = loops->logic->position;
  const SudokuNode *start = &hint->node[0];
  int cell = sudoku_cells_first (start->cells);

  if (start->is_true)
    {
      sudoku_hint_remove (hint, position, cell, start->digit);
      return;
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (digit != start->digit)
      sudoku_hint_remove (hint, position, cell, digit);
}

static void
remove_between (Loops      *loops,
                SudokuHint *hint)
{
  const SudokuPosition *position = loops->logic->position;
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

/* Whether the same was told before. */
static bool
is_told (Loops            *loops,
         const SudokuHint *hint)
{
  uint64_t hash = hint->technique;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hash = (hash ^ hint->removals[cell]) * 0x100000001b3;

  for (int i = 0; i < loops->n_told; i++)
    if (loops->told[i] == hash)
      return true;

  if (loops->n_told < MAX_TOLD)
    loops->told[loops->n_told++] = hash;

  return false;
}

/* Whether an easier search told something of the same technique and digits. */
static bool
is_known (Loops            *loops,
          const SudokuHint *hint)
{
  SudokuTechnique first = loops->is_grouped ? SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP :
                          SUDOKU_CONTINUOUS_NICE_LOOP;
  uint8_t *stage = &loops->stage_of[hint->technique - first][hint->digits];

  if (*stage == 0)
    *stage = loops->stage;

  return *stage < loops->stage;
}

static bool
tell (Loops      *loops,
      const Find *find)
{
  SudokuHint *hint = sudoku_logic_begin (loops->logic, find->technique, 0);

  if (loops->reached_from != find->start)
    {
      sudoku_links_reach (loops->links, loops->sets, find->start, true, &loops->reach);
      loops->reached_from = find->start;
    }

  loops->n_statements = sudoku_links_trace (&loops->reach, find->start, find->end, loops->chain);
  sudoku_links_tell (loops->links, loops->sets, loops->chain, loops->n_statements, hint);

  if (find->technique == SUDOKU_AIC || find->technique == SUDOKU_GROUPED_AIC)
    remove_between (loops, hint);
  else if (find->technique == SUDOKU_DISCONTINUOUS_NICE_LOOP ||
           find->technique == SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP)
    remove_discontinuous (loops, hint);
  else
    {
      sudoku_hint_link (hint, hint->n_nodes - 1, 0, hint->node[0].is_true);
      remove_along_loop (loops, hint);
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hint->digits |= hint->removals[cell];

  return is_known (loops, hint) || is_told (loops, hint) || sudoku_logic_tell (loops->logic);
}

static void
search (Loops *loops)
{
  const SudokuLinks *links = loops->links;

  loops->n_finds = 0;
  loops->shortest_from = -1;

  for (int depth = 0; depth < 2 * MAX_DEPTH; depth++)
    loops->first[depth] = NO_FIND;

  for (int a = 0; a < links->n_candidates; a++)
    {
      search_on (loops, a);

      if (sudoku_links_has (links->leads_on, a))
        search_off (loops, a);
    }

  loops->reached_from = -1;

  for (int depth = 0; depth < 2 * MAX_DEPTH; depth++)
    {
      if (depth % MAX_DEPTH == 0)
        loops->stage++;

      for (int i = loops->first[depth]; i != NO_FIND; i = loops->find[i].next)
        if (!tell (loops, &loops->find[i]))
          return;
    }
}

void
sudoku_logic_loops (SudokuLogic *logic)
{
  SudokuLinks links;
  SudokuLinkSets sets;
  Loops loops;
  int n_grouped = 0;

  loops.logic = logic;
  loops.links = &links;
  loops.sets = NULL;
  loops.n_told = 0;
  loops.stage = 0;
  memset (loops.stage_of, 0, sizeof loops.stage_of);

  for (int technique = SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP; technique <= SUDOKU_GROUPED_AIC;
       technique++)
    n_grouped += sudoku_logic_wants (logic, technique);

  loops.is_grouped = n_grouped > 0;
  sudoku_links_init (&links, logic->position,
                     n_grouped > 0 ? SUDOKU_LINKS_GROUPED : SUDOKU_LINKS_ALL);
  search (&loops);

  if (logic->has_ended || n_grouped != 1)
    return;

  sudoku_link_sets_init (&sets, &links);
  loops.sets = &sets;
  search (&loops);
}
