/* The Solutions page: a job fills a store, the page looks at it ten times a second and shows what
 * has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/solutions/app-solutions-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/solutions/app-solutions-factory.h"
#include "app/solutions/app-solutions-scroll.h"
#include "game/text/game-text.h"

/* Milliseconds between two looks at a list that grows. */
#define UPDATE_INTERVAL 100

/* Of a sudoku, whose list says little when it is longer. */
#define SUDOKU_LIMIT 10000

enum
{
  SCENE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppSolutionsPage, app_solutions_page, APP_TYPE_WIDGET)

/* Listing. */

static void
app_solutions_page_update_differing (AppSolutionsPage *self)
{
  game_solutions_differ (self->solutions, self->list.n_solutions, self->differs);
  app_solutions_page_set_factory (self);
}

/* Which part of the list is there, and which is shown. */
static void
app_solutions_page_measure (AppSolutionsPage *self)
{
  AppSolutionsList *list = &self->list;

  list->n_solutions = game_solutions_get_total (self->solutions);
  list->first = (uint64_t) game_solutions_get_page (self->solutions) * GAME_SOLUTIONS_PAGE;
  list->n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->solutions));
}

static void
app_solutions_page_look (AppSolutionsPage *self)
{
  uint64_t before = self->list.n_solutions;
  GameJob *job = game_job_slot_get_job (self->listing);
  GameJobProgress progress;

  game_solutions_update (self->solutions);
  app_solutions_page_measure (self);

  if (job != NULL)
    {
      game_job_get_progress (job, &progress);
      self->list.fraction = progress.fraction;
    }

  if (self->list.n_solutions != before)
    {
      if (self->list.puzzle.kind == GAME_SUDOKU)
        app_solutions_page_update_differing (self);

      if (before == 0)
        app_solutions_page_update_goal (self);

      app_solutions_page_update_info (self);
      g_signal_emit (self, signals[SCENE_CHANGED], 0);
    }

  app_solutions_page_update (self);
}

static gboolean
app_solutions_page_update_cb (gpointer data)
{
  app_solutions_page_look (data);

  return G_SOURCE_CONTINUE;
}

/* What the whole list tells about both counts. Without fixed queens the number of solutions gives
 * that of the fundamental ones, for those with a symmetry of their own are counted quickly. */
static void
app_solutions_page_learn_counts (AppSolutionsPage *self)
{
  AppSolutionsList *list = &self->list;
  int n = game_state_size (&list->puzzle);
  uint64_t half;
  uint64_t quarter;

  if (!app_solutions_list_has_images (list) || list->end != SEARCH_EXHAUSTED)
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
app_solutions_page_listed_cb (GObject    *owner,
                              GameJob    *job,
                              GameReport *report)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (owner);

  g_clear_handle_id (&self->update_id, g_source_remove);

  self->list.running = false;
  self->list.end = report->end;
  app_solutions_page_look (self);
  app_solutions_page_learn_counts (self);
  app_solutions_page_update (self);
  app_solutions_page_update_info (self);
}

static void
app_solutions_page_selected_cb (GtkSingleSelection *selection,
                                GParamSpec         *pspec,
                                AppSolutionsPage   *self)
{
  app_solutions_page_update_info (self);
  app_solutions_page_update (self);
  g_signal_emit (self, signals[SCENE_CHANGED], 0);
}

static void
app_solutions_page_forget (AppSolutionsPage *self)
{
  game_job_slot_stop (self->listing);
  g_clear_handle_id (&self->update_id, g_source_remove);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);

  g_clear_object (&self->selection);
  g_clear_object (&self->solutions);
  g_clear_pointer (&self->store, game_store_unref);

  self->listed = false;
  self->list.n_solutions = 0;
  self->list.first = 0;
  self->list.n_shown = 0;
  self->list.running = false;
  memset (self->differs, 0, sizeof self->differs);
}

static void
app_solutions_page_start (AppSolutionsPage *self)
{
  bool is_sudoku = self->list.puzzle.kind == GAME_SUDOKU;
  GameRequest request = game_request_list (&self->list.puzzle, is_sudoku ? SUDOKU_LIMIT : 0,
                                           self->list.fundamental);
  g_autoptr(GameJob) job = game_job_new (&request);

  app_solutions_page_forget (self);

  self->store = game_store_ref (game_job_get_store (job));
  self->solutions = game_solutions_new (self->store, GAME_SOLUTIONS_PAGE);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->solutions)));
  g_signal_connect (self->selection, "notify::selected-item",
                    G_CALLBACK (app_solutions_page_selected_cb), self);
  gtk_grid_view_set_model (self->grid_view,
                           GTK_SELECTION_MODEL (self->selection));

  self->listed = true;
  self->list.running = true;
  self->list.fraction = -1;
  self->update_id = g_timeout_add (UPDATE_INTERVAL, app_solutions_page_update_cb, self);
  game_job_slot_start_job (self->listing, job, app_solutions_page_listed_cb);
  app_solutions_page_update (self);
}

