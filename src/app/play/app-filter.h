/* A row of digits: the board sets apart the cells that can be the one that is pressed. A press of
 * the same digit ends that. In a popover, which hides a part of the board, a press closes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_FILTER (app_filter_get_type ())
G_DECLARE_FINAL_TYPE (AppFilter, app_filter, APP, FILTER, AppWidget)

/* The digit by which the board is filtered, or 0; and whether the next digit is for the filter. */
void app_filter_set_digit (AppFilter *self,
                           int        digit,
                           bool       awaits);
