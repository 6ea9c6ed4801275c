/* The progress of a job, read on a clock of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-progress.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"

enum { LOOK_MS = 100 };         /* between two looks at the progress */

struct _AppProgress
{
  AppWidget       parent_instance;

  GtkBox         *row;
  GtkLabel       *label;
  GtkProgressBar *bar;

  int             delay;
  GameJob        *job;
  bool            has_sentence;
  unsigned int    timeout_id;
};

G_DEFINE_FINAL_TYPE (AppProgress, app_progress, APP_TYPE_WIDGET)

static char *
dup_sentence (GameJobType type,
              uint64_t    n_nodes)
{
  g_autofree char *nodes = game_text_number (n_nodes);

  if (type == GAME_JOB_GENERATE || type == GAME_JOB_DAILY)
    /* Translators: %s is a number of puzzles that were made and thrown away */
    return g_strdup_printf (_("Looking for a puzzle: %s tried"), nodes);

  /* Translators: %s is a number of positions that a search has looked at */
  return g_strdup_printf (_("Solving: %s positions"), nodes);
}

static void
app_progress_show (AppProgress *self)
{
  GameJobProgress progress;
  g_autofree char *sentence = NULL;

  game_job_get_progress (self->job, &progress);
  if (!self->has_sentence)
    {
      sentence = dup_sentence (game_job_get_request (self->job)->type, progress.stats.n_nodes);
      gtk_label_set_label (self->label, sentence);
    }

  if (progress.fraction < 0)
    gtk_progress_bar_pulse (self->bar);
  else
    gtk_progress_bar_set_fraction (self->bar, progress.fraction);

  gtk_widget_set_visible (GTK_WIDGET (self), progress.seconds * 1000 >= self->delay);
}

static gboolean
app_progress_look_cb (gpointer data)
{
  app_progress_show (data);

  return G_SOURCE_CONTINUE;
}

static void
app_progress_stop_clicked_cb (AppProgress *self)
{
  g_signal_emit_by_name (self, "stop");

  if (self->job != NULL)
    game_job_stop (self->job);
}

static void
app_progress_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  APP_PROGRESS (object)->delay = g_value_get_int (value);
}

static void
app_progress_narrow_cb (AppProgress *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
app_progress_dispose (GObject *object)
{
  AppProgress *self = APP_PROGRESS (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->job);

  G_OBJECT_CLASS (app_progress_parent_class)->dispose (object);
}

static void
app_progress_class_init (AppProgressClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = app_progress_set_property;
  object_class->dispose = app_progress_dispose;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_int ("delay", NULL, NULL, 0, G_MAXINT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  g_signal_new ("stop", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/progress.ui");
  gtk_widget_class_bind_template_child (widget_class, AppProgress, row);
  gtk_widget_class_bind_template_child (widget_class, AppProgress, label);
  gtk_widget_class_bind_template_child (widget_class, AppProgress, bar);
  gtk_widget_class_bind_template_callback (widget_class, app_progress_stop_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_progress_narrow_cb);
  gtk_widget_class_set_css_name (widget_class, "job-progress");
}

static void
app_progress_init (AppProgress *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_progress_set_job (AppProgress *self,
                      GameJob     *job,
                      const char  *sentence)
{
  g_return_if_fail (APP_IS_PROGRESS (self));

  self->has_sentence = sentence != NULL;
  if (sentence != NULL)
    gtk_label_set_label (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->label), !self->has_sentence || sentence[0] != '\0');
  gtk_widget_set_hexpand (GTK_WIDGET (self->bar), self->has_sentence && sentence[0] == '\0');
  if (!g_set_object (&self->job, job))
    return;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), job != NULL && self->delay == 0);
  if (job != NULL)
    self->timeout_id = g_timeout_add (LOOK_MS, app_progress_look_cb, self);
}
