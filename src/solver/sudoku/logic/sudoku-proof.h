/* The whole proof of a forcing chain or net, inference by inference.
 *
 * A hint says what was supposed and what came of it; its links are for drawing and may be too many
 * to fit. A proof leaves nothing out: each step follows from the position and the steps before it
 * alone, and from assumptions that are still open. It is made anew from position and hint.
 *
 * An assumption opens a branch. The steps of the branch are one deeper than the assumption. A
 * branch ends with a contradiction, and then the step after it, which is as deep as the assumption,
 * says that the assumption was wrong (the outermost one is left to the conclusion of the hint); or,
 * of a verity, with the goal that all its branches come to.
 *
 * A placed digit goes from the cells that see it, and takes the other digits from its cell. That is
 * part of the rules and no step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-hint.h"

typedef enum
{
  SUDOKU_PROOF_SUPPOSE,         /* `digit` is, or is not, in `cell`: a branch opens */
  SUDOKU_PROOF_ONLY_DIGIT,      /* `digit` is in `cell`: nothing else is left there */
  SUDOKU_PROOF_ONLY_PLACE,      /* `digit` is in `cell`: nowhere else in `house` */
  SUDOKU_PROOF_LOCKED,          /* `digit` of `house` is in `second`, so it is not in `cells` */
  SUDOKU_PROOF_NO_DIGIT,        /* `cell` has nothing left: the branch ends */
  SUDOKU_PROOF_NO_PLACE,        /* `digit` has no place in `house`: the branch ends */
  SUDOKU_PROOF_REFUTED,         /* `digit` is not in `cell`: the branch before was wrong */
  SUDOKU_PROOF_GOAL,            /* `digit` is, or is not, in `cell`: the branch ends */
} SudokuProofKind;

typedef struct
{
  SudokuCells cells;
  uint32_t    first;            /* of SUDOKU_PROOF_REFUTED, while a proof is built: the branch */
  uint32_t    n_steps;
  uint8_t     kind;             /* SudokuProofKind */
  uint8_t     depth;
  uint8_t     cell;
  uint8_t     digit;
  uint8_t     house;
  uint8_t     second;
  bool        is_true;
} SudokuProofStep;

typedef struct
{
  SudokuProofStep *step;
  int              n_steps;
  int              size;        /* as many have room */
  bool             is_full;     /* no memory for more */
} SudokuProof;

/* Whether hints of a technique have a proof. */
bool sudoku_proof_is_for (SudokuTechnique       technique);

/* Makes the proof of a hint that was found in `position`. Allocates; sudoku_proof_clear () frees.
 * Returns false, and nothing needs to be freed, where there is none: of other techniques, of hints
 * that do not belong to the position, or without memory. */
bool sudoku_proof_init   (SudokuProof          *proof,
                          const SudokuHint     *hint,
                          const SudokuPosition *position);
void sudoku_proof_clear  (SudokuProof          *proof);

/* Appends a step. */
void sudoku_proof_add    (SudokuProof          *proof,
                          SudokuProofStep       step);
