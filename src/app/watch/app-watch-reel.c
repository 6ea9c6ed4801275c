/* A search or a path, and the place in it.
 *
 * Invariant: a reel has either a playback or a path, or will have a path when its job ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-reel.h"

/* Where the search is no longer followed to its end; the bound of half a minute, not of memory. */
#define TRACE_EVENTS ((uint64_t) 1 << 31)

enum { UNKNOWN = -1 };

struct _AppWatchReel
{
  GObject       parent_instance;

  GameRequest   request;
  GameJob      *job;
  bool          done;           /* the job has ended, or was stopped by the person */

  GamePlayback *playback;       /* of a search */
  GameTrace    *trace;

  GamePath     *path;           /* of a path */
  uint64_t      place;
  int           n_solutions;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchReel, app_watch_reel, G_TYPE_OBJECT)

static void
watch_reel_take_report (AppWatchReel     *self,
                        const GameReport *report)
{
  if (report->trace != NULL)
    {
      self->trace = game_trace_ref (report->trace);
      game_playback_set_trace (self->playback, self->trace);
    }

  if (report->path != NULL)
    self->path = game_path_ref (report->path);

  self->done = true;
  if (report->end != SEARCH_STOPPED)
    self->n_solutions = report->tally.n_solutions;
}

static void
watch_reel_done_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr(AppWatchReel) self = data;
  g_autoptr(GameReport) report = game_job_finish (GAME_JOB (source), result);

  if (self->job != GAME_JOB (source))
    return;

  g_clear_object (&self->job);
  watch_reel_take_report (self, report);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The solution before or after the place, from the list that the trace keeps. */
static bool
watch_reel_look_up_solution (AppWatchReel *self,
                             bool          forward,
                             uint64_t     *place)
{
  uint64_t here = game_playback_get_place (self->playback);
  const uint64_t *solutions;
  size_t n_solutions;
  size_t i = 0;
  bool all_listed;

  if (self->trace == NULL || here > game_trace_get_length (self->trace))
    return false;

  solutions = game_trace_get_solutions (self->trace, &n_solutions);
  all_listed = n_solutions == game_trace_get_tally (self->trace).n_solutions;

  while (i < n_solutions && (forward ? solutions[i] <= here : solutions[i] < here))
    i++;

  if (!forward)
    *place = i > 0 ? solutions[i - 1] : here;
  else
    *place = i < n_solutions ? solutions[i] : game_trace_get_length (self->trace);

  return i < n_solutions || (all_listed && (!forward || game_trace_is_whole (self->trace)));
}

static void
app_watch_reel_dispose (GObject *object)
{
  AppWatchReel *self = APP_WATCH_REEL (object);

  app_watch_reel_drop (self);
  g_clear_pointer (&self->trace, game_trace_unref);
  g_clear_pointer (&self->path, game_path_unref);
  g_clear_object (&self->playback);

  G_OBJECT_CLASS (app_watch_reel_parent_class)->dispose (object);
}

static void
app_watch_reel_class_init (AppWatchReelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_watch_reel_dispose;

  signals[CHANGED] = g_signal_new ("changed",
                                   G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
app_watch_reel_init (AppWatchReel *self)
{
  self->n_solutions = UNKNOWN;
}

AppWatchReel *
app_watch_reel_new_search (const GameMethod *method)
{
  AppWatchReel *self = g_object_new (APP_TYPE_WATCH_REEL, NULL);

  self->playback = game_playback_new (method);
  self->request = (GameRequest) {
    .wish = GAME_TRACE,
    .state = method->puzzle,
    .limit = TRACE_EVENTS,
    .method = method->method,
    .order = method->order,
  };

  return self;
}

AppWatchReel *
app_watch_reel_new_path (const GameState *puzzle)
{
  AppWatchReel *self = g_object_new (APP_TYPE_WATCH_REEL, NULL);

  self->request = (GameRequest) { .wish = GAME_PATH, .state = *puzzle };

  return self;
}

void
app_watch_reel_start (AppWatchReel *self)
{
  g_return_if_fail (APP_IS_WATCH_REEL (self));

  if (self->job != NULL || self->done)
    return;

  self->job = game_job_new (&self->request);
  game_job_start (self->job, watch_reel_done_cb, g_object_ref (self));
}

void
app_watch_reel_drop (AppWatchReel *self)
{
  g_return_if_fail (APP_IS_WATCH_REEL (self));

  if (self->job != NULL)
    game_job_stop (self->job);

  g_clear_object (&self->job);
}

uint64_t
app_watch_reel_get_place (AppWatchReel *self)
{
  return self->playback != NULL ? game_playback_get_place (self->playback) : self->place;
}

uint64_t
app_watch_reel_get_length (AppWatchReel *self,
                           bool         *whole)
{
  if (self->playback != NULL)
    return game_playback_get_length (self->playback, whole);

  if (whole != NULL)
    *whole = self->path != NULL;

  return self->path != NULL ? game_path_get_length (self->path) : 0;
}

uint64_t
app_watch_reel_forward (AppWatchReel *self,
                        uint64_t      n)
{
  uint64_t taken;

  if (self->playback != NULL)
    return game_playback_forward (self->playback, n);

  taken = MIN (n, app_watch_reel_get_length (self, NULL) - self->place);
  self->place += taken;

  return n - taken;
}

void
app_watch_reel_seek (AppWatchReel *self,
                     uint64_t      place)
{
  if (self->playback != NULL)
    game_playback_seek (self->playback, place);
  else
    self->place = MIN (place, app_watch_reel_get_length (self, NULL));
}

bool
app_watch_reel_look_up (AppWatchReel *self,
                        bool          forward,
                        uint64_t     *place)
{
  if (self->playback != NULL)
    return watch_reel_look_up_solution (self, forward, place);

  *place = self->path != NULL ? game_path_find (self->path, self->place, forward) : 0;

  return true;
}

GamePlayback *
app_watch_reel_get_playback (AppWatchReel *self)
{
  return self->playback;
}

GameJob *
app_watch_reel_get_job (AppWatchReel *self)
{
  return self->job;
}

GameTrace *
app_watch_reel_get_trace (AppWatchReel *self)
{
  return self->trace;
}

GamePath *
app_watch_reel_get_path (AppWatchReel *self)
{
  return self->path;
}

bool
app_watch_reel_is_done (AppWatchReel *self)
{
  return self->done;
}

int
app_watch_reel_get_n_solutions (AppWatchReel *self)
{
  return self->n_solutions;
}
