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
 * How it is found: from each candidate on, and off, one search in breadth reaches all ends. It is
 * done first without a care for cells that a chain comes back to, so that each end has its shortest
 * chain, and chains that do are dropped; then with chains that go around what they have left. Asked
 * for one grouped technique by itself, the same is done with almost locked sets; in a path their
 * place is taken by the techniques of sets, which are easier to see. What was emitted of a
 * technique and digits is not emitted again, more intricate, by a later search.
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
  SEARCH_SHORTEST,              /* shortest chains whose sets may overlap the rest of them */
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

/* Where a statement is, as far as the chain should not come back to it. */
static SudokuCells
get_cells (const Loops *loops,
           int          statement)
{
  int rcc = statement - sudoku_links_rccs (loops->links);

  if (rcc < 0)
    return loops->links->node[statement / 2].cells;

  return loops->search == SEARCH_SHORTEST ? sudoku_cells_none () :
         loops->sets->set[loops->sets->rcc[rcc].set].cells;
}

/* A chain that comes back to a cell it has left is no chain that people would follow. */
static bool
repeats_cell (const Loops *loops,
              bool         is_loop)
{
  SudokuCells left = sudoku_cells_none ();
  SudokuCells before = is_loop ? left : get_cells (loops, loops->chain[0]);

  for (int i = 1; i < loops->n_statements - is_loop; i++)
    {
      SudokuCells cells = get_cells (loops, loops->chain[i]);

      if (!sudoku_cells_equal (cells, before))
        left = sudoku_cells_or (left, before);

      if (sudoku_cells_meet (cells, left))
        return true;

      before = cells;
    }

  return is_loop && sudoku_cells_meet (left, get_cells (loops, loops->chain[0]));
}

/* A loop leaves the cell that it starts from, and comes back to it, by links of other houses. */
static bool
stays_in_cell (const Loops *loops)
{
  SudokuCells start = get_cells (loops, loops->chain[0]);

  return sudoku_cells_equal (start, get_cells (loops, loops->chain[1])) ||
         sudoku_cells_equal (start, get_cells (loops, loops->chain[loops->n_statements - 2]));
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

  loops->n_statements = sudoku_links_trace (&loops->reach, start, end, loops->chain);

  if (loops->n_statements == 0 ||
      is_grouped (loops) != loops->is_grouped ||
      (is_loop && stays_in_cell (loops)) ||
      (loops->search != SEARCH_STRAIGHT && repeats_cell (loops, is_loop)))
    return;

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
  loops->n_statements = sudoku_links_trace (&loops->reach, find->start, find->end, loops->chain);
  hint = build (loops, find->technique);

  return is_known (loops, hint) || was_emitted (loops, hint) || sudoku_logic_emit (loops->logic);
}

static bool
search (Loops  *loops,
        Search  kind)
{
  const SudokuLinks *links = loops->links;
  SudokuLinksFind find;

  loops->search = kind;
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
  loops->sets = &sets;

  for (int kind = SEARCH_APART; kind <= SEARCH_SHORTEST && search (loops, kind); kind++)
    continue;

  loops->sets = NULL;
}

void
sudoku_logic_loops (SudokuLogic *logic)
{
  SudokuLinks links;
  Loops loops;

  loops.logic = logic;
  loops.links = &links;
  loops.sets = NULL;
  loops.n_emitted = 0;
  loops.stage = 0;
  memset (loops.stage_of, 0, sizeof loops.stage_of);
  loops.is_grouped = sudoku_logic_wants (logic, SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP) ||
                     sudoku_logic_wants (logic, SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP) ||
                     sudoku_logic_wants (logic, SUDOKU_GROUPED_AIC);
  sudoku_links_init (&links, logic->position,
                     loops.is_grouped ? SUDOKU_LINKS_GROUPED : SUDOKU_LINKS_ALL);

  if (search (&loops, SEARCH_APART) && search (&loops, SEARCH_STRAIGHT) &&
      loops.is_grouped && logic->is_alone)
    search_sets (&loops);
}
