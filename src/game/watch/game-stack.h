/* The stack of a search that is watched: one level for each variable that has a value, and one for
 * the variable at work. The level of the last event is always on top: that of a value that was just
 * placed, as the code does not go on before the next event.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"

typedef struct
{
  int      variable;            /* -1: the search has not chosen it yet */
  int      value;               /* that stands or is looked at; -1: none */
  bool     stands;
  bool     is_back;             /* the value was just taken back */
  bool     is_forced;           /* the value is the only one that was possible */
  bool     has_untried;         /* the values still to be tried are known as a set */
  uint32_t untried;             /* bit v: value v; of a digit bit d - 1 */
} GameStackLevel;

/* How many levels there are after `event`, the last one, or NULL where it does not matter. */
int  game_stack_n_levels (const GameSearch  *search,
                          const SearchEvent *event);

/* Level 0 is the first variable. */
void game_stack_level    (const GameSearch  *search,
                          const SearchEvent *event,
                          int                level,
                          GameStackLevel    *result);
