/* The page of a technique: what it is, a position in a picture with the reasons, and ways to see it
 * on the board, to try it and to practise it.
 *
 * Its answers are actions of the main window: "win.show-technique", "win.try-technique" and
 * "win.practise" with the code of the technique, and "win.choose-technique".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "solver/sudoku/logic/sudoku-techniques.h"

#define APP_TYPE_TECHNIQUE_PAGE (app_technique_page_get_type ())

G_DECLARE_FINAL_TYPE (AppTechniquePage, app_technique_page, APP, TECHNIQUE_PAGE, GtkWindow)

/* `games`: GameResults, which say how often the user has met a technique; taken. */
GtkWidget *app_technique_page_new (GtkWindow       *parent,
                                   GArray          *games,
                                   SudokuTechnique  technique);
