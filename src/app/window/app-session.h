/* What is open, and everything of it that is kept: the play of each kind of board, which of them is
 * shown, the library of the others, the records of finished ones, and the saved session.
 *
 * Without app_session_keep () nothing is written. Belongs to the main thread.
 *
 * Signals:
 *   "changed" (GamePlayChange flags): of the play that is shown; or another one is shown. What
 *             follows from it in the library and in the records has been written.
 *   "play-requested": show the board to play on.
 *   "tick": a second went by on the clock that is shown.
 *   "collect" (GameSession *session): fill in what the window knows: page, mode, Watch.
 *   "failed" (const char *message): something could not be saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-fact-finder.h"
#include "game/state/game-play.h"
#include "game/state/game-variant.h"
#include "game/store/game-library.h"
#include "game/store/game-session.h"

/* What app_session_start () put something in place of. */
typedef enum
{
  APP_REPLACED_NOTHING,         /* it was on the board already */
  APP_REPLACED_STATE,           /* another state of the same puzzle: undo takes it back */
  APP_REPLACED_PUZZLE,          /* another puzzle */
  APP_REPLACED_KEPT,            /* another puzzle, which is in the library now */
  APP_REPLACED_UNSAVED,         /* another puzzle, which could not be written there yet */
} AppReplaced;

#define APP_TYPE_SESSION (app_session_get_type ())

G_DECLARE_FINAL_TYPE (AppSession, app_session, APP, SESSION, GObject)

/* An easy sudoku, which is shown, and a free board of eight queens. */
AppSession  *app_session_new            (void);

/* Before anything is played: which size a board of queens has, and how sudokus begin. */
void         app_session_bind           (AppSession        *self,
                                         GSettings         *settings);

/* Opens the session that `folder` holds, where it holds one, and keeps it there from now on.
 * Returns it, new, for what the window restores; or NULL. */
GameSession *app_session_keep           (AppSession        *self,
                                         const char        *folder);

/* Writes the session, and the size of the board of queens for a start without one, and waits for
 * that; nothing is written any more. If that fails, the session goes on; returns why it failed and
 * what that means, as a text for the user, new. */
char        *app_session_close          (AppSession        *self);

/* Schedules an autosave: the window changed what it keeps. */
void         app_session_touch          (AppSession        *self);

/* The play that is shown, and that of a kind. Lent. */
GamePlay    *app_session_get_play       (AppSession        *self);
GamePlay    *app_session_get_play_of    (AppSession        *self,
                                         GameKind           kind);
const GameState *app_session_get_state  (AppSession        *self);

GameKind     app_session_get_kind       (AppSession        *self);
const GameKindInfo *app_session_get_board (AppSession      *self);
void         app_session_set_kind       (AppSession        *self,
                                         GameKind           kind);

/* Whether the window is the active one, and whether it shows the board of the puzzle: then the
 * clock may run. */
void         app_session_set_watched    (AppSession        *self,
                                         bool               is_active,
                                         bool               shows_board);
bool         app_session_shows_board    (AppSession        *self);

/* A pause by the user, of whichever puzzle is shown. */
bool         app_session_is_paused      (AppSession        *self);
void         app_session_set_paused     (AppSession        *self,
                                         bool               paused);

/* Puts a puzzle on the board of its kind and shows it. The one there goes to the library, which
 * holds it in memory while the disk refuses it; if the same one is played, this is a step of
 * undo. */
AppReplaced  app_session_start          (AppSession        *self,
                                         const GameState   *puzzle);

/* The same for a puzzle from outside: while one is entered, it is entered too. */
AppReplaced  app_session_take           (AppSession        *self,
                                         const GameState   *puzzle);

/* The same for a free board of n queens, unless the board of queens has that size. */
AppReplaced  app_session_set_free_size  (AppSession        *self,
                                         int                n);

/* Puts a state of the puzzle that is shown in place of the present one, as a step of undo. Returns
 * whether it is another one. */
bool         app_session_play_state     (AppSession        *self,
                                         const GameState   *state);

/* game_play_is_entering () of the puzzle that is shown; begins to enter one of queens. */
bool         app_session_is_entering    (AppSession        *self);
AppReplaced  app_session_enter_queens   (AppSession        *self);

/* The state; or, while a puzzle is entered, that puzzle. */
GameState    app_session_get_puzzle     (AppSession        *self);

/* What is known of that puzzle so far; "changed" says GAME_PLAY_FACTS when more is. Lent until the
 * next change. And who finds it. */
const GameFacts *app_session_get_facts  (AppSession        *self);
GameFactFinder *app_session_get_finder  (AppSession        *self);

/* The puzzle that is entered as it will be played; and it is played from now on, which is a step of
 * undo. */
GameState    app_session_get_entered    (AppSession        *self);
void         app_session_start_entered  (AppSession        *self);

/* The puzzle that app_session_start () put away last comes back, once, as long as nothing was done
 * to the one that came. */
bool         app_session_can_bring_back (AppSession        *self);
void         app_session_bring_back     (AppSession        *self);

/* Goes on with a saved game, or with one of the library; what is on the boards is stored there.
 * The latter returns false where the library has no such game. */
void         app_session_resume         (AppSession        *self,
                                         const GameSave    *save);
bool         app_session_resume_key     (AppSession        *self,
                                         const char        *key);

/* What is on the board of a kind, with its history and statistics. New. */
GameSave    *app_session_dup_game       (AppSession        *self,
                                         GameKind           kind);

/* Games in progress and finished ones; NULL where nothing is kept. Lent. */
GameLibrary *app_session_get_library    (AppSession        *self);

/* The folder of all that is kept, the records too, or NULL. Lent. */
const char  *app_session_get_folder     (AppSession        *self);

/* Puts what is on the boards there too, for a list of all. */
void         app_session_store_all      (AppSession        *self);
