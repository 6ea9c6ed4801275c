/* The dialog that asks which queens puzzle to make.
 *
 * The choice is an action of the parent: win.new-queens, win.new-queens-puzzle or win.new-coloured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define APP_TYPE_NEW_QUEENS (app_new_queens_get_type ())

G_DECLARE_FINAL_TYPE (AppNewQueens, app_new_queens, APP, NEW_QUEENS, GtkWindow)

/* Begins with what was chosen last, as the settings say. */
GtkWidget *app_new_queens_new (GtkWindow *parent,
                               GSettings *settings);

G_END_DECLS
