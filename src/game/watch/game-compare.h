/* The cost of a method, to be held against that of others on the same puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"

enum { GAME_MAX_METHODS = 12 };

typedef struct
{
  int         method;
  SearchEnd   end;              /* SEARCH_EXHAUSTED: the numbers are those of the whole search */
  SearchStats stats;
  double      seconds;          /* of processor time */
  double      expected;         /* about as many of the whole search, where it is longer; 0: nothing
                                 * is known */
} GameComparison;

/* Several methods on one puzzle: what a comparison tells. */
typedef struct
{
  GameSearchType type;
  int            size;          /* rows of the board */
  WordsPuzzle    words;         /* of a search of words */
  bool           stops_at_first;
  int            n_rows;
  GameComparison row[GAME_MAX_METHODS];
} GameComparisons;

/* A place in a search: how much is behind it, as game_search_fraction () tells, after how long. */
typedef struct
{
  double fraction;
  double seconds;
} GameComparisonMark;

/* About how many seconds a search takes in all that was at `then` and came to `now`; 0 where it did
 * not come further. The beginning counts for nothing: a search comes to its first dead end without
 * work, however much is behind it then. */
double   game_comparison_expect (const GameComparisonMark *then,
                                 const GameComparisonMark *now);

/* How many boards it tested: full ones of a method that tests nothing else, of the others each
 * board that they reached, full or not. */
uint64_t game_comparison_boards (GameSearchType        type,
                                 const GameComparison *comparison);
