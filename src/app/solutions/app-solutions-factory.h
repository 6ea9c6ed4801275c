/* The small boards of a list of solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/board/app-thumbnail.h"
#include "app/widgets/app-zoom.h"

/* For a list of GameSolution. `differs` is copied; new cells that differ need a new factory. */
GtkListItemFactory *app_solutions_factory_new        (const bool       differs[SUDOKU_CELLS],
                                                      AppThumbnailSize size);

/* How large the small boards of a list are: steps from size to size, and the size as of now. The
 * list, which is in a scrolled window, gets as many columns as fit. */
AppZoom            *app_solutions_factory_new_zoom   (GtkGridView      *list);
AppThumbnailSize    app_solutions_factory_get_size   (AppZoom          *zoom);

/* A solution as it is shown, large or small. */
void                app_solutions_factory_init_scene (PaintScene      *scene,
                                                      const GameState *state,
                                                      const bool       differs[SUDOKU_CELLS]);
