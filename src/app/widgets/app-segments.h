/* A few toggle buttons in one bar, in words where they have room and in icons where not.
 *
 * Its child is a box of buttons, each with a box of an icon and a label in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-adaptive-bin.h"

#define APP_TYPE_SEGMENTS (app_segments_get_type ())

G_DECLARE_DERIVABLE_TYPE (AppSegments, app_segments, APP, SEGMENTS, AppAdaptiveBin)

struct _AppSegmentsClass
{
  AppAdaptiveBinClass parent_class;
};
