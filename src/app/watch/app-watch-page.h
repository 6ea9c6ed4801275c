/* The Watch page plays, steps and seeks in a teaching search or the logical path of the puzzle on
 * the board.
 *
 * The page owns its player; the window gives it a puzzle and draws its scene on the board. Signal
 * "scene-changed": the board should be drawn anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-player.h"
#include "app/widgets/app-widget.h"
#include "app/widgets/app-zoom.h"
#include "game/learn/game-examples.h"
#include "game/watch/game-tree.h"
#include "paint/paint.h"

#define APP_TYPE_WATCH_PAGE (app_watch_page_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchPage, app_watch_page, APP, WATCH_PAGE, AppWidget)

/* Keeps methods and speeds in `settings`. Nothing is played before. */
void     app_watch_page_bind_settings (AppWatchPage    *self,
                                       GSettings       *settings);

/* The puzzle to search; the same one again changes nothing. */
void     app_watch_page_set_puzzle    (AppWatchPage    *self,
                                       const GameState *puzzle);

/* Whether the page is the one that is shown: it starts paused when it comes, and a page that goes
 * stops its timer and its job. */
void     app_watch_page_set_active    (AppWatchPage    *self,
                                       bool             active);

/* What the board shows now: the scene, and the state from which its squares are named. */
void     app_watch_page_get_scene     (AppWatchPage    *self,
                                       PaintScene      *scene,
                                       GameState       *state);

/* What makes the tree larger, and whether the tree is seen. */
AppZoom *app_watch_page_get_zoom      (AppWatchPage    *self);
bool     app_watch_page_shows_tree    (AppWatchPage    *self);

/* What plays the search. Lent. */
AppWatchPlayer *
         app_watch_page_get_player   (AppWatchPage    *self);

/* What is played: the method of the page, or that of a lesson. */
GameMethod
         app_watch_page_get_search   (AppWatchPage    *self);

/* The whole tree of the search; NULL: it is too large, or there is none. Lent. */
const GameTree *
         app_watch_page_get_tree      (AppWatchPage    *self);

/* Plays the search from its start. */
void     app_watch_page_play          (AppWatchPage    *self);

/* Goes to the start of a search, and waits there. */
void     app_watch_page_restart       (AppWatchPage    *self);

/* Takes on the settings of an example, until another search than the example's is shown. */
void     app_watch_page_begin_example (AppWatchPage      *self,
                                       const GameExample *example);

/* Puts the user's settings back, if the search of an example is shown. */
void     app_watch_page_end_example   (AppWatchPage    *self);

/* Leaves a lesson, and shows one of its views: "tree", "code", "state", "stack" or "stop". */
void     app_watch_page_show          (AppWatchPage    *self,
                                       const char      *view);

/* Where a person is in which search, by the name of its method (static); and back there. */
uint64_t app_watch_page_get_position  (AppWatchPage    *self,
                                       const char     **method,
                                       bool            *by_column);
void     app_watch_page_restore       (AppWatchPage    *self,
                                       const char      *method,
                                       bool             by_column,
                                       uint64_t         position);

/* A key that was pressed on the board while the page is shown; true if the page took it. */
bool     app_watch_page_press_key     (AppWatchPage    *self,
                                       guint            keyval,
                                       GdkModifierType  state);

/* Opens a lesson, counted from 0, and goes to its search; it is open until the user closes it. */
void     app_watch_page_open_lesson   (AppWatchPage    *self,
                                       int              lesson);

/* A square of the board was clicked while the page is shown; true if a lesson wanted it. */
bool     app_watch_page_press_square  (AppWatchPage    *self,
                                       int              square);
