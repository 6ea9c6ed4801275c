/* The number picker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-picker.h"

#include <glib/gi18n-lib.h>

#include "app/board/app-board-keys.h"
#include "app/play/app-mode-switch.h"
#include "app/widgets/app-widget.h"

struct _AppPicker
{
  GtkPopover       parent_instance;

  AppPad          *pad;
  GtkToggleButton *keep;        /* several entries */
};

G_DEFINE_FINAL_TYPE (AppPicker, app_picker, GTK_TYPE_POPOVER)

static void
app_picker_used_cb (AppPicker *self)
{
  if (!gtk_toggle_button_get_active (self->keep))
    gtk_popover_popdown (GTK_POPOVER (self));
}

/* Digits and Delete mean here what they mean on the board, which does not hear of them. */
static gboolean
app_picker_key_pressed_cb (AppPicker       *self,
                           unsigned int     keyval,
                           unsigned int     keycode,
                           GdkModifierType  state)
{
  bool plain = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0;
  int digit = plain ? app_keys_get_digit (keyval, keycode, state) : -1;

  if (digit > 0)
    {
      app_pad_press (self->pad, digit);
    }
  else if (digit == 0 || keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.erase", NULL);
      app_picker_used_cb (self);
    }
  else
    {
      return false;
    }

  return true;
}

static void
app_picker_dispose (GObject *object)
{
  gtk_popover_set_child (GTK_POPOVER (object), NULL);

  G_OBJECT_CLASS (app_picker_parent_class)->dispose (object);
}

static void
app_picker_class_init (AppPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_picker_dispose;

  g_type_ensure (APP_TYPE_MODE_SWITCH);
  g_type_ensure (APP_TYPE_PAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/picker.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPicker, pad);
  gtk_widget_class_bind_template_child (widget_class, AppPicker, keep);
  gtk_widget_class_bind_template_callback (widget_class, app_picker_used_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_picker_key_pressed_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
app_picker_init (AppPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AppPad *
app_picker_get_pad (AppPicker *self)
{
  g_return_val_if_fail (APP_IS_PICKER (self), NULL);

  return self->pad;
}

void
app_picker_open (AppPicker *self,
                 int        row,
                 int        column)
{
  /* Translators: the name of the number picker at a cell */
  g_autofree char *name = g_strdup_printf (_("Digits for row %d, column %d"), row + 1, column + 1);

  g_return_if_fail (APP_IS_PICKER (self));

  app_widget_set_name (GTK_WIDGET (self), name);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->pad));
}
