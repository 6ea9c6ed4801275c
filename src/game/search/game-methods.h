/* The methods of the teaching searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"

/* Those of one type of search, counted from 0 as its solver does. */
typedef struct
{
  int          n_methods;
  const char *(*name)          (int method);    /* the textbook's; static */
  bool        (*is_comparable) (int method);    /* with the others, by numbers */
  bool        (*tests_whole)   (int method);    /* full boards, and nothing else */
} GameMethods;

extern const GameMethods game_methods[];

/* The method of that name, or -1. */
int game_methods_find (GameSearchType  type,
                       const char     *name);
