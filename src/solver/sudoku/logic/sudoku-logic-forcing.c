/* Forcing chains and nets: the last resort. Something is assumed, and what follows is looked at.
 *
 *   Contradiction   what is assumed leads to a cell or a house with nothing left: it is wrong.
 *   Verity          one of these is true (the candidates of a cell, or the places of a digit in a
 *                   house), and whichever it is, the same follows: that is true.
 *
 *       . a . | . . .         if a, then not x  \
 *       . . . | . b .   ...   if b, then not x   >  one of a, b, c is true: not x
 *       . c . | . . .         if c, then not x  /
 *
 * In a forcing chain each thing follows from one other; in a forcing net from all that is known by
 * then, at first with singles alone, and if that comes to nothing with locked candidates too. In a
 * nested forcing net other assumptions are made within, and refuted, before the first one is:
 * deeper and deeper, so that every position with a single solution has a next step.
 *
 * Of the contradictions, and of the verities with the fewest cases, the one with the fewest
 * inferences comes first. Where an assumption leads to no contradiction, nothing that follows from
 * it does; so none of that is assumed in turn, which keeps the number of nets small.
 *
 * A hint has the assumptions as SUDOKU_ROLE_PATTERN, each a branch of its own, and their inferences
 * as nodes and links of the same branch, in order; the first node of a branch is the assumption.
 * Links are in the order of the nodes that they lead to. Of a contradiction, SUDOKU_ROLE_EXTRA are
 * the candidates of the cell that has nothing left, or those of the digit that the house which is
 * SUDOKU_HOUSE_BASE has no place left for. Of a verity, SUDOKU_HOUSE_BASE is the house whose places
 * are tried, and the last node of each branch says what follows. Where not all nodes have room,
 * only what is on is emitted, without links. The digits are those that go or are placed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

#include <string.h>

enum
{
  MAX_FINDINGS = 512,
};

/* What one of these steps argues from, and comes to. */
typedef struct
{
  uint8_t  is_verity;
  uint8_t  house;               /* of a verity: whose places of `digit`; or SUDOKU_HOUSES: */
  uint8_t  cell;                /* whose candidates; or what is assumed */
  uint8_t  digit;
  bool     is_true;             /* assumed to be true */

  uint8_t  goal_cell;           /* what follows from a verity */
  uint8_t  goal_digit;
  bool     goal_is_on;

  uint16_t n_inferences;
} Finding;

/* The candidates that are left when one is true. */
typedef struct
{
  SudokuCells where[SUDOKU_DIGITS];
  bool        is_known;
  bool        is_dead;          /* it cannot be */
} Left;

typedef struct
{
  SudokuLogic     *logic;
  SudokuTechnique  technique;   /* for contradictions; the one for verities comes next */
  SudokuNet        base;

  Finding          finding[MAX_FINDINGS];
  int              n_findings;

  Left             left[SUDOKU_LITERALS];
} Forcing;

/* The candidates that a verity tries; returns how many. */
static int
get_cases (const SudokuNet *base,
           const Finding   *finding,
           SudokuCandidate  cases[SUDOKU_DIGITS])
{
  bool is_cell = finding->house == SUDOKU_HOUSES;
  uint16_t set = is_cell ? base->state.candidates[finding->cell]
                         : base->state.places[finding->house][finding->digit - 1];
  int n = 0;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    if (!(set >> i & 1))
      continue;
    else if (is_cell)
      cases[n++] = (SudokuCandidate) { finding->cell, i + 1 };
    else
      cases[n++] = (SudokuCandidate) { sudoku_cell_of_house (finding->house, i), finding->digit };

  return n;
}

/* Adds the cases of a verity to the hint, as `whole` inferences or not. Returns whether they had
 * room. */
static bool
add_cases (Forcing       *forcing,
           const Finding *finding,
           bool           whole,
           SudokuHint    *hint)
{
  SudokuCandidate cases[SUDOKU_DIGITS];
  int n_cases = get_cases (&forcing->base, finding, cases);
  bool fits = true;

  for (int i = 0; i < n_cases; i++)
    {
      SudokuNet net;
      SudokuTrace trace;

      net.refuted = NULL;
      sudoku_net_assume (&net, &forcing->base, cases[i].cell, cases[i].digit, true);
      sudoku_net_trace (&net, finding->goal_cell, finding->goal_digit, finding->goal_is_on,
                        &trace);
      sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, i, cases[i].cell, cases[i].digit);
      fits &= sudoku_net_emit (&net, &trace, whole, i, hint);
    }

  return fits;
}

