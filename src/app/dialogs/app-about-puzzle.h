/* What there is to know about a sudoku: its level, its rating and the techniques that it needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-fact-finder.h"

#define APP_TYPE_ABOUT_PUZZLE (app_about_puzzle_get_type ())

G_DECLARE_FINAL_TYPE (AppAboutPuzzle, app_about_puzzle, APP, ABOUT_PUZZLE, GtkWindow)

/* Of the puzzle of the finder, which stays the same while the dialog is open: it is modal. Shows it
 * when everything is found. */
GtkWidget *app_about_puzzle_new (GtkWindow      *parent,
                                 GameFactFinder *finder);
