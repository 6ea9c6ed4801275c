/* The card that says how a puzzle stands: how far it is, whether it has one solution, and in words
 * which rule is broken where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/state/game-facts.h"
#include "game/state/game-savepoints.h"

#define APP_TYPE_STATUS (app_status_get_type ())

G_DECLARE_FINAL_TYPE (AppStatus, app_status, APP, STATUS, AppWidget)

void app_status_set_state (AppStatus       *self,
                           const GameState *state,
                           const GameFacts *facts);

/* The digit of the filter, or 0, and whether the next digit is for it. */
void app_status_set_filter (AppStatus      *self,
                            int             digit,
                            bool            awaits);

/* Of the puzzle of that state, for the button of a narrow window. */
void app_status_set_savepoints (AppStatus            *self,
                                const GameSavepoints *savepoints);

/* What the clock shows; NULL: there is none. */
void app_status_set_clock (AppStatus       *self,
                           const char      *time);
