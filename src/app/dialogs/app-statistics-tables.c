/* The tables of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-statistics-tables.h"

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-chart.h"
#include "app/play/app-technique-link.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text-games.h"

static const char none[] = "–";

/* Figures. */

static void
add_figure (GtkFlowBox *box,
            const char *figure,
            const char *text)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_add_css_class (card, "card");
  gtk_box_append (GTK_BOX (card), app_widget_new_label (figure, "figure"));
  gtk_box_append (GTK_BOX (card), app_widget_new_label (text, "quiet"));
  gtk_widget_set_focusable (child, false);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), card);
  gtk_flow_box_append (box, child);
}

static void
add_number (GtkFlowBox   *box,
            unsigned int  number,
            const char   *text)
{
  g_autofree char *figure = g_strdup_printf ("%u", number);

  add_figure (box, figure, text);
}

static void
add_best (GtkFlowBox           *box,
          const GameStatistics *statistics)
{
  int level = game_statistics_best (statistics);
  g_autofree char *time = game_text_time (statistics->all.best);
  g_autofree char *text = NULL;

  if (level < 0 || level == GAME_STATISTICS_NO_LEVEL)
    {
      add_figure (box, level < 0 ? none : time, _("best time"));
      return;
    }

  /* Translators: below a time; %s is a level: “best time, Easy” */
  text = g_strdup_printf (_("best time, %s"), game_text_level (level));
  add_figure (box, time, text);
}

void
app_statistics_fill_figures (GtkFlowBox           *box,
                             const GameStatistics *statistics)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);

  /* Translators: below a number of puzzles */
  add_number (box, statistics->all.n_solved, _("solved"));
  /* Translators: below a number of puzzles */
  add_number (box, statistics->all.n_without_hints, _("without a hint"));
  add_best (box, statistics);
  if (game_variants[statistics->variant].n_techniques > 0)
    /* Translators: below a number of solving techniques */
    add_number (box, statistics->n_techniques, _("techniques met"));
}

/* Tables. */

static GtkWidget *
new_label (const char *text,
           const char *css_class,
           bool        is_number)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_widget_add_css_class (label, "figures");
  gtk_label_set_xalign (GTK_LABEL (label), is_number ? 1 : 0);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), is_number ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);

  return label;
}

static void
attach_line (GtkGrid *grid,
             int      row,
             int      n_columns)
{
  gtk_grid_attach (grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row, n_columns, 1);
}

static GtkGrid *
new_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 5);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);

  return GTK_GRID (grid);
}

enum { MARKER, NAME, SOLVED, BEST, MEAN, HINTS, N_COLUMNS };

static void
attach_heads (GtkGrid *grid)
{
  const char *const heads[N_COLUMNS] = {
    /* Translators: heads of a table with a row for each level: how many puzzles of it were solved,
     * the best time, the mean of all times, how many hints a puzzle took in the mean */
    [SOLVED] = C_("statistics", "Solved"),
    [BEST] = C_("statistics", "Best"),
    [MEAN] = C_("statistics", "Mean"),
    [HINTS] = C_("statistics", "Hints a Game"),
  };

  gtk_grid_attach (grid, new_label (_("By Level"), "statistics-head", false), MARKER, 0, 2, 1);
  for (int column = SOLVED; column < N_COLUMNS; column++)
    gtk_grid_attach (grid, new_label (heads[column], "subtitle", true), column, 0, 1, 1);
}

static void
attach_level (GtkGrid              *grid,
              const GameStatistics *statistics,
              int                   level,
              int                   row)
{
  const GameLevelStatistics *sums = &statistics->level[level];
  bool has_games = sums->n_solved > 0;
  bool has_times = sums->n_timed > 0;
  g_autofree char *n_solved = g_strdup_printf ("%u", sums->n_solved);
  g_autofree char *best = game_text_time (sums->best);
  g_autofree char *mean = game_text_time (sums->total / MAX (sums->n_timed, 1));
  g_autofree char *hints = g_strdup_printf ("%.1f",
                                            sums->n_hints / (double) MAX (sums->n_solved, 1));
  GtkWidget *name = new_label (game_text_level (level), NULL, false);

  if (has_times)
    gtk_grid_attach (grid, app_chart_new_marker (level), MARKER, row, 1, 1);
  gtk_widget_set_hexpand (name, true);
  gtk_grid_attach (grid, name, NAME, row, 1, 1);
  gtk_grid_attach (grid, new_label (has_games ? n_solved : none, NULL, true), SOLVED, row, 1, 1);
  gtk_grid_attach (grid, new_label (has_times ? best : none, NULL, true), BEST, row, 1, 1);
  gtk_grid_attach (grid, new_label (has_times ? mean : none, NULL, true), MEAN, row, 1, 1);
  gtk_grid_attach (grid, new_label (has_games ? hints : none, NULL, true), HINTS, row, 1, 1);
}

GtkWidget *
app_statistics_new_levels (const GameStatistics *statistics)
{
  GtkGrid *grid = new_grid ();
  int n_levels = game_variants[statistics->variant].n_levels;
  int row = 0;

  attach_heads (grid);
  for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
    if (level < n_levels || statistics->level[level].n_solved > 0)
      {
        attach_line (grid, ++row, N_COLUMNS);
        attach_level (grid, statistics, level, ++row);
      }

  return GTK_WIDGET (grid);
}

/* The technique that was met most often of those that are not in `shown`; the easiest of equals. */
static int
find_most_frequent (const GameStatistics   *statistics,
                    const SudokuTechniques *shown)
{
  int found = -1;

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (statistics->n_met[technique] > 0 && !sudoku_techniques_has (shown, technique)
        && (found < 0 || statistics->n_met[technique] > statistics->n_met[found]))
      found = technique;

  return found;
}

/* The bar says nothing that the number beside it does not say. */
static GtkWidget *
new_bar (double fraction)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_PROGRESS_BAR,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 "fraction", fraction,
                                 "hexpand", true,
                                 "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (bar, "statistics-bar");

  return bar;
}

/* The techniques of sudoku have pages. */
static GtkWidget *
new_technique (GameVariant variant,
               int         technique)
{
  GtkWidget *label = new_label (game_text_technique (variant, technique), NULL, false);

  if (game_variants[variant].n_techniques == SUDOKU_N_TECHNIQUES)
    app_technique_link_show (GTK_LABEL (label), technique);

  return label;
}

GtkWidget *
app_statistics_new_techniques (const GameStatistics *statistics,
                               unsigned int          n_rows)
{
  GtkGrid *grid = new_grid ();
  SudokuTechniques shown = { { 0 } };
  int technique;

  for (unsigned int i = 0; i < n_rows; i++)
    {
      g_autofree char *number = NULL;
      unsigned int n_met;

      technique = find_most_frequent (statistics, &shown);
      if (technique < 0)
        break;

      sudoku_techniques_add (&shown, technique);
      n_met = statistics->n_met[technique];
      number = g_strdup_printf ("%u", n_met);
      attach_line (grid, 2 * i, 3);
      gtk_grid_attach (grid, new_technique (statistics->variant, technique), 0, 2 * i + 1, 1, 1);
      gtk_grid_attach (grid, new_bar (n_met / (double) statistics->n_graded), 1, 2 * i + 1, 1, 1);
      gtk_grid_attach (grid, new_label (number, NULL, true), 2, 2 * i + 1, 1, 1);
    }

  return GTK_WIDGET (grid);
}
