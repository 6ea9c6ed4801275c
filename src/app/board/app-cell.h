/* One square of the board, for the focus and for assistive technology. It draws nothing: the board
 * draws all of them at once.
 *
 * Signal "activated": the square was activated, not by pointer or key but by its action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#define APP_TYPE_CELL (app_cell_get_type ())

G_DECLARE_FINAL_TYPE (AppCell, app_cell, APP, CELL, GtkWidget)

GtkWidget *app_cell_new          (int         row,
                                  int         column);

/* Changes the accessible name and description, if they are others. If the cell has the focus it
 * speaks the news, because screen readers pass over the name of a cell that changes; else they may
 * be NULL. */
void       app_cell_set_name     (AppCell    *self,
                                  const char *name,
                                  const char *detail,
                                  const char *news);

/* Speaks a text in place of the description, until the focus goes. */
void       app_cell_say          (AppCell    *self,
                                  const char *text);

void       app_cell_set_selected (AppCell    *self,
                                  bool        selected);
