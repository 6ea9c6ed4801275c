/* Proofs, made by assuming again what a hint assumed.
 *
 * Branches are recorded one after the other, those that others need first. At the end they are
 * copied in the order in which a person reads them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

/* Copies a recorded branch; the branch of each assumption that was refuted in it comes before its
 * refutation. */
static void
copy_branch (SudokuProof       *proof,
             const SudokuProof *recorded,
             uint32_t           first,
             uint32_t           n_steps,
             int                depth)
{
  for (uint32_t i = first; i < first + n_steps; i++)
    {
      SudokuProofStep step = recorded->step[i];

      if (step.kind == SUDOKU_PROOF_REFUTED)
        copy_branch (proof, recorded, step.first, step.n_steps, depth + 1);

      step.depth = i == first ? depth : depth + 1;
      sudoku_proof_add (proof, step);
    }
}

/* What the hint concludes. */
static SudokuCandidate
get_goal (const SudokuHint *hint)
{
  if (hint->n_placements > 0)
    return hint->placement[0];

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] != 0)
      return (SudokuCandidate) { cell, sudoku_lowest_digit (hint->removals[cell]) };

  return (SudokuCandidate) { 0, 1 };
}

static bool
is_verity (const SudokuHint *hint)
{
  return hint->technique == SUDOKU_FORCING_CHAIN_VERITY ||
         hint->technique == SUDOKU_FORCING_NET_VERITY;
}

/* Proves a hint by nets of one kind. Returns false where these do not come to what it says. */
static bool
prove (SudokuProof          *proof,
       const SudokuHint     *hint,
       const SudokuPosition *position,
       SudokuNetKind         kind)
{
  SudokuNet base, net;

  sudoku_net_init (&base, position, kind);
  net.refuted = NULL;
  proof->n_steps = 0;

  for (int i = 0; i < hint->n_marks && hint->mark[i].role == SUDOKU_ROLE_PATTERN; i++)
    {
      SudokuCandidate assumed = { hint->mark[i].cell, hint->mark[i].digit };
      bool is_true = is_verity (hint) || hint->n_removals > 0;
      bool is_alive = sudoku_net_assume (&net, &base, assumed.cell, assumed.digit, is_true);
      SudokuProof recorded = { 0 };
      bool is_proved = is_alive == is_verity (hint);

      if (is_proved && is_alive)
        is_proved = sudoku_net_prove_goal (&net, assumed, get_goal (hint), hint->n_placements > 0,
                                           &recorded);
      else if (is_proved)
        sudoku_net_prove_death (&net, assumed, is_true, &recorded);

      copy_branch (proof, &recorded, 0, recorded.n_steps, 0);
      proof->is_full |= recorded.is_full;
      sudoku_proof_clear (&recorded);

      if (!is_proved)
        return false;
    }

  return proof->n_steps > 0;
}

static bool
prove_nested (SudokuProof          *proof,
              const SudokuHint     *hint,
              const SudokuPosition *position)
{
  SudokuProof recorded = { 0 };
  int first = sudoku_net_prove_nested (position, get_goal (hint), &recorded);

  if (first >= 0 && !recorded.is_full)
    copy_branch (proof, &recorded, first, recorded.n_steps - first, 0);

  proof->is_full |= recorded.is_full;
  sudoku_proof_clear (&recorded);

  return first >= 0;
}

bool
sudoku_proof_init (SudokuProof          *proof,
                   const SudokuHint     *hint,
                   const SudokuPosition *position)
{
  bool is_proved;

  *proof = (SudokuProof) { 0 };

  switch (hint->technique)
    {
    case SUDOKU_FORCING_CHAIN_CONTRADICTION:
    case SUDOKU_FORCING_CHAIN_VERITY:
      is_proved = prove (proof, hint, position, SUDOKU_NET_CHAIN);
      break;

    case SUDOKU_FORCING_NET_CONTRADICTION:
    case SUDOKU_FORCING_NET_VERITY:
      is_proved = prove (proof, hint, position, SUDOKU_NET_SINGLES) ||
                  prove (proof, hint, position, SUDOKU_NET_LOCKED);
      break;

    case SUDOKU_NESTED_FORCING_NET:
      is_proved = prove_nested (proof, hint, position);
      break;

    default:
      is_proved = false;
    }

  if (!is_proved || proof->is_full)
    {
      sudoku_proof_clear (proof);
      return false;
    }

  return true;
}
