/* Nice loops and alternating inference chains (AIC), plain and grouped: chains over any digits.
 *
 * Links alternate: what is off makes the next thing on (strong, =), what is on makes the next thing
 * off (weak, -). sudoku-links.h lists the links; a chain is *grouped* if it goes
 * through a group of cells or an almost locked set.
 *
 *   AIC                 -4 r1c1 = +4 r1c7 - -8 r1c7 = ... = +4 r6c3
 *
 *       Starts and ends with a strong link: one of its ends is true. Two ends with the same digit
 *       take it from the cells that see both (where that is one cell, the chain is emitted as a
 *       loop from that cell). Two ends with different digits in cells that see each other: neither
 *       cell can have the digit of the other.
 *
 *   Discontinuous Loop  comes back to the cell that it left, and contradicts its start:
 *
 *       +4 r1c1 - ... - -4 r1c1     if it is 4, it is not: 4 goes
 *       +4 r1c1 - ... = +7 r1c1     if it is 4, it is 7: 4 goes
 *       -4 r1c1 = ... = +4 r1c1     if it is not 4, it is 4: all other candidates go
 *
 *   Continuous Loop     closes without a contradiction:
 *
 *       -4 r1c1 = ... = +7 r1c1 (-)
 *
 *       Either all of it is true as written, or all of it is the other way round. So one end of
 *       each weak link is true: a digit goes from what sees both ends, other digits from a cell
 *       with both ends. A set in the loop takes all digits but those by which it is entered and
 *       left.
 *
 * A hint has the nodes and links in the order of the chain. A loop ends with a node for its start
 * again, or, a continuous one, with a link back to node 0. A set that is passed makes two nodes;
 * where it leaves a cell a single candidate, two for each digit that it takes from the cell.
 * `digits` are those that go.
 *
 * How it is found: from each candidate on, and off, one search in breadth reaches all ends. The
 * first search only counts links, so that each end has its shortest chain, and drops the chains
 * that come back to a cell; in a second one, chains go around the cells that they have left. Asked
 * for one grouped technique by itself, each is done again with almost locked sets; in a path their
 * place is taken by the techniques of sets, which are easier to see. Where a search emitted a step
 * of a technique and digits, later ones, more intricate, emit none of these.
 *
 * The first search is HoDoKu's to the order of links: it finds the same loops.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

#include "solver/sudoku/logic/sudoku-links.h"

#include <string.h>

enum
{
  MIN_LINKS = 3,
  MAX_EMITTED = 512,
};

typedef enum
{
  SEARCH_APART,                 /* shortest chains, if they do not come back to what they left */
  SEARCH_STRAIGHT,              /* chains that go around what they have left */
} Search;

typedef struct
{
  SudokuLogic          *logic;
  const SudokuLinks    *links;
  const SudokuLinkSets *sets;           /* NULL: chains do not go through sets */
  bool                  is_grouped;
  Search                search;

  SudokuReach           reach;
  int                   reached_from;
  uint16_t              chain[SUDOKU_LINKS_MAX_CHAIN];
  int                   n_statements;

  SudokuLinksFinds      finds;

  int                   n_emitted;
  uint64_t              emitted[MAX_EMITTED];
  uint8_t               stage;
  uint8_t               stage_of[3][512];
} Loops;

/* The RCC that a statement stands for, or NULL where it is one of a node. */
static const SudokuLinkRcc *
get_rcc (const Loops *loops,
         int          statement)
{
  int rcc = statement - sudoku_links_rccs (loops->links);

  return rcc < 0 ? NULL : &loops->sets->rcc[rcc];
}

/* Where a statement is. */
static SudokuCells
get_cells (const Loops *loops,
           int          statement)
{
  const SudokuLinkRcc *rcc = get_rcc (loops, statement);

  return rcc == NULL ? loops->links->node[statement / 2].cells : loops->sets->set[rcc->set].cells;
}

/* The first cell of a candidate or group, or of the places by which a set is entered. */
static int
get_first_cell (const Loops *loops,
                int          statement)
{
  const SudokuLinkRcc *rcc = get_rcc (loops, statement);

  return sudoku_cells_first (rcc == NULL ? loops->links->node[statement / 2].cells : rcc->cells);
}

/* A chain that comes back to a cell it has left is no chain that people would follow. HoDoKu only
 * looks at first cells: groups and sets may share their other cells with nodes before them, and a
 * loop may pass its start. */
