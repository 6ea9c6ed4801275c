/* A frame around one child that may become narrower than the child asks for, and is narrow where it
 * is, so that something can be taken out of the child. The title bar is one.
 *
 * Property "narrowest": how narrow it may become, in pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_ADAPTIVE_BIN (app_adaptive_bin_get_type ())

G_DECLARE_DERIVABLE_TYPE (AppAdaptiveBin, app_adaptive_bin, APP, ADAPTIVE_BIN, AppWidget)

struct _AppAdaptiveBinClass
{
  AppWidgetClass parent_class;
};
