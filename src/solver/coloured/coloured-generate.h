/* New puzzles of coloured queens: each has one solution, and logic finds it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-grade.h"

/* The properties that a caller wants a new puzzle to have. */
typedef struct
{
  int      n;           /* COLOURED_MIN to COLOURED_MAX */
  int      level;       /* ColouredLevel as coloured_grade_puzzle () gives it, or -1: any */
  uint64_t seed;
} ColouredSpec;

/* Returns whether no puzzle can meet the spec, because its n or its level is out of range. */
bool      coloured_spec_is_impossible (const ColouredSpec  *spec);

/* Makes the puzzle of a spec, the same one on every machine; other seeds give other puzzles. Its
 * regions are numbered in order of appearance, so it reads back from text unchanged.
 *
 * `stats` is required and overwritten: n_nodes counts the puzzles begun, n_checks the questions
 * whether a square would allow a second solution; n_solutions is 1 in the end. `control` is asked
 * with it some thousand times a second. SEARCH_EXHAUSTED: the puzzle is made; SEARCH_STOPPED and,
 * for an impossible spec, SEARCH_INVALID: `puzzle` has an n of 0. */
SearchEnd coloured_generate           (const ColouredSpec  *spec,
                                       const SearchControl *control,
                                       ColouredPuzzle      *puzzle,
                                       SearchStats         *stats);
