/* Makes puzzles with fixed queens: a board whose fixed queens can be completed in exactly one way,
 * and none of them is redundant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-grade.h"

/* The smallest board for which there are any puzzles; the largest is QUEENS_MAX. */
enum { QUEENS_PUZZLE_MIN = 4 };

/* The properties that a caller wants a new puzzle to have. */
typedef struct
{
  int      n;           /* QUEENS_PUZZLE_MIN to QUEENS_MAX */
  int      level;       /* QueensLevel, or -1: any */
  uint64_t seed;
} QueensSpec;

/* Returns whether no puzzle can meet the spec: n is out of range, or no puzzle of that size has the
 * level. All levels exist from n = 7 on; n = 4 has easy puzzles only, n = 5 no hard ones, and n = 6
 * hard ones only, because any queen of one of its four solutions belongs to that solution alone.
 * Stable since 0.2. */
bool      queens_spec_is_impossible (const QueensSpec    *spec);

/* Returns whether a board is such a puzzle, of any size and level: it has one completion, and
 * without any one of its queens several. A board for which this takes longer than a moment is said
 * not to be one. Stable since 0.2. */
bool      queens_is_puzzle          (const QueensBoard   *board);

/* Makes puzzle number `number` of a spec. A puzzle depends on the spec and on its number alone, on
 * every machine, so any number of threads may share the work. Without any one of its queens it
 * would have a second solution.
 *
 * `stats` is required and overwritten: n_solutions is 1 if a puzzle was made, n_nodes counts the
 * candidates examined, n_checks the queens whose removal was tried. `control` is asked with it for
 * each of them, and wherever a search takes long. SEARCH_EXHAUSTED: the puzzle is made;
 * SEARCH_STOPPED and, for an impossible spec, SEARCH_INVALID: the content of `puzzle` is undefined.
 * Allocates as much as queens_random () does. Stable since 0.2. */
SearchEnd queens_generate           (const QueensSpec    *spec,
                                     uint64_t             number,
                                     const SearchControl *control,
                                     QueensBoard         *puzzle,
                                     SearchStats         *stats);
