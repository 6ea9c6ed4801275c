/* The table of a comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-table.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-bars.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-comparison.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

enum { PROGRESS_DELAY = 300 };          /* milliseconds; most methods end before */

enum
{
  COLUMN_METHOD,
  COLUMN_BOARDS,
  COLUMN_NODES,
  COLUMN_CHECKS,
  COLUMN_COPIES,
  COLUMN_TIME,
  N_COLUMNS,
};

static uint64_t
app_watch_table_get_boards (const AppWatchTable *self,
                            int                  row)
{
  return game_comparison_boards (self->kind, &self->row[row].comparison);
}

static uint64_t
app_watch_table_get_most (const AppWatchTable *self)
{
  uint64_t most = 1;

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_WATCH_ROW_MEASURED)
      most = MAX (most, app_watch_table_get_boards (self, i));

  return most;
}

bool
app_watch_table_tests_whole (const AppWatchTable *self,
                             int                  row)
{
  return game_kinds[self->kind].method_tests_whole (self->row[row].comparison.method);
}

static bool
app_watch_table_has_copies (const AppWatchTable *self)
{
  bool has_copies = false;

  for (int i = 0; i < self->n_rows; i++)
    has_copies |= self->row[i].comparison.stats.n_copies > 0;

  return has_copies;
}

static GtkWidget *
app_watch_table_attach_label (const AppWatchTable *self,
                              const char          *text,
                              const char          *css_class,
                              int                  column,
                              int                  y)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), column <= COLUMN_BOARDS ? 0 : 1);
  gtk_grid_attach (self->grid, label, column, y, 1, 1);

  return label;
}

static void
app_watch_table_attach_heads (const AppWatchTable *self)
{
  const char *const heads[N_COLUMNS] = {
    /* Translators: a way of searching */
    [COLUMN_METHOD] = _("Method"),
    /* Translators: the head of a column: how many boards, full or not, a search looked at */
    [COLUMN_BOARDS] = _("Boards tested"),
    /* Translators: values placed */
    [COLUMN_NODES] = _("Nodes"),
    /* Translators: tests made to accept or refuse a value */
    [COLUMN_CHECKS] = _("Checks"),
    /* Translators: the head of a column: how many squares a method copied */
    [COLUMN_COPIES] = _("Copies"),
    [COLUMN_TIME] = _("Time"),
  };

  for (int column = 0; column < N_COLUMNS; column++)
    if (column != COLUMN_COPIES || app_watch_table_has_copies (self))
      app_watch_table_attach_label (self, heads[column], "quiet", column, 0);
  gtk_grid_attach (self->grid, app_watch_bars_new_scale (app_watch_table_get_most (self)),
                   COLUMN_BOARDS, 1, 1, 1);
}

static void
app_watch_table_attach_numbers (const AppWatchTable *self,
                                int                  row,
                                const char          *css_class,
                                int                  y)
{
  const SearchStats *stats = &self->row[row].comparison.stats;
  const uint64_t numbers[] = { stats->n_nodes, stats->n_checks, stats->n_copies };
  g_autofree char *time = game_comparison_dup_seconds (self->row[row].comparison.seconds);

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *number = game_text_number (numbers[i]);
      int column = COLUMN_NODES + i;

      if (column != COLUMN_COPIES || app_watch_table_has_copies (self))
        app_watch_table_attach_label (self, number, css_class, column, y);
    }
  app_watch_table_attach_label (self, time, css_class, COLUMN_TIME, y);
}

