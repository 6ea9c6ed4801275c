/* What the parts of the Solutions page share: app-solutions-page.c (the list and its job) and
 * app-solutions-show.c (what is shown of it).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/solutions/app-solutions-export.h"
#include "app/solutions/app-solutions-page.h"
#include "app/solutions/app-solutions-words.h"
#include "game/jobs/game-job-slot.h"
#include "game/jobs/game-solutions.h"

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

  AppSolutionsList    list;
  bool                has_puzzle;
  bool                active;
  bool                listed;   /* the list is of this puzzle, ended or not */

  GameJobSlot        *listing;
  GameStore          *store;
  GameSolutions      *solutions;
  GtkSingleSelection *selection;
  guint               update_id;
  bool                differs[SUDOKU_CELLS];
};

/* Draws the list anew. */
void          app_solutions_page_set_factory  (AppSolutionsPage *self);

/* A sentence below the list; `wrong` where it answers something that cannot be. */
void          app_solutions_page_show_message (AppSolutionsPage *self,
                                               const char       *sentence,
                                               bool              wrong);

/* What is said about the solution that is picked, and about where one can go. */
void          app_solutions_page_update_info  (AppSolutionsPage *self);
void          app_solutions_page_update_goal  (AppSolutionsPage *self);

/* The buttons that turn pages; and all that is shown beside the list. */
void          app_solutions_page_update_pager (AppSolutionsPage *self);
void          app_solutions_page_update       (AppSolutionsPage *self);

/* The solution that is picked, or NULL. Lent. */
GameSolution *app_solutions_page_get_picked   (AppSolutionsPage *self);
