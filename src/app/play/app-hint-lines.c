/* The reasoning of a hint as a list of rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-hint-lines.h"

struct _AppHintLines
{
  GtkWidget   parent_instance;

  GtkListBox *list;
  int         hovered;          /* the line under the pointer, or -1 */
};

enum
{
  LOOK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppHintLines, app_hint_lines, GTK_TYPE_WIDGET)

static void
hint_lines_look (AppHintLines *self,
                 int           hovered)
{
  self->hovered = hovered;
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static AppHintLines *
find_lines (GtkListBoxRow *row)
{
  GtkWidget *lines = gtk_widget_get_ancestor (GTK_WIDGET (row), APP_TYPE_HINT_LINES);

  return lines != NULL ? APP_HINT_LINES (lines) : NULL;
}

static void
hint_lines_enter_cb (GtkListBoxRow *row)
{
  AppHintLines *self = find_lines (row);

  if (self != NULL)
    hint_lines_look (self, gtk_list_box_row_get_index (row));
}

/* A row may be left because it goes. */
static void
hint_lines_leave_cb (GtkListBoxRow *row)
{
  AppHintLines *self = find_lines (row);

  if (self != NULL && self->hovered == gtk_list_box_row_get_index (row))
    hint_lines_look (self, -1);
}

static void
hint_lines_row_selected_cb (GtkListBox    *list,
                            GtkListBoxRow *row,
                            AppHintLines  *self)
{
  if (row != NULL)
    hint_lines_look (self, self->hovered);
}

static void
hint_lines_add (AppHintLines   *self,
                const GameSentence *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (line->text);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);

  if (line->shows_result)
    gtk_widget_add_css_class (label, "result");

  g_signal_connect_object (motion, "enter", G_CALLBACK (hint_lines_enter_cb), row,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (hint_lines_leave_cb), row,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, line->text,
                                  -1);
  gtk_list_box_append (self->list, row);
}

static void
app_hint_lines_dispose (GObject *object)
{
  AppHintLines *self = APP_HINT_LINES (object);

  if (self->list != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->list, self);
      gtk_widget_unparent (GTK_WIDGET (self->list));
    }

  self->list = NULL;

  G_OBJECT_CLASS (app_hint_lines_parent_class)->dispose (object);
}

static void
app_hint_lines_class_init (AppHintLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_hint_lines_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[LOOK_CHANGED] = g_signal_new ("look-changed",
                                        G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
app_hint_lines_init (AppHintLines *self)
{
  self->hovered = -1;
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_activate_on_single_click (self->list, false);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "hint-lines");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("What the Hint Says"),
                                  -1);
  g_signal_connect (self->list, "row-selected", G_CALLBACK (hint_lines_row_selected_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
}

void
app_hint_lines_show (AppHintLines *self,
                     const GArray *lines)
{
  GtkListBoxRow *row;

  g_return_if_fail (APP_IS_HINT_LINES (self));

  self->hovered = -1;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));

  for (guint i = 0; i < lines->len; i++)
    hint_lines_add (self, &g_array_index (lines, GameSentence, i));
}

int
app_hint_lines_get_line (AppHintLines *self)
{
  GtkListBoxRow *selected;

  g_return_val_if_fail (APP_IS_HINT_LINES (self), -1);

  selected = gtk_list_box_get_selected_row (self->list);

  if (self->hovered >= 0)
    return self->hovered;

  return selected != NULL ? gtk_list_box_row_get_index (selected) : -1;
}
