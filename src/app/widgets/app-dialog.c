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

void
app_dialog_act (GtkWidget  *dialog,
                const char *action,
                GVariant   *target)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  g_autoptr(GVariant) owned = target != NULL ? g_variant_ref_sink (target) : NULL;

  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_widget_activate_action_variant (parent, action, owned);
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
