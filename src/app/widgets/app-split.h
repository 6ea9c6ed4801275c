/* The layout of the window: the board beside its panel where there is room, else above it.
 *
 *   wide:   board   | switcher      narrow:   board
 *           caption | panel                   panel
 *                                             switcher
 *
 * The board gets as much as it can use. A caption that is visible is laid out only where the window
 * is roomy; then the panel gets more than half of the width. In a template the children have the
 * types "board", "switcher", "panel" and "caption". It is narrow where they stand above each other.
 *
 * Property "roomy": whether there is room for a caption, should one be visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_SPLIT (app_split_get_type ())

G_DECLARE_FINAL_TYPE (AppSplit, app_split, APP, SPLIT, AppWidget)

/* Whether the board stands alone, without the panel beside it. A narrow window has its panel below,
 * and keeps it. */
void app_split_set_alone (AppSplit *self,
                          bool      alone);
bool app_split_get_alone (AppSplit *self);
