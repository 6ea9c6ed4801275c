/* The player of the Watch page moves the position in a search, or in the logical path of a puzzle,
 * and runs the job that finds how long it is.
 *
 * It lives on the frames of a widget and never works longer than a part of one. Signal "changed":
 * the position, the length, or the motion has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-job-slot.h"
#include "game/watch/game-playable.h"
#include "game/watch/game-trace.h"

/* No bound but the frame. */
#define APP_WATCH_FULL_SPEED 0

typedef enum
{
  APP_WATCH_PAUSED,
  APP_WATCH_PLAYING,
  APP_WATCH_FINDING,            /* on the way to the next goal or stop */
  APP_WATCH_FINDING_BACK,       /* on the way to the one before */
} AppWatchMotion;

#define APP_TYPE_WATCH_PLAYER (app_watch_player_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchPlayer, app_watch_player, APP, WATCH_PLAYER, GObject)

/* `clock` gives the frames and outlives the player. */
AppWatchPlayer *app_watch_player_new           (GtkWidget        *clock);

/* Starts anew, paused and at position 0, also with the method it has. */
void            app_watch_player_set_method    (AppWatchPlayer   *self,
                                                const GameMethod *method);

/* The same with the logical path of a sudoku. */
void            app_watch_player_set_logic     (AppWatchPlayer   *self,
                                                const GameState  *puzzle);

/* An active player looks for the length of its search; one that is not stands still. */
void            app_watch_player_set_active    (AppWatchPlayer   *self,
                                                bool              active);

/* Events a second, or APP_WATCH_FULL_SPEED. */
void            app_watch_player_set_speed     (AppWatchPlayer   *self,
                                                double            speed);

void            app_watch_player_pause         (AppWatchPlayer   *self);
void            app_watch_player_toggle        (AppWatchPlayer   *self);

/* Each of these pauses first. */
void            app_watch_player_step          (AppWatchPlayer   *self,
                                                bool              forward);
void            app_watch_player_seek          (AppWatchPlayer   *self,
                                                uint64_t          position);

/* Goes to the position of an earlier session: as soon as enough is known of the search, unless the
 * user has moved it by then. */
void            app_watch_player_restore       (AppWatchPlayer   *self,
                                                uint64_t          position);

/* Where it is, or is on its way to by itself. */
uint64_t        app_watch_player_get_position  (AppWatchPlayer   *self);

/* Goes to the next event where `stop` holds, or the one before; with a stop of NULL to a solution,
 * in a path to a step that is more than a single. */
void            app_watch_player_find          (AppWatchPlayer   *self,
                                                const GameStop   *stop,
                                                bool              forward);

/* Runs on until something happens at this level of a search or above it. */
void            app_watch_player_leave         (AppWatchPlayer   *self,
                                                int               level);

/* Playing comes to rest where one of these holds. */
void            app_watch_player_set_stops     (AppWatchPlayer   *self,
                                                const GameStop   *stops);
const GameStop *app_watch_player_get_stops     (AppWatchPlayer   *self);

AppWatchMotion  app_watch_player_get_motion    (AppWatchPlayer   *self);

/* The GamePlayback or GamePathPlayback, which only the player moves. Lent; NULL at first. */
GamePlayable   *app_watch_player_get_playable  (AppWatchPlayer   *self);

/* The job while it runs, else NULL. Lent. */
GameJob        *app_watch_player_get_job       (AppWatchPlayer   *self);
