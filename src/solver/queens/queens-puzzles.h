/* All puzzles of small boards, in random order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens-generate.h"

/* The largest board whose puzzles are listed: it has 11,332 of them. */
enum { QUEENS_LISTED_MAX = 9 };

/* Writes the puzzles number `first` to `first` + `n_puzzles` - 1 of a spec, as far as there are so
 * many. All of them are listed in an order that depends on the spec alone, so none comes twice.
 *
 * `stats` is required and overwritten: n_solutions counts the puzzles written, n_nodes the sets of
 * queens examined. `control` is asked with it for each solution of the empty board.
 * SEARCH_EXHAUSTED: all are written; SEARCH_LIMITED: there are no more; SEARCH_STOPPED, also if
 * there is no memory, and, for an impossible spec or a larger board, SEARCH_INVALID: the content of
 * `puzzles` is undefined. Takes a millisecond, and memory while it runs. */
SearchEnd queens_list_puzzles (const QueensSpec    *spec,
                               uint64_t             first,
                               size_t               n_puzzles,
                               const SearchControl *control,
                               QueensBoard         *puzzles,
                               SearchStats         *stats);
