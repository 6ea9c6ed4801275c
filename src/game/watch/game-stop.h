/* Where a search that is watched comes to rest: a set of conditions on its events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/code/game-code.h"

typedef enum
{
  GAME_STOP_SOLUTION = 1 << 0,
  GAME_STOP_DEAD_END = 1 << 1,
  GAME_STOP_DEPTH    = 1 << 2,  /* so many variables get a value: the next one is reached */
  GAME_STOP_SQUARE   = 1 << 3,  /* a value comes to a square, or leaves it */
  GAME_STOP_REFUSER  = 1 << 4,  /* a value is refused because of the one of this variable */
  GAME_STOP_COUNTER  = 1 << 5,  /* a counter gets to a number */
  GAME_STOP_LEVEL    = 1 << 6,  /* something happens at this level or above it */
  GAME_STOP_LINE     = 1 << 7,  /* a line of the code runs */
} GameStopKind;

typedef enum
{
  GAME_COUNTER_STEPS,
  GAME_COUNTER_PLACED,
  GAME_COUNTER_REFUSED,
  GAME_COUNTER_TAKEN_BACK,
  GAME_COUNTER_SOLUTIONS,
  GAME_N_COUNTERS,
} GameCounter;

/* A plain value; all zero is no condition. Where several are set, each of them stops. */
typedef struct
{
  unsigned    kinds;            /* GameStopKind */
  int         depth;
  int         variable;         /* the square; of queens in rows and columns of the search */
  int         value;            /* -1: any */
  int         refuser;          /* a variable */
  GameCounter counter;
  uint64_t    number;
  int         level;
  GameCode    code;             /* of the lines */
  uint32_t    lines;            /* bit k: line k of the code */
} GameStop;

/* How deep in the search an event happened: how many variables had a value before it, or have one
 * after it, whichever is less. Values come and go at the same level. */
int      game_event_level        (const SearchEvent *event);

/* Whether the search comes to rest after `event`, which has just happened. */
bool     game_stop_holds         (const GameStop    *self,
                                  const GameSearch  *search,
                                  const SearchEvent *event);

uint64_t game_search_get_counter (const GameSearch  *search,
                                  GameCounter        counter);
