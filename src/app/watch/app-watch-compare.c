/* The table of what each teaching method needs for the same puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-compare.h"
#include "app/watch/app-watch-words.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-notice.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/jobs/game-job-slot.h"
#include "game/text/game-text.h"

/* Enough for every clever method at n = 9, and a second or two for those that are not. */
#define EVENTS_OF_A_METHOD ((uint64_t) 50 * 1000 * 1000)

struct _AppWatchCompare
{
  GtkWindow       parent_instance;

  GtkGrid        *table;
  GtkWidget      *note_label;
  AppProgress    *progress;

  GameMethod      watched;
  GameJobSlot    *comparing;
};

G_DEFINE_FINAL_TYPE (AppWatchCompare, app_watch_compare, GTK_TYPE_WINDOW)

/* From COLUMN_NODES on: nodes, checks, backtracks and solutions. */
enum { COLUMN_METHOD, COLUMN_NODES, COLUMN_TIME = 5 };

static GtkWidget *
app_watch_compare_attach (AppWatchCompare      *self,
                          int                   row,
                          int                   column,
                          const char           *text,
                          const GameComparison *comparison)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_METHOD ? 0 : 1);
  gtk_widget_set_hexpand (label, column == COLUMN_METHOD);

  if (comparison->method == self->watched.method)
    gtk_widget_add_css_class (label, "watched");

  gtk_grid_attach (self->table, label, column, row, 1, 1);

  return label;
}

/* A search that was cut short needs more than this; how much more is not known. */
static void
app_watch_compare_attach_amount (AppWatchCompare      *self,
                                 int                   row,
                                 int                   column,
                                 const char           *amount,
                                 const GameComparison *comparison)
{
  bool is_whole = comparison->end == SEARCH_EXHAUSTED;
  g_autofree char *more = g_strdup_printf ("> %s", amount);
  /* Translators: a number that is too small by an unknown amount, as it is read aloud. */
  g_autofree char *name = g_strdup_printf (_("more than %s"), amount);
  GtkWidget *label = app_watch_compare_attach (self, row, column, is_whole ? amount : more,
                                               comparison);

  if (!is_whole)
    app_widget_set_name (label, name);
}

static void
app_watch_compare_add (AppWatchCompare      *self,
                       int                   row,
                       const GameComparison *comparison)
{
  const SearchStats *stats = &comparison->stats;
  const uint64_t numbers[] = {
    stats->n_nodes, stats->n_checks, stats->n_backtracks, stats->n_solutions,
  };
  g_autofree char *method = game_text_method (self->watched.puzzle.kind, comparison->method);
  g_autofree char *time = app_watch_words_time (comparison->seconds);

  app_watch_compare_attach (self, row, COLUMN_METHOD, method, comparison);

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *amount = app_watch_words_number (numbers[i]);

      app_watch_compare_attach_amount (self, row, COLUMN_NODES + i, amount, comparison);
    }

  app_watch_compare_attach_amount (self, row, COLUMN_TIME, time, comparison);
}

static void
app_watch_compare_done_cb (GObject    *owner,
                           GameJob    *job,
                           GameReport *report)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (owner);
  bool limited = false;

  app_progress_set_job (self->progress, NULL, "");

  for (int i = 0; i < report->compare.n_methods; i++)
    {
      app_watch_compare_add (self, i + 1, &report->compare.methods[i]);
      limited |= report->compare.methods[i].end != SEARCH_EXHAUSTED;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->table), report->compare.n_methods > 0);
  gtk_widget_set_visible (self->note_label, limited);
  app_notice_tell_job (job, _("The methods are compared"));
}

static void
app_watch_compare_start (AppWatchCompare *self)
{
  GameRequest request = game_request_compare (&self->watched.puzzle, self->watched.order,
                                              EVENTS_OF_A_METHOD);

  game_job_slot_start (self->comparing, &request, app_watch_compare_done_cb);
  app_progress_set_job (self->progress, game_job_slot_get_job (self->comparing), "");
}

/* The parent may be gone by the end of that, which GTK would still look at. */
static void
app_watch_compare_unrealize (GtkWidget *widget)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (widget);

  game_job_slot_stop (self->comparing);

  GTK_WIDGET_CLASS (app_watch_compare_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
}

static void
app_watch_compare_dispose (GObject *object)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (object);

  g_clear_pointer (&self->comparing, game_job_slot_free);

  G_OBJECT_CLASS (app_watch_compare_parent_class)->dispose (object);
}

static void
app_watch_compare_class_init (AppWatchCompareClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_compare_dispose;
  widget_class->unrealize = app_watch_compare_unrealize;

  g_type_ensure (APP_TYPE_PROGRESS);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, table);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, note_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, progress);
  app_dialog_add_keys (widget_class);
}

static void
app_watch_compare_init (AppWatchCompare *self)
{
  self->comparing = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_watch_compare_new (GtkWindow        *parent,
                       const GameMethod *watched)
{
  AppWatchCompare *self = app_dialog_new (APP_TYPE_WATCH_COMPARE, parent);

  self->watched = *watched;
  app_watch_compare_start (self);

  return GTK_WIDGET (self);
}
