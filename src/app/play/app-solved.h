/* The card that says that a puzzle is solved, what it took, and what may come next.
 *
 * Its buttons are actions of the window: win.new-alike, win.restart, win.replay and
 * win.watch-search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/store/game-standing.h"

#define APP_TYPE_SOLVED (app_solved_get_type ())

G_DECLARE_FINAL_TYPE (AppSolved, app_solved, APP, SOLVED, AppWidget)

/* `record` is that of the puzzle's kind, this game counted, or NULL; `standing` is of the game.
 * `shows_time`: with times. */
void app_solved_set_game   (AppSolved           *self,
                            const GameState     *state,
                            const GamePlayStats *stats,
                            const GameRecord    *record,
                            const GameStanding  *standing,
                            bool                 shows_time);

/* The card asks for the setting "show-clock". */
void app_solved_bind_settings (AppSolved *self,
                               GSettings *settings);

/* The focus comes to what is suggested. */
void app_solved_take_focus (AppSolved *self);
