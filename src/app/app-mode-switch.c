/* The switch of what the keys of digits mean.
 *
 * Invariant: `wide_width` is what the words needed when they were last measured, and the switch is
 * narrow, in icons, while its own width is less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-mode-switch.h"

/* Four icons that can be pressed by a finger. */
enum { NARROWEST = 4 * 44 };

struct _AppModeSwitch
{
  AppAdaptive  parent_instance;

  GtkWidget   *box;
  GtkWidget   *buttons[APP_N_MODES];
  int          wide_width;
  AppMode      meant;
};

G_DEFINE_FINAL_TYPE (AppModeSwitch, app_mode_switch, APP_TYPE_ADAPTIVE)

static const char *const button_names[APP_N_MODES] = { "digit", "corner", "centre", "colour" };

static void
app_mode_switch_narrow_cb (AppModeSwitch *self)
{
  bool narrow = app_adaptive_get_narrow (APP_ADAPTIVE (self));

  for (int i = 0; i < APP_N_MODES; i++)
    {
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->buttons[i]));

      gtk_widget_set_visible (gtk_widget_get_first_child (content), narrow);
      gtk_widget_set_visible (gtk_widget_get_last_child (content), !narrow);
    }
}

/* A toggle button tells whether it is pressed; a radio button has to tell whether it is checked. */
static void
app_mode_switch_show_cb (AppModeSwitch *self)
{
  for (int i = 0; i < APP_N_MODES; i++)
    {
      bool active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i]));

      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]),
                                   GTK_ACCESSIBLE_STATE_CHECKED,
                                   active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                          : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
      if (i == (int) self->meant && !active)
        gtk_widget_add_css_class (self->buttons[i], "meant");
      else
        gtk_widget_remove_css_class (self->buttons[i], "meant");
    }
}

static void
app_mode_switch_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AppModeSwitch *self = APP_MODE_SWITCH (widget);

  gtk_widget_measure (self->box, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !app_adaptive_get_narrow (APP_ADAPTIVE (self)))
    *minimum = MIN (*minimum, NARROWEST);
}

static void
app_mode_switch_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  AppModeSwitch *self = APP_MODE_SWITCH (widget);
  int needed;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  if (!app_adaptive_get_narrow (APP_ADAPTIVE (self)))
    self->wide_width = needed;

  app_adaptive_set_narrow (APP_ADAPTIVE (self), width < self->wide_width);
  gtk_widget_allocate (self->box, MAX (width, needed), height, baseline, NULL);
}

static void
app_mode_switch_dispose (GObject *object)
{
  g_clear_pointer (&APP_MODE_SWITCH (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (app_mode_switch_parent_class)->dispose (object);
}

static void
app_mode_switch_class_init (AppModeSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_mode_switch_dispose;
  widget_class->measure = app_mode_switch_measure;
  widget_class->size_allocate = app_mode_switch_size_allocate;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/mode-switch.ui");
  gtk_widget_class_bind_template_child (widget_class, AppModeSwitch, box);
  for (int i = 0; i < APP_N_MODES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, button_names[i], false,
                                               G_STRUCT_OFFSET (AppModeSwitch, buttons[i]));
  gtk_widget_class_bind_template_callback (widget_class, app_mode_switch_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_mode_switch_show_cb);
}

static void
app_mode_switch_init (AppModeSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  app_mode_switch_show_cb (self);
}

void
app_mode_switch_set_meant (AppModeSwitch *self,
                           AppMode        mode)
{
  g_return_if_fail (APP_IS_MODE_SWITCH (self));

  self->meant = mode;
  app_mode_switch_show_cb (self);
}