static bool
emit_verity (Forcing       *forcing,
             const Finding *finding)
{
  SudokuLogic *logic = forcing->logic;
  SudokuDigits digits = 1 << (finding->goal_digit - 1);
  SudokuHint *hint = sudoku_logic_begin (logic, forcing->technique + 1, digits);

  if (!add_cases (forcing, finding, true, hint))
    {
      sudoku_hint_init (hint, forcing->technique + 1, digits);
      add_cases (forcing, finding, false, hint);
    }

  if (finding->house != SUDOKU_HOUSES)
    sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, finding->house);

  if (finding->goal_is_on)
    sudoku_hint_place (hint, finding->goal_cell, finding->goal_digit);
  else
    sudoku_hint_remove (hint, logic->position, finding->goal_cell, finding->goal_digit);

  return sudoku_logic_emit (logic);
}

static bool
emit_finding (Forcing       *forcing,
              const Finding *finding)
{
  SudokuNet net;

  if (finding->is_verity)
    return emit_verity (forcing, finding);

  net.refuted = NULL;
  sudoku_net_assume (&net, &forcing->base, finding->cell, finding->digit, finding->is_true);

  return sudoku_net_emit_death (&net, finding->cell, finding->digit, finding->is_true,
                                forcing->logic, forcing->technique);
}

/* Emits what was found, the shortest first, and forgets it. */
static bool
emit_findings (Forcing *forcing)
{
  while (forcing->n_findings > 0)
    {
      int best = 0;
      Finding finding;

      for (int i = 1; i < forcing->n_findings; i++)
        if (forcing->finding[i].n_inferences < forcing->finding[best].n_inferences)
          best = i;

      finding = forcing->finding[best];
      forcing->finding[best] = forcing->finding[--forcing->n_findings];

      if (!emit_finding (forcing, &finding))
        return false;
    }

  return true;
}

static void
try_assumption (Forcing     *forcing,
                SudokuAlive *alive,
                int          cell,
                int          digit,
                bool         is_true)
{
  SudokuNet net;
  SudokuTrace trace;

  if (is_true ? sudoku_cells_has (alive->on[digit - 1], cell) :
                sudoku_cells_has (alive->off[digit - 1], cell))
    return;

  net.refuted = NULL;

  if (sudoku_net_assume (&net, &forcing->base, cell, digit, is_true))
    {
      sudoku_net_add_alive (&net, alive);
      return;
    }

  sudoku_net_trace_death (&net, &trace);

  if (forcing->n_findings < MAX_FINDINGS)
    forcing->finding[forcing->n_findings++] = (Finding) {
      .cell = cell, .digit = digit, .is_true = is_true, .n_inferences = trace.n_inferences
    };
}

static void
find_contradictions (Forcing *forcing)
{
  SudokuCells empty = forcing->logic->position->empty;
  SudokuAlive alive;

  memset (&alive, 0, sizeof alive);

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);
      SudokuDigits digits = forcing->logic->position->candidates[cell];

      if (!sudoku_logic_goes_on (forcing->logic))
        return;

      for (; digits != 0; digits &= digits - 1)
        {
          try_assumption (forcing, &alive, cell, sudoku_lowest_digit (digits), true);
          try_assumption (forcing, &alive, cell, sudoku_lowest_digit (digits), false);
        }
    }

  emit_findings (forcing);
}

/* What is left of the candidates when one is true. Returns NULL if it cannot be. */
static const SudokuCells *
get_left (Forcing         *forcing,
          SudokuCandidate  candidate)
{
  Left *left = &forcing->left[candidate.cell * 9 + candidate.digit - 1];

  if (!left->is_known)
    {
      SudokuNet net;

      net.refuted = NULL;
      sudoku_net_assume (&net, &forcing->base, candidate.cell, candidate.digit, true);
      memcpy (left->where, net.state.where, sizeof left->where);
      left->is_known = true;
      left->is_dead = net.is_dead;
    }

  return left->is_dead ? NULL : left->where;
}

/* Writes what is left of each cell in any case. Returns false if a case cannot be. */
static bool
get_left_of_cases (Forcing               *forcing,
                   const SudokuCandidate  cases[SUDOKU_DIGITS],
                   int                    n_cases,
                   SudokuDigits           left_in[SUDOKU_CELLS])
{
  SudokuCells where[SUDOKU_DIGITS] = { { 0, 0 } };

  for (int i = 0; i < n_cases; i++)
    {
      const SudokuCells *left = get_left (forcing, cases[i]);

      if (left == NULL)
        return false;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        where[digit] = sudoku_cells_or (where[digit], left[digit]);
    }

  memset (left_in, 0, SUDOKU_CELLS * sizeof left_in[0]);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    while (!sudoku_cells_is_empty (where[digit - 1]))
      left_in[sudoku_cells_take (&where[digit - 1])] |= 1 << (digit - 1);

  return true;
}

