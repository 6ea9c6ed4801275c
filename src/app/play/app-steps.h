/* All steps that can be done now: a popover with a list by technique, easiest first. The first step
 * of a technique stands for all of them until it is chosen; then the others stand below it.
 *
 * Signals: "wanted" (gboolean harder), it is open and has not got these steps; "chosen", another
 * step is chosen; "closed", as of any popover.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "solver/sudoku/logic/sudoku-hint.h"

#define APP_TYPE_STEPS (app_steps_get_type ())

G_DECLARE_FINAL_TYPE (AppSteps, app_steps, APP, STEPS, GtkPopover)

/* Forgets all steps; `shown` is the one that is on the board, and is copied. */
void              app_steps_reset      (AppSteps         *self,
                                        const SudokuHint *shown);

/* Adds steps, an array of SudokuHint that is ordered by technique. `harder`: those of the last
 * resort. */
void              app_steps_add        (AppSteps         *self,
                                        const GArray     *steps,
                                        bool              harder);

/* The step that is chosen, lent until the next change; NULL: none. */
const SudokuHint *app_steps_get_chosen (AppSteps         *self);
