/* The dialog that asks which queens puzzle to make.
 *
 * The choice is an action of the parent: win.new-queens, win.new-queens-puzzle or win.new-coloured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* The setting "new-queens". In the order of GameVariant, which begins with sudoku. */
typedef enum
{
  APP_NEW_QUEENS_FREE,
  APP_NEW_QUEENS_FIXED,
  APP_NEW_QUEENS_COLOURED,
} AppNewQueensKind;

#define APP_TYPE_NEW_QUEENS (app_new_queens_get_type ())

G_DECLARE_FINAL_TYPE (AppNewQueens, app_new_queens, APP, NEW_QUEENS, GtkWindow)

/* Begins with what was chosen last, as the settings say. */
GtkWidget *app_new_queens_new      (GtkWindow        *parent,
                                    GSettings        *settings);

/* Saves a choice, and reads the size that was chosen last for a kind. */
void       app_new_queens_note     (GSettings        *settings,
                                    AppNewQueensKind  kind,
                                    int               size);
int        app_new_queens_get_size (GSettings        *settings,
                                    AppNewQueensKind  kind);
