/* The list of techniques of which one can be practised, and how.
 *
 * The choice is the action win.practise of the main window, with the code of the technique; the
 * page of a technique is win.technique. How to practise is written to the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "solver/sudoku/logic/sudoku-techniques.h"

#define APP_TYPE_PRACTISE (app_practise_get_type ())

G_DECLARE_FINAL_TYPE (AppPractise, app_practise, APP, PRACTISE, GtkWindow)

/* Whether new puzzles for a technique can be made, and are worth it. */
bool       app_practise_has (SudokuTechnique  technique);

GtkWidget *app_practise_new (GtkWindow       *parent,
                             GSettings       *settings);
