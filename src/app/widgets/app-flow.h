/* Children one after the other, like words: those that do not fit go on to the next line. In a
 * single line they are left out instead, and the last one stands at its end. So does the last of
 * any line if its "halign" is the end.
 *
 * Property "single": whether there is but one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_FLOW (app_flow_get_type ())

G_DECLARE_FINAL_TYPE (AppFlow, app_flow, APP, FLOW, AppWidget)
