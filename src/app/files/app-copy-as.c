/* The formats that fit a puzzle, as rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-copy-as.h"

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-file.h"

struct _AppCopyAs
{
  GtkWindow   parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AppCopyAs, app_copy_as, GTK_TYPE_WINDOW)

/* The first two lines are enough to know a format by. */
static GtkWidget *
new_sample (const GameState *state,
            GameFormat       format)
{
  g_autofree char *text = game_file_write_format (state, format);
  char *second = strchr (text, '\n');
  char *end = second != NULL ? strchr (second + 1, '\n') : NULL;
  GtkWidget *label;

  if (end != NULL)
    *end = '\0';

  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "sample");

  return label;
}

static void
app_copy_as_add (AppCopyAs       *self,
                 const GameState *state,
                 GameFormat       format)
{
  const char *name = game_format_get_name (format);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_box_append (GTK_BOX (box), app_widget_new_label (name, NULL));
  gtk_box_append (GTK_BOX (box), new_sample (state, format));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  app_widget_set_name (row, name);
  g_object_set_data (G_OBJECT (row), "format", (gpointer) game_format_get_info (format)->id);
  gtk_list_box_append (self->list, row);
}

static void
app_copy_as_row_activated_cb (AppCopyAs     *self,
                              GtkListBoxRow *row)
{
  const char *format = g_object_get_data (G_OBJECT (row), "format");

  app_dialog_act (GTK_WIDGET (self), "win.copy-as", g_variant_new_string (format));
}

static void
app_copy_as_class_init (AppCopyAsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/copy-as.ui");
  gtk_widget_class_bind_template_child (widget_class, AppCopyAs, list);
  gtk_widget_class_bind_template_callback (widget_class, app_copy_as_row_activated_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_copy_as_init (AppCopyAs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_copy_as_new (GtkWindow       *parent,
                 const GameState *state)
{
  AppCopyAs *self = app_dialog_new (APP_TYPE_COPY_AS, parent);

  for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
    if (game_format_fits (format, state))
      app_copy_as_add (self, state, format);

  return GTK_WIDGET (self);
}
