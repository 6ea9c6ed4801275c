/* How far the learner came as the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-moves.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"
#include "paint/tree/paint-tree.h"

enum { TREE_HEIGHT = 104 };

struct _AppLessonMoves
{
  AppWidget       parent_instance;

  GtkWidget      *box;
  GtkLabel       *count_label;
  GtkProgressBar *bar;
  GtkWidget      *tree;

  GameLessonStage stage;        /* without a task before the first is shown */
};

G_DEFINE_FINAL_TYPE (AppLessonMoves, app_lesson_moves, APP_TYPE_WIDGET)

static void
app_lesson_moves_draw (GtkDrawingArea *area,
                       cairo_t        *cr,
                       int             width,
                       int             height,
                       gpointer        data)
{
  const AppLessonMoves *self = data;
  const GameLessonStage *stage = &self->stage;
  PaintTreeView view = {
    &stage->search, stage->has_event ? &stage->event : NULL, -1, stage->scene.first,
  };
  PaintTreeLayout layout;
  PaintTheme theme;

  if (stage->task == NULL)
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_tree_path_init (&layout, view.search, view.event, 0, width, height);
  paint_tree_path (cr, &layout, &view, &theme);
}

static void
app_lesson_moves_dispose (GObject *object)
{
  AppLessonMoves *self = APP_LESSON_MOVES (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (app_lesson_moves_parent_class)->dispose (object);
}

static void
app_lesson_moves_class_init (AppLessonMovesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_lesson_moves_dispose;
}

static void
app_lesson_moves_init (AppLessonMoves *self)
{
  GtkBox *box;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  box = GTK_BOX (self->box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->count_label = GTK_LABEL (app_widget_new_label (NULL, "small"));
  gtk_box_append (box, GTK_WIDGET (self->count_label));

  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  app_widget_set_name (GTK_WIDGET (self->bar), _("Moves"));
  gtk_box_append (box, GTK_WIDGET (self->bar));

  self->tree = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "content-height", TREE_HEIGHT, NULL);
  app_widget_set_name (self->tree, _("Your tree so far"));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->tree), app_lesson_moves_draw, self, NULL);
  gtk_box_append (box, self->tree);
}

GtkWidget *
app_lesson_moves_new (void)
{
  return g_object_new (APP_TYPE_LESSON_MOVES, NULL);
}

void
app_lesson_moves_show (AppLessonMoves        *self,
                       const GameLessonStage *stage)
{
  g_autofree char *count = NULL;
  int n_made, n_moves;

  g_return_if_fail (APP_IS_LESSON_MOVES (self));

  self->stage = *stage;
  game_task_count_moves (stage, &n_made, &n_moves);
  /* Translators: how many moves of a search the learner has made, and how many there are. */
  count = g_strdup_printf (_("%d of %d moves to the first solution"), n_made, n_moves);
  gtk_label_set_label (self->count_label, count);
  gtk_progress_bar_set_fraction (self->bar, (double) n_made / n_moves);
  gtk_widget_queue_draw (self->tree);
}
