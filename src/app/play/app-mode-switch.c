/* The switch of what the keys of digits mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/play/app-mode-switch.h"

#include "app/widgets/app-enums.h"
#include "app/widgets/app-widget.h"

struct _AppModeSwitch
{
  AppAdaptiveBin parent_instance;

  GtkWidget     *buttons[APP_N_MODES];
  AppMode        meant;
};

G_DEFINE_FINAL_TYPE (AppModeSwitch, app_mode_switch, APP_TYPE_ADAPTIVE_BIN)

static bool
app_mode_switch_is_active (AppModeSwitch *self,
                           int            mode)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[mode]));
}

static void
app_mode_switch_show_meant (AppModeSwitch *self)
{
  for (int i = 0; i < APP_N_MODES; i++)
    app_widget_set_class (self->buttons[i], "meant",
                          i == (int) self->meant && !app_mode_switch_is_active (self, i));
}

/* A toggle button tells whether it is pressed; a radio button has to tell whether it is checked. */
static void
app_mode_switch_show_cb (AppModeSwitch *self)
{
  for (int i = 0; i < APP_N_MODES; i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_STATE_CHECKED,
                                 app_mode_switch_is_active (self, i)
                                 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);

  app_mode_switch_show_meant (self);
}

static void
app_mode_switch_class_init (AppModeSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GEnumClass *modes = g_type_class_ref (APP_TYPE_MODE);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/mode-switch.ui");
  for (int i = 0; i < APP_N_MODES; i++)
    gtk_widget_class_bind_template_child_full (widget_class,
                                               modes->values[i].value_nick, false,
                                               G_STRUCT_OFFSET (AppModeSwitch, buttons[i]));
  g_type_class_unref (modes);
  gtk_widget_class_bind_template_callback (widget_class, app_mode_switch_show_cb);
}

static void
app_mode_switch_init (AppModeSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_mode_switch_show_cb (self);
}

void
app_mode_switch_set_meant (AppModeSwitch *self,
                           AppMode        mode)
{
  g_return_if_fail (APP_IS_MODE_SWITCH (self));

  self->meant = mode;
  app_mode_switch_show_meant (self);
}
