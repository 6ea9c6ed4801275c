/* The list of steps. A path has some hundred of them, so that each row can be a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-steps.h"
#include "game/text/game-words-sudoku.h"

enum { LEAST_HEIGHT = 112 };

struct _AppWatchSteps
{
  AppWidget  parent_instance;

  GtkWidget *scrolled;
  GtkWidget *list;

  GamePath  *path;
  guint      position;
  bool       showing;           /* the row is not chosen by the person */
  guint      scroll_id;
};

enum
{
  SEEK,
  PLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
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

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);

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
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));
  graphene_rect_t bounds;

  if (row != NULL
      && (!gtk_widget_compute_bounds (GTK_WIDGET (row), self->list, &bounds)
          || bounds.size.height == 0))
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (scrolled),
                               bounds.origin.y, bounds.origin.y + bounds.size.height);

  self->scroll_id = 0;

  return G_SOURCE_REMOVE;
}

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
  GtkListBox *list = GTK_LIST_BOX (self->list);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, self->position);
  GtkWidget *focus = gtk_widget_get_focus_child (self->list);

  self->showing = true;
  gtk_list_box_select_row (list, row);
  self->showing = false;

  if (row != NULL && focus != NULL && focus != GTK_WIDGET (row))
    gtk_widget_grab_focus (GTK_WIDGET (row));

  app_watch_steps_scroll (self);
}

/* Another step may leave less room for the list. */
static void
app_watch_steps_resized_cb (GtkAdjustment *adjustment,
                            AppWatchSteps *self)
{
  app_watch_steps_scroll (self);
}

static void
app_watch_steps_row_selected_cb (GtkListBox    *list,
                                 GtkListBoxRow *row,
                                 AppWatchSteps *self)
{
  if (!self->showing && row != NULL)
    g_signal_emit (self, signals[SEEK], 0, (uint64_t) gtk_list_box_row_get_index (row));
}

static void
app_watch_steps_row_activated_cb (GtkListBox    *list,
                                  GtkListBoxRow *row,
                                  AppWatchSteps *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

static void
app_watch_steps_dispose (GObject *object)
{
  AppWatchSteps *self = APP_WATCH_STEPS (object);

  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);

  self->list = NULL;
  g_clear_pointer (&self->path, game_path_unref);

  G_OBJECT_CLASS (app_watch_steps_parent_class)->dispose (object);
}

static void
app_watch_steps_class_init (AppWatchStepsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_watch_steps_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[SEEK] = g_signal_new ("seek", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
app_watch_steps_init (AppWatchSteps *self)
{
  GtkAdjustment *adjustment;

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_list_box_set_activate_on_single_click (GTK_LIST_BOX (self->list), false);
  app_widget_set_name (self->list, _("Steps"));
  g_signal_connect (self->list, "row-selected", G_CALLBACK (app_watch_steps_row_selected_cb), self);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (app_watch_steps_row_activated_cb),
                    self);

  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scrolled), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (app_watch_steps_resized_cb), self, 0);
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
