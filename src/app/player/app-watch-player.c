/* Moving through a search: by the clock, step by step, and from solution to solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/player/app-watch-player.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-frame.h"
#include "app/widgets/app-notice.h"
#include "game/watch/game-path-playback.h"
#include "game/watch/game-playback.h"

/* How long the player may work in one frame of 16 ms. */
#define FRAME_BUDGET (8 * 1000)

/* A search is not traced beyond this: half a minute of work. */
#define TRACE_EVENTS ((uint64_t) 1 << 31)

/* A pause of the display longer than this is not made up for. */
#define LONGEST_FRAME (100 * 1000)

enum
{
  REPLAYED_AT_ONCE = 1 << 17,   /* a position up to here: about a millisecond */
};

struct _AppWatchPlayer
{
  GObject         parent_instance;

  GtkWidget      *clock;
  guint           tick_id;
  gint64          last_frame;   /* microseconds of the frame clock; 0: no frame yet */

  GamePlayable   *playable;
  GameRequest     request;      /* of the job that finds how long it is */
  GameJobSlot    *slot;
  bool            traced;       /* the job has ended, or the user stopped it */
  bool            active;

  AppWatchMotion  motion;
  GameStop        stops;        /* where playing comes to rest */
  GameStop        sought;       /* what is to be found, unless `seeks_goal` */
  bool            seeks_goal;
  double          speed;
  double          due;          /* the part of an event that the last frame was short of */
  uint64_t        origin;       /* where the way back began */
  uint64_t        searched;     /* nothing of it between here and there */
  uint64_t        wanted;       /* where to go once the job has ended; 0: nowhere */
};

G_DEFINE_FINAL_TYPE (AppWatchPlayer, app_watch_player, G_TYPE_OBJECT)

static void
app_watch_player_changed (AppWatchPlayer *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
app_watch_player_rest (AppWatchPlayer *self)
{
  self->motion = APP_WATCH_PAUSED;

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->clock, self->tick_id);
  self->tick_id = 0;
}

static bool
app_watch_player_play_frame (AppWatchPlayer *self,
                             gint64          elapsed,
                             gint64          deadline)
{
  uint64_t n;

  if (self->speed == APP_WATCH_FULL_SPEED)
    return app_watch_frame_advance (self->playable, &self->stops, G_MAXUINT64, deadline);

  n = app_watch_frame_take_due (&self->due, self->speed, elapsed);

  return app_watch_frame_advance (self->playable, &self->stops, n, deadline);
}

static bool
app_watch_player_find_frame (AppWatchPlayer *self,
                             gint64          deadline)
{
  const GameStop *sought = self->seeks_goal ? NULL : &self->sought;

  if (self->motion == APP_WATCH_FINDING)
    return app_watch_frame_find (self->playable, sought, deadline);

  return app_watch_frame_find_back (self->playable, sought, self->origin, &self->searched,
                                    deadline);
}

static gboolean
app_watch_player_tick_cb (GtkWidget     *widget,
                          GdkFrameClock *clock,
                          gpointer       data)
{
  AppWatchPlayer *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gint64 elapsed = self->last_frame > 0 ? MIN (now - self->last_frame, LONGEST_FRAME) : 0;
  gint64 deadline = g_get_monotonic_time () + FRAME_BUDGET;
  uint64_t before = game_playable_get_position (self->playable);
  bool goes_on = false;

  self->last_frame = now;

  switch (self->motion)
    {
    case APP_WATCH_PLAYING:
      goes_on = app_watch_player_play_frame (self, elapsed, deadline);
      break;

    case APP_WATCH_FINDING:
    case APP_WATCH_FINDING_BACK:
      goes_on = app_watch_player_find_frame (self, deadline);
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
                   game_playable_get_position (self->playable) != before))
    app_watch_player_changed (self);

  return goes_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
app_watch_player_move (AppWatchPlayer *self,
                       AppWatchMotion  motion)
{
  self->motion = motion;
  self->wanted = 0;
  self->last_frame = 0;
  self->due = 0;

  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->clock, app_watch_player_tick_cb, self,
                                                  NULL);

  app_watch_player_changed (self);
}

/* The job. */

static GamePathStatus
app_watch_player_path_status (const GameReport *report)
{
  if (report->path != NULL)
    return GAME_PATH_KNOWN;

  if (report->end == SEARCH_STOPPED)
    return GAME_PATH_STOPPED;

  return report->stats.n_solutions == 0 ? GAME_PATH_NO_SOLUTION : GAME_PATH_SEVERAL_SOLUTIONS;
}

static void
app_watch_player_take_report (AppWatchPlayer   *self,
                              const GameReport *report)
{
  bool is_found = true;

  if (report->type == GAME_JOB_TRACE)
    {
      game_playback_set_trace (GAME_PLAYBACK (self->playable), report->trace);
    }
  else
    {
      game_path_playback_set_path (GAME_PATH_PLAYBACK (self->playable),
                                   app_watch_player_path_status (report), report->path);
      is_found = report->path != NULL;
    }

  if (self->wanted > 0 && is_found)
    game_playable_seek (self->playable,
                        MIN (self->wanted, game_playable_get_length (self->playable, NULL)));

  self->traced = true;
  self->wanted = 0;
}

static void
app_watch_player_job_done_cb (GObject    *owner,
                              GameJob    *job,
                              GameReport *report)
{
  AppWatchPlayer *self = APP_WATCH_PLAYER (owner);

  app_watch_player_take_report (self, report);
  app_watch_player_changed (self);
  if (report->end != SEARCH_STOPPED)
    app_notice_tell_job (job, _("The length of the search is known"));
}

