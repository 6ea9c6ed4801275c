/* The dialog that lists the puzzles of a text or file in which there are several.
 *
 * The list shows a collection without copying it; what is looked at is read and, for sudoku, graded
 * by a job, one puzzle after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/files/game-collection.h"

#define APP_TYPE_CHOOSER (app_chooser_get_type ())

G_DECLARE_FINAL_TYPE (AppChooser, app_chooser, APP, CHOOSER, GtkWindow)

/* Signal "chosen" (unsigned position): that puzzle is wanted; the dialog closes. */
GtkWidget *app_chooser_new  (GtkWindow      *parent,
                             GameCollection *collection);

/* Lent. */
GameCollection *
           app_chooser_get_collection (AppChooser *self);

/* Selects the puzzle at a position, from 0, and shows it. */
void       app_chooser_show (AppChooser     *self,
                             guint           position);
