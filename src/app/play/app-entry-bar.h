/* The bar over a board into which a puzzle is entered: what there is to do, a chip that says at any
 * moment whether the puzzle has one solution, several or none, and Start.
 *
 * Its buttons do "win.fix-givens" and "win.page::solutions".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/state/game-facts.h"

#define APP_TYPE_ENTRY_BAR (app_entry_bar_get_type ())

G_DECLARE_FINAL_TYPE (AppEntryBar, app_entry_bar, APP, ENTRY_BAR, AppWidget)

/* The state on the board, and the facts of the puzzle that it makes; NULL hides the bar, since
 * nothing is being entered. */
void app_entry_bar_set_state  (AppEntryBar     *self,
                               const GameState *state,
                               const GameFacts *facts);

/* Binds the check button that lets digits go on to the next cell. */
void app_entry_bar_bind       (AppEntryBar     *self,
                               GSettings       *settings);
