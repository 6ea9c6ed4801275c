/* Counts the files in data of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/app-writing.h"

static int
add (GtkWindow *window,
     int        n)
{
  int n_files = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (window), "n-files")) + n;

  g_object_set_data (G_OBJECT (window), "n-files", GINT_TO_POINTER (n_files));

  return n_files;
}

void
app_writing_begin (GtkWindow *window)
{
  add (g_object_ref (window), 1);
}

void
app_writing_end (GtkWindow *window)
{
  if (add (window, -1) == 0 && !gtk_widget_get_visible (GTK_WIDGET (window)))
    gtk_window_close (window);
  g_object_unref (window);
}

bool
app_writing_is_under_way (GtkWindow *window)
{
  return add (window, 0) > 0;
}
