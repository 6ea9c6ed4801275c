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

/* How many boards it tested: full ones of a method that tests nothing else, of the others each
 * board that they reached, full or not. */
uint64_t game_comparison_boards (GameSearchType        type,
                                 const GameComparison *comparison);
