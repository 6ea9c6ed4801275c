/* The list of lessons, with how far the user came in each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define APP_TYPE_LESSONS (app_lessons_get_type ())

G_DECLARE_FINAL_TYPE (AppLessons, app_lessons, APP, LESSONS, GtkWindow)

/* The lesson that the user chooses is opened by the action "win.lesson" of `parent`. */
AppLessons *app_lessons_new      (GtkWindow *parent,
                                  GSettings *settings);

/* How many pages of a lesson, counted from 0, are behind the user; and one more, if it was not
 * before. */
int         app_lessons_get_done (GSettings *settings,
                                  int        lesson);
void        app_lessons_set_done (GSettings *settings,
                                  int        lesson,
                                  int        n_pages);
