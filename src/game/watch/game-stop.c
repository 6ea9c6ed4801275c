/* Conditions on which a search that is watched comes to rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-stop.h"

int
game_event_level (const SearchEvent *event)
{
  return event->kind == SEARCH_PLACE ? event->depth - 1 : event->depth;
}

uint64_t
game_search_get_counter (const GameSearch *search,
                         GameCounter       counter)
{
  const SearchStats *stats = game_search_stats (search);

  switch (counter)
    {
    case GAME_COUNTER_PLACED:
      return stats->n_nodes;

    case GAME_COUNTER_REFUSED:
      return stats->n_rejects;

    case GAME_COUNTER_TAKEN_BACK:
      return stats->n_backtracks;

    case GAME_COUNTER_SOLUTIONS:
      return stats->n_solutions;

    case GAME_COUNTER_STEPS:
    case GAME_N_COUNTERS:
    default:
      return game_search_n_events (search);
    }
}

/* Whether an event of this kind is what the counter counts. */
static bool
counts (GameCounter     counter,
        SearchEventKind kind)
{
  switch (counter)
    {
    case GAME_COUNTER_PLACED:
      return kind == SEARCH_PLACE;

    case GAME_COUNTER_REFUSED:
      return kind == SEARCH_REJECT;

    case GAME_COUNTER_TAKEN_BACK:
      return kind == SEARCH_RETRACT;

    case GAME_COUNTER_SOLUTIONS:
      return kind == SEARCH_SOLUTION;

    case GAME_COUNTER_STEPS:
    case GAME_N_COUNTERS:
    default:
      return true;
    }
}

static bool
is_at_square (const GameStop    *self,
              const SearchEvent *event)
{
  return (event->kind == SEARCH_PLACE || event->kind == SEARCH_RETRACT)
         && event->variable == self->variable
         && (self->value < 0 || event->value == self->value);
}

static bool
runs_line (const GameStop    *self,
           const GameSearch  *search,
           const SearchEvent *event)
{
  for (uint32_t left = self->lines; left != 0; left &= left - 1)
    if (game_code_visits_line (&self->code, search, event, __builtin_ctz (left)))
      return true;

  return false;
}

static bool
holds (const GameStop    *self,
       GameStopKind       kind,
       const GameSearch  *search,
       const SearchEvent *event)
{
  switch (kind)
    {
    case GAME_STOP_SOLUTION:
      return event->kind == SEARCH_SOLUTION;

    case GAME_STOP_DEAD_END:
      return event->kind == SEARCH_DEAD_END;

    case GAME_STOP_DEPTH:
      return event->kind == SEARCH_PLACE && event->depth == self->depth;

    case GAME_STOP_SQUARE:
      return is_at_square (self, event);

    case GAME_STOP_REFUSER:
      return event->kind == SEARCH_REJECT && event->other == self->refuser;

    case GAME_STOP_COUNTER:
      return counts (self->counter, event->kind)
             && game_search_get_counter (search, self->counter) == self->number;

    case GAME_STOP_LEVEL:
      return game_event_level (event) <= self->level;

    case GAME_STOP_LINE:
    default:
      return runs_line (self, search, event);
    }
}

bool
game_stop_holds (const GameStop    *self,
                 const GameSearch  *search,
                 const SearchEvent *event)
{
  for (unsigned kind = 1; kind <= self->kinds; kind <<= 1)
    if ((self->kinds & kind) != 0 && holds (self, kind, search, event))
      return true;

  return false;
}
