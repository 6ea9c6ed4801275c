/* The window: it hands the state of the puzzles down, and requests on to the controllers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/state/game-play.h"
#include "paint/paint.h"

#define APP_TYPE_WINDOW (app_window_get_type ())

G_DECLARE_FINAL_TYPE (AppWindow, app_window, APP, WINDOW, GtkApplicationWindow)

/* `settings` is where the window finds how it was left, and writes it when it is closed. */
AppWindow       *app_window_new          (GtkApplication *application,
                                          GSettings      *settings);

/* Shows the session that `folder` holds, where it holds one, and keeps it there from now on. */
void             app_window_keep         (AppWindow      *self,
                                          const char     *folder);

/* Opens the puzzle in a file in place of what is on the board, which goes to the library. */
void             app_window_open_file    (AppWindow      *self,
                                          GFile          *file);
void             app_window_open_text    (AppWindow      *self,
                                          const char     *text);

/* Shows the free board of n queens: the one that is there, if it has that size, or a new one. */
void             app_window_play_queens  (AppWindow      *self,
                                          int             n);

/* The puzzle that is shown, and its state; lent. */
GamePlay        *app_window_get_play     (AppWindow      *self);
const GameState *app_window_get_state    (AppWindow      *self);

/* What is on the board now, on whichever page, and the state that it is a picture of. */
void             app_window_get_scene    (AppWindow      *self,
                                          PaintScene     *scene,
                                          GameState      *shown);
