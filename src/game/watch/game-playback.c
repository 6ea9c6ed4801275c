/* A position in a search, moved about in it.
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
  GObject     parent_instance;

  GameTrace  *trace;            /* whole, or our own */
  bool        has_given;        /* a trace was given: goals may be looked up */
  GameTree   *tree;             /* of all of it, if it is small */
  bool        has_sought_tree;
  GameSearch  search;           /* at the position */
  SearchEvent event;            /* the last one, but at position 0 */
};

static void game_playback_init_playable (GamePlayableInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GamePlayback, game_playback, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GAME_TYPE_PLAYABLE,
                                                      game_playback_init_playable))

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

static uint64_t
game_playback_get_position (GamePlayable *playable)
{
  return game_search_n_events (&GAME_PLAYBACK (playable)->search);
}

static uint64_t
game_playback_get_length (GamePlayable *playable,
                          bool         *is_whole)
{
  GamePlayback *self = GAME_PLAYBACK (playable);

  *is_whole = game_trace_is_whole (self->trace);

  return game_trace_get_length (self->trace);
}

static uint64_t
game_playback_forward (GamePlayable *playable,
                       uint64_t      n)
{
  GamePlayback *self = GAME_PLAYBACK (playable);

  while (n > 0 && game_playback_step (self))
    n--;

  return n;
}

static void
game_playback_seek (GamePlayable *playable,
                    uint64_t      position)
{
  GamePlayback *self = GAME_PLAYBACK (playable);
  uint64_t here = game_search_n_events (&self->search);
  GameSearch nearest;
  uint64_t known;

  /* From the checkpoint before the event, so that the replay emits the event again. There may be
   * no event beyond the known ones. */
  known = MIN (position, game_trace_get_length (self->trace));
  game_trace_nearest (self->trace, known > 0 ? known - 1 : 0, &nearest);

  if (position < here || here < game_search_n_events (&nearest))
    self->search = nearest;

  game_playback_forward (playable, position - game_search_n_events (&self->search));
}

static bool
game_playback_find_goal (GamePlayable   *playable,
                         const GameStop *stop,
                         uint64_t        max_steps)
{
  static const GameStop solution = { .kinds = GAME_STOP_SOLUTION };
  GamePlayback *self = GAME_PLAYBACK (playable);

  if (stop == NULL)
    stop = &solution;

  for (uint64_t i = 0; i < max_steps && game_playback_step (self); i++)
    if (game_stop_holds (stop, &self->search, &self->event))
      return true;

  return false;
}

static bool
game_playback_look_up_goal (GamePlayable *playable,
                            bool          forward,
                            uint64_t     *position)
{
  GamePlayback *self = GAME_PLAYBACK (playable);
  uint64_t here = game_search_n_events (&self->search);
  const uint64_t *goals;
  size_t n_goals;
  size_t i = 0;
  bool all_listed;

  if (!self->has_given)
    return false;

  goals = game_trace_get_solutions (self->trace, &n_goals);
  all_listed = n_goals == game_trace_get_stats (self->trace).n_solutions;

  while (i < n_goals && (forward ? goals[i] <= here : goals[i] < here))
    i++;

  if (!forward)
    *position = i > 0 ? goals[i - 1] : here;
  else
    *position = i < n_goals ? goals[i] : game_trace_get_length (self->trace);

  return i < n_goals || (all_listed && (!forward || game_trace_is_whole (self->trace)));
}

static const uint64_t *
game_playback_get_goals (GamePlayable *playable,
                         size_t       *n_goals)
{
  GamePlayback *self = GAME_PLAYBACK (playable);
  const uint64_t *goals = game_trace_get_solutions (self->trace, n_goals);

  if (!self->has_given || *n_goals < game_trace_get_stats (self->trace).n_solutions)
    *n_goals = 0;

  return goals;
}

static void
game_playback_init_playable (GamePlayableInterface *interface)
{
  interface->get_position = game_playback_get_position;
  interface->get_length = game_playback_get_length;
  interface->forward = game_playback_forward;
  interface->seek = game_playback_seek;
  interface->find_goal = game_playback_find_goal;
  interface->look_up_goal = game_playback_look_up_goal;
  interface->get_goals = game_playback_get_goals;
}

static void
game_playback_finalize (GObject *object)
{
  GamePlayback *self = GAME_PLAYBACK (object);

  g_clear_pointer (&self->trace, game_trace_unref);
  g_clear_pointer (&self->tree, game_tree_free);

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

  self->has_given = true;

  /* We may know more of the search than a trace that was stopped. */
  if (!game_trace_is_whole (trace) &&
      game_trace_get_length (trace) <= game_trace_get_length (self->trace))
    return;

  game_trace_unref (self->trace);
  self->trace = game_trace_is_whole (trace) ? game_trace_ref (trace) : game_trace_dup (trace);
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

  return game_search_n_events (&self->search) > 0 ? &self->event : NULL;
}

const GameTree *
game_playback_get_tree (GamePlayback *self)
{
  GameSearch start;

  g_return_val_if_fail (GAME_IS_PLAYBACK (self), NULL);

  if (!self->has_sought_tree)
    {
      game_trace_nearest (self->trace, 0, &start);
      self->tree = game_tree_new (&start);
      self->has_sought_tree = true;
    }

  return self->tree;
}

bool
game_playback_find_tried (GamePlayback *self,
                          int           level,
                          int           value,
                          uint64_t     *position)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), false);

  return game_trace_find_tried (self->trace, &self->search, level, value, position);
}

const GameDepths *
game_playback_get_depths (GamePlayback *self)
{
  g_return_val_if_fail (GAME_IS_PLAYBACK (self), NULL);

  return game_trace_get_depths (self->trace);
}
