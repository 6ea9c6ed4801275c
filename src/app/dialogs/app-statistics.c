/* The window of statistics. Everything that is shown follows from the games, the kind of puzzle and
 * the period; whoever changes one of these shows all of it anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-statistics.h"

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-chart.h"
#include "app/dialogs/app-statistics-tables.h"
#include "app/files/app-file-chooser.h"
#include "app/files/app-picture.h"
#include "app/files/app-writing.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-toast.h"
#include "app/widgets/app-widget.h"

enum
{
  FEW_TECHNIQUES = 5,
  NARROW_KINDS = 312,           /* pixels that a window of 360 has for them */
};

struct _AppStatistics
{
  GtkWindow        parent_instance;

  AppAdaptiveBin  *frame;
  GtkBox          *choices;
  GtkBox          *kinds;
  GtkDropDown     *period;
  GtkStack        *stack;
  GtkFlowBox      *figures;
  GtkBox          *chart_heads;
  GtkLabel        *chart_title;
  GtkLabel        *chart_note;
  AppChart        *chart;
  GtkWidget       *no_times;
  GtkWidget       *tables;
  GtkBox          *levels;
  GtkWidget       *techniques_part;
  GtkLabel        *techniques_note;
  GtkWidget       *all_button;
  GtkBox          *techniques;
  GtkWidget       *new_button;
  AppToast        *toast;

  GArray          *games;               /* GameResult */
  GameStatistics   statistics;
  bool             shows_all;           /* techniques */
};

G_DEFINE_FINAL_TYPE (AppStatistics, app_statistics, GTK_TYPE_WINDOW)

static GameVariant
get_variant (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "variant"));
}

static GameVariant
app_statistics_get_variant (AppStatistics *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->kinds));

  while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    button = gtk_widget_get_next_sibling (button);

  return get_variant (button);
}

static void
app_statistics_set_variant (AppStatistics *self,
                            GameVariant    variant)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->kinds));

  while (get_variant (button) != variant)
    button = gtk_widget_get_next_sibling (button);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), true);
}

static GameStatistics
app_statistics_count (AppStatistics *self,
                      GameVariant    variant,
                      GamePeriod     period)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  GameStatistics statistics;

  game_statistics_init (&statistics, self->games, variant, period, now);

  return statistics;
}

static bool
app_statistics_has_games (AppStatistics *self,
                          GameVariant    variant)
{
  return app_statistics_count (self, variant, GAME_PERIOD_ALL).all.n_solved > 0;
}

static void
replace (GtkBox    *box,
         GtkWidget *content)
{
  GtkWidget *old = gtk_widget_get_first_child (GTK_WIDGET (box));

  if (old != NULL)
    gtk_box_remove (box, old);
  gtk_box_append (box, content);
}

static const char *
app_statistics_get_title (AppStatistics *self)
{
  return self->statistics.period == GAME_PERIOD_WEEKS
         ? _("Usual time to solve, in minutes, by week")
         : _("Usual time to solve, in minutes, by month");
}

static void
app_statistics_show_chart (AppStatistics *self)
{
  bool is_week = self->statistics.period == GAME_PERIOD_WEEKS;
  PaintChart chart;

  paint_chart_init (&chart, &self->statistics);
  app_chart_set_chart (self->chart, &chart);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), chart.n_lines > 0);
  gtk_widget_set_visible (self->no_times, chart.n_lines == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.save-chart", chart.n_lines > 0);
  gtk_label_set_label (self->chart_title, app_statistics_get_title (self));
  gtk_label_set_label (self->chart_note, is_week
                       ? _("Middle of the week's times; only games with the clock on")
                       : _("Middle of the month's times; only games with the clock on"));
}

static void
app_statistics_show_techniques (AppStatistics *self)
{
  const GameStatistics *statistics = &self->statistics;
  unsigned int n_graded = statistics->n_graded;
  unsigned int n_rows = self->shows_all ? statistics->n_techniques : FEW_TECHNIQUES;
  g_autofree char *note = NULL;
  g_autofree char *all = NULL;

  /* Translators: beside “Techniques”, the head of a table of how often each was needed */
  note = g_strdup_printf (ngettext ("in how many of %u game", "in how many of %u games", n_graded),
                          n_graded);
  /* Translators: a button that shows all techniques; how many there are */
  all = g_strdup_printf (_("All %u"), statistics->n_techniques);
  gtk_label_set_label (self->techniques_note, note);
  app_widget_set_keyed (GTK_BUTTON (self->all_button), all, 'a');
  gtk_widget_set_visible (self->all_button, n_rows < statistics->n_techniques);
  gtk_widget_set_visible (self->techniques_part, n_graded > 0);
  replace (self->techniques, app_statistics_new_techniques (statistics, n_rows));
}

