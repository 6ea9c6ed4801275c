/* A frame around one child that becomes no wider than lines can be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_MEASURE (app_measure_get_type ())

G_DECLARE_FINAL_TYPE (AppMeasure, app_measure, APP, MEASURE, AppWidget)
