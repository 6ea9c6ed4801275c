/* The Solutions page: a job fills a store, the page looks at it ten times a second and shows what
 * has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/solutions/app-solutions-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/solutions/app-solutions-export.h"
#include "app/solutions/app-solutions-factory.h"
#include "app/solutions/app-solutions-words.h"
#include "app/widgets/app-notice.h"
#include "game/jobs/game-job-slot.h"
#include "game/jobs/game-solutions.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

enum
{
  UPDATE_INTERVAL = 100,        /* milliseconds between two looks at a list that grows */
  SCROLL_FRAMES = 2,            /* until the rows of a grid that got other items have a height */
  WIDEST_HEADING = 130,         /* pixels that leave room beside it */
};

struct _AppSolutionsPage
{
  AppWidget           parent_instance;

  GtkStack           *stack;
  GtkBox             *title_box;
  GtkLabel           *heading_label;
  GtkLabel           *detail_label;
  GtkWidget          *stop_button;
  AppSolutionsExport *export;
  GtkWidget          *filter_box;
  GtkWidget          *fundamental_button;
  GtkWidget          *pager_box;
  GtkLabel           *pager_label;
  GtkGridView        *grid_view;
  GtkEntry           *goal_entry;
  GtkLabel           *info_label;
  GtkLabel           *none_label;

  GSettings          *settings;
  AppZoom            *zoom;
  AppSolutionsList    list;
  bool                has_puzzle;
  bool                active;
  bool                hidden;   /* it would spoil the puzzle */
  bool                listed;   /* the list is of this puzzle, ended or not */

  GameJobSlot        *listing;
  GameStore          *store;
  GameSolutions      *solutions;
  GtkSingleSelection *selection;
  guint               update_id;
  bool                differs[SUDOKU_CELLS];
};

G_DEFINE_FINAL_TYPE (AppSolutionsPage, app_solutions_page, APP_TYPE_WIDGET)

/* Called anew, it draws anew what is shown. */
static void
app_solutions_page_set_factory (AppSolutionsPage *self)
{
  AppThumbnailSize size = app_solutions_factory_get_size (self->zoom);
  g_autoptr(GtkListItemFactory) factory = app_solutions_factory_new (self->differs, size);

  gtk_grid_view_set_factory (self->grid_view, factory);
}

static void
app_solutions_page_zoomed_cb (AppSolutionsPage *self)
{
  g_settings_set_enum (self->settings, "thumbnail-size",
                       app_solutions_factory_get_size (self->zoom));
  app_solutions_page_set_factory (self);
}

/* What the page says. */

