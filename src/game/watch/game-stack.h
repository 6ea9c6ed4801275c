/* The stack of a search that is watched: one level for each variable that has a value, and one for
 * the variable at work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-search.h"

typedef struct
{
  int      variable;            /* -1: the search has not chosen it yet */
  int      value;               /* that stands or is looked at; -1: none */
  bool     stands;
  bool     is_forced;           /* the value is the only one that was possible */
  bool     has_untried;         /* the values still to be tried are known as a set */
  uint32_t untried;             /* bit v: value v; of a digit bit d - 1 */
} GameStackLevel;

/* How many levels there are: one more than variables have a value, but for a full board. */
int  game_stack_n_levels (const GameSearch  *search);

/* Level 0 is the first variable. `event` is the last one, or NULL at the start. */
void game_stack_level    (const GameSearch  *search,
                          const SearchEvent *event,
                          int                level,
                          GameStackLevel    *result);
