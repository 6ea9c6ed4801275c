/* Coloured queens as people solve them: the next step, and the whole path of a puzzle.
 *
 * All functions change nothing but their arguments, allocate nothing, and may run on any number of
 * threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-hint.h"

/* A puzzle as far as a person has come. */
typedef struct
{
  ColouredPuzzle puzzle;
  QueensBoard    queens;
  QueensBoard    excluded;      /* squares that are known to be without a queen; those that a queen
                                 * rules out need not be among them */
} ColouredPosition;

/* Nothing placed, nothing excluded. */
void      coloured_position_init (ColouredPosition     *position,
                                  const ColouredPuzzle *puzzle);

/* Writes the first step of the easiest rule that has one. It does not check the queens and excluded
 * squares of the position. Returns false where there is no step: all queens are placed, the puzzle
 * is not valid, a queen is in conflict, a house has no square left, or logic does not suffice. */
bool      coloured_logic_first   (const ColouredPosition *position,
                                  ColouredHint           *hint);

/* Receives a step, which is lent for the call; returns false to end the path. */
typedef bool (*ColouredHintFound) (const ColouredHint *hint,
                                   void               *data);

/* Solves the position step by step, and hands each step to `found` (may be NULL) before it applies
 * it. SEARCH_EXHAUSTED: all queens are placed; SEARCH_LIMITED: there is no step left;
 * SEARCH_STOPPED: `found` returned false. */
SearchEnd coloured_logic_solve   (ColouredPosition       *position,
                                  ColouredHintFound       found,
                                  void                   *data);
