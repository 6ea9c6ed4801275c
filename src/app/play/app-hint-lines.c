/* The reasoning of a hint as a list of rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/play/app-hint-lines.h"

struct _AppHintLines
{
  AppWidget   parent_instance;

  GtkListBox *list;
  int         hovered;          /* the line under the pointer, or -1 */
  int         max_width_chars;
  bool        is_clearing;
};

G_DEFINE_FINAL_TYPE (AppHintLines, app_hint_lines, APP_TYPE_WIDGET)

static void
app_hint_lines_hover (AppHintLines *self,
                      int           hovered)
{
  if (self->hovered == hovered)
    return;

  self->hovered = hovered;
  g_signal_emit_by_name (self, "highlight-changed");
}

static void
app_hint_lines_motion_cb (AppHintLines *self,
                          double        x,
                          double        y)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, y);

  app_hint_lines_hover (self, row != NULL ? gtk_list_box_row_get_index (row) : -1);
}

static void
app_hint_lines_leave_cb (AppHintLines *self)
{
  app_hint_lines_hover (self, -1);
}

static void
app_hint_lines_selected_cb (AppHintLines *self)
{
  if (!self->is_clearing)
    g_signal_emit_by_name (self, "highlight-changed");
}

/* The sentence as markup, names of cells in bold. */
static char *
dup_markup (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autoptr(GRegex) cell = g_regex_new ("r[1-9]c[1-9]", G_REGEX_DEFAULT, 0, NULL);

  return g_regex_replace (cell, escaped, -1, 0, "<b>\\0</b>", 0, NULL);
}

/* Rows are unselected when the list goes. */
static void
app_hint_lines_dispose (GObject *object)
{
  APP_HINT_LINES (object)->is_clearing = true;

  G_OBJECT_CLASS (app_hint_lines_parent_class)->dispose (object);
}

static void
app_hint_lines_class_init (AppHintLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_hint_lines_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/hint-lines.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHintLines, list);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_selected_cb);

  g_signal_new ("highlight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
}

static void
app_hint_lines_init (AppHintLines *self)
{
  self->hovered = -1;
  self->max_width_chars = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_hint_lines_set_max_width_chars (AppHintLines *self,
                                    int           max_width_chars)
{
  g_return_if_fail (APP_IS_HINT_LINES (self));

  self->max_width_chars = max_width_chars;
}

void
app_hint_lines_clear (AppHintLines *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (APP_IS_HINT_LINES (self));

  self->hovered = -1;
  self->is_clearing = true;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  self->is_clearing = false;
}

void
app_hint_lines_add (AppHintLines *self,
                    const char   *text,
                    bool          is_result,
                    bool          is_selectable)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *markup = dup_markup (text);

  g_return_if_fail (APP_IS_HINT_LINES (self));

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->max_width_chars);
  if (is_result)
    gtk_widget_add_css_class (label, "result");

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), is_selectable);
  app_widget_set_name (row, text);
  gtk_list_box_append (self->list, row);
}

void
app_hint_lines_show (AppHintLines *self,
                     const GArray *sentences)
{
  g_return_if_fail (APP_IS_HINT_LINES (self));

  app_hint_lines_clear (self);

  for (guint i = 0; i < sentences->len; i++)
    {
      const GameSentence *sentence = &g_array_index (sentences, GameSentence, i);

      app_hint_lines_add (self, sentence->text, sentence->is_result, true);
    }
}

void
app_hint_lines_take_focus (AppHintLines *self)
{
  g_return_if_fail (APP_IS_HINT_LINES (self));

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
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