static void
app_watch_player_start_job (AppWatchPlayer *self)
{
  if (self->playable != NULL && game_job_slot_get_job (self->slot) == NULL && !self->traced)
    game_job_slot_start (self->slot, &self->request, app_watch_player_job_done_cb);
}

static void
app_watch_player_take (AppWatchPlayer    *self,
                       GamePlayable      *playable,
                       const GameRequest *request)
{
  app_watch_player_rest (self);
  game_job_slot_stop (self->slot);
  g_clear_object (&self->playable);

  self->playable = playable;
  self->request = *request;
  self->traced = false;
  self->wanted = 0;

  if (self->active)
    app_watch_player_start_job (self);

  app_watch_player_changed (self);
}

static void
app_watch_player_dispose (GObject *object)
{
  AppWatchPlayer *self = APP_WATCH_PLAYER (object);

  app_watch_player_rest (self);
  g_clear_pointer (&self->slot, game_job_slot_free);
  g_clear_object (&self->playable);

  G_OBJECT_CLASS (app_watch_player_parent_class)->dispose (object);
}

static void
app_watch_player_class_init (AppWatchPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_player_dispose;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_watch_player_init (AppWatchPlayer *self)
{
  self->slot = game_job_slot_new (self);
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
  GameRequest request = game_request_trace (method, TRACE_EVENTS);

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_take (self, GAME_PLAYABLE (game_playback_new (method)), &request);
}

void
app_watch_player_set_logic (AppWatchPlayer  *self,
                            const GameState *puzzle)
{
  GameRequest request = game_request_path (puzzle);

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_take (self, GAME_PLAYABLE (game_path_playback_new ()), &request);
}

void
app_watch_player_set_active (AppWatchPlayer *self,
                             bool            active)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  self->active = active;

  if (active)
    {
      app_watch_player_start_job (self);
      return;
    }

  app_watch_player_pause (self);
  game_job_slot_stop (self->slot);
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
app_watch_player_pause (AppWatchPlayer *self)
{
  bool was_on_the_way_back;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (self->motion == APP_WATCH_PAUSED)
    return;

  was_on_the_way_back = self->motion == APP_WATCH_FINDING_BACK;
  app_watch_player_rest (self);

  if (was_on_the_way_back)
    game_playable_seek (self->playable, self->origin);

  app_watch_player_changed (self);
}

void
app_watch_player_toggle (AppWatchPlayer *self)
{
  if (self->motion == APP_WATCH_PAUSED)
    app_watch_player_move (self, APP_WATCH_PLAYING);
  else
    app_watch_player_pause (self);
}

void
app_watch_player_step (AppWatchPlayer *self,
                       bool            forward)
{
  uint64_t position;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);
  self->wanted = 0;
  position = game_playable_get_position (self->playable);

  if (forward)
    game_playable_forward (self->playable, 1);
  else if (position > 0)
    game_playable_seek (self->playable, position - 1);

  app_watch_player_changed (self);
}

void
app_watch_player_seek (AppWatchPlayer *self,
                       uint64_t        position)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);
  self->wanted = 0;
  game_playable_seek (self->playable, position);
  app_watch_player_changed (self);
}

void
app_watch_player_restore (AppWatchPlayer *self,
                          uint64_t        position)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (GAME_IS_PLAYBACK (self->playable) && position <= REPLAYED_AT_ONCE)
    app_watch_player_seek (self, position);
  else
    self->wanted = position;
}

uint64_t
app_watch_player_get_position (AppWatchPlayer *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PLAYER (self), 0);

  if (self->wanted > 0 || self->playable == NULL)
    return self->wanted;

  return game_playable_get_position (self->playable);
}

void
app_watch_player_find (AppWatchPlayer *self,
                       const GameStop *stop,
                       bool            forward)
{
  uint64_t position;

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  app_watch_player_pause (self);

  if (stop == NULL && game_playable_look_up_goal (self->playable, forward, &position))
    {
      app_watch_player_seek (self, position);
      return;
    }

  self->seeks_goal = stop == NULL;
  if (stop != NULL)
    self->sought = *stop;
  self->origin = game_playable_get_position (self->playable);
  self->searched = self->origin;
  app_watch_player_move (self, forward ? APP_WATCH_FINDING : APP_WATCH_FINDING_BACK);
}

void
app_watch_player_leave (AppWatchPlayer *self,
                        int             level)
{
  const GameStop stop = { .kinds = GAME_STOP_LEVEL, .level = level };

  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  if (!GAME_IS_PLAYBACK (self->playable))
    return;

  app_watch_player_find (self, &stop, true);
}

void
app_watch_player_set_stops (AppWatchPlayer *self,
                            const GameStop *stops)
{
  g_return_if_fail (APP_IS_WATCH_PLAYER (self));

  self->stops = *stops;
  app_watch_player_changed (self);
}

const GameStop *
app_watch_player_get_stops (AppWatchPlayer *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PLAYER (self), NULL);

  return &self->stops;
}

AppWatchMotion
app_watch_player_get_motion (AppWatchPlayer *self)
{
  return self->motion;
}

GamePlayable *
app_watch_player_get_playable (AppWatchPlayer *self)
{
  return self->playable;
}

GameJob *
app_watch_player_get_job (AppWatchPlayer *self)
{
  return game_job_slot_get_job (self->slot);
}
