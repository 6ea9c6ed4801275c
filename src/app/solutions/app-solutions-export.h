/* The button Export… of the Solutions page: copies solutions, or saves them to a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/jobs/game-store.h"
#include "solver/queens/text/queens-text.h"

#define APP_TYPE_SOLUTIONS_EXPORT (app_solutions_export_get_type ())

G_DECLARE_FINAL_TYPE (AppSolutionsExport, app_solutions_export, APP, SOLUTIONS_EXPORT, AppWidget)

/* Opens with this format, as soon as there is something to export. */
void app_solutions_export_offer    (AppSolutionsExport *self,
                                    QueensTextFormat    format);

/* What there is to export. `picked` is the solution that "Copy This One" means, from 0, or
 * `n_solutions` where there is none. A file that is being saved is not touched by this. */
void app_solutions_export_set_list (AppSolutionsExport *self,
                                    GameStore          *store,
                                    const GameState    *puzzle,
                                    uint64_t            n_solutions,
                                    uint64_t            picked);