static bool
repeats_cell (const Loops *loops,
              bool         is_loop)
{
  SudokuCells left = sudoku_cells_none ();
  int start = get_first_cell (loops, loops->chain[0]);

  for (int i = 1; i < loops->n_statements; i++)
    {
      if (sudoku_cells_has (left, get_first_cell (loops, loops->chain[i])))
        return true;

      if (!is_loop || get_first_cell (loops, loops->chain[i - 1]) != start)
        left = sudoku_cells_or (left, get_cells (loops, loops->chain[i - 1]));
    }

  return false;
}

/* A loop leaves the cell that it starts from, and comes back to it, by links of other houses. */
static bool
stays_in_cell (const Loops *loops)
{
  int start = get_first_cell (loops, loops->chain[0]);

  return start == get_first_cell (loops, loops->chain[1]) ||
         start == get_first_cell (loops, loops->chain[loops->n_statements - 2]);
}

static void
reach (Loops *loops,
       int    start)
{
  if (loops->reached_from == start)
    return;

  sudoku_links_reach (loops->links, loops->sets, start, loops->search == SEARCH_STRAIGHT,
                      &loops->reach);
  loops->reached_from = start;
}

static bool
is_grouped (const Loops *loops)
{
  for (int i = 0; i < loops->n_statements; i++)
    if (loops->chain[i] / 2 >= loops->links->n_candidates)
      return true;

  return false;
}

/* The RCC by which a chain enters a set when it is turned round: that of the digit by which it left
 * the set for `statement`. Returns NULL where it did by several digits. */
static const SudokuLinkRcc *
get_exit (const Loops         *loops,
          const SudokuLinkRcc *entry,
          int                  statement)
{
  const SudokuLinkSet *set = &loops->sets->set[entry->set];
  const SudokuLinkRcc *exit = &loops->sets->rcc[set->first_rcc];
  const SudokuLinkRcc *next = get_rcc (loops, statement);
  int digit = next == NULL ? loops->links->node[statement / 2].digit : next->digit;

  if (next == NULL && statement % 2 == 1)
    return NULL;

  while (exit->digit != digit)
    exit++;

  return exit;
}

/* Turns a chain round: if its end is false, so is its start. Returns false where that is not so. */
static bool
turn_round (Loops *loops)
{
  uint16_t chain[SUDOKU_LINKS_MAX_CHAIN];
  int last = loops->n_statements - 1;

  for (int i = 0; i <= last; i++)
    {
      const SudokuLinkRcc *entry = get_rcc (loops, loops->chain[i]);
      const SudokuLinkRcc *exit;

      if (entry == NULL)
        {
          chain[last - i] = loops->chain[i] ^ 1;
          continue;
        }

      exit = get_exit (loops, entry, loops->chain[i + 1]);

      if (exit == NULL)
        return false;

      chain[last - i] = sudoku_links_rccs (loops->links) + (exit - loops->sets->rcc);
    }

  memcpy (loops->chain, chain, loops->n_statements * sizeof chain[0]);

  return true;
}

/* Traces the chain from `start` to `end`. One from a candidate that is off to another of its cell
 * is turned round: it is that from the other one, on, to the first. Returns false where there is no
 * such chain, or none to emit. */
static bool
trace (Loops *loops,
       int    start,
       int    end,
       bool   is_loop)
{
  loops->n_statements = sudoku_links_trace (&loops->reach, start, end, loops->chain);

  if (loops->n_statements == 0 ||
      is_grouped (loops) != loops->is_grouped ||
      (is_loop && stays_in_cell (loops)) ||
      (loops->search != SEARCH_STRAIGHT && repeats_cell (loops, is_loop)))
    return false;

  return start % 2 == 1 || end % 2 == 1 || turn_round (loops);
}

/* Builds the hint of `loops->chain`. */
static SudokuHint *
build (Loops           *loops,
       SudokuTechnique  technique)
{
  const SudokuPosition *position = loops->logic->position;
  SudokuHint *hint = sudoku_logic_begin (loops->logic, technique, 0);

  sudoku_links_emit (loops->links, loops->sets, loops->chain, loops->n_statements, hint);

  if (technique == SUDOKU_AIC || technique == SUDOKU_GROUPED_AIC)
    sudoku_links_end_chain (hint, position);
  else if (technique == SUDOKU_DISCONTINUOUS_NICE_LOOP ||
           technique == SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP)
    sudoku_links_end_contradiction (hint, position);
  else
    sudoku_links_end_loop (hint, position);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hint->digits |= hint->removals[cell];

  return hint;
}

