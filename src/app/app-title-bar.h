/* A title bar that may become narrower than the header bar in it, and says when it is, so that
 * the window can take something out of the header bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define APP_TYPE_TITLE_BAR (app_title_bar_get_type ())

G_DECLARE_FINAL_TYPE (AppTitleBar, app_title_bar, APP, TITLE_BAR, GtkWidget)

/* Property "narrow": the whole header bar does not fit. It changes outside of the layout, so that
 * a listener may show and hide widgets. */
bool app_title_bar_get_narrow (AppTitleBar *self);

G_END_DECLS
