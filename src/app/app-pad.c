/* The pad of digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-pad.h"

#include <glib/gi18n-lib.h>

enum { N_DIGITS = 9 };

struct _AppPad
{
  GtkWidget  parent_instance;

  GtkGrid   *grid;
  GtkWidget *keys[N_DIGITS];
  GtkLabel  *counts[N_DIGITS];
  GtkWidget *erase;
  bool       narrow;
};

G_DEFINE_FINAL_TYPE (AppPad, app_pad, GTK_TYPE_WIDGET)

static void
app_pad_name (GtkWidget  *widget,
              const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static GtkWidget *
app_pad_new_key (const char *action,
                 GtkWidget  *child)
{
  GtkWidget *key = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (key), child);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_widget_set_focus_on_click (key, false);
  gtk_widget_add_css_class (key, "tile");
  gtk_widget_add_css_class (key, "key");

  return key;
}

static GtkWidget *
app_pad_new_digit (AppPad *self,
                   int     digit)
{
  char text[2] = { '0' + digit, '\0' };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *count = gtk_label_new (NULL);
  GtkWidget *key = app_pad_new_key ("win.digit", box);

  gtk_widget_add_css_class (label, "digit");
  gtk_widget_add_css_class (count, "count");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), count);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", digit);
  app_pad_name (key, text);

  self->counts[digit - 1] = GTK_LABEL (count);
  self->keys[digit - 1] = key;

  return key;
}

static void
app_pad_place (AppPad    *self,
               GtkWidget *key,
               int        column,
               int        row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, key);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), column);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row);
}

static void
app_pad_arrange (AppPad *self)
{
  for (int i = 0; i < N_DIGITS; i++)
    {
      if (self->narrow)
        app_pad_place (self, self->keys[i], i % 5, i / 5);
      else
        app_pad_place (self, self->keys[i], i % 3, 2 - i / 3);
    }

  app_pad_place (self, self->erase, 4, 1);
  gtk_widget_set_visible (self->erase, self->narrow);
  if (self->narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  gtk_grid_set_row_spacing (self->grid, self->narrow ? 6 : 8);
  gtk_grid_set_column_spacing (self->grid, self->narrow ? 6 : 8);
}

static void
app_pad_dispose (GObject *object)
{
  GtkWidget *grid = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&grid, gtk_widget_unparent);

  G_OBJECT_CLASS (app_pad_parent_class)->dispose (object);
}

static void
app_pad_class_init (AppPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_pad_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad");
}

static void
app_pad_init (AppPad *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->grid = GTK_GRID (grid);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_grid_set_row_homogeneous (self->grid, true);
  gtk_grid_set_column_homogeneous (self->grid, true);
  gtk_widget_add_css_class (grid, "figures");

  /* A pad looks like the keys it stands for, in every language. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);

  for (int digit = 1; digit <= N_DIGITS; digit++)
    {
      GtkWidget *key = app_pad_new_digit (self, digit);

      gtk_widget_set_hexpand (key, true);
      gtk_grid_attach (self->grid, key, 0, digit, 1, 1);
    }

  self->erase = app_pad_new_key ("win.erase",
                                 gtk_image_new_from_icon_name ("erase-symbolic"));
  app_pad_name (self->erase, _("Erase"));
  gtk_widget_set_tooltip_text (self->erase, _("Erase"));
  gtk_grid_attach (self->grid, self->erase, 0, 0, 1, 1);

  app_pad_arrange (self);
}

void
app_pad_set_narrow (AppPad *self,
                    bool    narrow)
{
  g_return_if_fail (APP_IS_PAD (self));

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  app_pad_arrange (self);
}

void
app_pad_set_remaining (AppPad    *self,
                       const int  remaining[9])
{
  g_return_if_fail (APP_IS_PAD (self));

  for (int i = 0; i < N_DIGITS; i++)
    {
      int n = MAX (remaining[i], 0);
      g_autofree char *count = g_strdup_printf ("%d", n);
      /* Translators: how many of a digit are still to be placed */
      g_autofree char *text = g_strdup_printf (ngettext ("%d left", "%d left", n), n);

      gtk_label_set_label (self->counts[i], count);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[i]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                      -1);
      if (n == 0)
        gtk_widget_add_css_class (self->keys[i], "done");
      else
        gtk_widget_remove_css_class (self->keys[i], "done");
    }
}

void
app_pad_set_locked (AppPad *self,
                    int     digit)
{
  g_return_if_fail (APP_IS_PAD (self));

  for (int i = 0; i < N_DIGITS; i++)
    if (i + 1 == digit)
      gtk_widget_add_css_class (self->keys[i], "locked");
    else
      gtk_widget_remove_css_class (self->keys[i], "locked");
}
