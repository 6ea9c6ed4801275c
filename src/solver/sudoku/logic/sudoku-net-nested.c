/* Nested nets: within a net that comes to rest the search makes other assumptions; those that come
 * to a contradiction are off in it, and it grows on. At depth 1 the assumptions within are refuted
 * by plain nets, at depth 2 by nets of depth 1, and so on: a complete search, but in the order of
 * what is easy to follow.
 *
 * Nets are with locked candidates. Assumptions are made in cells with few candidates first, for
 * there they come to much; after each one that is refuted again from the first. When a net has come
 * to a contradiction the search goes on for a while: of what it finds, the shortest is emitted
 * first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

#include <string.h>

enum
{
  MAX_DEPTH = 4,
  TESTS_UNPROVED = 20000,       /* where the position may have no solution, or several */
  TESTS_BEYOND = 500,           /* after the first find, in search of a shorter one */
};

/* A refuted assumption, and after how many inferences it was refuted. */
typedef struct
{
  SudokuCandidate candidate;
  uint16_t        n_inferences;
} Dead;

typedef struct
{
  SudokuLogic *logic;           /* NULL: a proof is recorded */
  SudokuNet    base;
  int          depth;
  SudokuAlive  alive;

  Dead         dead[SUDOKU_LITERALS];     /* not emitted yet */
  int          n_dead;
  bool         has_emitted;

  int          n_tests_left;              /* or less than 0: as many as it takes */
  int          n_tests;                   /* since the first of `dead` was found */
} Nested;

static bool
may_test (Nested *nested)
{
  if (nested->n_tests_left == 0)
    return false;

  if (nested->n_tests_left > 0)
    nested->n_tests_left--;

  nested->n_tests++;

  return nested->logic == NULL || sudoku_logic_goes_on (nested->logic);
}

static bool kill_net (Nested    *nested,
                      SudokuNet *net,
                      int        depth);

/* Makes the assumptions of one cell of a net. Returns whether one was refuted. */
static bool
try_cell (Nested      *nested,
          SudokuNet   *net,
          int          cell,
          int          depth,
          SudokuAlive *alive)
{
  SudokuProof *proof = net->refuted->proof;
  SudokuRefutedList list;
  SudokuNet inner;

  list.proof = proof;
  inner.refuted = depth > 1 ? &list : NULL;

  for (SudokuDigits digits = net->state.candidates[cell]; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      int n_steps = proof != NULL ? proof->n_steps : 0;

      if (sudoku_cells_has (alive->on[digit - 1], cell))
        continue;

      if (!may_test (nested) || net->refuted->n_refuted == SUDOKU_NET_MAX_REFUTED)
        return false;

      if (!sudoku_net_assume (&inner, net, cell, digit, true) ||
          (depth > 1 && kill_net (nested, &inner, depth - 1)))
        {
          sudoku_net_refute (net, &inner, cell, digit);
          return true;
        }

      sudoku_net_add_alive (&inner, alive);
      if (proof != NULL)
        proof->n_steps = n_steps;
    }

  return false;
}

/* The same for all cells with `n_candidates`, until one is refuted. */
static bool
try_cells (Nested      *nested,
           SudokuNet   *net,
           int          n_candidates,
           int          depth,
           SudokuAlive *alive)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku_bit_count[net->state.candidates[cell]] == n_candidates &&
        try_cell (nested, net, cell, depth, alive))
      return true;

  return false;
}

/* Makes assumptions within a net that is at rest until it comes to a contradiction, or nothing
 * more follows. */
static bool
kill_net (Nested    *nested,
          SudokuNet *net,
          int        depth)
{
  bool is_changed = true;

  while (is_changed)
    {
      SudokuAlive alive;

      memset (&alive, 0, sizeof alive);
      is_changed = false;

      for (int n = 2; n <= SUDOKU_DIGITS && !is_changed; n++)
        is_changed = try_cells (nested, net, n, depth, &alive);

      if (net->is_dead)
        return true;
    }

  return false;
}

