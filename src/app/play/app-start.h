/* How to begin: one drawing, one line that says what to do, and one with the rule of the puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "game/state/game-state.h"

#define APP_TYPE_START (app_start_get_type ())
G_DECLARE_FINAL_TYPE (AppStart, app_start, APP, START, AppWidget)

/* For the puzzle of a state; which move comes first is all that is said. */
void        app_start_set_state (AppStart        *self,
                                 const GameState *state);

/* The line that says how to begin, without its card. Static. */
const char *app_start_get_begin (GameKind         kind);
