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

#include <math.h>

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
  GameDepths  depths;
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

static void
game_trace_add_event (GameTrace         *self,
                      const SearchEvent *event)
{
  self->length++;
  game_depths_note (&self->depths, event);

  if (event->kind == SEARCH_SOLUTION && self->solutions->len < MAX_SOLUTIONS)
    g_array_append_val (self->solutions, self->length);
}

static void
game_trace_add_checkpoint (GameTrace        *self,
                           const GameSearch *search)
{
  if (game_trace_is_due (self) && self->checkpoints->len == MAX_CHECKPOINTS)
    game_trace_thin_out (self);

  if (game_trace_is_due (self))
    g_array_append_vals (self->checkpoints, search, 1);
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

  game_trace_add_event (self, event);
  game_trace_add_checkpoint (self, search);
}

/* Up to the next place where the caller asks whether to go on: a checkpoint is due at no other. */
static void
game_trace_fill_some (GameTrace  *self,
                      uint64_t    max_events,
                      GameSearch *search)
{
  uint64_t end = (self->length / EVENTS_PER_CHECK + 1) * EVENTS_PER_CHECK;
  SearchEvent event;

  if (max_events != 0)
    end = MIN (end, max_events);

  while (self->length < end && game_search_next (search, &event))
    game_trace_add_event (self, &event);

  self->whole = self->length < end;
  if (!self->whole)
    game_trace_add_checkpoint (self, search);
  self->stats = *game_search_stats (search);
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
      if (!search_should_continue (control, &self->stats))
        return SEARCH_STOPPED;

      if (max_events != 0 && self->length >= max_events)
        return SEARCH_LIMITED;

      game_trace_fill_some (self, max_events, &search);
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

const GameDepths *
game_trace_get_depths (GameTrace *self)
{
  return &self->depths;
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

/* How deep the search was. */

static GameDepth
join (GameDepth first,
      GameDepth second)
{
  return (GameDepth) {
    .least = MIN (first.least, second.least),
    .most = MAX (first.most, second.most),
    .has_solution = first.has_solution || second.has_solution,
  };
}

void
game_depths_open (GameDepths        *self,
                  const SearchEvent *event)
{
  if (self->distance == 0)
    self->distance = 1;

  if (self->n_spans == GAME_DEPTHS_MAX)
    {
      self->n_spans /= 2;
      self->distance *= 2;
      for (int i = 0; i < self->n_spans; i++)
        self->span[i] = join (self->span[2 * i], self->span[2 * i + 1]);
    }

  self->span[self->n_spans++] = (GameDepth) { .least = event->depth, .most = event->depth };
}

GameDepth
game_depths_get (const GameDepths *self,
                 double            from,
                 double            to)
{
  double n_spans = self->length / (double) self->distance;
  int first = CLAMP (from * n_spans, 0, self->n_spans - 1);
  int last = CLAMP (ceil (to * n_spans) - 1, first, self->n_spans - 1);
  GameDepth depth = self->span[first];

  for (int i = first + 1; i <= last; i++)
    depth = join (depth, self->span[i]);

  return depth;
}

/* When a value was tried.
 *
 * A search comes to each beginning of a path once, and goes through its values in one order. So
 * that a value was tried is false up to an event and true from then on, and the checkpoint before
 * that event is found by bisection. */

typedef struct
{
  const GameSearch *now;
  int               level;
  int               value;
} Tried;

/* The value that stands at a level, -1: none. */
static int
get_value (const GameSearch *search,
           int               level)
{
  if (level >= game_search_depth (search))
    return -1;

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      return search->sudoku.grid.digit[search->sudoku.level[level].cell] - 1;

    case GAME_SEARCH_QUEENS:
      return search->queens.square[level];

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return search->words.digits.digit[level];
    }
}

/* Those that were tried at a level and do not stand any more. Without lines nothing is known. */
static uint32_t
get_tried (const GameSearch *search,
           int               level)
{
  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      return search->sudoku.level[level].rejected | search->sudoku.level[level].closed;

    case GAME_SEARCH_QUEENS:
      return queens_method_is_by_line (search->queens.method)
             ? search->queens.rejected[level] | search->queens.closed[level] : 0;

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return search->words.rejected[level] | search->words.closed[level];
    }
}

/* Whether all above the level is as it is now. */
static bool
is_below (const Tried      *self,
          const GameSearch *search)
{
  if (game_search_depth (search) < self->level)
    return false;

  for (int level = 0; level < self->level; level++)
    if (get_value (search, level) != get_value (self->now, level))
      return false;

  return true;
}

/* Events are numbered, so that the search is past what is above the level if it is not there. */
static bool
was_tried (const GameSearch *search,
           const Tried      *self)
{
  if (!is_below (self, search))
    return game_search_n_events (search) > game_search_n_events (self->now);

  return get_value (search, self->level) == self->value
         || (self->value < 32 && (get_tried (search, self->level) >> self->value & 1) != 0);
}

/* The last checkpoint before that, or the start. */
static const GameSearch *
game_trace_bisect (GameTrace   *self,
                   const Tried *tried)
{
  guint low = 0;
  guint high = self->checkpoints->len;

  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (was_tried (&g_array_index (self->checkpoints, GameSearch, middle), tried))
        high = middle;
      else
        low = middle;
    }

  return &g_array_index (self->checkpoints, GameSearch, low);
}

bool
game_trace_find_tried (GameTrace        *self,
                       const GameSearch *now,
                       int               level,
                       int               value,
                       uint64_t         *position)
{
  const Tried tried = { now, level, value };
  SearchEvent event = { .kind = SEARCH_PLACE };
  GameSearch search = *game_trace_bisect (self, &tried);

  while (!was_tried (&search, &tried))
    if (game_search_n_events (&search) == self->length || !game_search_next (&search, &event))
      return false;

  *position = game_search_n_events (&search);
  if (!is_below (&tried, &search))
    return false;

  if (*position < self->length && game_search_next (&search, &event)
      && event.kind == SEARCH_SOLUTION)
    ++*position;

  return true;
}
