/* One square of the board, for the focus and for assistive technology.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-cell.h"

#include <string.h>

struct _AppCell
{
  GtkWidget  parent_instance;

  char      *name;
  char      *detail;
  char      *description;       /* what it says now, the detail or something else */
  bool       selected;
  bool       says;              /* something else than its detail, while it has the focus */
};

G_DEFINE_FINAL_TYPE (AppCell, app_cell, GTK_TYPE_WIDGET)

static void
app_cell_activate_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "activated");
}

static void
app_cell_finalize (GObject *object)
{
  AppCell *self = APP_CELL (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->description, g_free);

  G_OBJECT_CLASS (app_cell_parent_class)->finalize (object);
}

static void
app_cell_class_init (AppCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_cell_finalize;

  g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_install_action (widget_class, "activate", NULL, app_cell_activate_cb);
}

/* To GTK an empty description is another one than none: 81 would be told, one with the first change
 * of each cell, and a screen reader looks into each. */
static void
app_cell_describe (AppCell    *self,
                   const char *description)
{
  if (strcmp (self->description, description) == 0)
    return;

  g_free (self->description);
  self->description = g_strdup (description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
app_cell_focus_changed_cb (AppCell *self)
{
  if (self->says && !gtk_widget_has_focus (GTK_WIDGET (self)))
    {
      self->says = false;
      app_cell_describe (self, self->detail);
    }
}

static void
app_cell_init (AppCell *self)
{
  self->description = g_strdup ("");
  gtk_widget_set_focusable (GTK_WIDGET (self), true);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (app_cell_focus_changed_cb), NULL);
}

GtkWidget *
app_cell_new (int row,
              int column)
{
  AppCell *self = g_object_new (APP_TYPE_CELL, NULL);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX, row + 1,
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX, column + 1,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, false, -1);

  return GTK_WIDGET (self);
}

void
app_cell_say (AppCell    *self,
              const char *text)
{
  /* The same again is a change only after another one. */
  if (strcmp (self->description, text) == 0)
    app_cell_describe (self, "");
  app_cell_describe (self, text);
  self->says = true;
}

void
app_cell_set_name (AppCell    *self,
                   const char *name,
                   const char *detail,
                   const char *news)
{
  bool is_named = g_strcmp0 (self->name, name) == 0;

  if (is_named && g_strcmp0 (self->detail, detail) == 0)
    return;

  g_free (self->name);
  g_free (self->detail);
  self->name = g_strdup (name);
  self->detail = g_strdup (detail);
  if (!is_named)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    app_cell_say (self, news);
  else
    app_cell_describe (self, detail);
}

void
app_cell_set_selected (AppCell *self,
                       bool     selected)
{
  if (self->selected == selected)
    return;

  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
