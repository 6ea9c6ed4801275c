/* Running a print operation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-print-run.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/files/app-writing.h"
#include "game/jobs/game-thread.h"
#include "game/store/game-atomic-file.h"

typedef struct
{
  GtkWindow *parent;            /* NULL where none waits */
  GFile     *target;            /* where the user wants the pages; NULL if on paper */
  GFile     *pages;             /* the temporary file that GTK writes; NULL if none could be made */
  bool       is_done;           /* GTK has sent all pages; it may still be writing them */
} PrintRun;

static void
print_run_free (PrintRun *self)
{
  if (self->pages != NULL)
    {
      g_autofree char *uri = g_file_get_uri (self->pages);

      gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
      g_file_delete (self->pages, NULL, NULL);
    }

  g_clear_object (&self->target);
  g_clear_object (&self->pages);
  g_free (self);
}

/* Listens to the operation no longer. The caller owns the task. */
static GTask *
take_task (GtkPrintOperation *operation,
           GTask             *task)
{
  g_signal_handlers_disconnect_by_data (operation, task);

  return task;
}

/* From the temporary file to the user's. */

static GError *
new_unwritten_error (void)
{
  return g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "%s",
                      /* Translators: it stands behind a colon, as in "Printing failed: %s". */
                      _("The pages could not be written; what was saved before is unchanged"));
}

/* GTK first collects the pages in a file of its own, and does not notice when there is no space for
 * that. But PDF, PostScript and SVG all have an end mark, which is written last. */
static bool
is_whole (GBytes *bytes)
{
  size_t length;
  const char *text = g_bytes_get_data (bytes, &length);
  size_t n_last = MIN (length, 16);
  g_autofree char *last = g_strndup (text + length - n_last, n_last);

  return strstr (last, "%%EOF") != NULL || strstr (last, "</svg>") != NULL;
}

static gpointer
replace_worker (gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  PrintRun *self = data;
  g_autoptr(GBytes) bytes = g_file_load_bytes (self->pages, NULL, NULL, NULL);

  if (bytes == NULL || !is_whole (bytes))
    g_propagate_error (error, new_unwritten_error ());
  else if (game_atomic_file_write (self->target, GAME_FILE_SHARED, bytes, error))
    return self;

  return NULL;
}

static void
replaced_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  PrintRun *self = g_task_get_task_data (task);
  g_autofree char *uri = g_file_get_uri (self->target);
  GError *error = NULL;

  if (game_thread_run_finish (result, &error) != NULL)
    {
      gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
      g_task_return_boolean (task, true);
    }
  else
    {
      g_task_return_error (task, error);
    }
}

/* GTK reports that all pages are sent, and that they are written, in either order. */
static void
print_status_changed_cb (GtkPrintOperation *operation,
                         GTask             *task)
{
  PrintRun *self = g_task_get_task_data (task);

  if (self->is_done && gtk_print_operation_is_finished (operation))
    game_thread_run_async (replace_worker, NULL, self, NULL, NULL, NULL, replaced_cb,
                           take_task (operation, task));
}

/* The operation. */

static void
set_output (GtkPrintOperation *operation,
            GFile             *file)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  g_autofree char *uri = g_file_get_uri (file);

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
}

/* The window stays until the task ends. */
static void
keep_parent (GTask *task)
{
  PrintRun *self = g_task_get_task_data (task);

  if (self->parent == NULL)
    return;

  app_writing_begin (self->parent);
  g_object_set_data_full (G_OBJECT (task), "parent", self->parent,
                          (GDestroyNotify) app_writing_end);
}

/* The user has accepted the dialog, and GTK has not yet read from the settings where to print. It
 * emits this signal also when there is no custom widget, but not after the dialog of a portal. */
static void
print_custom_widget_apply_cb (GtkPrintOperation *operation,
                              GtkWidget         *widget,
                              GTask             *task)
{
  PrintRun *self = g_task_get_task_data (task);
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr(GFileIOStream) stream = NULL;

  keep_parent (task);

  if (uri == NULL)
    return;

  self->target = g_file_new_for_uri (uri);
  self->pages = g_file_new_tmp ("nine-queens-XXXXXX", &stream, NULL);
  if (self->pages != NULL)
    set_output (operation, self->pages);
  else
    gtk_print_operation_cancel (operation);
}

/* A preview writes nothing, and GTK shows its errors itself. */
static gboolean
print_preview_cb (GtkPrintOperation        *operation,
                  GtkPrintOperationPreview *preview,
                  GtkPrintContext          *context,
                  GtkWindow                *parent,
                  GTask                    *task)
{
  g_autoptr(GTask) taken = take_task (operation, task);
  PrintRun *self = g_task_get_task_data (task);

  if (self->target != NULL)
    set_output (operation, self->target);
  g_task_return_boolean (task, true);

  return false;
}

static void
print_done_cb (GtkPrintOperation       *operation,
               GtkPrintOperationResult  result,
               GTask                   *task)
{
  PrintRun *self = g_task_get_task_data (task);
  g_autoptr(GTask) taken = NULL;
  GError *error = NULL;

  if (self->target != NULL && result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      self->is_done = true;
      print_status_changed_cb (operation, task);
      return;
    }

  taken = take_task (operation, task);
  if (self->target != NULL && (self->pages == NULL || result == GTK_PRINT_OPERATION_RESULT_ERROR))
    {
      g_task_return_error (task, new_unwritten_error ());
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      g_dbus_error_strip_remote_error (error);
      g_task_return_error (task, error);
    }
  else
    {
      g_task_return_boolean (task, true);
    }
}

/* GTK prints through a portal in a sandbox, and does that well only in a main loop of its own.
 * Without, it reads what it has just freed, and an error ends in silence (prepare_print_response ()
 * and prepare_print_called () in gtkprintoperation-portal.c, up to 4.18 at least). */
static void
set_up_for_portal (GtkPrintOperation *operation,
                   GTask             *task)
{
  if (!g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    return;

  gtk_print_operation_set_allow_async (operation, false);
  keep_parent (task);
}

void
app_print_run_async (GtkPrintOperation   *operation,
                     GtkWindow           *parent,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  GTask *task = g_task_new (operation, NULL, callback, data);
  PrintRun *self = g_new0 (PrintRun, 1);

  self->parent = parent;
  g_task_set_task_data (task, self, (GDestroyNotify) print_run_free);
  set_up_for_portal (operation, task);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (print_custom_widget_apply_cb),
                    task);
  g_signal_connect (operation, "preview", G_CALLBACK (print_preview_cb), task);
  g_signal_connect (operation, "done", G_CALLBACK (print_done_cb), task);
  g_signal_connect (operation, "status-changed", G_CALLBACK (print_status_changed_cb), task);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}

bool
app_print_run_finish (GAsyncResult  *result,
                      GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