static GameSolution *
app_solutions_page_get_picked (AppSolutionsPage *self)
{
  return self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

static void
app_solutions_page_show_message (AppSolutionsPage *self,
                                 const char       *sentence,
                                 bool              wrong)
{
  gtk_label_set_label (self->info_label, sentence);
  app_widget_set_class (GTK_WIDGET (self->info_label), "error", wrong);
  app_widget_set_class (GTK_WIDGET (self->goal_entry), "error", wrong);
}

static void
app_solutions_page_update_info (AppSolutionsPage *self)
{
  GameSolution *picked = app_solutions_page_get_picked (self);
  int n_differ = 0;
  g_autofree char *sentence = NULL;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_differ += self->differs[cell];

  if (picked != NULL)
    sentence = app_solutions_words_describe (&self->list, game_solution_get_state (picked),
                                             game_solution_get_index (picked), n_differ);

  app_solutions_page_show_message (self, sentence != NULL ? sentence : "", false);
}

static void
app_solutions_page_update_pager (AppSolutionsPage *self)
{
  guint page = self->solutions != NULL ? game_solutions_get_page (self->solutions) : 0;
  guint n_pages = self->solutions != NULL ? game_solutions_get_n_pages (self->solutions) : 1;
  /* Translators: a page of a long list: "2 of 10". */
  g_autofree char *text = g_strdup_printf (_("%u of %u"), page + 1, n_pages);

  gtk_label_set_label (self->pager_label, text);
  gtk_widget_set_visible (self->pager_box, n_pages > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "solutions.previous-page", page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "solutions.next-page", page + 1 < n_pages);
}

static void
app_solutions_page_update (AppSolutionsPage *self)
{
  GameSolution *picked = app_solutions_page_get_picked (self);
  const AppSolutionsList *list = &self->list;
  bool none = self->listed && !list->running && list->n_solutions == 0 &&
              list->end != SEARCH_STOPPED;
  /* The heading of a page of a list leaves no room beside it, nor does large text. */
  bool long_heading = !list->running && list->n_shown < list->n_solutions;
  g_autofree char *heading = self->listed ? app_solutions_words_heading (list) : g_strdup ("");
  g_autofree char *detail = self->listed ? app_solutions_words_detail (list) : g_strdup ("");
  g_autofree char *reason = app_solutions_words_none (list);
  int heading_width;

  gtk_label_set_label (self->heading_label, heading);
  gtk_label_set_label (self->detail_label, detail);
  gtk_widget_measure (GTK_WIDGET (self->heading_label), GTK_ORIENTATION_HORIZONTAL, -1,
                      &heading_width, NULL, NULL, NULL);
  long_heading |= heading_width > WIDEST_HEADING;
  gtk_label_set_label (self->none_label, reason);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->title_box),
                                  long_heading ? GTK_ORIENTATION_VERTICAL
                                               : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->title_box, long_heading ? 0 : 10);
  gtk_widget_set_visible (self->stop_button, list->running);
  gtk_widget_set_visible (GTK_WIDGET (self->export), !list->running);
  gtk_widget_set_visible (self->filter_box, game_state_info (&list->puzzle)->has_images);
  if (app_widget_show_page (self->stack, self->hidden ? "hidden" : none ? "none" : "list"))
    g_signal_emit_by_name (self, "scene-changed");

  app_solutions_export_set_list (self->export, self->store, &list->puzzle,
                                 list->running ? 0 : list->n_solutions,
                                 picked != NULL ? game_solution_get_index (picked)
                                                : list->n_solutions);
  app_solutions_page_update_pager (self);
}

static void
app_solutions_page_update_goal (AppSolutionsPage *self)
{
  bool queens = game_kinds[self->list.puzzle.kind].n_digits == 0 && self->list.n_solutions > 0;
  g_autofree char *text = NULL;
  GameState example;

  if (queens)
    game_store_get (self->store, self->list.n_solutions / 2, &example);

  text = app_solutions_words_goal (queens ? &example : NULL);
  gtk_entry_set_placeholder_text (self->goal_entry, text);
}

/* Listing. */

/* Which part of the list is there, and which is shown. */
static void
app_solutions_page_measure (AppSolutionsPage *self)
{
  AppSolutionsList *list = &self->list;

  list->n_solutions = game_solutions_get_total (self->solutions);
  list->first = (uint64_t) game_solutions_get_page (self->solutions) * GAME_SOLUTIONS_PAGE;
  list->n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->solutions));
}

static gboolean
app_solutions_page_look_cb (gpointer data)
{
  AppSolutionsPage *self = data;
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

  if (before == 0 && self->list.n_solutions > 0)
    app_solutions_page_update_goal (self);

  if (self->list.n_solutions != before && game_kinds[self->list.puzzle.kind].n_digits > 0)
    {
      game_solutions_differ (self->solutions, self->list.n_solutions, self->differs);
      app_solutions_page_set_factory (self);
      app_solutions_page_update_info (self);
      g_signal_emit_by_name (self, "scene-changed");
    }

  app_solutions_page_update (self);

  return G_SOURCE_CONTINUE;
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
  app_solutions_page_look_cb (self);
  app_solutions_list_learn_counts (&self->list);
  app_solutions_page_update (self);
  app_solutions_page_update_info (self);
  if (report->end != SEARCH_STOPPED)
    app_notice_tell_job (job, _("The solutions are listed"));
}

