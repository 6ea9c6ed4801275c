/* What the dialogs of the program share. Each is a window with a template, above the main window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* For class_init (): Escape and Ctrl+W close the dialog. */
void     app_dialog_add_keys  (GtkWidgetClass *widget_class);

/* A dialog of that type, which closes with its parent. */
gpointer app_dialog_new       (GType           type,
                               GtkWindow      *parent);

/* The main window that a widget belongs to, below any dialogs; and the dialog on top of those above
 * a main window, or itself. Lent. */
GtkWindow *
         app_dialog_get_main  (GtkWidget      *widget);
GtkWindow *
         app_dialog_get_top   (GtkWindow      *main);

/* The user has chosen: closes the dialog and those below it, and the main window does an action,
 * whose target may be NULL. */
void     app_dialog_act       (GtkWidget      *dialog,
                               const char     *action,
                               GVariant       *target);

/* A heading, and below it a card for the rows of a group. Lent. */
GtkBox  *app_dialog_add_group (GtkBox         *groups,
                               const char     *title);
