/* The player of the Watch page: the place in a search, how it moves, and the job that finds how
 * long the search is.
 *
 * It lives on the frames of a widget and never works longer than a part of one. Signal "changed":
 * the place, the length, or what the player does is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/game-job.h"
#include "game/game-playback.h"

G_BEGIN_DECLS

/* No bound but the frame. */
#define APP_WATCH_FULL_SPEED 0

typedef enum
{
  APP_WATCH_PAUSED,
  APP_WATCH_PLAYING,
  APP_WATCH_FINDING,            /* on the way to the next solution */
  APP_WATCH_FINDING_BACK,       /* on the way to the one before */
} AppWatchMotion;

#define APP_TYPE_WATCH_PLAYER (app_watch_player_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchPlayer, app_watch_player, APP, WATCH_PLAYER, GObject)

/* `clock` gives the frames and outlives the player. */
AppWatchPlayer *app_watch_player_new           (GtkWidget        *clock);

/* Starts anew, paused and at place 0, also with the method it has. */
void            app_watch_player_set_method    (AppWatchPlayer   *self,
                                                const GameMethod *method);

/* An active player looks for the length of its search; one that is not stands still. */
void            app_watch_player_set_active    (AppWatchPlayer   *self,
                                                bool              active);

/* Events a second, or APP_WATCH_FULL_SPEED. */
void            app_watch_player_set_speed     (AppWatchPlayer   *self,
                                                double            speed);

void            app_watch_player_play          (AppWatchPlayer   *self);
void            app_watch_player_pause         (AppWatchPlayer   *self);
void            app_watch_player_toggle        (AppWatchPlayer   *self);

/* Each of these pauses first. */
void            app_watch_player_step          (AppWatchPlayer   *self,
                                                bool              forward);
void            app_watch_player_seek          (AppWatchPlayer   *self,
                                                uint64_t          place);
void            app_watch_player_find_solution (AppWatchPlayer   *self,
                                                bool              forward);

/* Lets the length be what is known of it. */
void            app_watch_player_stop_tracing  (AppWatchPlayer   *self);

AppWatchMotion  app_watch_player_get_motion    (AppWatchPlayer   *self);
GamePlayback   *app_watch_player_get_playback  (AppWatchPlayer   *self);

/* The job that finds the length while it runs, else NULL. Lent. */
GameJob        *app_watch_player_get_job       (AppWatchPlayer   *self);

/* The trace, once the job has ended, else NULL. Lent. */
GameTrace      *app_watch_player_get_trace     (AppWatchPlayer   *self);

G_END_DECLS
