/* The row that says how a puzzle stands, or which rule is broken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-status.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-filter.h"
#include "app/play/app-savepoints.h"
#include "app/play/app-start.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"
#include "game/text/game-words.h"

struct _AppStatus
{
  AppWidget        parent_instance;

  GtkOrientable   *labels;
  GtkLabel        *title;
  GtkLabel        *detail;
  GtkProgressBar  *bar;
  GtkLabel        *clock;
  GtkToggleButton *pause_button;
  GtkWidget       *fill_button;
  GtkWidget       *check_button;
  GtkWidget       *filter_button;
  AppFilter       *filter;
  GtkWidget       *savepoints_button;
  AppSavepoints   *savepoints;
  GtkWidget       *about_button;

  GameState        state;
  GameFacts        facts;
  bool             breaks_rule;
  bool             has_about;
};

G_DEFINE_FINAL_TYPE (AppStatus, app_status, APP_TYPE_WIDGET)

/* The broken rules in words, two of them at most; NULL where none is. */
static char *
dup_sudoku_problem (const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (grid, conflicts);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < MIN (n_conflicts, 2); i++)
    {
      g_autofree char *sentence = game_text_conflict (&conflicts[i]);

      g_string_append_printf (text, i == 0 ? "%s" : "\n%s", sentence);
    }

  return g_string_free (text, n_conflicts == 0);
}

static char *
dup_queens_problem (const GameQueens *queens)
{
  QueensBoard conflicts;
  int n_conflicts;

  game_queens_attacked (queens, &conflicts);
  for (int row = 0; row < conflicts.n; row++)
    conflicts.row[row] &= queens->queens.row[row];
  n_conflicts = queens_board_count (&conflicts);

  if (n_conflicts == 0)
    return NULL;

  return g_strdup_printf (ngettext ("%d queen is attacked by another one",
                                    "%d queens are attacked by another one", n_conflicts),
                          n_conflicts);
}

static const char *
get_title (const GameState *state,
           const GameFacts *facts)
{
  if (game_state_is_solved (state))
    return _("Solved");
  if (facts->has_grade)
    return game_words_level (facts->grade.level);

  return game_kinds[state->kind].n_digits > 0 ? _("Your puzzle") : "";
}

/* One of them, and what is filled of how many; in a narrow row, where the start has no room, how to
 * begin, until that is done. */
static void
app_status_show (AppStatus  *self,
                 const char *problem,
                 const char *detail,
                 int         n_filled,
                 int         n_all)
{
  bool begins = app_widget_get_narrow (APP_WIDGET (self)) && problem == NULL
                && game_state_is_untouched (&self->state);

  self->breaks_rule = problem != NULL;
  gtk_label_set_label (self->title, get_title (&self->state, &self->facts));
  gtk_label_set_label (self->detail, self->breaks_rule ? problem
                                     : begins ? app_start_get_begin (self->state.kind) : detail);
  gtk_label_set_wrap (self->detail, begins);
  app_widget_set_class (GTK_WIDGET (self->detail), "small", begins);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail), problem);
  app_widget_set_class (GTK_WIDGET (self->detail), "problem", self->breaks_rule);
  app_widget_set_class (GTK_WIDGET (self->detail), "quiet", !self->breaks_rule);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !self->breaks_rule && !begins);
  gtk_progress_bar_set_fraction (self->bar, MIN (n_filled, n_all) / (double) n_all);
}

static void
app_status_show_sudoku (AppStatus        *self,
                        const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  int n_digits = sudoku_count_digits (&grid);
  g_autofree char *problem = dup_sudoku_problem (&grid);
  /* Translators: how many cells of a sudoku have a digit */
  g_autofree char *detail = g_strdup_printf (_("%d of 81 filled"), n_digits);

  app_status_show (self, problem, detail, n_digits, SUDOKU_CELLS);
}

static void
app_status_show_queens (AppStatus        *self,
                        const GameQueens *game)
{
  int n_queens = queens_board_count (&game->queens);
  int n = game->queens.n;
  g_autofree char *problem = dup_queens_problem (game);
  /* Translators: how many queens are placed, and of how many */
  g_autofree char *detail = g_strdup_printf (_("%d of %d queens"), n_queens, n);

  app_status_show (self, problem, detail, n_queens, n);
}

/* A narrow row has two lines and the buttons that the keys have no room for. */
static void
app_status_narrow_cb (AppStatus *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  bool has_digits = game_kinds[self->state.kind].n_digits > 0;

  if (self->state.kind == GAME_SUDOKU)
    app_status_show_sudoku (self, &self->state.sudoku);
  else
    app_status_show_queens (self, &self->state.queens);

  gtk_orientable_set_orientation (self->labels,
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->labels), narrow ? 0 : 8);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), !narrow && !self->breaks_rule);
  gtk_widget_set_visible (self->fill_button, narrow && has_digits);
  gtk_widget_set_visible (self->check_button, narrow && has_digits);
  gtk_widget_set_visible (self->filter_button, narrow && has_digits);
  gtk_widget_set_visible (self->savepoints_button, narrow);
  gtk_widget_set_visible (self->about_button, !narrow && self->has_about);
}

/* The button goes on where it would pause before. */
static void
app_status_paused_cb (AppStatus *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self->pause_button),
                            gtk_toggle_button_get_active (self->pause_button)
                            ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
}

static void
app_status_class_init (AppStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (APP_TYPE_FILTER);
  g_type_ensure (APP_TYPE_SAVEPOINTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/status.ui");
  gtk_widget_class_bind_template_child (widget_class, AppStatus, labels);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, title);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, detail);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, bar);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, clock);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, pause_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, fill_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, check_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, filter_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, filter);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, savepoints_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, savepoints);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, about_button);
  gtk_widget_class_bind_template_callback (widget_class, app_status_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_status_paused_cb);
}

static void
app_status_init (AppStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_status_set_state (AppStatus       *self,
                      const GameState *state,
                      const GameFacts *facts)
{
  g_return_if_fail (APP_IS_STATUS (self));

  self->state = *state;
  self->facts = *facts;
  self->has_about = state->kind == GAME_SUDOKU ? !game_state_is_blank (state)
                                               : game_state_has_givens (state);
  app_status_narrow_cb (self);
}

void
app_status_set_filter (AppStatus *self,
                       int        digit,
                       bool       awaits)
{
  g_return_if_fail (APP_IS_STATUS (self));

  app_filter_set_digit (self->filter, digit, awaits);
  app_widget_set_class (self->filter_button, "on", digit != 0);
  app_widget_set_class (self->filter_button, "awaits", awaits);
}

void
app_status_set_savepoints (AppStatus            *self,
                           const GameSavepoints *savepoints)
{
  g_return_if_fail (APP_IS_STATUS (self));

  app_savepoints_set (self->savepoints, &self->state, savepoints);
}

void
app_status_set_clock (AppStatus  *self,
                      const char *time)
{
  g_return_if_fail (APP_IS_STATUS (self));

  app_widget_show_text (self->clock, time);
  gtk_widget_set_visible (GTK_WIDGET (self->pause_button),
                          time != NULL && !game_state_is_solved (&self->state));
}
