/* The table of what each teaching method needs for the same puzzle.
 *
 * One job runs at a time, for one method. Each method that was not measured is tried for as many
 * events as take a second; a longer one waits until the user wants it measured, and then runs to
 * its end. What took long is kept in the folder, and read back from there.
 *
 * The table follows from the rows alone, and is made anew when one of them changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-writing.h"
#include "app/watch/app-watch-bars.h"
#include "app/watch/app-watch-compare.h"
#include "app/watch/app-watch-export.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-notice.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-comparison.h"
#include "game/jobs/game-job-slot.h"
#include "game/state/game-variant.h"
#include "game/store/game-measurements.h"
#include "game/text/game-text.h"

/* Enough for one queen a row on a board of 8. */
#define EVENTS_TRIED ((uint64_t) 60 * 1000 * 1000)

static const double seconds_kept = 1;   /* what took less is measured again */

typedef enum
{
  ROW_WAITING,
  ROW_RUNNING,
  ROW_MEASURED,
  ROW_LONG,             /* the user may want it measured */
  ROW_INVALID,          /* there is nothing to search */
} RowState;

typedef struct
{
  RowState       state;
  bool           is_wanted;     /* by the user: to its end */
  GameComparison comparison;
} Row;

struct _AppWatchCompare
{
  GtkWindow       parent_instance;

  AppAdaptiveBin *frame;
  GtkGrid        *table;
  GtkLabel       *solutions_label;
  GtkWidget      *again_button;
  GtkWidget      *first_button;
  AppToast       *toast;

  char           *folder;       /* of what is kept; NULL: nothing */
  GameMethod      watched;
  int             n_rows;
  Row             row[GAME_MAX_METHODS];
  GameJobSlot    *measuring;
};

G_DEFINE_FINAL_TYPE (AppWatchCompare, app_watch_compare, GTK_TYPE_WINDOW)

enum { COLUMN_METHOD, COLUMN_BOARDS, COLUMN_NODES, COLUMN_CHECKS, COLUMN_COPIES, COLUMN_TIME,
       N_COLUMNS };

static GameMethod
app_watch_compare_get_method (AppWatchCompare *self,
                              const Row       *row)
{
  GameMethod method = self->watched;

  method.method = row->comparison.method;

  return method;
}

static uint64_t
app_watch_compare_get_boards (AppWatchCompare *self,
                              const Row       *row)
{
  return game_comparison_boards (self->watched.puzzle.kind, &row->comparison);
}

static uint64_t
app_watch_compare_get_most (AppWatchCompare *self)
{
  uint64_t most = 1;

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == ROW_MEASURED)
      most = MAX (most, app_watch_compare_get_boards (self, &self->row[i]));

  return most;
}

static bool
app_watch_compare_tests_whole (AppWatchCompare *self,
                               const Row       *row)
{
  return game_kinds[self->watched.puzzle.kind].method_tests_whole (row->comparison.method);
}

static bool
app_watch_compare_has_copies (AppWatchCompare *self)
{
  bool has_copies = false;

  for (int i = 0; i < self->n_rows; i++)
    has_copies |= self->row[i].comparison.stats.n_copies > 0;

  return has_copies;
}

/* The table. */

static GtkWidget *
app_watch_compare_attach_label (AppWatchCompare *self,
                                const char      *text,
                                const char      *css_class,
                                int              column,
                                int              y)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), column <= COLUMN_BOARDS ? 0 : 1);
  gtk_grid_attach (self->table, label, column, y, 1, 1);

  return label;
}

static void
app_watch_compare_attach_heads (AppWatchCompare *self)
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
    if (column != COLUMN_COPIES || app_watch_compare_has_copies (self))
      app_watch_compare_attach_label (self, heads[column], "quiet", column, 0);
  gtk_grid_attach (self->table, app_watch_bars_new_scale (app_watch_compare_get_most (self)),
                   COLUMN_BOARDS, 1, 1, 1);
}

static void
app_watch_compare_attach_numbers (AppWatchCompare *self,
                                  const Row       *row,
                                  const char      *css_class,
                                  int              y)
{
  const SearchStats *stats = &row->comparison.stats;
  const uint64_t numbers[] = { stats->n_nodes, stats->n_checks, stats->n_copies };
  g_autofree char *time = game_comparison_dup_seconds (row->comparison.seconds);

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *number = game_text_number (numbers[i]);
      int column = COLUMN_NODES + i;

      if (column != COLUMN_COPIES || app_watch_compare_has_copies (self))
        app_watch_compare_attach_label (self, number, css_class, column, y);
    }
  app_watch_compare_attach_label (self, time, css_class, COLUMN_TIME, y);
}

static void
app_watch_compare_attach_detail (AppWatchCompare *self,
                                 const Row       *row,
                                 int              y)
{
  const SearchStats *stats = &row->comparison.stats;
  g_autofree char *nodes = game_text_number (stats->n_nodes);
  g_autofree char *checks = game_text_number (stats->n_checks);
  g_autofree char *copies = game_text_number (stats->n_copies);
  g_autofree char *time = game_comparison_dup_seconds (row->comparison.seconds);
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
  app_watch_compare_attach_label (self, text, "quiet", COLUMN_METHOD, y);
}

