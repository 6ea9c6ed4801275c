/* The list of techniques of which one can be practised.
 *
 * The choice is the action win.practise of the parent, with the code of the technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_PRACTISE (app_practise_get_type ())

G_DECLARE_FINAL_TYPE (AppPractise, app_practise, APP, PRACTISE, GtkWindow)

GtkWidget *app_practise_new (GtkWindow *parent);
