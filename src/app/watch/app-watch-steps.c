/* The list of steps. A path has some hundred of them, so that each row can be a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-steps.h"
#include "game/text/game-words-hints.h"

struct _AppWatchSteps
{
  AppWidget      parent_instance;

  GtkAdjustment *adjustment;
  GtkListBox    *list;

  GamePath      *path;
  guint          position;
  bool           showing;       /* the row is not chosen by the user */
  guint          scroll_id;
};

G_DEFINE_FINAL_TYPE (AppWatchSteps, app_watch_steps, APP_TYPE_WIDGET)

static GtkWidget *
app_watch_steps_new_label (const char *text,
                           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* `number`, `title` and `result` are seen, `name` is read. */
static void
app_watch_steps_add_row (AppWatchSteps *self,
                         const char    *number,
                         const char    *title,
                         bool           is_hard,
                         const char    *result,
                         const char    *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number_label = app_watch_steps_new_label (number, "quiet");
  GtkWidget *result_label = app_watch_steps_new_label (result, "quiet");

  gtk_label_set_width_chars (GTK_LABEL (number_label), 3);
  gtk_label_set_xalign (GTK_LABEL (number_label), 1);
  gtk_widget_add_css_class (number_label, "figures");
  gtk_label_set_xalign (GTK_LABEL (result_label), 1);
  gtk_widget_set_hexpand (result_label, true);

  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), app_watch_steps_new_label (title, is_hard ? "hard-step" : NULL));
  gtk_box_append (GTK_BOX (box), result_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (box, name);
  app_widget_set_name (row, name);
  gtk_list_box_append (self->list, row);
}

static void
app_watch_steps_add_step (AppWatchSteps    *self,
                          guint             number,
                          const SudokuHint *step)
{
  const char *technique = game_words_technique (step->technique);
  bool is_single = step->technique <= SUDOKU_HIDDEN_SINGLE;
  g_autofree char *figures = g_strdup_printf ("%u", number);
  g_autofree char *result = game_words_sudoku_result (step);
  /* Translators: a step of a logical path: its number, its technique, and what follows, such as
   * "12. Naked Pair: r4c2 ≠ 9". */
  g_autofree char *name = g_strdup_printf (_("%u. %s: %s"), number, technique, result);

  app_watch_steps_add_row (self, figures, technique, !is_single, result, name);
}

static void
app_watch_steps_fill (AppWatchSteps *self)
{
  GtkWidget *row;
  guint length;
  const char *last;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);

  if (self->path == NULL)
    return;

  length = game_path_get_length (self->path);
  /* Translators: the last row in a list of steps. */
  last = game_path_is_solved (self->path) ? _("Solved") : _("No further step");

  for (guint position = 0; position < length; position++)
    app_watch_steps_add_step (self, position + 1, game_path_get_step (self->path, position));

  app_watch_steps_add_row (self, NULL, last, true, NULL, last);
}

/* New rows have no position in the list before the next layout. */
static gboolean
app_watch_steps_scroll_cb (GtkWidget     *widget,
                           GdkFrameClock *clock,
                           gpointer       data)
{
  AppWatchSteps *self = APP_WATCH_STEPS (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  graphene_rect_t bounds;

  if (row != NULL
      && (!gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds)
          || bounds.size.height == 0))
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_adjustment_clamp_page (self->adjustment, bounds.origin.y,
                               bounds.origin.y + bounds.size.height);

  self->scroll_id = 0;

  return G_SOURCE_REMOVE;
}

/* Also where another step leaves less room for the list. */
static void
app_watch_steps_scroll (AppWatchSteps *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), app_watch_steps_scroll_cb,
                                                    NULL, NULL);
}

static void
app_watch_steps_select (AppWatchSteps *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, self->position);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  self->showing = true;
  gtk_list_box_select_row (self->list, row);
  self->showing = false;

  if (row != NULL && focus != NULL && focus != GTK_WIDGET (row))
    gtk_widget_grab_focus (GTK_WIDGET (row));

  app_watch_steps_scroll (self);
}

static void
app_watch_steps_row_selected_cb (AppWatchSteps *self,
                                 GtkListBoxRow *row)
{
  if (!self->showing && row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "watch.seek", "t",
                                (uint64_t) gtk_list_box_row_get_index (row));
}

static void
app_watch_steps_row_activated_cb (AppWatchSteps *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "watch.play", NULL);
}

static void
app_watch_steps_dispose (GObject *object)
{
  g_clear_pointer (&APP_WATCH_STEPS (object)->path, game_path_unref);

  G_OBJECT_CLASS (app_watch_steps_parent_class)->dispose (object);
}

static void
app_watch_steps_class_init (AppWatchStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_steps_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-steps.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchSteps, adjustment);
  gtk_widget_class_bind_template_child (widget_class, AppWatchSteps, list);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_steps_scroll);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_steps_row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_steps_row_activated_cb);
}

static void
app_watch_steps_init (AppWatchSteps *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_watch_steps_show (AppWatchSteps *self,
                      GamePath      *path,
                      guint          position)
{
  g_return_if_fail (APP_IS_WATCH_STEPS (self));

  if (self->path == path && self->position == position)
    return;

  if (self->path != path)
    {
      g_clear_pointer (&self->path, game_path_unref);
      self->path = path != NULL ? game_path_ref (path) : NULL;
      app_watch_steps_fill (self);
    }

  self->position = position;
  app_watch_steps_select (self);
}
