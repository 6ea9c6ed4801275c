/* A page of the panel in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

static inline void
turn (void)
{
  g_main_context_iteration (NULL, TRUE);
}

/* Puts a page into a window that is shown. */
static inline GtkWindow *
show (GtkWidget *page)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, 420, 700);
  gtk_window_set_child (window, page);
  gtk_window_present (window);

  while (!gtk_widget_get_mapped (page))
    turn ();

  return window;
}

static inline void
end (GtkWindow *window)
{
  gtk_window_destroy (window);

  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}
