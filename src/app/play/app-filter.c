/* The buttons of the row of digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-filter.h"

#include <glib/gi18n-lib.h>

#include "solver/sudoku/sudoku.h"

enum { N_DIGITS = SUDOKU_DIGITS };

struct _AppFilter
{
  AppWidget  parent_instance;

  GtkBox    *row;
  GtkWidget *buttons[N_DIGITS];
  int        digit;
};

G_DEFINE_FINAL_TYPE (AppFilter, app_filter, APP_TYPE_WIDGET)

static void
app_filter_clicked_cb (AppFilter *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static gboolean
app_filter_grab_focus (GtkWidget *widget)
{
  AppFilter *self = APP_FILTER (widget);

  return gtk_widget_grab_focus (self->buttons[MAX (self->digit - 1, 0)]);
}

static void
app_filter_class_init (AppFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = app_widget_focus_at_once;
  widget_class->grab_focus = app_filter_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/filter.ui");
  gtk_widget_class_bind_template_child (widget_class, AppFilter, row);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "filter");
}

static void
app_filter_add_button (AppFilter *self,
                       int        digit)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON,
                                    "action-name", "win.filter",
                                    "focus-on-click", FALSE,
                                    NULL);
  char text[2] = { '0' + digit, '\0' };
  /* Translators: a button: the board shows where this digit can still stand */
  g_autofree char *name = g_strdup_printf (_("Filter %d"), digit);

  gtk_button_set_label (GTK_BUTTON (button), text);
  app_widget_set_name (button, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (app_filter_clicked_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_box_append (self->row, button);
  self->buttons[digit - 1] = button;
}

static void
app_filter_show_digit (AppFilter *self)
{
  for (int i = 0; i < N_DIGITS; i++)
    {
      bool is_on = i + 1 == self->digit;

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->buttons[i]), "i",
                                        is_on ? 0 : i + 1);
      app_widget_set_class (self->buttons[i], "on", is_on);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   is_on ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
    }
}

static void
app_filter_init (AppFilter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_widget_keep_arrows (GTK_WIDGET (self));
  for (int digit = 1; digit <= N_DIGITS; digit++)
    app_filter_add_button (self, digit);

  app_filter_show_digit (self);
  gtk_widget_set_direction (GTK_WIDGET (self->row), GTK_TEXT_DIR_LTR);
}

void
app_filter_set_digit (AppFilter *self,
                      int        digit,
                      bool       awaits)
{
  g_return_if_fail (APP_IS_FILTER (self));

  app_widget_set_class (GTK_WIDGET (self), "awaits", awaits);
  if (self->digit == digit)
    return;

  self->digit = digit;
  app_filter_show_digit (self);
}
