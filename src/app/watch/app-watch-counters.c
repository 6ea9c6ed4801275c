/* The counters of a search, in two rows of four, or where that is too wide in four of two. Numbers
 * that are too long for their column are shortened; the pointer over one of them tells it whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-words.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text.h"

struct _AppWatchCounters
{
  AppAdaptiveBin parent_instance;

  GtkGrid       *grid;
  GtkLabel      *step_label;
  GtkLabel      *depth_label;
  GtkLabel      *backtracks_label;
  GtkLabel      *solutions_label;
  GtkLabel      *nodes_label;
  GtkLabel      *checks_label;
  GtkLabel      *length_label;
  GtkLabel      *share_label;
};

G_DEFINE_FINAL_TYPE (AppWatchCounters, app_watch_counters, APP_TYPE_ADAPTIVE_BIN)

/* Each name is followed by its number, which stands below it. */
static void
app_watch_counters_narrow_cb (AppWatchCounters *self)
{
  int n_columns = app_widget_get_narrow (APP_WIDGET (self)) ? 2 : 4;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self->grid));

  for (int i = 0; label != NULL; i++, label = gtk_widget_get_next_sibling (label))
    g_object_set (gtk_layout_manager_get_layout_child (layout, label),
                  "column", i / 2 % n_columns,
                  "row", i / 2 / n_columns * 2 + i % 2,
                  NULL);
}

static void
app_watch_counters_show_number (GtkLabel *label,
                                uint64_t  number)
{
  g_autofree char *exact = game_text_number (number);
  g_autofree char *brief = app_watch_words_number (number);

  gtk_label_set_label (label, brief);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), g_str_equal (exact, brief) ? NULL : exact);
}

static void
app_watch_counters_show_depth (AppWatchCounters *self,
                               const GameSearch *search)
{
  /* Translators: how many squares of a search are filled, as in "5 of 8". */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), game_search_depth (search),
                                           game_search_n_variables (search));

  gtk_label_set_label (self->depth_label, text);
}

static void
app_watch_counters_show_length (AppWatchCounters *self,
                                uint64_t          position,
                                uint64_t          length,
                                bool              whole)
{
  g_autofree char *share = NULL;
  g_autofree char *number = NULL;
  g_autofree char *at_least = NULL;

  app_watch_counters_show_number (self->length_label, length);

  if (whole)
    {
      share = app_watch_words_share (position, length);
      gtk_label_set_label (self->share_label, share);
      return;
    }

  number = app_watch_words_number (length);
  at_least = g_strdup_printf ("≥ %s", number);
  gtk_label_set_label (self->length_label, at_least);
  gtk_label_set_label (self->share_label, "–");
}

static void
app_watch_counters_class_init (AppWatchCountersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-counters.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, grid);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, step_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, depth_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, backtracks_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, solutions_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, nodes_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, checks_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, length_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, share_label);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_counters_narrow_cb);
}

static void
app_watch_counters_init (AppWatchCounters *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_watch_counters_narrow_cb (self);
}

void
app_watch_counters_show (AppWatchCounters *self,
                         const GameSearch *search,
                         uint64_t          position,
                         uint64_t          length,
                         bool              whole)
{
  const SearchStats *stats;

  g_return_if_fail (APP_IS_WATCH_COUNTERS (self));

  stats = game_search_stats (search);
  app_watch_counters_show_number (self->step_label, position);
  app_watch_counters_show_number (self->backtracks_label, stats->n_backtracks);
  app_watch_counters_show_number (self->solutions_label, stats->n_solutions);
  app_watch_counters_show_number (self->nodes_label, stats->n_nodes);
  app_watch_counters_show_number (self->checks_label, stats->n_checks);
  app_watch_counters_show_depth (self, search);
  app_watch_counters_show_length (self, position, length, whole);
}
