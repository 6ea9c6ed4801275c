/* The application: one window, files to open, and what belongs to no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_APPLICATION (app_application_get_type ())

G_DECLARE_FINAL_TYPE (AppApplication, app_application, APP, APPLICATION, GtkApplication)

/* `flags` are added to those that the application has anyway; for tests. */
AppApplication *app_application_new (GApplicationFlags flags);
