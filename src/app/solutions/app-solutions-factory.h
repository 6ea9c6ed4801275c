/* The small boards of a list of solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

/* For a list of GameSolution. `differs` is copied; new cells that differ need a new factory. */
GtkListItemFactory *app_solutions_factory_new        (const bool       differs[SUDOKU_CELLS]);

/* A solution as it is shown, large or small. */
void                app_solutions_factory_init_scene (PaintScene      *scene,
                                                      const GameState *state,
                                                      const bool       differs[SUDOKU_CELLS]);
