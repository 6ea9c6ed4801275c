/* The Solutions page: a job fills a store, the page looks at it ten times a second and shows what
 * has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/app-solutions-export.h"
#include "app/app-solutions-factory.h"
#include "app/app-solutions-page.h"
#include "app/app-solutions-words.h"
#include "game/game-job.h"
#include "game/game-solutions.h"
#include "game/game-text.h"

/* Milliseconds between two looks at a list that grows. */
#define UPDATE_INTERVAL 100

/* Of a sudoku, whose list says little when it is longer. */
#define SUDOKU_LIMIT 10000

struct _AppSolutionsPage
{
  GtkWidget           parent_instance;

  GtkWidget          *stack;
  GtkWidget          *heading_label;
  GtkWidget          *detail_label;
  GtkWidget          *stop_button;
  GtkWidget          *export;
  GtkWidget          *filter_box;
  GtkWidget          *fundamental_button;
  GtkWidget          *grid_view;
  GtkWidget          *goal_entry;
  GtkWidget          *info_label;
  GtkWidget          *none_label;

  AppSolutionsList    list;
  bool                has_puzzle;
  bool                active;
  bool                listed;   /* the list is of this puzzle, ended or not */

  GameJob            *job;
  GameStore          *store;
  GameSolutions      *solutions;
  GtkSingleSelection *selection;
  guint               update_id;
  bool                differs[SUDOKU_CELLS];
};

enum
{
  SCENE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppSolutionsPage, app_solutions_page, GTK_TYPE_WIDGET)

/* Called anew, it draws anew what is shown. */
static void
solutions_page_set_factory (AppSolutionsPage *self)
{
  g_autoptr(GtkListItemFactory) factory = app_solutions_factory_new (self->differs);

  gtk_grid_view_set_factory (GTK_GRID_VIEW (self->grid_view), factory);
}

/* What the page says. */

static const GameState *
solutions_page_get_picked (AppSolutionsPage *self)
{
  GameSolution *solution = self->selection != NULL
                             ? gtk_single_selection_get_selected_item (self->selection)
                             : NULL;

  return solution != NULL ? game_solution_get_state (solution) : NULL;
}

static char *
solutions_page_describe_sudoku (AppSolutionsPage *self,
                                const char       *number)
{
  int n_differ = 0;

  if (self->list.n_solutions == 1 && !self->list.running && self->list.end == SEARCH_EXHAUSTED)
    return g_strdup (_("No. 1 · the only solution"));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_differ += self->differs[cell];

  return g_strdup_printf (ngettext ("No. %s · %d cell is not the same in all these solutions",
                                    "No. %s · %d cells are not the same in all these solutions",
                                    n_differ),
                          number, n_differ);
}

static char *
solutions_page_describe (AppSolutionsPage *self,
                         const GameState  *state)
{
  guint index = gtk_single_selection_get_selected (self->selection);
  g_autofree char *number = game_text_number ((uint64_t) index + 1);
  g_autofree char *permutation = NULL;
  QueensSolution solution;
  int n_images;

  if (state->kind != GAME_QUEENS)
    return solutions_page_describe_sudoku (self, number);

  queens_board_is_solved (&state->queens.queens, &solution);
  permutation = app_solutions_words_permutation (&solution);
  n_images = queens_orbit (&solution);

  return g_strdup_printf (ngettext ("No. %s: %s · %d image by rotation and reflection",
                                    "No. %s: %s · %d images by rotation and reflection",
                                    n_images),
                          number, permutation, n_images);
}

static void
solutions_page_tell (AppSolutionsPage *self,
                     const char       *sentence,
                     bool              error)
{
  gtk_label_set_label (GTK_LABEL (self->info_label), sentence);

  if (error)
    {
      gtk_widget_add_css_class (self->info_label, "error");
      gtk_widget_add_css_class (self->goal_entry, "error");
      return;
    }

  gtk_widget_remove_css_class (self->info_label, "error");
  gtk_widget_remove_css_class (self->goal_entry, "error");
}

static void
solutions_page_update_info (AppSolutionsPage *self)
{
  const GameState *picked = solutions_page_get_picked (self);
  g_autofree char *sentence = picked != NULL ? solutions_page_describe (self, picked)
                                             : g_strdup ("");

  solutions_page_tell (self, sentence, false);
}

static void
solutions_page_update (AppSolutionsPage *self)
{
  const AppSolutionsList *list = &self->list;
  bool none = self->listed && !list->running && list->n_solutions == 0 &&
              list->end != SEARCH_STOPPED;
  g_autofree char *heading = self->listed ? app_solutions_words_heading (list) : g_strdup ("");
  g_autofree char *detail = self->listed ? app_solutions_words_detail (list) : g_strdup ("");
  g_autofree char *reason = app_solutions_words_none (list);

  gtk_label_set_label (GTK_LABEL (self->heading_label), heading);
  gtk_label_set_label (GTK_LABEL (self->detail_label), detail);
  gtk_label_set_label (GTK_LABEL (self->none_label), reason);
  gtk_widget_set_visible (self->stop_button, list->running);
  gtk_widget_set_visible (self->export, !list->running);
  gtk_widget_set_visible (self->filter_box, list->puzzle.kind == GAME_QUEENS);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), none ? "none" : "list");

  app_solutions_export_set_list (APP_SOLUTIONS_EXPORT (self->export), self->store, &list->puzzle,
                                 list->running ? 0 : list->n_solutions,
                                 self->selection != NULL
                                   ? gtk_single_selection_get_selected (self->selection)
                                   : GTK_INVALID_LIST_POSITION);
}

