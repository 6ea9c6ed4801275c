/* A board in the course of a proof: what is placed and what is left in a branch, and what took each
 * candidate that is gone. It is where the highlight of a step comes from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-highlight.h"
#include "solver/sudoku/logic/sudoku-proof.h"

typedef struct
{
  const SudokuPosition *position;

  uint8_t               placed[SUDOKU_CELLS];   /* digits that were supposed or inferred, or 0 */
  SudokuDigits          left[SUDOKU_CELLS];

  /* The candidate that took one: a digit that is placed, or a place of one that is locked. */
  SudokuCandidate       cause[SUDOKU_CELLS][SUDOKU_DIGITS];
} GameProofBoard;

/* A board before the first step. `position` must outlive it. */
void        game_proof_board_init      (GameProofBoard        *self,
                                        const SudokuPosition  *position);

/* Carries out a step. */
void        game_proof_board_do        (GameProofBoard        *self,
                                        const SudokuProofStep *step);

/* The cell whose placed digit took a candidate; -1 where it went for another reason, or is left. */
int         game_proof_board_get_cause (const GameProofBoard  *self,
                                        int                    cell,
                                        int                    digit);

/* Adds a step to a highlight: its candidates, those it follows from, and links that lead there; and
 * faintly all that is placed by then. The step is not carried out yet. */
void        game_highlight_add_proof   (GameHighlight         *self,
                                        const GameProofBoard  *board,
                                        const SudokuProofStep *step);
