/* The dialog that asks what to print: the board, or new puzzles, and how they are laid out. New
 * ones are made while it is open.
 *
 * Signal "print" (GtkPrintOperation *): everything is there; the dialog has closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

#define APP_TYPE_PRINT_DIALOG (app_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (AppPrintDialog, app_print_dialog, APP, PRINT_DIALOG, GtkWindow)

/* `scene` is what the board shows, and `shown` the state that it is a picture of. */
AppPrintDialog *app_print_dialog_new (GtkWindow        *parent,
                                      const GameState  *shown,
                                      const PaintScene *scene);
