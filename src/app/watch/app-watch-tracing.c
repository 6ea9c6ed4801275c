/* The progress of the job that finds how long a search or a path is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-tracing.h"

/* A job that is done sooner than this shows no progress. */
#define TRACING_DELAY (600 * 1000)

enum { LOOK_MS = 100 };         /* between two looks at the progress */

struct _AppWatchTracing
{
  GtkWidget       parent_instance;

  GtkLabel       *label;
  GtkProgressBar *bar;

  GameJob        *job;          /* NULL: none runs */
  guint           timeout_id;
};

enum
{
  STOP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchTracing, app_watch_tracing, GTK_TYPE_WIDGET)

static gboolean
app_watch_tracing_look_cb (gpointer data)
{
  AppWatchTracing *self = data;
  GameJobProgress progress;

  if (self->job == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), false);
      self->timeout_id = 0;
      return G_SOURCE_REMOVE;
    }

  game_job_get_progress (self->job, &progress);
  gtk_widget_set_visible (GTK_WIDGET (self), progress.seconds * G_USEC_PER_SEC > TRACING_DELAY);

  if (progress.fraction < 0)
    gtk_progress_bar_pulse (self->bar);
  else
    gtk_progress_bar_set_fraction (self->bar, progress.fraction);

  return G_SOURCE_CONTINUE;
}

static void
app_watch_tracing_stop_clicked_cb (GtkButton       *button,
                                   AppWatchTracing *self)
{
  g_signal_emit (self, signals[STOP], 0);
}

static void
app_watch_tracing_dispose (GObject *object)
{
  AppWatchTracing *self = APP_WATCH_TRACING (object);
  GtkWidget *child;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->job);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_watch_tracing_parent_class)->dispose (object);
}

static void
app_watch_tracing_class_init (AppWatchTracingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_tracing_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-tracing.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchTracing, label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTracing, bar);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_tracing_stop_clicked_cb);

  signals[STOP] = g_signal_new ("stop", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
app_watch_tracing_init (AppWatchTracing *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_watch_tracing_show (AppWatchTracing *self,
                        GameJob         *job,
                        const char      *name)
{
  g_return_if_fail (APP_IS_WATCH_TRACING (self));

  g_set_object (&self->job, job);
  gtk_label_set_label (self->label, name);

  if (job != NULL && self->timeout_id == 0)
    self->timeout_id = g_timeout_add (LOOK_MS, app_watch_tracing_look_cb, self);
}