static void
solutions_page_update_goal (AppSolutionsPage *self)
{
  g_autofree char *permutation = NULL;
  g_autofree char *text = NULL;
  QueensSolution solution;
  GameState state;

  if (self->list.puzzle.kind != GAME_QUEENS || self->list.n_solutions == 0)
    {
      gtk_entry_set_placeholder_text (GTK_ENTRY (self->goal_entry), _("Go to a number"));
      return;
    }

  game_store_get (self->store, self->list.n_solutions / 2, &state);
  queens_board_is_solved (&state.queens.queens, &solution);
  permutation = app_solutions_words_permutation (&solution);
  /* Translators: %s is a solution as an example, "2 4 6 8 3 1 7 5". */
  text = g_strdup_printf (_("Go to a number or “%s”"), permutation);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->goal_entry), text);
}

/* Listing. */

static void
solutions_page_update_differing (AppSolutionsPage *self)
{
  game_solutions_differ (self->solutions, self->list.n_solutions, self->differs);
  solutions_page_set_factory (self);
}

static void
solutions_page_look (AppSolutionsPage *self)
{
  uint64_t before = self->list.n_solutions;

  game_solutions_update (self->solutions);
  self->list.n_solutions = g_list_model_get_n_items (G_LIST_MODEL (self->solutions));

  if (self->list.n_solutions != before)
    {
      if (self->list.puzzle.kind == GAME_SUDOKU)
        solutions_page_update_differing (self);

      if (before == 0)
        solutions_page_update_goal (self);

      solutions_page_update_info (self);
      g_signal_emit (self, signals[SCENE_CHANGED], 0);
    }

  solutions_page_update (self);
}

static gboolean
solutions_page_update_cb (gpointer data)
{
  solutions_page_look (data);

  return G_SOURCE_CONTINUE;
}

/* What the whole list tells about both counts. Without fixed queens the number of solutions gives
 * that of the fundamental ones, for those with a symmetry of their own are counted quickly. */
static void
solutions_page_learn_counts (AppSolutionsPage *self)
{
  AppSolutionsList *list = &self->list;
  int n = game_state_size (&list->puzzle);
  uint64_t half;
  uint64_t quarter;

  if (list->puzzle.kind != GAME_QUEENS || list->end != SEARCH_EXHAUSTED)
    return;

  if (list->fundamental)
    {
      list->n_fundamental = list->n_solutions;
      return;
    }

  list->n_all = list->n_solutions;

  if (queens_board_count (&list->puzzle.queens.fixed) == 0 &&
      queens_count_symmetric (n, NULL, &half, &quarter) == SEARCH_EXHAUSTED)
    list->n_fundamental = queens_fundamental (n, list->n_all, half, quarter);
}

static void
solutions_page_listed_cb (GObject      *source,
                          GAsyncResult *result,
                          gpointer      data)
{
  g_autoptr(AppSolutionsPage) self = data;
  g_autoptr(GameReport) report = game_job_finish (GAME_JOB (source), result);

  if (self->job != GAME_JOB (source))
    return;

  g_clear_object (&self->job);
  g_clear_handle_id (&self->update_id, g_source_remove);

  self->list.running = false;
  self->list.end = report->end;
  solutions_page_look (self);
  solutions_page_learn_counts (self);
  solutions_page_update (self);
  solutions_page_update_info (self);
}

static void
solutions_page_selected_cb (GtkSingleSelection *selection,
                            GParamSpec         *pspec,
                            AppSolutionsPage   *self)
{
  solutions_page_update_info (self);
  solutions_page_update (self);
  g_signal_emit (self, signals[SCENE_CHANGED], 0);
}

static void
solutions_page_forget (AppSolutionsPage *self)
{
  if (self->job != NULL)
    game_job_stop (self->job);

  g_clear_object (&self->job);
  g_clear_handle_id (&self->update_id, g_source_remove);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);

  g_clear_object (&self->selection);
  g_clear_object (&self->solutions);
  g_clear_pointer (&self->store, game_store_unref);

  self->listed = false;
  self->list.n_solutions = 0;
  self->list.running = false;
  memset (self->differs, 0, sizeof self->differs);
}

