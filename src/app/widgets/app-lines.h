/* A text with room for so many lines, so that nothing moves from one text to the next. A button
 * opens the rest of one that is longer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_LINES (app_lines_get_type ())

G_DECLARE_FINAL_TYPE (AppLines, app_lines, APP, LINES, AppWidget)

/* At least 1. */
void        app_lines_set_n_lines (AppLines   *self,
                                   int         n_lines);

void        app_lines_set_markup  (AppLines   *self,
                                   const char *markup);
const char *app_lines_get_markup  (AppLines   *self);
