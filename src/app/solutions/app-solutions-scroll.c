/* Scrolling a grid to an item that may not be laid out yet.
 *
 * A grid that got other items and is to scroll in the same frame ends up blank: the rows have no
 * height yet. The first frame lays them out, and then it can scroll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/app-solutions-scroll.h"

enum { N_FRAMES = 2 };

static gboolean
app_solutions_scroll_tick_cb (GtkWidget     *grid_view,
                              GdkFrameClock *clock,
                              gpointer       data)
{
  int *n_frames = data;
  GtkSelectionModel *model = gtk_grid_view_get_model (GTK_GRID_VIEW (grid_view));
  guint picked;

  if (++*n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;

  picked = model != NULL ? gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model))
                         : GTK_INVALID_LIST_POSITION;

  if (picked != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (grid_view, "list.scroll-to-item", "u", picked);

  return G_SOURCE_REMOVE;
}

void
app_solutions_scroll_to_picked (GtkGridView *grid_view)
{
  g_return_if_fail (GTK_IS_GRID_VIEW (grid_view));

  gtk_widget_add_tick_callback (GTK_WIDGET (grid_view), app_solutions_scroll_tick_cb,
                                g_new0 (int, 1), g_free);
}