/* Makes an assumption, and others within it. Returns whether it was refuted. */
static bool
kill_candidate (Nested          *nested,
                SudokuCandidate  candidate,
                SudokuNet       *net)
{
  return !sudoku_net_assume (net, &nested->base, candidate.cell, candidate.digit, true) ||
         kill_net (nested, net, nested->depth);
}

/* Emits the refuted assumptions, the shortest first. Returns false when the search is to end. */
static bool
emit_dead (Nested *nested)
{
  SudokuRefutedList list;
  SudokuNet net;
  int n_tests_left = nested->n_tests_left;

  list.proof = NULL;
  net.refuted = &list;
  nested->n_tests_left = -1;

  while (nested->n_dead > 0)
    {
      int best = 0;
      SudokuCandidate candidate;

      for (int i = 1; i < nested->n_dead; i++)
        if (nested->dead[i].n_inferences < nested->dead[best].n_inferences)
          best = i;

      candidate = nested->dead[best].candidate;
      nested->dead[best] = nested->dead[--nested->n_dead];
      nested->has_emitted = true;

      if (!kill_candidate (nested, candidate, &net) ||
          !sudoku_net_emit_death (&net, candidate.cell, candidate.digit, true, nested->logic,
                                  SUDOKU_NESTED_FORCING_NET))
        return false;
    }

  nested->n_tests_left = n_tests_left;

  return true;
}

/* Makes the assumptions of one cell of the position. Returns false when the search is to end. */
static bool
try_outer_cell (Nested *nested,
                int     cell)
{
  SudokuDigits digits = nested->base.state.candidates[cell];
  SudokuRefutedList list;
  SudokuNet net;

  list.proof = NULL;
  net.refuted = &list;

  for (; digits != 0; digits &= digits - 1)
    {
      SudokuCandidate candidate = { cell, sudoku_lowest_digit (digits) };

      if (sudoku_cells_has (nested->alive.on[candidate.digit - 1], cell))
        continue;

      if (!may_test (nested))
        return false;

      if (kill_candidate (nested, candidate, &net))
        {
          SudokuTrace trace;

          sudoku_net_trace_death (&net, &trace);
          nested->n_tests = nested->n_dead == 0 ? 0 : nested->n_tests;
          nested->dead[nested->n_dead++] = (Dead) { candidate, trace.n_inferences };
        }
      else
        sudoku_net_add_alive (&net, &nested->alive);

      if (nested->n_dead > 0 && nested->n_tests >= TESTS_BEYOND && !emit_dead (nested))
        return false;
    }

  return true;
}

/* The same for all cells, those with few candidates first. */
static bool
try_outer_cells (Nested *nested)
{
  for (int n = 1; n <= SUDOKU_DIGITS; n++)
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      if (sudoku_bit_count[nested->base.state.candidates[cell]] == n &&
          !try_outer_cell (nested, cell))
        return false;

  return true;
}

void
sudoku_net_nested (SudokuLogic *logic)
{
  Nested nested = {
    .logic = logic, .n_tests_left = logic->position->unique ? -1 : TESTS_UNPROVED
  };
  bool goes_on = true;

  sudoku_net_init (&nested.base, logic->position, SUDOKU_NET_LOCKED);

  for (nested.depth = 1; goes_on && nested.depth <= MAX_DEPTH && !nested.has_emitted;
       nested.depth++)
    {
      memset (&nested.alive, 0, sizeof nested.alive);
      goes_on = try_outer_cells (&nested);
      goes_on = emit_dead (&nested) && goes_on;
    }
}

int
sudoku_net_prove_nested (const SudokuPosition *position,
                         SudokuCandidate       candidate,
                         SudokuProof          *proof)
{
  Nested nested = { .n_tests_left = -1 };
  SudokuRefutedList list;
  SudokuNet net;

  list.proof = proof;
  net.refuted = &list;
  sudoku_net_init (&nested.base, position, SUDOKU_NET_LOCKED);

  for (nested.depth = 1; nested.depth <= MAX_DEPTH; nested.depth++)
    {
      proof->n_steps = 0;

      if (kill_candidate (&nested, candidate, &net))
        return sudoku_net_prove_death (&net, candidate, true, proof);
    }

  return -1;
}
