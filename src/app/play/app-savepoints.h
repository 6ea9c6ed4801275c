/* The states that the user keeps, as tiles in a row, the start of the puzzle behind them, and the
 * button that keeps the state now, "win.keep-state". One stop of Tab: arrows move inside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "game/state/game-savepoints.h"

#define APP_TYPE_SAVEPOINTS (app_savepoints_get_type ())

G_DECLARE_FINAL_TYPE (AppSavepoints, app_savepoints, APP, SAVEPOINTS, AppWidget)

/* Shows those of the puzzle of `state`. */
void app_savepoints_set (AppSavepoints        *self,
                         const GameState      *state,
                         const GameSavepoints *savepoints);
