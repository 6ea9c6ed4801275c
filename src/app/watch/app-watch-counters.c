/* The counters of a search, in a row: five, or seven where there is room. Each has room for the
 * longest number, so that nothing moves; those that are longer are shortened, and the pointer over
 * one of them tells it whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-words.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text.h"

enum { N_COUNTERS = 7 };

struct _AppWatchCounters
{
  AppAdaptiveBin  parent_instance;

  GtkGrid   *grid;
  GtkWidget *backtracks_box;    /* seen where there is room */
  GtkWidget *checks_box;

  GtkLabel  *step_label;
  GtkLabel  *length_label;
  GtkLabel  *depth_label;
  GtkLabel  *nodes_label;
  GtkLabel  *rejects_label;
  GtkLabel  *backtracks_label;
  GtkLabel  *checks_label;
  GtkLabel  *solutions_label;
};

G_DEFINE_FINAL_TYPE (AppWatchCounters, app_watch_counters, APP_TYPE_ADAPTIVE_BIN)

/* In a row; or where that is too wide in two, whose first counter has two places. */
static void
app_watch_counters_arrange (AppWatchCounters *self)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  int n_columns = !is_narrow ? N_COUNTERS : gtk_widget_get_visible (self->checks_box) ? 4 : 3;
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        g_object_set (gtk_layout_manager_get_layout_child (layout, child),
                      "column", i % n_columns, "row", i / n_columns,
                      "column-span", is_narrow && i == 0 ? 2 : 1, NULL);
        i += is_narrow && i == 0 ? 2 : 1;
      }
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
                                uint64_t          length,
                                bool              whole)
{
  g_autofree char *number = app_watch_words_number (length);
  /* Translators: stands behind a number, as in “5 of 82”. */
  g_autofree char *text = g_strdup_printf (whole ? C_("counter", "of %s") : _("of ≥ %s"), number);

  /* That there are none or more says nothing. */
  gtk_label_set_label (self->length_label, whole || length > 0 ? text : "");
}

static void
app_watch_counters_class_init (AppWatchCountersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-counters.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, grid);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, backtracks_box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, checks_box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, step_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, depth_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, backtracks_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, solutions_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, nodes_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, rejects_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, checks_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCounters, length_label);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_counters_arrange);
}

static void
app_watch_counters_init (AppWatchCounters *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_watch_counters_arrange (self);
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
  app_watch_counters_show_number (self->rejects_label, stats->n_rejects);
  app_watch_counters_show_number (self->checks_label, stats->n_checks);
  app_watch_counters_show_depth (self, search);
  app_watch_counters_show_length (self, length, whole);
}

void
app_watch_counters_set_roomy (AppWatchCounters *self,
                              bool              roomy)
{
  g_return_if_fail (APP_IS_WATCH_COUNTERS (self));

  gtk_widget_set_visible (self->backtracks_box, roomy);
  gtk_widget_set_visible (self->checks_box, roomy);
  app_watch_counters_arrange (self);
}
