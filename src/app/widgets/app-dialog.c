/* What dialogs share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-dialog.h"

#include "app/widgets/app-widget.h"

void
app_dialog_add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

gpointer
app_dialog_new (GType      type,
                GtkWindow *parent)
{
  return g_object_new (type, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
}

GtkWindow *
app_dialog_get_main (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  while (gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  return window;
}

/* The dialog above a window, or NULL. */
static GtkWindow *
get_dialog (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == parent
          && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

GtkWindow *
app_dialog_get_top (GtkWindow *main)
{
  GtkWindow *top = main;

  for (GtkWindow *above = main; above != NULL; above = get_dialog (above))
    top = above;

  return top;
}

void
app_dialog_act (GtkWidget  *dialog,
                const char *action,
                GVariant   *target)
{
  GtkWindow *main = app_dialog_get_main (dialog);
  g_autoptr(GVariant) owned = target != NULL ? g_variant_ref_sink (target) : NULL;
  GtkWindow *window = GTK_WINDOW (dialog);

  /* A dialog may outlive this call, and must not know a parent that does not. */
  while (window != main)
    {
      GtkWindow *parent = gtk_window_get_transient_for (window);

      gtk_window_set_transient_for (window, NULL);
      gtk_window_destroy (window);
      window = parent;
    }

  gtk_widget_activate_action_variant (GTK_WIDGET (main), action, owned);
}

GtkBox *
app_dialog_add_group (GtkBox     *groups,
                      const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  gtk_widget_add_css_class (card, "card");
  gtk_box_append (GTK_BOX (group), app_widget_new_label (title, "heading"));
  gtk_box_append (GTK_BOX (group), card);
  gtk_box_append (groups, group);

  return GTK_BOX (card);
}
