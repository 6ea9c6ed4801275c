/* What the player of the Watch page plays: a teaching search of a puzzle, or its logical path. A
 * reel has a place, and a job that finds how long it is.
 *
 * Place k of a search is after its event k; at place k of a path the first k steps are done, and
 * the next one is looked at. Signal "changed": the job has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/jobs/game-job.h"
#include "game/watch/game-playback.h"

G_BEGIN_DECLS

#define APP_TYPE_WATCH_REEL (app_watch_reel_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchReel, app_watch_reel, APP, WATCH_REEL, GObject)

AppWatchReel   *app_watch_reel_new_search    (const GameMethod *method);

/* Of a sudoku. */
AppWatchReel   *app_watch_reel_new_path      (const GameState  *puzzle);

/* Starts the job where it has something to find. */
void            app_watch_reel_start         (AppWatchReel     *self);

/* Drops the job, which may be started again. */
void            app_watch_reel_drop          (AppWatchReel     *self);

uint64_t        app_watch_reel_get_place     (AppWatchReel     *self);

/* `whole` (may be NULL): whether it is known to be no longer. */
uint64_t        app_watch_reel_get_length    (AppWatchReel     *self,
                                              bool             *whole);

/* Goes forwards by up to `n` places; returns how many were left to take. */
uint64_t        app_watch_reel_forward       (AppWatchReel     *self,
                                              uint64_t          n);

/* Goes to `place`, or as far as there is. */
void            app_watch_reel_seek          (AppWatchReel     *self,
                                              uint64_t          place);

/* The solution of a search after the place or before it, or the step of a path that is more than a
 * single. Where there is none after it that is the end; before it, the place itself for a search
 * and the start for a path. Returns false where it is not known. */
bool            app_watch_reel_look_up       (AppWatchReel     *self,
                                              bool              forward,
                                              uint64_t         *place);

/* The search; NULL for a path. Lent. */
GamePlayback   *app_watch_reel_get_playback  (AppWatchReel     *self);

/* The job while it runs, and what it found once it has ended: the trace of a search, or the path.
 * Else NULL. Lent. */
GameJob        *app_watch_reel_get_job       (AppWatchReel     *self);
GameTrace      *app_watch_reel_get_trace     (AppWatchReel     *self);
GamePath       *app_watch_reel_get_path      (AppWatchReel     *self);

/* Whether the job has ended, or was stopped by the person. */
bool            app_watch_reel_is_done       (AppWatchReel     *self);

/* Of a path: how many solutions the puzzle has, 2 for several; -1 while that is not known. */
int             app_watch_reel_get_n_solutions (AppWatchReel   *self);

G_END_DECLS
