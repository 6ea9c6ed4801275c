/* The switch of what the keys of digits mean: four radio buttons in one bar, in words where they
 * have room and in icons where not. They do the action "win.mode".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-mode.h"
#include "app/widgets/app-adaptive-bin.h"

#define APP_TYPE_MODE_SWITCH (app_mode_switch_get_type ())

G_DECLARE_FINAL_TYPE (AppModeSwitch, app_mode_switch, APP, MODE_SWITCH, AppAdaptiveBin)

/* Shows what the keys mean now, which differs from the mode that is on while a modifier is held. */
void app_mode_switch_set_meant (AppModeSwitch *self,
                                AppMode        mode);
