/* The table of a comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/compare/app-compare-table.h"

#include <glib/gi18n-lib.h>

#include "app/compare/app-compare-bars.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-comparison.h"
#include "game/search/game-methods.h"
#include "game/text/game-text.h"

enum { PROGRESS_DELAY = 300 };          /* milliseconds; most methods end before */

static uint64_t
app_compare_table_get_boards (const AppCompareTable *self,
                              int                    row)
{
  return game_comparison_boards (self->type, &self->row[row].comparison);
}

static uint64_t
app_compare_table_get_most (const AppCompareTable *self)
{
  uint64_t most = 1;

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_COMPARE_ROW_MEASURED)
      most = MAX (most, app_compare_table_get_boards (self, i));

  return most;
}

bool
app_compare_table_tests_whole (const AppCompareTable *self,
                               int                    row)
{
  return game_methods[self->type].tests_whole (self->row[row].comparison.method);
}

/* All methods find the same solutions; few copy. */
static bool
app_compare_table_shows (const AppCompareTable *self,
                         int                    column)
{
  bool has_copies = false;

  for (int i = 0; i < self->n_rows; i++)
    has_copies |= self->row[i].comparison.stats.n_copies > 0;

  return column != GAME_COMPARISON_SOLUTIONS && (column != GAME_COMPARISON_COPIES || has_copies);
}

static char *
app_compare_table_dup_amount (const AppCompareTable *self,
                              int                    row,
                              int                    column)
{
  return game_comparison_dup_amount (self->type, &self->row[row].comparison, column);
}

static GtkWidget *
app_compare_table_attach_label (const AppCompareTable *self,
                                const char            *text,
                                const char            *css_class,
                                int                    x,
                                int                    y)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), x <= GAME_COMPARISON_BOARDS ? 0 : 1);
  gtk_grid_attach (self->grid, label, x, y, 1, 1);

  return label;
}

static void
app_compare_table_attach_heads (const AppCompareTable *self)
{
  int x = 0;

  for (int column = 0; column < GAME_COMPARISON_COLUMNS; column++)
    if (app_compare_table_shows (self, column))
      app_compare_table_attach_label (self, game_comparison_head (column), "quiet", x++, 0);
  gtk_grid_attach (self->grid, app_compare_bars_new_scale (app_compare_table_get_most (self)),
                   GAME_COMPARISON_BOARDS, 1, 1, 1);
}

static void
app_compare_table_attach_numbers (const AppCompareTable *self,
                                  int                    row,
                                  const char            *css_class,
                                  int                    y)
{
  int x = GAME_COMPARISON_NODES;

  for (int column = GAME_COMPARISON_NODES; column < GAME_COMPARISON_COLUMNS; column++)
    if (app_compare_table_shows (self, column))
      {
        g_autofree char *amount = app_compare_table_dup_amount (self, row, column);

        app_compare_table_attach_label (self, amount, css_class, x++, y);
      }
}

