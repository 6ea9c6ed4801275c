/* The window, pictures and paper: what is on the board as a file, and the print dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-export.h"
#include "app/files/app-print-dialog.h"
#include "app/files/app-print-run.h"

/* Pictures. */

static void
app_window_exported_cb (GObject      *object,
                        GAsyncResult *result,
                        gpointer      data)
{
  g_autoptr(AppWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (app_export_save_finish (result, &error))
    message = g_strdup (_("Saved the picture"));
  else
    /* Translators: %s says why. */
    message = g_strdup_printf (_("The picture could not be saved: %s"), error->message);

  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_window_export_chosen_cb (GtkFileChooserNative *chooser,
                             int                   response,
                             AppWindow            *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  const PaintScene *scene = g_object_get_data (G_OBJECT (chooser), "scene");

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      PaintFile form;
      double scale;

      app_export_get_choice (chooser, &form, &scale);
      app_export_save_async (scene, form, scale, file, NULL, app_window_exported_cb,
                             g_object_ref (self));
    }

  g_object_unref (chooser);
}

/* The picture is that of the moment when it was asked for. */
static void
app_window_export_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  PaintScene *scene = g_new (PaintScene, 1);
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL;
  GameState shown;

  app_window_get_scene (self, scene, &shown);
  paint_scene_unselect (scene);

  name = shown.kind == GAME_SUDOKU ? g_strdup ("sudoku")
                                   : g_strdup_printf ("queens-%d", game_state_size (&shown));
  chooser = app_export_new_chooser (GTK_WINDOW (self), name);
  g_object_set_data_full (G_OBJECT (chooser), "scene", scene, g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (app_window_export_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Paper. */

static void
app_window_printed_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr(AppWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (app_print_run_finish (result, &error) || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  /* Translators: %s says why. */
  message = g_strdup_printf (_("Printing failed: %s"), error->message);
  app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_window_run_print_cb (AppWindow         *self,
                         GtkPrintOperation *operation)
{
  app_print_run_async (operation, GTK_WINDOW (self), app_window_printed_cb, g_object_ref (self));
}

static void
app_window_print_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  AppPrintDialog *dialog;
  PaintScene scene;
  GameState shown;

  app_window_get_scene (self, &scene, &shown);
  dialog = app_print_dialog_new (GTK_WINDOW (self), &shown, &scene);
  g_signal_connect_object (dialog, "print", G_CALLBACK (app_window_run_print_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
app_window_install_print (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.export-picture", NULL,
                                   app_window_export_cb);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, app_window_print_cb);
}
