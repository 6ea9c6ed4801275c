/* A short page about both puzzles and what the program does for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_HELP (app_help_get_type ())

G_DECLARE_FINAL_TYPE (AppHelp, app_help, APP, HELP, GtkWindow)

GtkWidget *app_help_new (GtkWindow *parent);
