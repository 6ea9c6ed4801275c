/* The Solutions page, what it shows of its list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/solutions/app-solutions-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/solutions/app-solutions-factory.h"

/* Called anew, it draws anew what is shown. */
void
app_solutions_page_set_factory (AppSolutionsPage *self)
{
  g_autoptr(GtkListItemFactory) factory = app_solutions_factory_new (self->differs);

  gtk_grid_view_set_factory (self->grid_view, factory);
}

/* What the page says. */

GameSolution *
app_solutions_page_get_picked (AppSolutionsPage *self)
{
  return self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

static int
app_solutions_page_count_differing (AppSolutionsPage *self)
{
  int n_differ = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_differ += self->differs[cell];

  return n_differ;
}

void
app_solutions_page_show_message (AppSolutionsPage *self,
                                 const char       *sentence,
                                 bool              wrong)
{
  gtk_label_set_label (self->info_label, sentence);
  app_widget_set_class (GTK_WIDGET (self->info_label), "error", wrong);
  app_widget_set_class (GTK_WIDGET (self->goal_entry), "error", wrong);
}

void
app_solutions_page_update_info (AppSolutionsPage *self)
{
  GameSolution *picked = app_solutions_page_get_picked (self);
  g_autofree char *sentence = NULL;

  if (picked != NULL)
    sentence = app_solutions_words_describe (&self->list, game_solution_get_state (picked),
                                             game_solution_get_index (picked),
                                             app_solutions_page_count_differing (self));

  app_solutions_page_show_message (self, sentence != NULL ? sentence : "", false);
}

void
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

/* The heading of a page of a list leaves no room beside it. */
static void
app_solutions_page_lay_out_title (AppSolutionsPage *self)
{
  bool long_heading = !self->list.running && self->list.n_shown < self->list.n_solutions;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->title_box),
                                  long_heading ? GTK_ORIENTATION_VERTICAL
                                               : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->title_box, long_heading ? 0 : 10);
}

void
app_solutions_page_update (AppSolutionsPage *self)
{
  GameSolution *picked = app_solutions_page_get_picked (self);
  const AppSolutionsList *list = &self->list;
  bool none = self->listed && !list->running && list->n_solutions == 0 &&
              list->end != SEARCH_STOPPED;
  g_autofree char *heading = self->listed ? app_solutions_words_heading (list) : g_strdup ("");
  g_autofree char *detail = self->listed ? app_solutions_words_detail (list) : g_strdup ("");
  g_autofree char *reason = app_solutions_words_none (list);

  gtk_label_set_label (self->heading_label, heading);
  gtk_label_set_label (self->detail_label, detail);
  gtk_label_set_label (self->none_label, reason);
  app_solutions_page_lay_out_title (self);
  gtk_widget_set_visible (self->stop_button, list->running);
  gtk_widget_set_visible (GTK_WIDGET (self->export), !list->running);
  gtk_widget_set_visible (self->filter_box, app_solutions_list_has_images (list));
  gtk_stack_set_visible_child_name (self->stack, none ? "none" : "list");

  app_solutions_export_set_list (self->export, self->store, &list->puzzle,
                                 list->running ? 0 : list->n_solutions,
                                 picked != NULL ? game_solution_get_index (picked)
                                                : list->n_solutions);
  app_solutions_page_update_pager (self);
}

void
app_solutions_page_update_goal (AppSolutionsPage *self)
{
  bool queens = self->list.puzzle.kind == GAME_QUEENS && self->list.n_solutions > 0;
  g_autofree char *text = NULL;
  QueensSolution example;
  GameState state;

  if (queens)
    {
      game_store_get (self->store, self->list.n_solutions / 2, &state);
      game_queens_get_solution (&state.queens, &example);
    }

  text = app_solutions_words_goal (queens ? &example : NULL);
  gtk_entry_set_placeholder_text (self->goal_entry, text);
}
