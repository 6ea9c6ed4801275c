/* Moving through a search: by the clock, step by step, and from solution to solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-player.h"

/* How long the player may work in one frame of 16 ms. */
#define FRAME_BUDGET (8 * 1000)

/* A pause of the display longer than this is not made up for. */
#define LONGEST_FRAME (100 * 1000)

enum
{
  SLICE_EVENTS = 1 << 12,       /* between two looks at the clock: well under a millisecond */
  BACK_EVENTS = 1 << 17,        /* searched at once on the way back, or replayed: about a
                                 * millisecond */
};

struct _AppWatchPlayer
{
  GObject         parent_instance;

  GtkWidget      *clock;
  guint           tick_id;
  gint64          last_frame;   /* microseconds of the frame clock; 0: no frame yet */

  AppWatchReel   *reel;
  bool            active;

  AppWatchMotion  motion;
  double          speed;
  double          due;          /* the part of an event that the last frame was short of */
  uint64_t        origin;       /* where the way back began */
  uint64_t        searched;     /* no solution between here and there */
  uint64_t        wanted;       /* where to go once the job of the reel has ended; 0: nowhere */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchPlayer, app_watch_player, G_TYPE_OBJECT)

static void
watch_player_changed (AppWatchPlayer *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
watch_player_rest (AppWatchPlayer *self)
{
  self->motion = APP_WATCH_PAUSED;

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->clock, self->tick_id);
  self->tick_id = 0;
}

/* Takes `n` events, or as many as fit into a frame. Returns false at the end of the search. */
static bool
watch_player_advance (AppWatchPlayer *self,
                      uint64_t        n,
                      gint64          deadline)
{
  while (n > 0 && g_get_monotonic_time () < deadline)
    {
      uint64_t slice = MIN (n, SLICE_EVENTS);

      if (app_watch_reel_forward (self->reel, slice) > 0)
        return false;

      n -= slice;
    }

  return true;
}

static bool
watch_player_play_frame (AppWatchPlayer *self,
                         gint64          elapsed,
                         gint64          deadline)
{
  uint64_t n;

  if (self->speed == APP_WATCH_FULL_SPEED)
    return watch_player_advance (self, G_MAXUINT64, deadline);

  self->due += self->speed * (elapsed / (double) G_USEC_PER_SEC);
  n = self->due;
  self->due -= n;

  return watch_player_advance (self, n, deadline);
}

/* Whether a solution comes within `n` events; the search goes there. */
static bool
watch_player_finds (AppWatchPlayer *self,
                    uint64_t        n)
{
  return game_playback_find (app_watch_reel_get_playback (self->reel), SEARCH_SOLUTION, n);
}

/* Returns true while the next solution is still to be found. */
static bool
watch_player_find_frame (AppWatchPlayer *self,
                         gint64          deadline)
{
  do
    {
      uint64_t before = app_watch_reel_get_place (self->reel);

      if (watch_player_finds (self, SLICE_EVENTS) ||
          app_watch_reel_get_place (self->reel) - before < SLICE_EVENTS)
        return false;
    }
  while (g_get_monotonic_time () < deadline);

  return true;
}

/* The last solution after `low` and before `high`, or 0. */
static uint64_t
watch_player_last_between (AppWatchPlayer *self,
                           uint64_t        low,
                           uint64_t        high)
{
  uint64_t last = 0;
  uint64_t place = low;

  app_watch_reel_seek (self->reel, low);

  while (place + 1 < high &&
         watch_player_finds (self, high - 1 - place))
    last = place = app_watch_reel_get_place (self->reel);

  return last;
}

/* A search runs forwards only: the way back looks through one stretch after the other, each of
 * them further back, until one holds a solution. */
static bool
watch_player_find_back_frame (AppWatchPlayer *self,
                              gint64          deadline)
{
  do
    {
      uint64_t low = self->searched > BACK_EVENTS ? self->searched - BACK_EVENTS : 0;
      uint64_t solution = watch_player_last_between (self, low, self->searched);

      if (solution > 0 || low == 0)
        {
          app_watch_reel_seek (self->reel, solution > 0 ? solution : self->origin);
          return false;
        }

      self->searched = low + 1;
    }
  while (g_get_monotonic_time () < deadline);

  return true;
}

static gboolean
watch_player_tick_cb (GtkWidget     *widget,
                      GdkFrameClock *clock,
                      gpointer       data)
{
  AppWatchPlayer *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gint64 elapsed = self->last_frame > 0 ? MIN (now - self->last_frame, LONGEST_FRAME) : 0;
  gint64 deadline = g_get_monotonic_time () + FRAME_BUDGET;
  uint64_t before = app_watch_reel_get_place (self->reel);
  bool goes_on = false;

  self->last_frame = now;

  switch (self->motion)
    {
    case APP_WATCH_PLAYING:
      goes_on = watch_player_play_frame (self, elapsed, deadline);
      break;

    case APP_WATCH_FINDING:
      goes_on = watch_player_find_frame (self, deadline);
      break;

    case APP_WATCH_FINDING_BACK:
      goes_on = watch_player_find_back_frame (self, deadline);
      break;

    case APP_WATCH_PAUSED:
    default:
      break;
    }

  if (!goes_on)
    {
      self->motion = APP_WATCH_PAUSED;
      self->tick_id = 0;
    }

  if (!goes_on || (self->motion != APP_WATCH_FINDING_BACK &&
                   app_watch_reel_get_place (self->reel) != before))
    watch_player_changed (self);

  return goes_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
watch_player_move (AppWatchPlayer *self,
                   AppWatchMotion  motion)
{
  self->motion = motion;
  self->wanted = 0;
  self->last_frame = 0;
  self->due = 0;

  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->clock, watch_player_tick_cb, self, NULL);

  watch_player_changed (self);
}