static void
app_watch_table_attach_detail (const AppWatchTable *self,
                               int                  row,
                               int                  y)
{
  const SearchStats *stats = &self->row[row].comparison.stats;
  g_autofree char *nodes = game_text_number (stats->n_nodes);
  g_autofree char *checks = game_text_number (stats->n_checks);
  g_autofree char *copies = game_text_number (stats->n_copies);
  g_autofree char *time = game_comparison_dup_seconds (self->row[row].comparison.seconds);
  g_autofree char *text = NULL;

  if (stats->n_copies > 0)
    /* Translators: numbers of a search, and how long it took: "2,056 nodes · 15,720 checks · 6,400
     * copies · 0.27 ms" */
    text = g_strdup_printf (_("%s nodes · %s checks · %s copies · %s"), nodes, checks, copies,
                            time);
  else
    /* Translators: numbers of a search, and how long it took: "2,056 nodes · 15,720 checks · 0.27
     * ms" */
    text = g_strdup_printf (_("%s nodes · %s checks · %s"), nodes, checks, time);
  app_watch_table_attach_label (self, text, "quiet", COLUMN_METHOD, y);
}

static GtkWidget *
new_measure_button (int         row,
                    const char *method)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: %s is a way of searching */
  g_autofree char *name = g_strdup_printf (_("Measure: %s"), method);

  /* Translators: a button: find out how long a search takes, by running it */
  app_widget_set_keyed (GTK_BUTTON (button), _("Measure"), 'm');
  app_widget_set_name (button, name);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "tile");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "compare.measure");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", row);

  return button;
}

/* In the place of the bar. */
static GtkWidget *
app_watch_table_new_boards (const AppWatchTable *self,
                            int                  row,
                            const char          *method)
{
  GtkWidget *progress;

  switch (self->row[row].state)
    {
    case APP_WATCH_ROW_MEASURED:
      return app_watch_bars_new_bar (app_watch_table_get_most (self),
                                     app_watch_table_get_boards (self, row),
                                     app_watch_table_tests_whole (self, row));

    case APP_WATCH_ROW_RUNNING:
      progress = g_object_new (APP_TYPE_PROGRESS, "delay",
                               self->row[row].is_wanted ? 0 : PROGRESS_DELAY, NULL);
      app_progress_set_job (APP_PROGRESS (progress), self->job, "");
      return progress;

    case APP_WATCH_ROW_LONG:
      return new_measure_button (row, method);

    case APP_WATCH_ROW_WAITING:
    case APP_WATCH_ROW_INVALID:
    default:
      return gtk_label_new (NULL);
    }
}

/* Returns the number of the line below it. */
static int
app_watch_table_attach (const AppWatchTable *self,
                        int                  row,
                        int                  y)
{
  bool is_measured = self->row[row].state == APP_WATCH_ROW_MEASURED;
  const char *css_class = self->row[row].comparison.method == self->watched ? "watched" : NULL;
  g_autofree char *method = game_text_method (self->kind, self->row[row].comparison.method);

  app_watch_table_attach_label (self, method, css_class, COLUMN_METHOD, y);
  if (self->is_narrow)
    y++;

  gtk_grid_attach (self->grid, app_watch_table_new_boards (self, row, method),
                   self->is_narrow ? COLUMN_METHOD : COLUMN_BOARDS, y, 1, 1);
  if (is_measured && self->is_narrow)
    app_watch_table_attach_detail (self, row, ++y);
  else if (is_measured)
    app_watch_table_attach_numbers (self, row, css_class, y);

  return y + 1;
}

void
app_watch_table_fill (const AppWatchTable *self)
{
  GtkWidget *child;
  int y = 2;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  if (self->is_narrow)
    gtk_grid_attach (self->grid, app_watch_bars_new_scale (app_watch_table_get_most (self)),
                     COLUMN_METHOD, 1, 1, 1);
  else
    app_watch_table_attach_heads (self);

  for (int row = 0; row < self->n_rows; row++)
    {
      if (row > 0 && app_watch_table_tests_whole (self, row - 1)
          && !app_watch_table_tests_whole (self, row))
        gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL),
                         COLUMN_METHOD, y++, self->is_narrow ? 1 : N_COLUMNS, 1);
      y = app_watch_table_attach (self, row, y);
    }
}
