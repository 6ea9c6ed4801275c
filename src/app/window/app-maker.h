/* Work that brings something onto the board: new puzzles, made to order by a job, and the solution
 * of the one that is there. One job at a time; whatever is done to the puzzle meanwhile stops it.
 *
 * Signal "changed": app_maker_is_busy () returns something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

#define APP_TYPE_MAKER (app_maker_get_type ())

G_DECLARE_FINAL_TYPE (AppMaker, app_maker, APP, MAKER, GObject)

/* The widgets are lent; the caller disposes of the maker before they go. */
AppMaker *app_maker_new             (AppSession      *session,
                                     GSettings       *settings,
                                     AppBoard        *board,
                                     AppProgress     *progress,
                                     AppToast        *toast);

/* Shows a puzzle that is there to be played, or a board of queens on which one is entered; the
 * focus goes to the board. */
void      app_maker_start           (AppMaker        *self,
                                     const GameState *puzzle);
void      app_maker_enter_queens    (AppMaker        *self);

/* Makes a sudoku of a level; or one for a technique, by its code, as the settings say: from the
 * first step of it on or whole, and whether it may need harder ones. Unknown names do nothing. */
void      app_maker_make_sudoku     (AppMaker        *self,
                                     const char      *level);
void      app_maker_make_practice   (AppMaker        *self,
                                     const char      *code);

/* Shows a position right before a step of a technique, by its code, for the user to find that; and
 * another one for the technique that was tried last. */
void      app_maker_try             (AppMaker        *self,
                                     const char      *code);
void      app_maker_try_another     (AppMaker        *self);

/* Makes a puzzle of a day, by its number in game-daily.h. */
void      app_maker_make_daily      (AppMaker        *self,
                                     int              number);

/* A free board of n queens; a puzzle of fixed or coloured queens of that level and size, where a
 * size of 0 is that of the last one. Both are remembered in the settings. */
void      app_maker_start_queens    (AppMaker        *self,
                                     int              n);
void      app_maker_make_queens     (AppMaker        *self,
                                     GameVariant      variant,
                                     const char      *level,
                                     int              n);

/* Solves the puzzle; one that is entered is started first. */
void      app_maker_solve           (AppMaker        *self);

/* Stops the job: as the user, who is told that no puzzle comes; or without a word. */
void      app_maker_stop            (AppMaker        *self);
void      app_maker_drop            (AppMaker        *self);
bool      app_maker_is_busy         (AppMaker        *self);
