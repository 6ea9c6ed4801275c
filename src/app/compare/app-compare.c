/* The table of what each teaching method needs for the same puzzle.
 *
 * One job runs at a time, for one method. Each method that was not measured is tried for as many
 * events as take a second; a longer one says about how long it takes, waits until the user wants it
 * measured, and then runs to its end. What took long is kept in the folder, and read back from
 * there.
 *
 * What is shown follows from the rows alone, and is made anew when one of them changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/compare/app-compare-export.h"
#include "app/compare/app-compare-table.h"
#include "app/compare/app-compare.h"
#include "app/files/app-writing.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-notice.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-comparison.h"
#include "game/jobs/game-job-slot.h"
#include "game/search/game-methods.h"
#include "game/state/game-variant.h"
#include "game/store/game-measurements.h"
#include "game/text/game-text-games.h"
#include "game/text/game-text.h"

/* Enough for one queen a row on a board of 8. */
#define EVENTS_TRIED ((uint64_t) 60 * 1000 * 1000)

static const double seconds_kept = 1;   /* what took less is measured again */

struct _AppCompare
{
  GtkWindow       parent_instance;

  AppAdaptiveBin *frame;
  GtkBox         *choices;
  GtkLabel       *words_label;
  GtkDropDown    *size_drop_down;
  GtkGrid        *table;
  GtkWidget      *whole_label;
  GtkLabel       *solutions_label;
  GtkWidget      *again_button;
  GtkWidget      *first_button;
  AppToast       *toast;

  char           *folder;       /* of what is kept; NULL: nothing */
  GameMethod      watched;
  int             n_rows;
  AppCompareRow   row[GAME_MAX_METHODS];
  GameJobSlot    *measuring;
};

G_DEFINE_FINAL_TYPE (AppCompare, app_compare, GTK_TYPE_WINDOW)

static GameMethod
app_compare_get_method (AppCompare          *self,
                        const AppCompareRow *row)
{
  GameMethod method = self->watched;

  method.method = row->comparison.method;

  return method;
}

static void
app_compare_show_solutions (AppCompare *self)
{
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  const SearchStats *stats = NULL;

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_COMPARE_ROW_MEASURED)
      stats = &self->row[i].comparison.stats;

  if (stats != NULL && !self->watched.stops_at_first)
    {
      number = game_text_number (stats->n_solutions);
      /* Translators: %s is a number: what all methods find */
      text = g_strdup_printf (ngettext ("%s solution with every method.",
                                        "%s solutions with every method.", stats->n_solutions),
                              number);
    }

  app_widget_show_text (self->solutions_label, text);
}

/* What is shown. */

static bool
app_compare_has_measured (AppCompare *self)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_COMPARE_ROW_MEASURED)
      return true;

  return false;
}

static void
app_compare_show (AppCompare *self)
{
  const AppCompareTable table = {
    .grid = self->table,
    .is_narrow = app_widget_get_narrow (APP_WIDGET (self->frame)),
    .type = game_method_search (&self->watched),
    .watched = self->watched.method,
    .stops_at_first = self->watched.stops_at_first,
    .job = game_job_slot_get_job (self->measuring),
    .n_rows = self->n_rows,
    .row = self->row,
  };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->choices),
                                  table.is_narrow ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL);
  app_compare_table_fill (&table);
  gtk_widget_set_visible (self->whole_label, self->n_rows > 0
                                             && app_compare_table_tests_whole (&table, 0));
  app_compare_show_solutions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.export",
                                 app_compare_has_measured (self));
  gtk_widget_set_sensitive (self->again_button, table.job == NULL);
}

/* Measuring. */

static void
app_compare_read_kept (AppCompare    *self,
                       AppCompareRow *row)
{
  GameMethod method = app_compare_get_method (self, row);
  GameComparison kept;

  if (!game_measurements_find (self->folder, &method, &kept))
    return;

  row->comparison = kept;
  row->state = APP_COMPARE_ROW_MEASURED;
}

static void
app_compare_keep (AppCompare          *self,
                  const AppCompareRow *row)
{
  GameMethod method = app_compare_get_method (self, row);
  g_autoptr(GError) error = NULL;

  if (row->comparison.seconds >= seconds_kept
      && !game_measurements_keep (self->folder, &method, &row->comparison, &error))
    g_message ("%s", error->message);
}

static AppCompareRow *
app_compare_find_row (AppCompare        *self,
                      AppCompareRowState state)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == state)
      return &self->row[i];

  return NULL;
}

