/* Choosing a file to save in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-file-chooser.h"

#include <glib/gi18n-lib.h>

/* Another format gets another name. */
static void
file_chooser_filter_cb (GtkFileChooser *chooser,
                        GParamSpec     *pspec,
                        const char     *name)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);
  g_autofree char *full_name = NULL;

  if (filter == NULL)
    return;

  full_name = g_strdup_printf ("%s.%s", name,
                               (char *) g_object_get_data (G_OBJECT (filter), "suffix"));
  gtk_file_chooser_set_current_name (chooser, full_name);
}

GtkFileChooserNative *
app_file_chooser_new (GtkWindow  *parent,
                      const char *title,
                      const char *accept,
                      const char *name)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent,
                                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               accept, _("_Cancel"));

  g_signal_connect_data (chooser, "notify::filter", G_CALLBACK (file_chooser_filter_cb),
                         g_strdup (name), (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), true);

  return chooser;
}

GtkFileFilter *
app_file_chooser_add_format (GtkFileChooserNative *chooser,
                             int                   format,
                             const char           *title,
                             const char           *suffix)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, title);
  gtk_file_filter_add_suffix (filter, suffix);
  g_object_set_data (G_OBJECT (filter), "format", GINT_TO_POINTER (format));
  g_object_set_data_full (G_OBJECT (filter), "suffix", g_strdup (suffix), g_free);

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  if (gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser)) == NULL)
    gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (chooser), filter);

  return filter;
}

int
app_file_chooser_get_format (GtkFileChooserNative *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GListModel) filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GObject) first = g_list_model_get_item (filters, 0);

  return GPOINTER_TO_INT (g_object_get_data (filter != NULL ? G_OBJECT (filter) : first,
                                             "format"));
}
