/* Proofs as lists of steps, and the findings of a net as such steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

#include <stdlib.h>

void
sudoku_proof_add (SudokuProof     *proof,
                  SudokuProofStep  step)
{
  if (proof->n_steps == proof->size)
    {
      int size = proof->size == 0 ? 256 : 2 * proof->size;
      SudokuProofStep *larger = realloc (proof->step, size * sizeof larger[0]);

      if (larger == NULL)
        {
          proof->is_full = true;
          return;
        }

      proof->step = larger;
      proof->size = size;
    }

  proof->step[proof->n_steps++] = step;
}

void
sudoku_proof_clear (SudokuProof *proof)
{
  free (proof->step);
  *proof = (SudokuProof) { 0 };
}

bool
sudoku_proof_is_for (SudokuTechnique technique)
{
  return technique >= SUDOKU_FORCING_CHAIN_CONTRADICTION && technique <= SUDOKU_NESTED_FORCING_NET;
}

static void
add_on (SudokuProof     *proof,
        const SudokuNet *net,
        int              cell,
        int              digit)
{
  int reason = net->on_reason[cell];

  if (reason == SUDOKU_ON_CELL)
    sudoku_proof_add (proof, (SudokuProofStep) {
      .kind = SUDOKU_PROOF_ONLY_DIGIT, .cell = cell, .digit = digit, .is_true = true,
    });
  else if (reason < SUDOKU_HOUSES)
    sudoku_proof_add (proof, (SudokuProofStep) {
      .kind = SUDOKU_PROOF_ONLY_PLACE, .cell = cell, .digit = digit, .is_true = true,
      .house = reason,
    });
}

/* Cells that lose the digit of one house follow each other in the log: they make one step. */
static void
add_locked (SudokuProof *proof,
            int          house,
            int          second,
            int          cell,
            int          digit)
{
  SudokuProofStep *last = proof->n_steps > 0 ? &proof->step[proof->n_steps - 1] : NULL;

  if (last != NULL && last->kind == SUDOKU_PROOF_LOCKED && last->house == house
      && last->second == second && last->digit == digit)
    last->cells = sudoku_cells_or (last->cells, sudoku_cells_of (cell));
  else
    sudoku_proof_add (proof, (SudokuProofStep) {
      .kind = SUDOKU_PROOF_LOCKED, .cells = sudoku_cells_of (cell), .digit = digit,
      .house = house, .second = second,
    });
}

static void
add_off (SudokuProof     *proof,
         const SudokuNet *net,
         int              cell,
         int              digit)
{
  int reason = net->off_reason[cell * 9 + digit - 1];

  if (reason >= SUDOKU_OFF_LOCKED && reason < SUDOKU_OFF_ASSUMED)
    add_locked (proof, (reason - SUDOKU_OFF_LOCKED) / SUDOKU_HOUSES,
                (reason - SUDOKU_OFF_LOCKED) % SUDOKU_HOUSES, cell, digit);
  else if (reason >= SUDOKU_OFF_REFUTED)
    {
      const SudokuRefuted *refuted = &net->refuted->refuted[reason - SUDOKU_OFF_REFUTED];

      sudoku_proof_add (proof, (SudokuProofStep) {
        .kind = SUDOKU_PROOF_REFUTED, .cell = cell, .digit = digit,
        .first = refuted->first_step, .n_steps = refuted->n_steps,
      });
    }
}

/* The assumption and all that is traced, in the order in which it was found. */
static void
add_trace (SudokuProof       *proof,
           const SudokuNet   *net,
           const SudokuTrace *trace,
           SudokuCandidate    assumed,
           bool               is_true)
{
  sudoku_proof_add (proof, (SudokuProofStep) {
    .kind = SUDOKU_PROOF_SUPPOSE, .cell = assumed.cell, .digit = assumed.digit, .is_true = is_true,
  });

  for (int i = 0; i < net->n_logged; i++)
    {
      bool is_on = net->log[i] >= SUDOKU_LITERALS;
      int cell = net->log[i] % SUDOKU_LITERALS / 9;
      int digit = net->log[i] % 9 + 1;

      if (!sudoku_cells_has (is_on ? trace->on : trace->off[digit - 1], cell))
        continue;

      if (is_on)
        add_on (proof, net, cell, digit);
      else
        add_off (proof, net, cell, digit);
    }
}

int
sudoku_net_prove_death (const SudokuNet *net,
                        SudokuCandidate  assumed,
                        bool             is_true,
                        SudokuProof     *proof)
{
  int first = proof->n_steps;
  SudokuTrace trace;

  sudoku_net_trace_death (net, &trace);
  add_trace (proof, net, &trace, assumed, is_true);

  if (net->dead_cell >= 0)
    sudoku_proof_add (proof, (SudokuProofStep) {
      .kind = SUDOKU_PROOF_NO_DIGIT, .cell = net->dead_cell,
    });
  else
    sudoku_proof_add (proof, (SudokuProofStep) {
      .kind = SUDOKU_PROOF_NO_PLACE, .house = net->dead_house, .digit = net->dead_digit,
    });

  return first;
}

bool
sudoku_net_prove_goal (const SudokuNet *net,
                       SudokuCandidate  assumed,
                       SudokuCandidate  goal,
                       bool             is_true,
                       SudokuProof     *proof)
{
  SudokuTrace trace;

  if (is_true ? net->state.on[goal.cell] != goal.digit
              : sudoku_cells_has (net->state.where[goal.digit - 1], goal.cell))
    return false;

  sudoku_net_trace (net, goal.cell, goal.digit, is_true, &trace);
  add_trace (proof, net, &trace, assumed, true);
  sudoku_proof_add (proof, (SudokuProofStep) {
    .kind = SUDOKU_PROOF_GOAL, .cell = goal.cell, .digit = goal.digit, .is_true = is_true,
  });

  return true;
}