static void app_watch_compare_next (AppWatchCompare *self);

static void
app_watch_compare_measure_clicked_cb (GtkButton *button,
                                      gpointer   data)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (button));
  Row *row = data;

  row->state = ROW_WAITING;
  row->is_wanted = true;
  app_watch_compare_next (APP_WATCH_COMPARE (root));
}

static GtkWidget *
new_measure_button (Row        *row,
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
  g_signal_connect (button, "clicked", G_CALLBACK (app_watch_compare_measure_clicked_cb), row);

  return button;
}

/* In the place of the bar. */
static GtkWidget *
app_watch_compare_new_boards (AppWatchCompare *self,
                              Row             *row,
                              const char      *method)
{
  GtkWidget *progress;

  switch (row->state)
    {
    case ROW_MEASURED:
      return app_watch_bars_new_bar (app_watch_compare_get_most (self),
                                     app_watch_compare_get_boards (self, row),
                                     app_watch_compare_tests_whole (self, row));

    case ROW_RUNNING:
      progress = g_object_new (APP_TYPE_PROGRESS, "delay", row->is_wanted ? 0 : 300, NULL);
      app_progress_set_job (APP_PROGRESS (progress), game_job_slot_get_job (self->measuring), "");
      return progress;

    case ROW_LONG:
      return new_measure_button (row, method);

    case ROW_WAITING:
    case ROW_INVALID:
    default:
      return gtk_label_new (NULL);
    }
}

/* Returns the number of the line below it. */
static int
app_watch_compare_attach (AppWatchCompare *self,
                          Row             *row,
                          int              y)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self->frame));
  bool is_measured = row->state == ROW_MEASURED;
  const char *css_class = row->comparison.method == self->watched.method ? "watched" : NULL;
  g_autofree char *method = game_text_method (self->watched.puzzle.kind, row->comparison.method);

  app_watch_compare_attach_label (self, method, css_class, COLUMN_METHOD, y);
  if (is_narrow)
    y++;

  gtk_grid_attach (self->table, app_watch_compare_new_boards (self, row, method),
                   is_narrow ? COLUMN_METHOD : COLUMN_BOARDS, y, 1, 1);
  if (is_measured && is_narrow)
    app_watch_compare_attach_detail (self, row, ++y);
  else if (is_measured)
    app_watch_compare_attach_numbers (self, row, css_class, y);

  return y + 1;
}

static void
app_watch_compare_show_solutions (AppWatchCompare *self)
{
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  const SearchStats *stats = NULL;

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == ROW_MEASURED)
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

static bool
app_watch_compare_has_measured (AppWatchCompare *self)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == ROW_MEASURED)
      return true;

  return false;
}

static void
app_watch_compare_show (AppWatchCompare *self)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self->frame));
  GtkWidget *child;
  int y = 2;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);

  if (is_narrow)
    gtk_grid_attach (self->table, app_watch_bars_new_scale (app_watch_compare_get_most (self)),
                     COLUMN_METHOD, 1, 1, 1);
  else
    app_watch_compare_attach_heads (self);

  for (int i = 0; i < self->n_rows; i++)
    {
      if (i > 0 && app_watch_compare_tests_whole (self, &self->row[i - 1])
          && !app_watch_compare_tests_whole (self, &self->row[i]))
        gtk_grid_attach (self->table, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL),
                         COLUMN_METHOD, y++, is_narrow ? 1 : N_COLUMNS, 1);
      y = app_watch_compare_attach (self, &self->row[i], y);
    }

  app_watch_compare_show_solutions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.export",
                                 app_watch_compare_has_measured (self));
  gtk_widget_set_sensitive (self->again_button, game_job_slot_get_job (self->measuring) == NULL);
}

/* Measuring. */

static void
app_watch_compare_read_kept (AppWatchCompare *self,
                             Row             *row)
{
  GameMethod method = app_watch_compare_get_method (self, row);
  GameComparison kept;

  if (!game_measurements_find (self->folder, &method, &kept))
    return;

  row->comparison = kept;
  row->state = ROW_MEASURED;
}

static void
app_watch_compare_keep (AppWatchCompare *self,
                        const Row       *row)
{
  GameMethod method = app_watch_compare_get_method (self, row);
  g_autoptr(GError) error = NULL;

  if (row->comparison.seconds >= seconds_kept
      && !game_measurements_keep (self->folder, &method, &row->comparison, &error))
    g_message ("%s", error->message);
}

static Row *
app_watch_compare_find_row (AppWatchCompare *self,
                            RowState         state)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == state)
      return &self->row[i];

  return NULL;
}

static void
app_watch_compare_done_cb (GObject    *owner,
                           GameJob    *job,
                           GameReport *report)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (owner);
  Row *row = app_watch_compare_find_row (self, ROW_RUNNING);

  row->state = report->end == SEARCH_EXHAUSTED ? ROW_MEASURED
               : report->end == SEARCH_INVALID ? ROW_INVALID : ROW_LONG;
  if (row->state == ROW_MEASURED)
    {
      row->comparison = report->comparison;
      app_watch_compare_keep (self, row);
      /* Translators: of a way of searching */
      app_notice_tell_job (job, _("The method is measured"));
    }
  else
    {
      app_watch_compare_read_kept (self, row);
    }

  app_watch_compare_next (self);
}

