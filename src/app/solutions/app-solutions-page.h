/* The Solutions page: every solution of the puzzle as a grid of small boards.
 *
 * The page owns its list and the job that fills it. Signal "scene-changed": another solution was
 * picked, or none is; or the list came or went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "app/widgets/app-zoom.h"

#include "paint/paint.h"
#include "solver/queens/text/queens-text.h"

#define APP_TYPE_SOLUTIONS_PAGE (app_solutions_page_get_type ())

G_DECLARE_FINAL_TYPE (AppSolutionsPage, app_solutions_page, APP, SOLUTIONS_PAGE, AppWidget)

/* Keeps the size of the small boards in `settings`. */
void app_solutions_page_bind_settings (AppSolutionsPage *self,
                                       GSettings        *settings);

/* What makes the small boards larger; NULL while there is no list of them. */
AppZoom *
     app_solutions_page_get_zoom    (AppSolutionsPage *self);

/* The puzzle to list; the same one again changes nothing. */
void app_solutions_page_set_puzzle (AppSolutionsPage *self,
                                    const GameState  *puzzle);

/* Whether the solutions would spoil the puzzle: nothing is listed before the user asks for it, with
 * the action "win.show-solutions". */
void app_solutions_page_set_hidden (AppSolutionsPage *self,
                                    bool              hidden);

/* Stops a list that grows. */
void app_solutions_page_stop       (AppSolutionsPage *self);

/* Whether the page is shown. When it comes a list begins, or begins anew if it was stopped. */
void app_solutions_page_set_active (AppSolutionsPage *self,
                                    bool              active);

/* Offers the solutions of queens as text in this format, as soon as they are listed. */
void app_solutions_page_offer      (AppSolutionsPage *self,
                                    QueensTextFormat  format);

/* What the board shows now. Returns false where no solution is picked. */
bool app_solutions_page_get_scene  (AppSolutionsPage *self,
                                    PaintScene       *scene,
                                    GameState        *state);