static void
app_statistics_show (AppStatistics *self)
{
  GameVariant variant = app_statistics_get_variant (self);
  bool has_games = app_statistics_has_games (self, variant);

  self->shows_all = false;
  self->statistics = app_statistics_count (self, variant,
                                           gtk_drop_down_get_selected (self->period));
  app_statistics_fill_figures (self->figures, &self->statistics);
  app_statistics_show_chart (self);
  replace (self->levels, app_statistics_new_levels (&self->statistics));
  app_statistics_show_techniques (self);
  gtk_widget_set_visible (GTK_WIDGET (self->period), has_games);
  gtk_stack_set_visible_child_name (self->stack, has_games ? "numbers" : "empty");
  if (!gtk_widget_get_visible (GTK_WIDGET (self->choices)))
    gtk_window_set_focus (GTK_WINDOW (self), self->new_button);
}

static void
app_statistics_kind_toggled_cb (AppStatistics   *self,
                                GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    app_statistics_show (self);
}

static void
app_statistics_period_changed_cb (AppStatistics *self)
{
  if (self->statistics.n_slots > 0)
    app_statistics_show (self);
}

/* Below each other with text so large that there is no room beside each other. */
static GtkOrientation
get_kinds_way (AppStatistics *self,
               bool           is_narrow)
{
  int width;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->kinds), GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_measure (GTK_WIDGET (self->kinds), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);

  return is_narrow && width > NARROW_KINDS ? GTK_ORIENTATION_VERTICAL
                                           : GTK_ORIENTATION_HORIZONTAL;
}

static void
app_statistics_narrow_cb (AppStatistics *self)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self->frame));
  GtkOrientation orientation = is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkBox *const boxes[] = { self->choices, self->chart_heads };
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->tables);
  GtkGridLayoutChild *place
    = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->techniques_part));

  for (size_t i = 0; i < G_N_ELEMENTS (boxes); i++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (boxes[i]), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->kinds), get_kinds_way (self, is_narrow));
  gtk_grid_layout_child_set_column (place, is_narrow ? 0 : 1);
  gtk_grid_layout_child_set_row (place, is_narrow ? 1 : 0);
  gtk_flow_box_set_max_children_per_line (self->figures, is_narrow ? 2 : 4);
}

static void
app_statistics_all_clicked_cb (AppStatistics *self)
{
  self->shows_all = true;
  app_statistics_show_techniques (self);
}

static void
app_statistics_new_clicked_cb (AppStatistics *self)
{
  app_dialog_act (GTK_WIDGET (self), "win.new-menu", NULL);
}

/* The chart as a file. */

static gboolean
app_statistics_close_request (GtkWindow *window)
{
  if (app_writing_is_under_way (window))
    {
      gtk_widget_set_visible (GTK_WIDGET (window), false);
      return true;
    }

  return GTK_WINDOW_CLASS (app_statistics_parent_class)->close_request (window);
}

static void
app_statistics_saved_cb (GObject      *object,
                         GAsyncResult *result,
                         gpointer      data)
{
  g_autoptr(AppStatistics) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = app_picture_save_finish (result, &error);

  if (self->toast != NULL)
    app_toast_show (self->toast, message, NULL, NULL);
  if (self->toast != NULL && error != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), true);
  app_writing_end (GTK_WINDOW (self));
}

static void
app_statistics_save_chosen_cb (AppStatistics        *self,
                               int                   response,
                               GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      PaintFile format;
      double scale;

      app_file_chooser_get_picture (chooser, &format, &scale);
      app_statistics_save_chart (self, file, format, scale);
    }
}