static void app_compare_next (AppCompare *self);

static void
app_compare_done_cb (GObject    *owner,
                     GameJob    *job,
                     GameReport *report)
{
  AppCompare *self = APP_COMPARE (owner);
  AppCompareRow *row = app_compare_find_row (self, APP_COMPARE_ROW_RUNNING);

  row->state = report->end == SEARCH_EXHAUSTED ? APP_COMPARE_ROW_MEASURED
               : report->end == SEARCH_INVALID ? APP_COMPARE_ROW_INVALID : APP_COMPARE_ROW_LONG;
  if (row->state == APP_COMPARE_ROW_MEASURED)
    {
      row->comparison = report->comparison;
      app_compare_keep (self, row);
      /* Translators: of a way of searching */
      app_notice_tell_job (job, _("The method is measured"));
    }
  else
    {
      row->comparison.expected = report->comparison.expected;
      app_compare_read_kept (self, row);
    }

  app_compare_next (self);
}

/* The next method, unless one runs. */
static void
app_compare_next (AppCompare *self)
{
  AppCompareRow *row = app_compare_find_row (self, APP_COMPARE_ROW_WAITING);

  if (row != NULL && game_job_slot_get_job (self->measuring) == NULL)
    {
      GameMethod method = app_compare_get_method (self, row);
      GameRequest request = game_request_compare (&method, row->is_wanted ? 0 : EVENTS_TRIED);

      row->state = APP_COMPARE_ROW_RUNNING;
      game_job_slot_start (self->measuring, &request, app_compare_done_cb);
    }

  app_compare_show (self);
}

static bool
app_compare_has_method (AppCompare *self,
                        int         method)
{
  GameMethod compared = self->watched;
  GameSearch search;

  compared.method = method;

  return game_methods[game_method_search (&compared)].is_comparable (method)
         && game_search_init (&search, &compared);
}

static void
app_compare_add_rows (AppCompare *self,
                      bool        tests_whole)
{
  const GameMethods *methods = &game_methods[game_method_search (&self->watched)];

  for (int method = 0; method < methods->n_methods; method++)
    if (methods->tests_whole (method) == tests_whole && app_compare_has_method (self, method))
      {
        AppCompareRow *row = &self->row[self->n_rows++];

        *row = (AppCompareRow) { .comparison.method = method };
        app_compare_read_kept (self, row);
      }
}

static void
app_compare_start (AppCompare *self)
{
  game_job_slot_stop (self->measuring);
  self->n_rows = 0;
  app_compare_add_rows (self, true);
  app_compare_add_rows (self, false);
  app_compare_next (self);
}

static void
app_compare_measure_action (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppCompare *self = APP_COMPARE (widget);
  AppCompareRow *row = &self->row[g_variant_get_int32 (parameter)];

  row->state = APP_COMPARE_ROW_WAITING;
  row->is_wanted = true;
  app_compare_next (self);
}

/* All that was measured; the long ones that were not stay so. */
static void
app_compare_again_clicked_cb (AppCompare *self)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_COMPARE_ROW_MEASURED)
      {
        self->row[i].state = APP_COMPARE_ROW_WAITING;
        self->row[i].is_wanted = true;
      }

  app_compare_next (self);
}

static void
app_compare_first_toggled_cb (AppCompare *self)
{
  self->watched.stops_at_first
    = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->first_button));
  app_compare_start (self);
}

/* The puzzle. */

/* A plain board, which is searched empty, whatever stands on it. */
static bool
app_compare_has_sizes (AppCompare *self)
{
  if (game_method_search (&self->watched) != GAME_SEARCH_QUEENS)
    return false;

  switch (game_state_variant (&self->watched.puzzle))
    {
    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return true;

    case GAME_VARIANT_SUDOKU:
    case GAME_VARIANT_COLOURED_QUEENS:
    default:
      return false;
    }
}

static void
app_compare_size_selected_cb (AppCompare *self)
{
  guint selected = gtk_drop_down_get_selected (self->size_drop_down);
  int n = game_state_info (&self->watched.puzzle)->least_size + (int) selected;

  if (selected == GTK_INVALID_LIST_POSITION || n == game_state_size (&self->watched.puzzle))
    return;

  self->watched.puzzle = game_state_new_queens (n);
  app_compare_start (self);
}