static void
app_compare_table_attach_detail (const AppCompareTable *self,
                                 int                    row,
                                 int                    y)
{
  g_autofree char *nodes = app_compare_table_dup_amount (self, row, GAME_COMPARISON_NODES);
  g_autofree char *checks = app_compare_table_dup_amount (self, row, GAME_COMPARISON_CHECKS);
  g_autofree char *copies = app_compare_table_dup_amount (self, row, GAME_COMPARISON_COPIES);
  g_autofree char *time = app_compare_table_dup_amount (self, row, GAME_COMPARISON_TIME);
  g_autofree char *text = NULL;

  if (self->row[row].comparison.stats.n_copies > 0)
    /* Translators: numbers of a search, and how long it took: "2,056 nodes · 15,720 checks · 6,400
     * copies · 0.27 ms" */
    text = g_strdup_printf (_("%s nodes · %s checks · %s copies · %s"), nodes, checks, copies,
                            time);
  else
    /* Translators: numbers of a search, and how long it took: "2,056 nodes · 15,720 checks · 0.27
     * ms" */
    text = g_strdup_printf (_("%s nodes · %s checks · %s"), nodes, checks, time);
  app_compare_table_attach_label (self, text, "quiet", GAME_COMPARISON_METHOD, y);
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

/* The button, and how long the search would take. */
static GtkWidget *
app_compare_table_new_measure (const AppCompareTable *self,
                               int                    row,
                               const char            *method)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *button = new_measure_button (row, method);
  double expected = self->row[row].comparison.expected;
  GtkWidget *label;
  g_autofree char *about = NULL;
  g_autofree char *text = NULL;

  gtk_box_append (GTK_BOX (box), button);
  if (expected <= 0)
    return box;

  about = game_comparison_dup_expected (expected);
  /* Translators: %s is a time, such as “About 3 minutes”; the search may end before. */
  text = self->stops_at_first ? g_strdup_printf (_("%s for the whole search"), about)
                              : g_strdup (about);
  label = app_widget_new_label (text, "quiet");
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);

  return box;
}

/* In the place of the bar. */
static GtkWidget *
app_compare_table_new_boards (const AppCompareTable *self,
                              int                    row,
                              const char            *method)
{
  GtkWidget *progress;

  switch (self->row[row].state)
    {
    case APP_COMPARE_ROW_MEASURED:
      return app_compare_bars_new_bar (app_compare_table_get_most (self),
                                       app_compare_table_get_boards (self, row),
                                       app_compare_table_tests_whole (self, row));

    case APP_COMPARE_ROW_RUNNING:
      progress = g_object_new (APP_TYPE_PROGRESS, "delay",
                               self->row[row].is_wanted ? 0 : PROGRESS_DELAY, NULL);
      app_progress_set_job (APP_PROGRESS (progress), self->job, "");
      return progress;

    case APP_COMPARE_ROW_LONG:
      return app_compare_table_new_measure (self, row, method);

    case APP_COMPARE_ROW_WAITING:
    case APP_COMPARE_ROW_INVALID:
    default:
      return gtk_label_new (NULL);
    }
}

/* Returns the number of the line below it. */
static int
app_compare_table_attach (const AppCompareTable *self,
                          int                    row,
                          int                    y)
{
  bool is_measured = self->row[row].state == APP_COMPARE_ROW_MEASURED;
  const char *css_class = self->row[row].comparison.method == self->watched ? "watched" : NULL;
  g_autofree char *method = game_text_method (self->type, self->row[row].comparison.method);

  app_compare_table_attach_label (self, method, css_class, GAME_COMPARISON_METHOD, y);
  if (self->is_narrow)
    y++;

  gtk_grid_attach (self->grid, app_compare_table_new_boards (self, row, method),
                   self->is_narrow ? GAME_COMPARISON_METHOD : GAME_COMPARISON_BOARDS, y, 1, 1);
  if (is_measured && self->is_narrow)
    app_compare_table_attach_detail (self, row, ++y);
  else if (is_measured)
    app_compare_table_attach_numbers (self, row, css_class, y);

  return y + 1;
}

void
app_compare_table_fill (const AppCompareTable *self)
{
  GtkWidget *child;
  int y = 2;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  if (self->is_narrow)
    gtk_grid_attach (self->grid, app_compare_bars_new_scale (app_compare_table_get_most (self)),
                     GAME_COMPARISON_METHOD, 1, 1, 1);
  else
    app_compare_table_attach_heads (self);

  for (int row = 0; row < self->n_rows; row++)
    {
      if (row > 0 && app_compare_table_tests_whole (self, row - 1)
          && !app_compare_table_tests_whole (self, row))
        gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL),
                         GAME_COMPARISON_METHOD, y++,
                         self->is_narrow ? 1 : GAME_COMPARISON_COLUMNS, 1);
      y = app_compare_table_attach (self, row, y);
    }
}
