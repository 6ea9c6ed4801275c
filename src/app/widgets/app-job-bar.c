/* What is to be seen of a job: nothing for a moment, then its progress and a Stop button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-job-bar.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"

enum
{
  PATIENCE_MS = 300,            /* a job that is done by then shows nothing */
  LOOK_MS = 100,                /* between two looks at the progress */
};

struct _AppJobBar
{
  GtkWidget       parent_instance;

  GtkLabel       *label;
  GtkProgressBar *progress;

  GameJob        *job;
  unsigned int    timeout_id;
};

G_DEFINE_FINAL_TYPE (AppJobBar, app_job_bar, GTK_TYPE_WIDGET)

static unsigned int stop_signal;

static char *
dup_text (GameJobType type,
          uint64_t    n_nodes)
{
  g_autofree char *nodes = game_text_number (n_nodes);

  if (type == GAME_JOB_GENERATE)
    /* Translators: %s is a number of puzzles that were made and thrown away */
    return g_strdup_printf (_("Looking for a puzzle: %s tried"), nodes);

  /* Translators: %s is a number of positions that a search has looked at */
  return g_strdup_printf (_("Solving: %s positions"), nodes);
}

static gboolean
app_job_bar_look_cb (gpointer data)
{
  AppJobBar *self = data;
  GameJobProgress progress;
  g_autofree char *text = NULL;

  game_job_get_progress (self->job, &progress);
  text = dup_text (game_job_get_request (self->job)->type, progress.stats.n_nodes);
  gtk_label_set_label (self->label, text);

  if (progress.fraction < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, progress.fraction);

  return G_SOURCE_CONTINUE;
}

static gboolean
app_job_bar_patience_cb (gpointer data)
{
  AppJobBar *self = data;

  app_job_bar_look_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self), true);
  self->timeout_id = g_timeout_add (LOOK_MS, app_job_bar_look_cb, self);

  return G_SOURCE_REMOVE;
}

static void
app_job_bar_stop_clicked_cb (AppJobBar *self)
{
  g_signal_emit (self, stop_signal, 0);
}

static void
app_job_bar_dispose (GObject *object)
{
  AppJobBar *self = APP_JOB_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->job);
  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (app_job_bar_parent_class)->dispose (object);
}

static void
app_job_bar_class_init (AppJobBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_job_bar_dispose;

  stop_signal = g_signal_new ("stop", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/job-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AppJobBar, label);
  gtk_widget_class_bind_template_child (widget_class, AppJobBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, app_job_bar_stop_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
app_job_bar_init (AppJobBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_job_bar_set_job (AppJobBar *self,
                     GameJob   *job)
{
  g_return_if_fail (APP_IS_JOB_BAR (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), false);
  g_set_object (&self->job, job);
  if (job != NULL)
    self->timeout_id = g_timeout_add (PATIENCE_MS, app_job_bar_patience_cb, self);
}