/* Another solution is picked, or none. */
static void
app_solutions_page_show_picked (AppSolutionsPage *self)
{
  app_solutions_page_update_info (self);
  app_solutions_page_update (self);
  g_signal_emit_by_name (self, "scene-changed");
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
  const GameState *puzzle = &self->list.puzzle;
  GameRequest request = game_request_list (puzzle, game_kinds[puzzle->kind].most_listed,
                                           self->list.fundamental);
  g_autoptr(GameJob) job = game_job_new (&request);

  app_solutions_page_forget (self);

  self->store = game_store_ref (game_job_get_store (job));
  self->solutions = game_solutions_new (self->store, GAME_SOLUTIONS_PAGE);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->solutions)));
  g_signal_connect_swapped (self->selection, "notify::selected-item",
                            G_CALLBACK (app_solutions_page_show_picked), self);
  gtk_grid_view_set_model (self->grid_view, GTK_SELECTION_MODEL (self->selection));
  self->listed = true;
  self->list.running = true;
  self->list.end = SEARCH_EXHAUSTED;
  self->list.fraction = -1;
  self->update_id = g_timeout_add (UPDATE_INTERVAL, app_solutions_page_look_cb, self);
  game_job_slot_start_job (self->listing, job, app_solutions_page_listed_cb);
  app_solutions_page_update_goal (self);
  app_solutions_page_show_picked (self);
}

static void
app_solutions_page_filter_toggled_cb (GtkToggleButton  *fundamental,
                                      AppSolutionsPage *self)
{
  self->list.fundamental = gtk_toggle_button_get_active (fundamental);

  if (self->active && self->has_puzzle && !self->hidden)
    app_solutions_page_start (self);
  else
    app_solutions_page_forget (self);
}

/* Going to a solution. */

/* A grid that got other items and is to scroll in the same frame ends up blank, since the rows have
 * no height yet. The first frame lays them out, and then it can scroll. */
static gboolean
app_solutions_page_scroll_cb (GtkWidget     *grid_view,
                              GdkFrameClock *clock,
                              gpointer       data)
{
  int *n_frames = data;
  GtkSelectionModel *model = gtk_grid_view_get_model (GTK_GRID_VIEW (grid_view));
  guint picked;

  if (++*n_frames < SCROLL_FRAMES)
    return G_SOURCE_CONTINUE;

  picked = model != NULL ? gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model))
                         : GTK_INVALID_LIST_POSITION;

  if (picked != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (grid_view, "list.scroll-to-item", "u", picked);

  return G_SOURCE_REMOVE;
}

/* To the solution number `index`, from 0, on whatever page it is. */
static void
app_solutions_page_pick (AppSolutionsPage *self,
                         uint64_t          index)
{
  game_solutions_set_page (self->solutions, index / GAME_SOLUTIONS_PAGE);
  app_solutions_page_measure (self);
  gtk_single_selection_set_selected (self->selection, index % GAME_SOLUTIONS_PAGE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->grid_view), app_solutions_page_scroll_cb,
                                g_new0 (int, 1), g_free);
  app_solutions_page_update_info (self);
  app_solutions_page_update (self);
}

static void
app_solutions_page_turn_action (GtkWidget  *widget,
                                const char *action,
                                GVariant   *parameter)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (widget);
  bool forward = g_str_equal (action, "solutions.next-page");
  guint page;

  /* A button that is held turns the page a moment later. */
  if (self->solutions == NULL)
    return;

  page = game_solutions_get_page (self->solutions);
  app_solutions_page_pick (self, (uint64_t) (forward ? page + 1 : page - 1) * GAME_SOLUTIONS_PAGE);
}

