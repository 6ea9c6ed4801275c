/* Asks whoever closes the window what to do about a session that could not be saved. The window
 * stays if the user closes the dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_UNSAVED (app_unsaved_get_type ())

G_DECLARE_FINAL_TYPE (AppUnsaved, app_unsaved, APP, UNSAVED, GtkWindow)

/* `reason` says why it could not be saved, and what the user loses. */
GtkWidget *app_unsaved_new (GtkWindow  *parent,
                            const char *reason);