static void
solutions_page_start (AppSolutionsPage *self)
{
  GameRequest request = {
    .wish = GAME_LIST,
    .state = self->list.puzzle,
    .limit = self->list.puzzle.kind == GAME_SUDOKU ? SUDOKU_LIMIT : 0,
    .fundamental = self->list.fundamental,
  };

  solutions_page_forget (self);

  self->job = game_job_new (&request);
  self->store = game_store_ref (game_job_get_store (self->job));
  self->solutions = game_solutions_new (self->store);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->solutions)));
  g_signal_connect (self->selection, "notify::selected-item",
                    G_CALLBACK (solutions_page_selected_cb), self);
  gtk_grid_view_set_model (GTK_GRID_VIEW (self->grid_view),
                           GTK_SELECTION_MODEL (self->selection));

  self->listed = true;
  self->list.running = true;
  self->update_id = g_timeout_add (UPDATE_INTERVAL, solutions_page_update_cb, self);
  game_job_start (self->job, solutions_page_listed_cb, g_object_ref (self));
  solutions_page_update (self);
}

static void
solutions_page_stop_clicked_cb (GtkButton        *button,
                                AppSolutionsPage *self)
{
  if (self->job != NULL)
    game_job_stop (self->job);
}

static void
solutions_page_filter_toggled_cb (GtkToggleButton  *fundamental,
                                  AppSolutionsPage *self)
{
  self->list.fundamental = gtk_toggle_button_get_active (fundamental);

  if (self->active && self->has_puzzle)
    solutions_page_start (self);
  else
    solutions_page_forget (self);
}

/* Going to a solution. */

static void
solutions_page_go_to_number (AppSolutionsPage *self,
                             uint64_t          number)
{
  g_autofree char *last = game_text_number (self->list.n_solutions);
  g_autofree char *sentence = NULL;

  if (number >= 1 && number <= self->list.n_solutions)
    {
      gtk_single_selection_set_selected (self->selection, number - 1);
      gtk_widget_activate_action (self->grid_view, "list.scroll-to-item", "u",
                                  (guint) number - 1);
      solutions_page_update_info (self);
      return;
    }

  sentence = g_strdup_printf (_("The list goes from 1 to %s."), last);
  solutions_page_tell (self, sentence, true);
}

static void
solutions_page_go_to_permutation (AppSolutionsPage     *self,
                                  const QueensSolution *permutation)
{
  bool exact;
  guint position = game_solutions_find (self->solutions, permutation, &exact);

  if (exact)
    solutions_page_go_to_number (self, (uint64_t) position + 1);
  else
    solutions_page_tell (self, _("This is not a solution of the list."), true);
}

static void
solutions_page_goal_activated_cb (GtkEntry         *entry,
                                  AppSolutionsPage *self)
{
  uint64_t number;
  QueensSolution permutation;

  if (self->selection == NULL || self->list.n_solutions == 0)
    return;

  switch (app_solutions_words_parse (gtk_editable_get_text (GTK_EDITABLE (entry)), &self->list,
                                     &number, &permutation))
    {
    case APP_SOLUTIONS_NUMBER:
      solutions_page_go_to_number (self, number);
      break;

    case APP_SOLUTIONS_PERMUTATION:
      solutions_page_go_to_permutation (self, &permutation);
      break;

    case APP_SOLUTIONS_NOWHERE:
    default:
      solutions_page_tell (self, _("This is neither a number nor a solution."), true);
      break;
    }
}

static void
app_solutions_page_dispose (GObject *object)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (object);
  GtkWidget *child;

  solutions_page_forget (self);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_solutions_page_parent_class)->dispose (object);
}

static void
app_solutions_page_class_init (AppSolutionsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_solutions_page_dispose;

  g_type_ensure (APP_TYPE_SOLUTIONS_EXPORT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/solutions-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, heading_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, detail_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, export);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, filter_box);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, fundamental_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, grid_view);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, info_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, none_label);

  gtk_widget_class_bind_template_callback (widget_class, solutions_page_stop_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, solutions_page_filter_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, solutions_page_goal_activated_cb);

  signals[SCENE_CHANGED] = g_signal_new ("scene-changed",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
app_solutions_page_init (AppSolutionsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  solutions_page_set_factory (self);
}

void
app_solutions_page_set_puzzle (AppSolutionsPage *self,
                               const GameState  *puzzle)
{
  GameState listed;

  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));
  g_return_if_fail (puzzle != NULL);

  listed = game_state_new_puzzle (puzzle);

  if (self->has_puzzle && game_state_equal (&listed, &self->list.puzzle))
    return;

  solutions_page_forget (self);
  self->list = (AppSolutionsList) {
    .puzzle = listed,
    .fundamental = listed.kind == GAME_QUEENS && self->list.fundamental,
  };
  self->has_puzzle = true;

  if (self->active)
    solutions_page_start (self);
}

void
app_solutions_page_set_active (AppSolutionsPage *self,
                               bool              active)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  self->active = active;

  if (active && self->has_puzzle &&
      (!self->listed || (!self->list.running && self->list.end == SEARCH_STOPPED)))
    solutions_page_start (self);
}

bool
app_solutions_page_get_scene (AppSolutionsPage *self,
                              PaintScene       *scene,
                              GameState        *state)
{
  const GameState *picked;

  g_return_val_if_fail (APP_IS_SOLUTIONS_PAGE (self), false);

  picked = solutions_page_get_picked (self);

  if (picked == NULL)
    return false;

  *state = *picked;
  app_solutions_factory_init_scene (scene, state, self->differs);

  return true;
}
