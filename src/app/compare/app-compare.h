/* The table of what each teaching method needs for the same puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/watch/game-trace.h"

#define APP_TYPE_COMPARE (app_compare_get_type ())

G_DECLARE_FINAL_TYPE (AppCompare, app_compare, APP, COMPARE, GtkWindow)

/* Starts to measure at once; the method that is watched is marked. `folder` keeps what took long;
 * NULL: nothing is kept. `parent` may be NULL. */
GtkWidget *app_compare_new  (GtkWindow        *parent,
                             const char       *folder,
                             const GameMethod *watched);

/* Writes all that was measured into a file, in the format of its name. */
void       app_compare_save (AppCompare *self,
                             GFile      *file);