static void
app_compare_fill_sizes (AppCompare *self)
{
  int n = game_state_size (&self->watched.puzzle);
  const GameVariantInfo *info;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  self->watched.puzzle = game_state_new_queens (n);
  info = game_state_info (&self->watched.puzzle);
  for (int size = info->least_size; size <= info->most_size; size++)
    gtk_string_list_take (names, game_text_queens (size));
  gtk_drop_down_set_model (self->size_drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->size_drop_down, n - info->least_size);
  g_signal_connect_object (self->size_drop_down, "notify::selected",
                           G_CALLBACK (app_compare_size_selected_cb), self, G_CONNECT_SWAPPED);
}

static void
app_compare_show_puzzle (AppCompare *self)
{
  g_autofree char *equation = NULL;

  if (game_method_search (&self->watched) == GAME_SEARCH_WORDS)
    equation = game_text_words_equation (&self->watched.words);
  app_widget_show_text (self->words_label, equation);

  gtk_widget_set_visible (GTK_WIDGET (self->size_drop_down), app_compare_has_sizes (self));
  if (app_compare_has_sizes (self))
    app_compare_fill_sizes (self);
}

/* The file. */

static GameComparisons
app_compare_get_comparisons (AppCompare *self)
{
  GameComparisons comparisons = {
    .type = game_method_search (&self->watched),
    .size = game_state_size (&self->watched.puzzle),
    .words = self->watched.words,
    .stops_at_first = self->watched.stops_at_first,
  };

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == APP_COMPARE_ROW_MEASURED)
      comparisons.row[comparisons.n_rows++] = self->row[i].comparison;

  return comparisons;
}

static void
app_compare_export_action (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  AppCompare *self = APP_COMPARE (widget);
  const GameComparisons comparisons = app_compare_get_comparisons (self);

  app_compare_export_ask (GTK_WINDOW (self), self->toast, &comparisons);
}

void
app_compare_save (AppCompare *self,
                  GFile      *file)
{
  const GameComparisons comparisons = app_compare_get_comparisons (self);

  app_compare_export_save (GTK_WINDOW (self), self->toast, &comparisons, file);
}

static gboolean
app_compare_close_request (GtkWindow *window)
{
  if (app_writing_is_under_way (window))
    {
      gtk_widget_set_visible (GTK_WIDGET (window), false);
      return true;
    }

  return GTK_WINDOW_CLASS (app_compare_parent_class)->close_request (window);
}

/* The parent may be gone by the end of that, which GTK would still look at. */
static void
app_compare_unrealize (GtkWidget *widget)
{
  AppCompare *self = APP_COMPARE (widget);

  game_job_slot_stop (self->measuring);

  GTK_WIDGET_CLASS (app_compare_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
}

static void
app_compare_dispose (GObject *object)
{
  AppCompare *self = APP_COMPARE (object);

  g_clear_pointer (&self->measuring, game_job_slot_free);

  G_OBJECT_CLASS (app_compare_parent_class)->dispose (object);
}

static void
app_compare_finalize (GObject *object)
{
  g_free (APP_COMPARE (object)->folder);

  G_OBJECT_CLASS (app_compare_parent_class)->finalize (object);
}

static void
app_compare_class_init (AppCompareClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = app_compare_close_request;
  object_class->dispose = app_compare_dispose;
  object_class->finalize = app_compare_finalize;
  widget_class->unrealize = app_compare_unrealize;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AppCompare, frame);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, choices);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, words_label);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, size_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, table);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, whole_label);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, solutions_label);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, again_button);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, first_button);
  gtk_widget_class_bind_template_child (widget_class, AppCompare, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_compare_show);
  gtk_widget_class_bind_template_callback (widget_class, app_compare_again_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_compare_first_toggled_cb);
  gtk_widget_class_install_action (widget_class, "compare.measure", "i",
                                   app_compare_measure_action);
  gtk_widget_class_install_action (widget_class, "compare.export", NULL,
                                   app_compare_export_action);
  app_dialog_add_keys (widget_class);
}

static void
app_compare_init (AppCompare *self)
{
  self->measuring = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: the name of a list of boards, from 1 queen to 32 queens */
  app_drop_down_set_up (self->size_drop_down, _("Number of Queens"));
}

GtkWidget *
app_compare_new (GtkWindow        *parent,
                 const char       *folder,
                 const GameMethod *watched)
{
  AppCompare *self = app_dialog_new (APP_TYPE_COMPARE, parent);

  self->folder = g_strdup (folder);
  self->watched = *watched;
  self->watched.stops_at_first = false;
  self->watched.reads_givens = false;
  self->watched.tells_skips = false;
  app_compare_show_puzzle (self);
  app_compare_start (self);

  return GTK_WIDGET (self);
}