/* Goes there; or returns why not, as a new string. */
static char *
app_solutions_page_go_to (AppSolutionsPage *self,
                          const char       *goal)
{
  g_autofree char *last = game_text_number (self->list.n_solutions);
  uint64_t number;
  QueensSolution permutation;

  switch (app_solutions_words_parse (goal, &self->list, &number, &permutation))
    {
    case APP_SOLUTIONS_NUMBER:
      if (number < 1 || number > self->list.n_solutions)
        return g_strdup_printf (_("The list goes from 1 to %s."), last);

      app_solutions_page_pick (self, number - 1);
      return NULL;

    case APP_SOLUTIONS_PERMUTATION:
      /* The store may have grown since the list was looked at. */
      if (!game_store_find (self->store, &permutation, &number) || number >= self->list.n_solutions)
        return g_strdup (_("This is not a solution of the list."));

      app_solutions_page_pick (self, number);
      return NULL;

    case APP_SOLUTIONS_NOWHERE:
    default:
      return g_strdup (_("This is neither a number nor a solution."));
    }
}

static void
app_solutions_page_goal_activated_cb (AppSolutionsPage *self)
{
  g_autofree char *complaint = NULL;

  if (self->selection == NULL || self->list.n_solutions == 0)
    return;

  complaint = app_solutions_page_go_to (self,
                                        gtk_editable_get_text (GTK_EDITABLE (self->goal_entry)));
  if (complaint != NULL)
    app_solutions_page_show_message (self, complaint, true);
}

static void
app_solutions_page_dispose (GObject *object)
{
  AppSolutionsPage *self = APP_SOLUTIONS_PAGE (object);

  app_solutions_page_forget (self);
  g_clear_pointer (&self->listing, game_job_slot_free);
  g_clear_object (&self->zoom);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_solutions_page_parent_class)->dispose (object);
}

static void
app_solutions_page_class_init (AppSolutionsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_solutions_page_dispose;

  g_type_ensure (APP_TYPE_SOLUTIONS_EXPORT);
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

  gtk_widget_class_bind_template_callback (widget_class, app_solutions_page_stop);
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

  g_signal_new ("scene-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_solutions_page_init (AppSolutionsPage *self)
{
  self->listing = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->zoom = app_solutions_factory_new_zoom (self->grid_view);
  app_solutions_page_set_factory (self);
  app_solutions_page_update_pager (self);
}

void
app_solutions_page_bind_settings (AppSolutionsPage *self,
                                  GSettings        *settings)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  app_zoom_step (self->zoom,
                 g_settings_get_enum (settings, "thumbnail-size") - APP_THUMBNAIL_MEDIUM);
  app_solutions_page_set_factory (self);
  g_signal_connect_object (self->zoom, "moved", G_CALLBACK (app_solutions_page_zoomed_cb), self,
                           G_CONNECT_SWAPPED);
}

AppZoom *
app_solutions_page_get_zoom (AppSolutionsPage *self)
{
  g_return_val_if_fail (APP_IS_SOLUTIONS_PAGE (self), NULL);

  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "list") ? self->zoom : NULL;
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
    .fundamental = self->list.fundamental && game_state_info (&listed)->has_images,
  };
  self->has_puzzle = true;

  if (self->active && !self->hidden)
    app_solutions_page_start (self);
  else
    app_solutions_page_update (self);
}

void
app_solutions_page_set_hidden (AppSolutionsPage *self,
                               bool              hidden)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  app_solutions_page_forget (self);
  if (self->has_puzzle)
    app_solutions_page_update (self);
}

void
app_solutions_page_stop (AppSolutionsPage *self)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  game_job_slot_interrupt (self->listing);
  if (self->list.running)
    self->list.end = SEARCH_STOPPED;
}

void
app_solutions_page_set_active (AppSolutionsPage *self,
                               bool              active)
{
  bool comes;

  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  comes = active && !self->active;
  self->active = active;
  if (active && !self->hidden && self->has_puzzle
      && (!self->listed || (comes && self->list.end == SEARCH_STOPPED)))
    app_solutions_page_start (self);
}

void
app_solutions_page_offer (AppSolutionsPage *self,
                          QueensTextFormat  format)
{
  g_return_if_fail (APP_IS_SOLUTIONS_PAGE (self));

  app_solutions_export_offer (self->export, format);
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
