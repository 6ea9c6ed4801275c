/* The reasoning of a hint as a list of rows.
 *
 * A proof has branches: sentences that are deeper than the one which opens them. All rows are in
 * the list; those of a folded branch are filtered out, so that the index of a row is that of its
 * sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-hint-lines.h"

#include <glib/gi18n-lib.h>

enum { MAX_INDENTS = 4 };

typedef struct
{
  int        depth;
  int        n_inside;          /* lines of the branch that it opens; 0: it opens none */
  bool       is_open;
  bool       is_shown;
  GtkWidget *arrow;             /* of a branch, as the next one */
  GtkWidget *count;
} Line;

struct _AppHintLines
{
  AppWidget   parent_instance;

  GtkListBox *list;
  GArray     *lines;            /* Line */
  int         n_before;         /* rows before the sentences */
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

static Line *
app_hint_lines_get (AppHintLines *self,
                    int           index)
{
  return &g_array_index (self->lines, Line, index);
}

static gboolean
app_hint_lines_filter_cb (GtkListBoxRow *row,
                          gpointer       data)
{
  AppHintLines *self = data;
  int index = gtk_list_box_row_get_index (row);

  return index < 0 || (guint) index >= self->lines->len
         || app_hint_lines_get (self, index)->is_shown;
}

/* Shows what is in no folded branch. */
static void
app_hint_lines_fold (AppHintLines *self)
{
  int folded = INT_MAX;         /* the depth of the branch that is folded */

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = app_hint_lines_get (self, i);

      line->is_shown = line->depth <= folded;
      if (!line->is_shown)
        continue;

      folded = line->n_inside > 0 && !line->is_open ? line->depth : INT_MAX;
      if (line->n_inside > 0)
        {
          GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, i));

          gtk_button_set_icon_name (GTK_BUTTON (line->arrow),
                                    line->is_open ? "pan-down-symbolic" : "pan-end-symbolic");
          gtk_widget_set_visible (line->count, !line->is_open);
          gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_EXPANDED,
                                       line->is_open, -1);
        }
    }

  gtk_list_box_invalidate_filter (self->list);
}

static void
app_hint_lines_set_open (AppHintLines *self,
                         int           index,
                         bool          is_open)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);

  app_hint_lines_get (self, index)->is_open = is_open;
  app_hint_lines_fold (self);

  if (selected != NULL
      && !app_hint_lines_get (self, gtk_list_box_row_get_index (selected))->is_shown)
    gtk_list_box_select_row (self->list, row);
}

static void
app_hint_lines_toggle (AppHintLines  *self,
                       GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);
  const Line *line = app_hint_lines_get (self, index);

  if (line->n_inside > 0)
    app_hint_lines_set_open (self, index, !line->is_open);
}

static void
app_hint_lines_arrow_cb (GtkWidget *arrow)
{
  GtkWidget *row = gtk_widget_get_ancestor (arrow, GTK_TYPE_LIST_BOX_ROW);
  AppHintLines *self = APP_HINT_LINES (gtk_widget_get_ancestor (row, APP_TYPE_HINT_LINES));

  app_hint_lines_toggle (self, GTK_LIST_BOX_ROW (row));
}

/* Left folds a branch, or goes to the line that opens it; Right unfolds it. */
static gboolean
app_hint_lines_key_cb (AppHintLines    *self,
                       guint            key,
                       guint            code,
                       GdkModifierType  modifiers)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int index = focus != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;
  bool is_left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
  bool is_right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
  const Line *line;

  if (index < 0 || (!is_left && !is_right) || (modifiers & GDK_MODIFIER_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  line = app_hint_lines_get (self, index);
  if (line->n_inside > 0 && line->is_open == is_left)
    app_hint_lines_set_open (self, index, is_right);
  else if (is_left && line->depth > 0)
    {
      while (app_hint_lines_get (self, index)->depth >= line->depth)
        index--;
      gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index)));
    }

  return GDK_EVENT_STOP;
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
app_hint_lines_finalize (GObject *object)
{
  g_array_unref (APP_HINT_LINES (object)->lines);

  G_OBJECT_CLASS (app_hint_lines_parent_class)->finalize (object);
}

static void
app_hint_lines_class_init (AppHintLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_hint_lines_dispose;
  G_OBJECT_CLASS (klass)->finalize = app_hint_lines_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/hint-lines.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHintLines, list);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_toggle);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_lines_key_cb);

  g_signal_new ("highlight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
}

