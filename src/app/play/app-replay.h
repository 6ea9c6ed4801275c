/* The card with which a person plays back how a puzzle was solved: where it is, a button to play
 * and one to end it. The document is not touched.
 *
 * Signal "changed": another state is to be shown, or none. Buttons are the actions of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/state/game-state.h"

#define APP_TYPE_REPLAY (app_replay_get_type ())

G_DECLARE_FINAL_TYPE (AppReplay, app_replay, APP, REPLAY, AppWidget)

/* Takes a copy of the states, the first one first, and plays them; where nothing is to move by
 * itself it waits for a person. */
void             app_replay_start     (AppReplay       *self,
                                       const GameState *states,
                                       unsigned int     n_states);

/* Ends it, and the card is not to be seen. */
void             app_replay_stop      (AppReplay       *self);

/* What the board should show; NULL where nothing is played back. Lent. */
const GameState *app_replay_get_state (AppReplay       *self);

/* The square whose digit or queen the last move changed, or -1. */
int              app_replay_get_last  (AppReplay       *self);
