/* The dialog that asks which queens puzzle to make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-new-queens.h"

#include <stdbool.h>

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-widget.h"
#include "solver/coloured/coloured.h"
#include "solver/queens/queens-grade.h"

enum { N_KINDS = APP_NEW_QUEENS_COLOURED + 1 };

/* Of each kind: its button, its size in the settings, what the choice does, and the sizes that
 * there are; from 7 on there are puzzles with fixed queens of all levels. */
static const struct
{
  const char *button;
  const char *size_key;
  const char *action;
  int         smallest, largest;
} kinds[N_KINDS] = {
  { "free", "free-size", "win.new-queens", 1, QUEENS_MAX },
  { "fixed", "fixed-size", "win.new-queens-puzzle", 7, QUEENS_MAX },
  { "coloured", "coloured-size", "win.new-coloured", COLOURED_MIN, COLOURED_MAX },
};

struct _AppNewQueens
{
  GtkWindow      parent_instance;

  GtkWidget     *buttons[N_KINDS];
  GtkSpinButton *size;
  GtkDropDown   *level;

  GSettings     *settings;
  int            sizes[N_KINDS];        /* as far as they are chosen */
  int            kind;          /* an AppNewQueensKind */
};

G_DEFINE_FINAL_TYPE (AppNewQueens, app_new_queens, GTK_TYPE_WINDOW)

/* Each kind keeps the size that was chosen for it. */
static void
app_new_queens_show_kind (AppNewQueens *self)
{
  gtk_spin_button_set_range (self->size, kinds[self->kind].smallest, kinds[self->kind].largest);
  gtk_spin_button_set_value (self->size, self->sizes[self->kind]);
  gtk_widget_set_sensitive (GTK_WIDGET (self->level), self->kind != APP_NEW_QUEENS_FREE);
}

static void
app_new_queens_toggled_cb (AppNewQueens   *self,
                           GtkCheckButton *button)
{
  if (!gtk_check_button_get_active (button))
    return;

  self->sizes[self->kind] = gtk_spin_button_get_value_as_int (self->size);
  for (int kind = 0; kind < N_KINDS; kind++)
    if (GTK_WIDGET (button) == self->buttons[kind])
      self->kind = kind;

  app_new_queens_show_kind (self);
}

static void
app_new_queens_create_cb (AppNewQueens *self)
{
  const char *level = queens_level_name (gtk_drop_down_get_selected (self->level));
  int n;

  /* A number that was only typed counts too. */
  gtk_spin_button_update (self->size);
  n = gtk_spin_button_get_value_as_int (self->size);
  app_dialog_act (GTK_WIDGET (self), kinds[self->kind].action,
                  self->kind == APP_NEW_QUEENS_FREE ? g_variant_new_int32 (n)
                                                    : g_variant_new ("(si)", level, n));
}

static void
app_new_queens_recall (AppNewQueens *self)
{
  gtk_drop_down_set_selected (self->level, g_settings_get_enum (self->settings, "queens-level"));
  self->kind = g_settings_get_enum (self->settings, "new-queens");
  for (int kind = 0; kind < N_KINDS; kind++)
    self->sizes[kind] = CLAMP (app_new_queens_get_size (self->settings, kind),
                               kinds[kind].smallest, kinds[kind].largest);

  app_new_queens_show_kind (self);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->buttons[self->kind]), true);

  /* Return makes what was made last. */
  gtk_widget_grab_focus (gtk_window_get_default_widget (GTK_WINDOW (self)));
}

static void
app_new_queens_dispose (GObject *object)
{
  g_clear_object (&APP_NEW_QUEENS (object)->settings);

  G_OBJECT_CLASS (app_new_queens_parent_class)->dispose (object);
}

static void
app_new_queens_class_init (AppNewQueensClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_new_queens_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/new-queens.ui");
  for (int kind = 0; kind < N_KINDS; kind++)
    gtk_widget_class_bind_template_child_full (widget_class, kinds[kind].button, false,
                                               G_STRUCT_OFFSET (AppNewQueens, buttons[kind]));
  gtk_widget_class_bind_template_child (widget_class, AppNewQueens, size);
  gtk_widget_class_bind_template_child (widget_class, AppNewQueens, level);
  gtk_widget_class_bind_template_callback (widget_class, app_new_queens_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_new_queens_create_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_new_queens_init (AppNewQueens *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_drop_down_set_up (self->level, _("Level"));
}

GtkWidget *
app_new_queens_new (GtkWindow *parent,
                    GSettings *settings)
{
  AppNewQueens *self = app_dialog_new (APP_TYPE_NEW_QUEENS, parent);

  self->settings = g_object_ref (settings);
  app_new_queens_recall (self);

  return GTK_WIDGET (self);
}

void
app_new_queens_note (GSettings        *settings,
                     AppNewQueensKind  kind,
                     int               size)
{
  g_settings_set_enum (settings, "new-queens", kind);
  g_settings_set_int (settings, kinds[kind].size_key, size);
}

int
app_new_queens_get_size (GSettings        *settings,
                         AppNewQueensKind  kind)
{
  return g_settings_get_int (settings, kinds[kind].size_key);
}
