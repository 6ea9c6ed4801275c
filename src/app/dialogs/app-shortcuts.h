/* The window of keyboard shortcuts, which fits small screens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_SHORTCUTS (app_shortcuts_get_type ())

G_DECLARE_FINAL_TYPE (AppShortcuts, app_shortcuts, APP, SHORTCUTS, GtkWindow)

GtkWidget *app_shortcuts_new (GtkWindow *parent);
