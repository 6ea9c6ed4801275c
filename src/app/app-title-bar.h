/* A title bar that may become narrower than the header bar in it asks for, and is narrow where it
 * is, so that the window can take something out of the header bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/app-adaptive.h"

G_BEGIN_DECLS

#define APP_TYPE_TITLE_BAR (app_title_bar_get_type ())

G_DECLARE_FINAL_TYPE (AppTitleBar, app_title_bar, APP, TITLE_BAR, AppAdaptive)

G_END_DECLS