/* Adds the verity, if each of the nets comes to its goal. */
static void
add_verity (Forcing         *forcing,
            Finding         *finding,
            const SudokuNet  nets[SUDOKU_DIGITS],
            int              n_nets,
            SudokuCandidate  goal,
            bool             is_on)
{
  finding->goal_cell = goal.cell;
  finding->goal_digit = goal.digit;
  finding->goal_is_on = is_on;
  finding->n_inferences = 0;

  for (int i = 0; i < n_nets; i++)
    {
      SudokuTrace trace;

      if (is_on && nets[i].state.on[goal.cell] != goal.digit)
        return;

      sudoku_net_trace (&nets[i], goal.cell, goal.digit, is_on, &trace);
      finding->n_inferences += trace.n_inferences;
    }

  if (forcing->n_findings < MAX_FINDINGS)
    forcing->finding[forcing->n_findings++] = *finding;
}

/* Adds what all cases have in common: what is gone of `left_in` in each. */
static void
add_verities (Forcing               *forcing,
              Finding               *finding,
              const SudokuCandidate  cases[SUDOKU_DIGITS],
              int                    n_cases,
              const SudokuDigits     left_in[SUDOKU_CELLS])
{
  SudokuNet nets[SUDOKU_DIGITS];

  for (int i = 0; i < n_cases; i++)
    {
      nets[i].refuted = NULL;
      sudoku_net_assume (&nets[i], &forcing->base, cases[i].cell, cases[i].digit, true);
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits gone = forcing->base.state.candidates[cell] & ~left_in[cell];

      if (gone != 0 && sudoku_bit_count[left_in[cell]] == 1)
        add_verity (forcing, finding, nets, n_cases,
                    (SudokuCandidate) { cell, sudoku_lowest_digit (left_in[cell]) }, true);

      for (; gone != 0; gone &= gone - 1)
        add_verity (forcing, finding, nets, n_cases,
                    (SudokuCandidate) { cell, sudoku_lowest_digit (gone) }, false);
    }
}

static void
try_cases (Forcing *forcing,
           Finding *finding)
{
  SudokuCandidate cases[SUDOKU_DIGITS];
  int n_cases = get_cases (&forcing->base, finding, cases);
  SudokuDigits left_in[SUDOKU_CELLS];

  if (forcing->n_findings < MAX_FINDINGS &&
      get_left_of_cases (forcing, cases, n_cases, left_in) &&
      memcmp (left_in, forcing->base.state.candidates, sizeof left_in) != 0)
    add_verities (forcing, finding, cases, n_cases, left_in);
}

static void
find_verities_of (Forcing *forcing,
                  int      n_cases)
{
  const SudokuPosition *position = forcing->logic->position;
  Finding finding = { .is_verity = true, .house = SUDOKU_HOUSES };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku_bit_count[position->candidates[cell]] == n_cases)
      {
        finding.cell = cell;
        try_cases (forcing, &finding);
      }

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (sudoku_bit_count[position->places[house][digit - 1]] == n_cases)
        {
          finding.house = house;
          finding.digit = digit;
          try_cases (forcing, &finding);
        }
}

static void
find_verities (Forcing *forcing)
{
  for (int literal = 0; literal < SUDOKU_LITERALS; literal++)
    forcing->left[literal].is_known = false;

  for (int n_cases = 2; n_cases <= SUDOKU_DIGITS; n_cases++)
    {
      if (!sudoku_logic_goes_on (forcing->logic))
        return;

      find_verities_of (forcing, n_cases);

      if (!emit_findings (forcing))
        return;
    }
}

static void
force (SudokuLogic     *logic,
       SudokuTechnique  contradiction,
       SudokuNetKind    kind)
{
  Forcing forcing;

  if (logic->has_ended)
    return;

  forcing.logic = logic;
  forcing.technique = contradiction;
  forcing.n_findings = 0;
  sudoku_net_init (&forcing.base, logic->position, kind);

  if (sudoku_logic_wants (logic, contradiction))
    find_contradictions (&forcing);

  if (!logic->has_ended && sudoku_logic_wants (logic, contradiction + 1))
    find_verities (&forcing);
}

void
sudoku_logic_forcing (SudokuLogic *logic)
{
  if (sudoku_logic_wants (logic, SUDOKU_FORCING_CHAIN_CONTRADICTION) ||
      sudoku_logic_wants (logic, SUDOKU_FORCING_CHAIN_VERITY))
    force (logic, SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_NET_CHAIN);

  if (sudoku_logic_wants (logic, SUDOKU_FORCING_NET_CONTRADICTION) ||
      sudoku_logic_wants (logic, SUDOKU_FORCING_NET_VERITY))
    {
      force (logic, SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_NET_SINGLES);
      force (logic, SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_NET_LOCKED);
    }

  if (sudoku_logic_wants (logic, SUDOKU_NESTED_FORCING_NET))
    sudoku_net_nested (logic);
}
