/* A step in the list of all steps: its technique and what follows from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "solver/sudoku/logic/sudoku-hint.h"

#define APP_TYPE_STEP_ROW (app_step_row_get_type ())

G_DECLARE_FINAL_TYPE (AppStepRow, app_step_row, APP, STEP_ROW, GtkListBoxRow)

/* The row of the `index`-th step. `n_steps`: it is the first of so many steps of its technique, and
 * names it; 0: it stands below that one. */
GtkWidget *app_step_row_new        (const SudokuHint *step,
                                    guint             index,
                                    guint             n_steps);

guint      app_step_row_get_index  (AppStepRow       *self);

/* 0 where it stands below another one. */
guint      app_step_row_get_n_steps (AppStepRow      *self);

/* Whether the name of its technique holds a text, whatever the case of its letters. */
bool       app_step_row_matches    (AppStepRow       *self,
                                    const char       *text);

/* A tick says that its step is shown. */
void       app_step_row_set_chosen (AppStepRow       *self,
                                    bool              is_chosen);
