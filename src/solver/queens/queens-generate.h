/* New puzzles with queens: a board with some queens that must stay, which can be completed in one
 * way only, and not a fixed queen too many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-grade.h"

/* The smallest board for which there are any puzzles; the largest is QUEENS_MAX. */
enum { QUEENS_PUZZLE_MIN = 4 };

/* What a puzzle is to be like. */
typedef struct
{
  int      n;           /* QUEENS_PUZZLE_MIN to QUEENS_MAX */
  int      level;       /* QueensLevel, or -1: any */
  uint64_t seed;
} QueensWish;

/* Whether no puzzle can be like that: n is out of range, or there is none of the level. There are
 * all levels from n = 7 on; n = 4 has easy ones only, n = 5 no hard ones, and n = 6 hard ones only,
 * as any queen of one of its four solutions belongs to that one alone. */
bool      queens_wish_is_vain (const QueensWish    *wish);

/* Whether a board is such a puzzle, of any size and level: it has one completion, and several
 * without any one of its queens. Where that takes longer than a moment it is said to be none. */
bool      queens_is_puzzle    (const QueensBoard   *board);

/* Makes puzzle number `number` of a wish. A puzzle depends on the wish and on its number alone, on
 * every machine, so that any number of threads may share the work. Without any one of its queens it
 * would have a second solution.
 *
 * `tally` is required and overwritten: n_solutions is 1 where a puzzle is made, n_nodes the puzzles
 * looked at, n_checks the queens that were tried to be left out. `control` is asked with it for
 * each of them, and wherever a search takes long. SEARCH_EXHAUSTED: it is made; SEARCH_STOPPED and,
 * for a vain wish, SEARCH_INVALID: `puzzle` means nothing. Allocates what queens_random () does. */
SearchEnd queens_generate     (const QueensWish    *wish,
                               uint64_t             number,
                               const SearchControl *control,
                               QueensBoard         *puzzle,
                               SearchTally         *tally);