static void
app_statistics_save_chart_cb (GtkWidget  *widget,
                              const char *action_name,
                              GVariant   *parameter)
{
  AppStatistics *self = APP_STATISTICS (widget);
  GtkFileChooserNative *chooser;

  chooser = app_file_chooser_new_for_picture (GTK_WINDOW (self), _("Statistics"),
                                              PAINT_FILE_CHART_WIDTH, PAINT_FILE_CHART_HEIGHT);
  app_file_chooser_show (chooser, G_CALLBACK (app_statistics_save_chosen_cb), self);
}

static void
app_statistics_dispose (GObject *object)
{
  APP_STATISTICS (object)->toast = NULL;

  G_OBJECT_CLASS (app_statistics_parent_class)->dispose (object);
}

static void
app_statistics_finalize (GObject *object)
{
  g_clear_pointer (&APP_STATISTICS (object)->games, g_array_unref);

  G_OBJECT_CLASS (app_statistics_parent_class)->finalize (object);
}

static void
app_statistics_class_init (AppStatisticsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_statistics_dispose;
  object_class->finalize = app_statistics_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = app_statistics_close_request;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_CHART);
  g_type_ensure (APP_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, frame);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, choices);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, kinds);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, period);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, stack);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, figures);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, chart_heads);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, chart_title);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, chart_note);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, chart);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, no_times);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, tables);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, levels);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, techniques_part);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, techniques_note);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, all_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, techniques);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, new_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatistics, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_statistics_period_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_statistics_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_statistics_all_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_statistics_new_clicked_cb);
  gtk_widget_class_install_action (widget_class, "statistics.save-chart", NULL,
                                   app_statistics_save_chart_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_statistics_add_kind (AppStatistics *self,
                         GameVariant    variant)
{
  const char *name = _(game_variants[variant].name);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->kinds));
  GtkWidget *button = gtk_toggle_button_new ();

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_widget_set_focus_on_click (button, false);
  app_widget_set_keyed (GTK_BUTTON (button), name, game_variants[variant].name[0]);
  g_object_set_data (G_OBJECT (button), "variant", GINT_TO_POINTER (variant));
  g_signal_connect_object (button, "toggled", G_CALLBACK (app_statistics_kind_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->kinds, button);
}

static void
app_statistics_init (AppStatistics *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* Free queens are shown with those that have fixed ones, as records have them. */
  for (int variant = 0; variant < GAME_N_VARIANTS; variant++)
    if (game_variant_from_key (game_variants[variant].key) == variant)
      app_statistics_add_kind (self, variant);

  app_drop_down_set_up (self->period, _("Period"));
}

/* The kind that is played, or the first one of which there is a game; and the shortest period in
 * which there is one. */
static void
app_statistics_choose (AppStatistics *self,
                       GameVariant    played)
{
  GameVariant variant = game_variant_from_key (game_variants[played].key);
  int period = 0;

  for (int other = 0; other < GAME_N_VARIANTS; other++)
    if (!app_statistics_has_games (self, variant) && app_statistics_has_games (self, other))
      variant = game_variant_from_key (game_variants[other].key);

  while (period < GAME_PERIOD_ALL
         && app_statistics_count (self, variant, period).all.n_solved == 0)
    period++;

  gtk_widget_set_visible (GTK_WIDGET (self->choices), app_statistics_has_games (self, variant));
  gtk_drop_down_set_selected (self->period, period);
  app_statistics_set_variant (self, variant);
}

GtkWidget *
app_statistics_new (GtkWindow   *parent,
                    GArray      *games,
                    GameVariant  variant)
{
  AppStatistics *self = app_dialog_new (APP_TYPE_STATISTICS, parent);

  self->games = games;
  app_statistics_choose (self, variant);

  return GTK_WIDGET (self);
}

void
app_statistics_save_chart (AppStatistics *self,
                           GFile         *file,
                           PaintFile      format,
                           double         scale)
{
  g_autofree char *title = NULL;
  PaintChart chart;

  g_return_if_fail (APP_IS_STATISTICS (self));

  /* Translators: a puzzle and its level: "Sudoku · Medium" */
  title = g_strdup_printf (_("%s · %s"), _(game_variants[self->statistics.variant].name),
                           app_statistics_get_title (self));
  paint_chart_init (&chart, &self->statistics);
  g_strlcpy (chart.title, title, sizeof chart.title);
  app_writing_begin (GTK_WINDOW (self));
  app_picture_make_chart_async (&chart, format, scale, file, app_statistics_saved_cb,
                                g_object_ref (self));
}