/* Keeps the chain to `end` as something to emit, if it is one. */
static void
keep (Loops           *loops,
      int              start,
      int              end,
      SudokuTechnique  technique)
{
  bool is_loop = technique != SUDOKU_AIC;

  if (loops->is_grouped)
    technique += SUDOKU_GROUPED_AIC - SUDOKU_AIC;

  if (loops->reach.depth[end] < MIN_LINKS || !sudoku_logic_wants (loops->logic, technique))
    return;

  if (trace (loops, start, end, is_loop))
    sudoku_links_finds_add (&loops->finds, build (loops, technique), start, end,
                            loops->n_statements);
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

  reach (loops, start);

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

  for (int b = links->first_of_cell[cell]; b < links->first_of_cell[cell + 1]; b++)
    if (b != a && sudoku_links_has (loops->reach.off, b))
      keep (loops, start, sudoku_links_off (b), SUDOKU_DISCONTINUOUS_NICE_LOOP);
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

  reach (loops, start);

  if (sudoku_links_has (loops->reach.off, a))
    keep (loops, start, sudoku_links_off (a), SUDOKU_DISCONTINUOUS_NICE_LOOP);

  for (int b = links->first_of_cell[cell]; b < links->first_of_cell[cell + 1]; b++)
    if (b != a && sudoku_links_has (loops->reach.on, b))
      keep (loops, start, sudoku_links_on (b), SUDOKU_DISCONTINUOUS_NICE_LOOP);
    else if (b != a && n_of_cell == 2 && sudoku_links_has (loops->reach.off, b))
      keep (loops, start, sudoku_links_off (b), SUDOKU_CONTINUOUS_NICE_LOOP);
}

/* Whether the same was emitted before. */
static bool
was_emitted (Loops            *loops,
             const SudokuHint *hint)
{
  uint64_t hash = hint->technique;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hash = (hash ^ hint->removals[cell]) * 0x100000001b3;

  for (int i = 0; i < loops->n_emitted; i++)
    if (loops->emitted[i] == hash)
      return true;

  if (loops->n_emitted < MAX_EMITTED)
    loops->emitted[loops->n_emitted++] = hash;

  return false;
}

/* Whether an easier search emitted something of the same technique and digits. */
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
emit (Loops                 *loops,
      const SudokuLinksFind *find)
{
  const SudokuHint *hint;

  reach (loops, find->start);
  trace (loops, find->start, find->end,
         find->technique != SUDOKU_AIC && find->technique != SUDOKU_GROUPED_AIC);
  hint = build (loops, find->technique);

  return is_known (loops, hint) || was_emitted (loops, hint) || sudoku_logic_emit (loops->logic);
}

static bool
search (Loops                *loops,
        Search                kind,
        const SudokuLinkSets *sets)
{
  const SudokuLinks *links = loops->links;
  SudokuLinksFind find;

  loops->search = kind;
  loops->sets = sets;
  loops->stage++;
  loops->reached_from = -1;
  sudoku_links_finds_init (&loops->finds);

  for (int a = 0; a < links->n_candidates; a++)
    {
      if (!sudoku_logic_goes_on (loops->logic))
        return false;

      search_on (loops, a);

      if (links->node[a].n_strong > 0)
        search_off (loops, a);
    }

  while (sudoku_links_finds_take (&loops->finds, &find))
    if (!emit (loops, &find))
      return false;

  return true;
}

static void
search_sets (Loops *loops)
{
  SudokuLinkSets sets;

  sudoku_link_sets_init (&sets, loops->links);

  for (int kind = SEARCH_APART; kind <= SEARCH_STRAIGHT; kind++)
    if (!search (loops, kind, NULL) || !search (loops, kind, &sets))
      return;
}

void
sudoku_logic_loops (SudokuLogic *logic)
{
  SudokuLinks links;
  Loops loops;

  loops.logic = logic;
  loops.links = &links;
  loops.n_emitted = 0;
  loops.stage = 0;
  memset (loops.stage_of, 0, sizeof loops.stage_of);
  loops.is_grouped = sudoku_logic_wants (logic, SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP) ||
                     sudoku_logic_wants (logic, SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP) ||
                     sudoku_logic_wants (logic, SUDOKU_GROUPED_AIC);
  sudoku_links_init (&links, logic->position,
                     loops.is_grouped ? SUDOKU_LINKS_GROUPED : SUDOKU_LINKS_ALL);

  if (loops.is_grouped && logic->is_alone)
    search_sets (&loops);
  else if (search (&loops, SEARCH_APART, NULL))
    search (&loops, SEARCH_STRAIGHT, NULL);
}
