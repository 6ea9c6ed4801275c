/* The preferences: one page, and each of them holds at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_PREFERENCES (app_preferences_get_type ())

G_DECLARE_FINAL_TYPE (AppPreferences, app_preferences, APP, PREFERENCES, GtkWindow)

GtkWidget *app_preferences_new (GtkWindow *parent,
                                GSettings *settings);
