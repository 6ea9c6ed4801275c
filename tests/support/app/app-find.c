/* Finds widgets and windows of the program by what they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-find.h"

#include "support/game/wait-for.h"

static bool
is_of_type (GtkWidget *widget,
            gpointer   type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (type));
}

static bool
is_of_class (GtkWidget *widget,
             gpointer   css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static bool
does_action (GtkWidget *widget,
             gpointer   action)
{
  return GTK_IS_ACTIONABLE (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static bool
is_open_menu (GtkWidget *widget,
              gpointer   unused)
{
  return GTK_IS_POPOVER_MENU (widget) && gtk_widget_get_visible (widget);
}

static GtkWidget *
find (GtkWidget *widget,
      bool     (*fits) (GtkWidget *widget, gpointer data),
      gpointer   data)
{
  GtkWidget *found = fits (widget, data) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, fits, data);

  return found;
}

GtkWidget *
ui_find (gpointer widget,
         GType    type)
{
  return find (widget, is_of_type, GSIZE_TO_POINTER (type));
}

GtkWidget *
ui_find_class (gpointer    widget,
               const char *css_class)
{
  return find (widget, is_of_class, (gpointer) css_class);
}

GtkWidget *
ui_find_action (gpointer    widget,
                const char *action)
{
  return find (widget, does_action, (gpointer) action);
}

GtkWidget *
ui_find_open_menu (gpointer widget)
{
  return find (widget, is_open_menu, NULL);
}

static void
collect_words (GtkWidget *widget,
               GString   *words)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

bool
ui_says (gpointer    widget,
         const char *text)
{
  g_autoptr(GString) words = g_string_new (NULL);

  collect_words (widget, words);

  return strstr (words->str, text) != NULL;
}

void
ui_wait_until_says (gpointer    widget,
                    const char *text)
{
  wait_for (ui_says (widget, text), text);
}

bool
ui_has_focus (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Windows. */

GtkWidget *
ui_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) found = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (found, type))
        return found;
    }

  return NULL;
}

GtkWidget *
ui_wait_for_window (GType type)
{
  wait_for (ui_find_window (type) != NULL, g_type_name (type));
  gtk_test_widget_wait_for_draw (ui_find_window (type));

  return ui_find_window (type);
}

void
ui_close_dialog (GtkWidget *dialog)
{
  GType type = G_OBJECT_TYPE (dialog);

  gtk_window_close (GTK_WINDOW (dialog));
  wait_for (ui_find_window (type) == NULL, "the end of a dialog");
}
