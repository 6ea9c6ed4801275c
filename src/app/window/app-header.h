/* The header bar of the window: new puzzles, Undo and Redo, the kind of puzzle, Hint, Solve and the
 * main menu. Where it is narrow it shows less; the rest is in the main menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-adaptive-bin.h"
#include "game/state/game-state.h"

#define APP_TYPE_HEADER (app_header_get_type ())

G_DECLARE_FINAL_TYPE (AppHeader, app_header, APP, HEADER, AppAdaptiveBin)

void app_header_set_kind      (AppHeader *self,
                               GameKind   kind);

/* Opens the menu of new puzzles. */
void app_header_open_new_menu (AppHeader *self);
