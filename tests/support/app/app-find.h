/* Finds widgets and windows of the program by what they are: their type, style class or action.
 *
 * A widget argument is a gpointer, so that it may be of any type of widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

/* The first widget in or below `widget`; NULL where there is none. */
GtkWidget *ui_find            (gpointer    widget,
                               GType       type);
GtkWidget *ui_find_class      (gpointer    widget,
                               const char *css_class);
GtkWidget *ui_find_action     (gpointer    widget,
                               const char *action);

/* The menu that is open there; NULL where there is none. */
GtkWidget *ui_find_open_menu  (gpointer    widget);

/* Whether labels that can be seen in a widget say this. */
bool       ui_says            (gpointer    widget,
                               const char *text);
void       ui_wait_until_says (gpointer    widget,
                               const char *text);

/* Whether it, or something below it, has the focus of its window. */
bool       ui_has_focus       (gpointer    widget);

/* Other windows of the program, by type. */
GtkWidget *ui_find_window     (GType       type);
GtkWidget *ui_wait_for_window (GType       type);
void       ui_close_dialog    (GtkWidget  *dialog);
