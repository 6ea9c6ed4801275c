/* Checkpoints of a search.
 *
 * Checkpoint i is the search at place i * distance; checkpoint 0 is its start. When MAX_CHECKPOINTS
 * are there, those of odd number go and the distance doubles, which keeps that true.
 *
 * With some 6.5 kB a search a trace stays below 14 MB. Up to 5e8 events (n = 14 needs 4e8) two
 * checkpoints are no more than 2^18 events apart, the replay of which takes a few milliseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-trace.h"

enum
{
  MAX_CHECKPOINTS = 1 << 11,
  MAX_SOLUTIONS = 1 << 12,
  FIRST_DISTANCE = 1 << 12,
  EVENTS_PER_CHECK = 1 << 12,   /* how often `should_continue` is asked; a power of two */
};

struct _GameTrace
{
  GArray     *checkpoints;      /* GameSearch */
  GArray     *solutions;        /* uint64_t: the places of solutions */

  uint64_t    distance;         /* between two checkpoints, in events; a power of two */
  uint64_t    length;
  SearchStats stats;            /* at the place `length` */
  bool        valid;            /* the puzzle keeps its rules */
  bool        whole;
};

/* Asked of every event, where a division would cost more than the event. */
static bool
game_trace_is_due (GameTrace *self)
{
  return (self->length & (self->distance - 1)) == 0;
}

static void
game_trace_thin_out (GameTrace *self)
{
  guint n_kept = (self->checkpoints->len + 1) / 2;

  for (guint i = 1; i < n_kept; i++)
    g_array_index (self->checkpoints, GameSearch, i) =
      g_array_index (self->checkpoints, GameSearch, 2 * i);

  g_array_set_size (self->checkpoints, n_kept);
  self->distance *= 2;
}

static void
game_trace_clear (gpointer data)
{
  GameTrace *self = data;

  g_array_unref (self->checkpoints);
  g_array_unref (self->solutions);
}

GameTrace *
game_trace_new (const GameMethod *method)
{
  GameTrace *self = NULL;
  GameSearch start;

  g_return_val_if_fail (method != NULL, NULL);

  self = g_atomic_rc_box_new0 (GameTrace);
  self->checkpoints = g_array_new (FALSE, FALSE, sizeof (GameSearch));
  self->solutions = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  self->distance = FIRST_DISTANCE;
  self->valid = game_search_init (&start, method);
  self->whole = !self->valid;           /* nothing is searched, and that is all of it */
  g_array_append_val (self->checkpoints, start);

  return self;
}

GameTrace *
game_trace_ref (GameTrace *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
game_trace_unref (GameTrace *self)
{
  g_atomic_rc_box_release_full (self, game_trace_clear);
}

GameTrace *
game_trace_dup (GameTrace *self)
{
  GameTrace *copy = g_atomic_rc_box_dup (sizeof *self, self);

  copy->checkpoints = g_array_copy (self->checkpoints);
  copy->solutions = g_array_copy (self->solutions);

  return copy;
}

void
game_trace_note (GameTrace         *self,
                 const GameSearch  *search,
                 const SearchEvent *event)
{
  self->stats = *game_search_stats (search);

  if (event == NULL)
    {
      self->whole = true;
      return;
    }

  self->length++;

  if (event->kind == SEARCH_SOLUTION && self->solutions->len < MAX_SOLUTIONS)
    g_array_append_val (self->solutions, self->length);

  if (game_trace_is_due (self) && self->checkpoints->len == MAX_CHECKPOINTS)
    game_trace_thin_out (self);

  if (game_trace_is_due (self))
    g_array_append_vals (self->checkpoints, search, 1);
}

SearchEnd
game_trace_fill (GameTrace           *self,
                 uint64_t             max_events,
                 const SearchControl *control)
{
  GameSearch search;
  SearchEvent event;

  if (!self->valid)
    return SEARCH_INVALID;

  game_trace_nearest (self, self->length, &search);
  while (game_search_n_events (&search) < self->length)
    game_search_next (&search, &event);

  while (!self->whole)
    {
      if (self->length % EVENTS_PER_CHECK == 0 && !search_should_continue (control, &self->stats))
        return SEARCH_STOPPED;

      if (max_events != 0 && self->length >= max_events)
        return SEARCH_LIMITED;

      game_trace_note (self, &search, game_search_next (&search, &event) ? &event : NULL);
    }

  search_should_continue (control, &self->stats);

  return SEARCH_EXHAUSTED;
}

uint64_t
game_trace_get_length (GameTrace *self)
{
  return self->length;
}

bool
game_trace_is_whole (GameTrace *self)
{
  return self->whole;
}

SearchStats
game_trace_get_stats (GameTrace *self)
{
  return self->stats;
}

const uint64_t *
game_trace_get_solutions (GameTrace *self,
                          size_t    *n_solutions)
{
  g_return_val_if_fail (n_solutions != NULL, NULL);

  *n_solutions = self->solutions->len;

  return (const uint64_t *) (gconstpointer) self->solutions->data;
}

void
game_trace_nearest (GameTrace  *self,
                    uint64_t    event,
                    GameSearch *search)
{
  uint64_t last = self->checkpoints->len - 1;

  g_return_if_fail (search != NULL);

  *search = g_array_index (self->checkpoints, GameSearch, MIN (event / self->distance, last));
}
