/* A place in a search, moved about in it.
 *
 * The playback replays from the checkpoints of a trace. At first that is its own, which grows by
 * every event that is passed for the first time; later it may be a whole one, made by a job, that
 * it shares with others and only reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-playback.h"

struct _GamePlayback
{
  GObject parent_instance;

  GameTrace  *trace;            /* whole, or our own */
  GameSearch  search;           /* at the place */
  SearchEvent event;            /* the last one, but at place 0 */
};

G_DEFINE_FINAL_TYPE (GamePlayback, game_playback, G_TYPE_OBJECT)

/* One event further, if there is one. */
static bool
game_playback_step (GamePlayback *self)
{
  uint64_t length = game_trace_get_length (self->trace);
  bool is_new = game_search_n_events (&self->search) == length;
  bool took_step;

  if (is_new && game_trace_is_whole (self->trace))
    return false;

  took_step = game_search_next (&self->search, &self->event);
  if (is_new)
    game_trace_note (self->trace, &self->search, took_step ? &self->event : NULL);

  return took_step;
}

static void
game_playback_finalize (GObject *object)
{
  GamePlayback *self = GAME_PLAYBACK (object);

  g_clear_pointer (&self->trace, game_trace_unref);

  G_OBJECT_CLASS (game_playback_parent_class)->finalize (object);
}

static void
game_playback_class_init (GamePlaybackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_playback_finalize;
}

static void
game_playback_init (GamePlayback *self)
{
}

GamePlayback *
game_playback_new (const GameMethod *method)
{
  GamePlayback *self = NULL;

  g_return_val_if_fail (method != NULL, NULL);

  self = g_object_new (GAME_TYPE_PLAYBACK, NULL);
  self->trace = game_trace_new (method);
  game_trace_nearest (self->trace, 0, &self->search);

  return self;
}

void
game_playback_set_trace (GamePlayback *self,
                         GameTrace    *trace)
{
  g_return_if_fail (GAME_IS_PLAYBACK (self));
  g_return_if_fail (trace != NULL);

  /* We may know more of the search than a trace that was stopped. */
  if (!game_trace_is_whole (trace) &&
      game_trace_get_length (trace) <= game_trace_get_length (self->trace))
    return;

  game_trace_unref (self->trace);
  self->trace = game_trace_is_whole (trace) ? game_trace_ref (trace) : game_trace_dup (trace);
}

uint64_t
game_playback_get_place (GamePlayback *self)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), 0);

  return game_search_n_events (&self->search);
}

uint64_t
game_playback_get_length (GamePlayback *self,
                          bool         *whole)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), 0);

  if (whole != NULL)
    *whole = game_trace_is_whole (self->trace);

  return game_trace_get_length (self->trace);
}

uint64_t
game_playback_forward (GamePlayback *self,
                       uint64_t      n)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), n);

  while (n > 0 && game_playback_step (self))
    n--;

  return n;
}

bool
game_playback_find (GamePlayback    *self,
                    SearchEventKind  kind,
                    uint64_t         max_events)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), false);

  for (uint64_t i = 0; i < max_events && game_playback_step (self); i++)
    if (self->event.kind == kind)
      return true;

  return false;
}

void
game_playback_seek (GamePlayback *self,
                    uint64_t      place)
{
  GameSearch nearest;
  uint64_t known;

  g_return_if_fail (GAME_IS_PLAYBACK (self));

  /* From the checkpoint before the event, so that the replay tells the event again. There may be no
   * event beyond the known ones. */
  known = MIN (place, game_trace_get_length (self->trace));
  game_trace_nearest (self->trace, known > 0 ? known - 1 : 0, &nearest);

  if (place < game_playback_get_place (self) ||
      game_playback_get_place (self) < game_search_n_events (&nearest))
    self->search = nearest;

  game_playback_forward (self, place - game_playback_get_place (self));
}

const GameSearch *
game_playback_get_search (GamePlayback *self)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), NULL);

  return &self->search;
}

const SearchEvent *
game_playback_get_event (GamePlayback *self)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), NULL);

  return game_playback_get_place (self) > 0 ? &self->event : NULL;
}
