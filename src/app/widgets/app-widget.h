/* The base of the program's own widgets: it gives its room to its children, which lie over each
 * other, gives the children up when it ends, and may look different where it is narrow. A subclass
 * that lays them out by itself takes the layout manager away.
 *
 * Property "narrow": which of the two it is. A parent binds it; or a subclass decides it while it
 * is laid out, and listeners hear of that from an idle, outside of the layout, so that they may
 * show and hide widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#define APP_TYPE_WIDGET (app_widget_get_type ())

G_DECLARE_DERIVABLE_TYPE (AppWidget, app_widget, APP, WIDGET, GtkWidget)

struct _AppWidgetClass
{
  GtkWidgetClass parent_class;
};

bool app_widget_get_narrow   (AppWidget  *self);

/* For subclasses, while they are laid out. */
void app_widget_set_narrow   (AppWidget  *self,
                              bool        narrow);

/* A label of one or more lines, to the left; each of the two may be NULL. */
GtkWidget *
     app_widget_new_label    (const char *text,
                              const char *css_class);

/* A line of code: its leading spaces in a label of their own, which makes them as wide before words
 * of any script, and a line that wraps keeps its place. */
GtkWidget *
     app_widget_new_indent   (void);
void app_widget_show_code    (GtkLabel   *indent,
                              GtkLabel   *text,
                              const char *line);

/* For any widget. Its accessible name, whatever else it is labelled by; and the same with a tooltip
 * that says it. */
void app_widget_set_name     (GtkWidget  *widget,
                              const char *name);
void app_widget_set_tip      (GtkWidget  *widget,
                              const char *name);

/* Lets assistive technology activate a row of a list, to which GTK gives no action. */
void app_widget_add_action   (GtkWidget  *row);

/* Scrolls what is around a widget until it is seen, and as much as can be of `last` below it. */
void app_widget_scroll_to    (GtkWidget  *widget,
                              GtkWidget  *last);

/* A text with an access key: the first such letter of it is underlined, and in a script that does
 * not have it, it stands behind. The second labels a button so, and names it. */
char *
     app_widget_dup_keyed    (const char *text,
                              char        key);
void app_widget_set_keyed    (GtkButton  *button,
                              const char *text,
                              char        key);

/* Shows a page of a stack by its name; returns whether another one was shown. */
bool app_widget_show_page    (GtkStack   *stack,
                              const char *name);

/* Lays a widget out from left to right in any language, with all that it holds now: code. */
void app_widget_keep_left_to_right (GtkWidget *widget);

/* Adds a class of the style sheet, or takes it away. */
void app_widget_set_class    (GtkWidget  *widget,
                              const char *css_class,
                              bool        is_set);

/* What a label says; it is hidden where `text` is NULL. */
void app_widget_show_text    (GtkLabel   *label,
                              const char *text);

/* For a widget of many buttons. Arrows move the focus inside of it and stay there, for elsewhere
 * they move the cursor of the board. */
void app_widget_keep_arrows  (GtkWidget  *widget);

/* The same widget's function `focus`: Tab comes in at the button that takes the focus for it, and
 * leaves from any, so that it is one stop. */
gboolean
     app_widget_focus_at_once (GtkWidget        *widget,
                               GtkDirectionType  direction);

/* Whether the user wants things to move. */
bool app_widget_wants_motion (GtkWidget  *widget);
