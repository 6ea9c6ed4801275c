/* How deep a search was over time: a plain value of bounded size.
 *
 * Time is cut into spans of as many events each, the last one may have fewer. When there are
 * GAME_DEPTHS_MAX spans, each two become one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/search.h"

enum { GAME_DEPTHS_MAX = 1 << 10 };

typedef struct
{
  uint8_t least;                /* how many variables had a value, at least and at most */
  uint8_t most;
  bool    has_solution;
} GameDepth;

typedef struct
{
  uint64_t  length;             /* in events */
  uint64_t  distance;           /* of a span; a power of two; 0: there is none */
  int       n_spans;
  GameDepth span[GAME_DEPTHS_MAX];
} GameDepths;

/* Begins a span. */
void game_depths_open (GameDepths        *self,
                       const SearchEvent *event);

/* Takes note of the next event: as cheap as each event of millions asks for. */
static inline void
game_depths_note (GameDepths        *self,
                  const SearchEvent *event)
{
  GameDepth *span;

  if ((self->length & (self->distance - 1)) == 0)
    game_depths_open (self, event);

  span = &self->span[self->n_spans - 1];
  if (event->depth < span->least)
    span->least = event->depth;
  if (event->depth > span->most)
    span->most = event->depth;
  span->has_solution |= event->kind == SEARCH_SOLUTION;
  self->length++;
}

/* All spans that have events between two places of time, of which the first is before the second
 * and both are from 0 to 1, as one. `self` has a span at least. */
GameDepth game_depths_get (const GameDepths *self,
                           double            from,
                           double            to);
