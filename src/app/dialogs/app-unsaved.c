/* A session that could not be saved: its buttons name actions of the parent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-unsaved.h"

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"

struct _AppUnsaved
{
  GtkWindow  parent_instance;

  GtkLabel  *reason;
};

G_DEFINE_FINAL_TYPE (AppUnsaved, app_unsaved, GTK_TYPE_WINDOW)

static void
app_unsaved_act_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  g_autoptr(GVariant) action = g_variant_ref (parameter);

  app_dialog_act (widget, g_variant_get_string (action, NULL), NULL);
}

static void
app_unsaved_class_init (AppUnsavedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/unsaved.ui");
  gtk_widget_class_bind_template_child (widget_class, AppUnsaved, reason);
  gtk_widget_class_install_action (widget_class, "unsaved.act", "s", app_unsaved_act_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_unsaved_init (AppUnsaved *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_unsaved_new (GtkWindow  *parent,
                 const char *reason)
{
  AppUnsaved *self = app_dialog_new (APP_TYPE_UNSAVED, parent);

  app_widget_show_text (self->reason, reason);

  return GTK_WIDGET (self);
}
