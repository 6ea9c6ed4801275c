/* What the Watch page shows of a logical path, in place of what it shows of a search: the steps,
 * the reason of the one that is looked at, and how hard the puzzle is.
 *
 * The user chooses a row of the list, which does the action "watch.seek" with its position, or
 * activates one, which does "watch.play".
 *
 * Signal "highlight-changed": the board is to show another sentence of the step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-path-playback.h"
#include "paint/paint.h"

#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_LOGIC (app_watch_logic_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchLogic, app_watch_logic, APP, WATCH_LOGIC, AppWidget)

void app_watch_logic_show       (AppWatchLogic    *self,
                                 GamePathPlayback *playback);

/* The position before the step that is shown, and that step, or the line of it that a person looks
 * at; `puzzle` while there is none. */
void app_watch_logic_get_scene  (AppWatchLogic    *self,
                                 const GameState  *puzzle,
                                 PaintScene       *scene,
                                 GameState        *state);
