/* What there is to know about a sudoku: its level, its rating and the techniques that it needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/state/game-state.h"

G_BEGIN_DECLS

#define APP_TYPE_ABOUT_PUZZLE (app_about_puzzle_get_type ())

G_DECLARE_FINAL_TYPE (AppAboutPuzzle, app_about_puzzle, APP, ABOUT_PUZZLE, GtkWindow)

/* Starts to grade the puzzle of `state` (see game_sudoku_puzzle ()) at once. */
GtkWidget *app_about_puzzle_new (GtkWindow       *parent,
                                 const GameState *state);

G_END_DECLS