static void
app_solutions_page_stop_clicked_cb (GtkButton        *button,
                                    AppSolutionsPage *self)
{
  app_solutions_page_stop (self);
}

static void
app_solutions_page_filter_toggled_cb (GtkToggleButton  *fundamental,
                                      AppSolutionsPage *self)
{
  self->list.fundamental = gtk_toggle_button_get_active (fundamental);

  if (self->active && self->has_puzzle)
    app_solutions_page_start (self);
  else
    app_solutions_page_forget (self);
}

/* Going to a solution. */

/* To the solution number `index`, from 0, on whatever page it is. */
static void
app_solutions_page_pick (AppSolutionsPage *self,
                         uint64_t          index)
{
  game_solutions_set_page (self->solutions, index / GAME_SOLUTIONS_PAGE);
  app_solutions_page_measure (self);
  gtk_single_selection_set_selected (self->selection, index % GAME_SOLUTIONS_PAGE);
  app_solutions_scroll_to_picked (self->grid_view);
  app_solutions_page_update_info (self);
  app_solutions_page_update (self);
}

static void
app_solutions_page_go_to_number (AppSolutionsPage *self,
                                 uint64_t          number)
{
  g_autofree char *last = game_text_number (self->list.n_solutions);
  g_autofree char *sentence = NULL;

  if (number >= 1 && number <= self->list.n_solutions)
    {
      app_solutions_page_pick (self, number - 1);
      return;
    }

  sentence = g_strdup_printf (_("The list goes from 1 to %s."), last);
  app_solutions_page_show_message (self, sentence, true);
}

static void
app_solutions_page_go_to_permutation (AppSolutionsPage     *self,
                                      const QueensSolution *permutation)
{
  uint64_t index;

  /* The store may have grown since the list was looked at. */
  if (game_store_find (self->store, permutation, &index) && index < self->list.n_solutions)
    app_solutions_page_pick (self, index);
  else
    app_solutions_page_show_message (self, _("This is not a solution of the list."), true);
}

static void
app_solutions_page_turn_action (GtkWidget  *widget,
                                const char *action,
                                GVariant   *parameter)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (widget);
  guint page = game_solutions_get_page (self->solutions);
  bool forward = g_str_equal (action, "solutions.next-page");

  app_solutions_page_pick (self, (uint64_t) (forward ? page + 1 : page - 1) * GAME_SOLUTIONS_PAGE);
}

static void
app_solutions_page_goal_activated_cb (GtkEntry         *entry,
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
      app_solutions_page_go_to_number (self, number);
      break;

    case APP_SOLUTIONS_PERMUTATION:
      app_solutions_page_go_to_permutation (self, &permutation);
      break;

    case APP_SOLUTIONS_NOWHERE:
    default:
      app_solutions_page_show_message (self, _("This is neither a number nor a solution."), true);
      break;
    }
}

static void
app_solutions_page_dispose (GObject *object)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (object);

  app_solutions_page_forget (self);
  g_clear_pointer (&self->listing, game_job_slot_free);

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
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, title_box);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, heading_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, detail_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, export);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, filter_box);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, fundamental_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, pager_box);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, pager_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, grid_view);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, info_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsPage, none_label);

  gtk_widget_class_bind_template_callback (widget_class, app_solutions_page_stop_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_page_filter_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_page_goal_activated_cb);

  gtk_widget_class_install_action (widget_class, "solutions.previous-page", NULL,
                                   app_solutions_page_turn_action);
  gtk_widget_class_install_action (widget_class, "solutions.next-page", NULL,
                                   app_solutions_page_turn_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_ALT_MASK,
                                       "solutions.previous-page", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_ALT_MASK,
                                       "solutions.next-page", NULL);

  signals[SCENE_CHANGED] = g_signal_new ("scene-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_solutions_page_init (AppSolutionsPage *self)
{
  self->listing = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  app_solutions_page_set_factory (self);
  app_solutions_page_update_pager (self);
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

  app_solutions_page_forget (self);
  self->list = (AppSolutionsList) {
    .puzzle = listed,
    .fundamental = self->list.fundamental,
  };
  self->list.fundamental = self->list.fundamental && app_solutions_list_has_images (&self->list);
  self->has_puzzle = true;

  if (self->active)
    app_solutions_page_start (self);
}

void
app_solutions_page_stop (AppSolutionsPage *self)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  game_job_slot_interrupt (self->listing);
}

void
app_solutions_page_set_active (AppSolutionsPage *self,
                               bool              active)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  self->active = active;

  if (active && self->has_puzzle &&
      (!self->listed || (!self->list.running && self->list.end == SEARCH_STOPPED)))
    app_solutions_page_start (self);
}

bool
app_solutions_page_get_scene (AppSolutionsPage *self,
                              PaintScene       *scene,
                              GameState        *state)
{
  GameSolution *picked;

  g_return_val_if_fail (APP_IS_SOLUTIONS_PAGE (self), false);

  picked = app_solutions_page_get_picked (self);

  if (picked == NULL)
    return false;

  *state = *game_solution_get_state (picked);
  app_solutions_factory_init_scene (scene, state, self->differs);

  return true;
}