static void
watch_player_reel_changed_cb (AppWatchReel   *reel,
                              AppWatchPlayer *self)
{
  if (self->wanted > 0
      && (app_watch_reel_get_trace (reel) != NULL || app_watch_reel_get_path (reel) != NULL))
    app_watch_reel_seek (reel, MIN (self->wanted, app_watch_reel_get_length (reel, NULL)));

  self->wanted = 0;
  watch_player_changed (self);
}

static void
watch_player_drop_reel (AppWatchPlayer *self)
{
  if (self->reel == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->reel, self);
  app_watch_reel_drop (self->reel);
  g_clear_object (&self->reel);
}

static void
watch_player_take_reel (AppWatchPlayer *self,
                        AppWatchReel   *reel)
{
  watch_player_rest (self);
  watch_player_drop_reel (self);

  self->reel = reel;
  self->wanted = 0;
  g_signal_connect (reel, "changed", G_CALLBACK (watch_player_reel_changed_cb), self);

  if (self->active)
    app_watch_reel_start (reel);

  watch_player_changed (self);
}

static void
app_watch_player_dispose (GObject *object)
{
  AppWatchPlayer *self = APP_WATCH_PLAYER (object);

  watch_player_rest (self);
  watch_player_drop_reel (self);

  G_OBJECT_CLASS (app_watch_player_parent_class)->dispose (object);
}

static void
app_watch_player_class_init (AppWatchPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_watch_player_dispose;

  signals[CHANGED] = g_signal_new ("changed",
                                   G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
app_watch_player_init (AppWatchPlayer *self)
{
  self->speed = 1;
}

AppWatchPlayer *
app_watch_player_new (GtkWidget *clock)
{
  AppWatchPlayer *self = g_object_new (APP_TYPE_WATCH_PLAYER, NULL);

  self->clock = clock;

  return self;
}

void
app_watch_player_set_method (AppWatchPlayer   *self,
                             const GameMethod *method)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  watch_player_take_reel (self, app_watch_reel_new_search (method));
}

void
app_watch_player_set_logic (AppWatchPlayer  *self,
                            const GameState *puzzle)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  watch_player_take_reel (self, app_watch_reel_new_path (puzzle));
}

void
app_watch_player_set_active (AppWatchPlayer *self,
                             bool            active)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  self->active = active;

  if (self->reel == NULL)
    return;

  if (active)
    {
      app_watch_reel_start (self->reel);
      return;
    }

  app_watch_player_pause (self);
  app_watch_reel_drop (self->reel);
}

void
app_watch_player_set_speed (AppWatchPlayer *self,
                            double          speed)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));
  g_return_if_fail (speed >= 0);

  self->speed = speed;
  self->due = 0;
}

void
app_watch_player_play (AppWatchPlayer *self)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);
  watch_player_move (self, APP_WATCH_PLAYING);
}

void
app_watch_player_pause (AppWatchPlayer *self)
{
  bool was_on_the_way_back;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (self->motion == APP_WATCH_PAUSED)
    return;

  was_on_the_way_back = self->motion == APP_WATCH_FINDING_BACK;
  watch_player_rest (self);

  if (was_on_the_way_back)
    app_watch_reel_seek (self->reel, self->origin);

  watch_player_changed (self);
}

void
app_watch_player_toggle (AppWatchPlayer *self)
{
  if (self->motion == APP_WATCH_PAUSED)
    app_watch_player_play (self);
  else
    app_watch_player_pause (self);
}

void
app_watch_player_step (AppWatchPlayer *self,
                       bool            forward)
{
  uint64_t place;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);
  self->wanted = 0;
  place = app_watch_reel_get_place (self->reel);

  if (forward)
    app_watch_reel_forward (self->reel, 1);
  else if (place > 0)
    app_watch_reel_seek (self->reel, place - 1);

  watch_player_changed (self);
}

void
app_watch_player_seek (AppWatchPlayer *self,
                       uint64_t        place)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);
  self->wanted = 0;
  app_watch_reel_seek (self->reel, place);
  watch_player_changed (self);
}

void
app_watch_player_restore (AppWatchPlayer *self,
                          uint64_t        place)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (app_watch_reel_get_playback (self->reel) != NULL && place <= BACK_EVENTS)
    app_watch_player_seek (self, place);
  else
    self->wanted = place;
}

uint64_t
app_watch_player_get_place (AppWatchPlayer *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PLAYER (self), 0);

  if (self->wanted > 0 || self->reel == NULL)
    return self->wanted;

  return app_watch_reel_get_place (self->reel);
}

void
app_watch_player_find_solution (AppWatchPlayer *self,
                                bool            forward)
{
  uint64_t place;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);

  if (app_watch_reel_look_up (self->reel, forward, &place))
    {
      app_watch_player_seek (self, place);
      return;
    }

  self->origin = app_watch_reel_get_place (self->reel);
  self->searched = self->origin;
  watch_player_move (self, forward ? APP_WATCH_FINDING : APP_WATCH_FINDING_BACK);
}

void
app_watch_player_stop_tracing (AppWatchPlayer *self)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (app_watch_reel_get_job (self->reel) != NULL)
    game_job_stop (app_watch_reel_get_job (self->reel));
}

AppWatchMotion
app_watch_player_get_motion (AppWatchPlayer *self)
{
  return self->motion;
}

AppWatchReel *
app_watch_player_get_reel (AppWatchPlayer *self)
{
  return self->reel;
}
