/* New puzzles of coloured queens: each has one solution, and logic finds it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-grade.h"

/* What a puzzle is to be like. */
typedef struct
{
  int      n;           /* COLOURED_MIN to COLOURED_MAX */
  int      level;       /* ColouredLevel, or -1: any. As coloured_grade_puzzle () gives it */
  uint64_t seed;
} ColouredWish;

/* Makes the puzzle of a wish, the same one on every machine; other seeds give others. Its regions
 * are numbered in order of appearance, so that it reads back from text as it is.
 *
 * `tally` is required and overwritten: n_nodes are the puzzles that were begun, n_checks the
 * questions whether a square would let in a second solution, n_solutions is 1 in the end. `control`
 * is asked with it some thousand times a second. SEARCH_EXHAUSTED: it is made; SEARCH_STOPPED and,
 * for a wish out of range, SEARCH_INVALID: `puzzle` has an n of 0. */
SearchEnd coloured_generate (const ColouredWish  *wish,
                             const SearchControl *control,
                             ColouredPuzzle      *puzzle,
                             SearchTally         *tally);