static void
app_hint_lines_init (AppHintLines *self)
{
  self->hovered = -1;
  self->max_width_chars = -1;
  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, app_hint_lines_filter_cb, self, NULL);
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
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkListBoxRow *row;

  g_return_if_fail (APP_IS_HINT_LINES (self));

  /* GTK would give the focus of a row that goes to the board, whose square would be read aloud. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    gtk_root_set_focus (root, NULL);

  self->hovered = -1;
  self->is_clearing = true;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_array_set_size (self->lines, 0);
  self->n_before = 0;
  self->is_clearing = false;
}

/* Of a row that has the focus and is not selected a screen reader says so, after each sentence: to
 * it, the row that it reads is the selected one. */
static void
app_hint_lines_focused_cb (GtkListBoxRow *row)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED,
                               gtk_widget_has_focus (GTK_WIDGET (row))
                               || gtk_list_box_row_is_selected (row), -1);
}

/* Appends a row with a label. Returns its box. */
static GtkWidget *
append_row (AppHintLines *self,
            const char   *text,
            GtkWidget    *label,
            bool          is_selectable)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  Line line = { .is_shown = true };

  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->max_width_chars);
  gtk_widget_set_hexpand (label, true);
  gtk_box_append (GTK_BOX (box), label);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), is_selectable);
  app_widget_set_name (row, text);
  g_signal_connect (row, "notify::has-focus", G_CALLBACK (app_hint_lines_focused_cb), NULL);
  g_array_append_val (self->lines, line);
  gtk_list_box_append (self->list, row);

  return box;
}

void
app_hint_lines_add (AppHintLines *self,
                    const char   *text,
                    bool          is_result,
                    bool          is_selectable)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *markup = dup_markup (text);

  g_return_if_fail (APP_IS_HINT_LINES (self));

  gtk_label_set_markup (GTK_LABEL (label), markup);
  if (is_result)
    gtk_widget_add_css_class (label, "result");

  append_row (self, text, label, is_selectable);
}

/* How many sentences are deeper than the one that opens their branch. */
static int
count_inside (const GArray *sentences,
              guint         index)
{
  int depth = g_array_index (sentences, GameSentence, index).depth;
  guint end = index + 1;

  while (end < sentences->len && g_array_index (sentences, GameSentence, end).depth > depth)
    end++;

  return end - index - 1;
}

/* Gives the last row a place in its branch, and an arrow where it opens one. */
static void
add_branch (AppHintLines       *self,
            const GameSentence *sentence,
            int                 n_inside)
{
  int index = self->lines->len - 1;
  Line *line = app_hint_lines_get (self, index);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  GtkWidget *box = gtk_list_box_row_get_child (row);
  g_autofree char *count = NULL;

  line->depth = sentence->depth;
  line->n_inside = n_inside;
  gtk_widget_set_margin_start (box, 14 * MIN (line->depth, MAX_INDENTS));
  if (n_inside == 0)
    return;

  /* Translators: how long a branch of a proof is that is folded. */
  count = g_strdup_printf (ngettext ("%d line", "%d lines", n_inside), n_inside);
  line->count = app_widget_new_label (count, "quiet");
  gtk_box_append (GTK_BOX (box), line->count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  count, -1);

  /* A screen reader hears of the state of the row. */
  line->arrow = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_add_css_class (line->arrow, "flat");
  gtk_widget_add_css_class (line->arrow, "fold");
  gtk_widget_set_focusable (line->arrow, false);
  gtk_widget_set_valign (line->arrow, GTK_ALIGN_START);
  g_signal_connect (line->arrow, "clicked", G_CALLBACK (app_hint_lines_arrow_cb), NULL);
  gtk_box_prepend (GTK_BOX (box), line->arrow);
}

/* A contradiction has one branch, which is unfolded; of several the user unfolds one. */
static void
unfold_only_branch (AppHintLines *self)
{
  Line *only = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = app_hint_lines_get (self, i);

      if (line->depth > 0 || line->n_inside == 0)
        continue;

      if (only != NULL)
        {
          only->is_open = false;
          return;
        }

      only = line;
      only->is_open = true;
    }
}

void
app_hint_lines_show (AppHintLines *self,
                     const char   *notation,
                     const GArray *sentences)
{
  g_return_if_fail (APP_IS_HINT_LINES (self));

  app_hint_lines_clear (self);

  if (notation != NULL)
    {
      append_row (self, notation, gtk_label_new (notation), true);
      self->n_before = 1;
    }

  for (guint i = 0; i < sentences->len; i++)
    {
      const GameSentence *sentence = &g_array_index (sentences, GameSentence, i);

      app_hint_lines_add (self, sentence->text, sentence->is_result, true);
      add_branch (self, sentence, count_inside (sentences, i));
    }

  unfold_only_branch (self);
  app_hint_lines_fold (self);
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
    return self->hovered - self->n_before;

  return selected != NULL ? gtk_list_box_row_get_index (selected) - self->n_before : -1;
}