/* The next method, unless one runs. */
static void
app_watch_compare_next (AppWatchCompare *self)
{
  Row *row = app_watch_compare_find_row (self, ROW_WAITING);

  if (row != NULL && game_job_slot_get_job (self->measuring) == NULL)
    {
      GameMethod method = app_watch_compare_get_method (self, row);
      GameRequest request = game_request_compare (&method, row->is_wanted ? 0 : EVENTS_TRIED);

      row->state = ROW_RUNNING;
      game_job_slot_start (self->measuring, &request, app_watch_compare_done_cb);
    }

  app_watch_compare_show (self);
}

static void
app_watch_compare_start (AppWatchCompare *self)
{
  const GameKindInfo *kind = &game_kinds[self->watched.puzzle.kind];

  game_job_slot_stop (self->measuring);
  self->n_rows = 0;
  for (int method = 0; method < kind->n_methods; method++)
    if (kind->method_is_comparable (method))
      {
        Row *row = &self->row[self->n_rows++];

        *row = (Row) { .comparison.method = method };
        app_watch_compare_read_kept (self, row);
      }

  app_watch_compare_next (self);
}

/* All that was measured; the long ones that were not stay so. */
static void
app_watch_compare_again_clicked_cb (AppWatchCompare *self)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == ROW_MEASURED)
      {
        self->row[i].state = ROW_WAITING;
        self->row[i].is_wanted = true;
      }

  app_watch_compare_next (self);
}

static void
app_watch_compare_first_toggled_cb (AppWatchCompare *self)
{
  self->watched.stops_at_first
    = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->first_button));
  app_watch_compare_start (self);
}

/* The file. */

static GameComparisons
app_watch_compare_get_comparisons (AppWatchCompare *self)
{
  GameComparisons comparisons = {
    .kind = self->watched.puzzle.kind,
    .size = game_state_size (&self->watched.puzzle),
    .stops_at_first = self->watched.stops_at_first,
  };

  for (int i = 0; i < self->n_rows; i++)
    if (self->row[i].state == ROW_MEASURED)
      comparisons.row[comparisons.n_rows++] = self->row[i].comparison;

  return comparisons;
}

static void
app_watch_compare_export_action (GtkWidget  *widget,
                                 const char *action_name,
                                 GVariant   *parameter)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (widget);
  const GameComparisons comparisons = app_watch_compare_get_comparisons (self);

  app_watch_export_ask (GTK_WINDOW (self), self->toast, &comparisons);
}

void
app_watch_compare_save (AppWatchCompare *self,
                        GFile           *file)
{
  const GameComparisons comparisons = app_watch_compare_get_comparisons (self);

  app_watch_export_save (GTK_WINDOW (self), self->toast, &comparisons, file);
}

static gboolean
app_watch_compare_close_request (GtkWindow *window)
{
  if (app_writing_is_under_way (window))
    {
      gtk_widget_set_visible (GTK_WIDGET (window), false);
      return true;
    }

  return GTK_WINDOW_CLASS (app_watch_compare_parent_class)->close_request (window);
}

/* The parent may be gone by the end of that, which GTK would still look at. */
static void
app_watch_compare_unrealize (GtkWidget *widget)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (widget);

  game_job_slot_stop (self->measuring);

  GTK_WIDGET_CLASS (app_watch_compare_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
}

static void
app_watch_compare_dispose (GObject *object)
{
  AppWatchCompare *self = APP_WATCH_COMPARE (object);

  g_clear_pointer (&self->measuring, game_job_slot_free);

  G_OBJECT_CLASS (app_watch_compare_parent_class)->dispose (object);
}

static void
app_watch_compare_finalize (GObject *object)
{
  g_free (APP_WATCH_COMPARE (object)->folder);

  G_OBJECT_CLASS (app_watch_compare_parent_class)->finalize (object);
}

static void
app_watch_compare_class_init (AppWatchCompareClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = app_watch_compare_close_request;
  object_class->dispose = app_watch_compare_dispose;
  object_class->finalize = app_watch_compare_finalize;
  widget_class->unrealize = app_watch_compare_unrealize;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, frame);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, table);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, solutions_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, again_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, first_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCompare, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_compare_show);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_compare_again_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_compare_first_toggled_cb);
  gtk_widget_class_install_action (widget_class, "compare.export", NULL,
                                   app_watch_compare_export_action);
  app_dialog_add_keys (widget_class);
}

static void
app_watch_compare_init (AppWatchCompare *self)
{
  self->measuring = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_watch_compare_new (GtkWindow        *parent,
                       const char       *folder,
                       const GameMethod *watched)
{
  AppWatchCompare *self = app_dialog_new (APP_TYPE_WATCH_COMPARE, parent);

  self->folder = g_strdup (folder);
  self->watched = *watched;
  self->watched.stops_at_first = false;
  app_watch_compare_start (self);

  return GTK_WIDGET (self);
}
