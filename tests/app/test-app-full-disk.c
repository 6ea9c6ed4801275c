/* The files that the user writes, on a disk that runs full: the old one stays, the user is told,
 * and with space it is saved again. test-app-full-disk-kept.c has what the window keeps by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "app/files/app-picture.h"
#include "app/files/app-print-run.h"
#include "app/files/app-print.h"
#include "game/files/game-format.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/test-disk.h"

static const char unchanged[] = "what was saved before is unchanged";

static char *
make_folder (void)
{
  return g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
}

static void
test_save (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "mine.sdk", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AppWindow *window = ui_open_window ();
  g_autoptr(GBytes) before = NULL;

  ui_save (window, file, GAME_FORMAT_LINE);
  ui_wait_for_message (window, "Saved “mine.sdk”");
  before = disk_read (path);

  disk_break (GPOINTER_TO_INT (data));
  ui_select (window, 2);
  ui_type (window, "4");
  ui_save (window, file, GAME_FORMAT_LINE);
  ui_wait_for_message (window, "The puzzle could not be saved: ");
  g_assert_true (ui_says (ui_get_toast (window), unchanged));
  disk_mend ();
  disk_assert_holds (path, before);
  g_assert_cmpint (disk_count (folder), ==, 1);

  ui_save (window, file, GAME_FORMAT_LINE);
  ui_wait_for_message (window, "Saved “mine.sdk”");
  ui_close_window (window);
  g_remove (path);
  g_rmdir (folder);
}

/* Pictures. */

static void
arrived_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  GAsyncResult **arrived = data;

  *arrived = g_object_ref (result);
}

static bool
save_picture (const char  *path,
              PaintFile    format,
              GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GBytes) bytes = NULL;
  GameState state = game_state_new_queens (8);
  PaintScene scene;

  paint_scene_init (&scene, &state, NULL);
  app_picture_make_async (&scene, format, 2, file, NULL, arrived_cb, &result);
  wait_for (result != NULL, "a picture");
  bytes = app_picture_make_finish (result, error);

  return bytes != NULL;
}

static void
test_picture (gconstpointer data)
{
  g_autofree char *folder = make_folder ();

  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autofree char *path = g_build_filename (folder, paint_file_suffix (format), NULL);
      g_autoptr(GBytes) before = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_true (save_picture (path, format, NULL));
      before = disk_read (path);

      disk_break (GPOINTER_TO_INT (data));
      g_assert_false (save_picture (path, format, &error));
      g_assert_nonnull (strstr (error->message, unchanged));
      disk_mend ();
      disk_assert_holds (path, before);
      g_assert_cmpint (disk_count (folder), ==, 1);

      g_assert_true (save_picture (path, format, NULL));
      g_remove (path);
    }

  g_rmdir (folder);
}

/* Paper. */

static bool was_logged;

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  if (g_str_has_prefix (message, "Print settings are not remembered: "))
    was_logged = true;
  else
    g_log_default_handler (domain, level, message, data);
}

static void
remember (int number)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();

  g_key_file_set_integer (memory, "test", "number", number);
  app_print_keep_memory (memory);
}

static int
remembered (void)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();

  return g_key_file_get_integer (memory, "test", "number", NULL);
}

static void
wait_until_remembered (int number)
{
  wait_for (remembered () == number, "the print settings on the disk");
}

static void
test_print_settings (gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (), "nine-queens", "print.ini",
                                            NULL);
  GLogFunc old_handler = g_log_set_default_handler (log_cb, NULL);
  g_autoptr(GBytes) before = NULL;

  remember (1);
  wait_until_remembered (1);
  before = disk_read (path);

  was_logged = false;
  disk_break (GPOINTER_TO_INT (data));
  remember (2);
  wait_for (was_logged, "a warning");
  disk_mend ();
  disk_assert_holds (path, before);

  remember (3);
  wait_until_remembered (3);
  g_log_set_default_handler (old_handler, NULL);
}

/* A window of GTK's own. Lent, or NULL. */
static GtkDialog *
find_dialog (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GObject) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type))
        return GTK_DIALOG (window);
    }

  return NULL;
}

static bool
has_printer (GtkDialog *dialog)
{
  g_autoptr(GObject) printer = NULL;

  if (dialog != NULL)
    g_object_get (dialog, "selected-printer", &printer, NULL);

  return printer != NULL;
}

/* Answers that the file is to be replaced, once the user is asked. */
static gboolean
confirm_cb (gpointer data)
{
  GtkDialog *dialog = find_dialog ("GtkMessageDialog");

  if (dialog != NULL)
    gtk_dialog_response (dialog, GTK_RESPONSE_ACCEPT);

  return dialog == NULL;
}

/* The user chooses a file in GTK's dialog. */
static GtkPrintOperation *
new_operation (const char *path,
               const char *format)
{
  g_autoptr(GArray) puzzles = g_array_new (false, true, sizeof (PaintPrintPuzzle));
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  GtkPrintOperation *operation;
  GtkPrintSettings *settings;

  g_array_set_size (puzzles, 1);
  operation = app_print_new ("Sudoku", puzzles, 1, false);
  settings = gtk_print_operation_get_print_settings (operation);
  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, format);

  return operation;
}

/* GTK's own windows with messages. */
static void
close_messages (void)
{
  GtkDialog *dialog;

  while ((dialog = find_dialog ("GtkMessageDialog")) != NULL)
    gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Prints on a disk with a fault, or without one (-1). A new file is printed from a window that the
 * user closes at once; it waits for the file. */
static bool
print_to (const char       *path,
          const char       *format,
          GtkResponseType   response,
          int               fault,
          GError          **error)
{
  g_autoptr(GtkPrintOperation) operation = new_operation (path, format);
  g_autoptr(GAsyncResult) result = NULL;
  bool exists = g_file_test (path, G_FILE_TEST_EXISTS);
  AppWindow *window = response == GTK_RESPONSE_OK && !exists ? ui_open_window () : NULL;

  app_print_run_async (operation, (GtkWindow *) window, arrived_cb, &result);
  wait_for (has_printer (find_dialog ("GtkPrintUnixDialog")), "the printer for files");

  if (fault >= 0)
    disk_break (fault);
  if (response == GTK_RESPONSE_OK && exists)
    g_idle_add (confirm_cb, NULL);
  gtk_dialog_response (find_dialog ("GtkPrintUnixDialog"), response);
  if (window != NULL)
    ui_close_window (window);
  wait_for (result != NULL, "the end of printing");
  g_assert_true (window == NULL || gtk_application_get_windows (ui_get_application ()) != NULL);
  disk_mend ();
  close_messages ();

  return app_print_run_finish (result, error);
}

static void
test_print (gconstpointer data)
{
  static const char *const formats[] = { "pdf", "ps", "svg" };
  static const char *const starts[] = { "%PDF", "%!PS", "<?xml" };
  g_autofree char *folder = make_folder ();
  g_autoptr(GBytes) before = g_bytes_new_static ("before", 6);
  int n_temporary = disk_count (g_get_tmp_dir ());
  int fault = GPOINTER_TO_INT (data);
  GLogLevelFlags fatal;

  /* GTK warns when it cannot write its list of recent files. */
  fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  for (size_t i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *name = g_strconcat ("sheet.", formats[i], NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr(GBytes) after = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_true (g_file_set_contents (path, "before", -1, NULL));
      g_assert_false (print_to (path, formats[i], GTK_RESPONSE_OK, fault, &error));
      disk_assert_holds (path, before);
      g_assert_nonnull (strstr (error->message, unchanged));

      g_assert_true (print_to (path, formats[i], GTK_RESPONSE_OK, -1, NULL));
      after = disk_read (path);
      g_assert_true (g_str_has_prefix (g_bytes_get_data (after, NULL), starts[i]));
      g_assert_cmpint (disk_count (folder), ==, 1);
      g_remove (path);
    }

  g_assert_cmpint (disk_count (g_get_tmp_dir ()), ==, n_temporary);
  g_log_set_always_fatal (fatal);
  g_rmdir (folder);
}

static void
assert_is_pdf (const char *path)
{
  g_autoptr(GBytes) bytes = disk_read (path);

  g_assert_true (g_str_has_prefix (g_bytes_get_data (bytes, NULL), "%PDF"));
}

/* A user who cancels or wants a preview is told nothing, and no file is made or changed. */
static void
test_print_nothing (void)
{
  static const GtkResponseType responses[] = { GTK_RESPONSE_CANCEL, GTK_RESPONSE_APPLY };
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (responses); i++)
    {
      g_assert_true (print_to (path, "pdf", responses[i], -1, NULL));
      g_assert_cmpint (disk_count (folder), ==, 0);
    }

  g_assert_true (print_to (path, "pdf", GTK_RESPONSE_OK, -1, NULL));
  assert_is_pdf (path);
  g_remove (path);
  g_rmdir (folder);
}

static void
add_cases (const char    *name,
           GTestDataFunc  test)
{
  for (int fault = 0; fault < DISK_N_FAULTS; fault++)
    {
      g_autofree char *path = g_strdup_printf ("/app-full-disk/%s/%s", name,
                                               disk_get_name (fault));

      g_test_add_data_func (path, GINT_TO_POINTER (fault), test);
    }
}

static void
sleep_worker (GTask        *task,
              gpointer      source_object,
              gpointer      task_data,
              GCancellable *cancellable)
{
  for (;;)
    pause ();
}

/* GLib starts the previewer with a task of GTask's threads that waits for another one. Where they
 * became one (game-thread.c says how), it waits for ever, and so does the end of the program. With
 * nine that sleep there are never fewer than ten. */
static void
keep_gtask_threads (void)
{
  for (int i = 0; i < 9; i++)
    {
      g_autoptr(GTask) task = g_task_new (NULL, NULL, NULL, NULL);

      g_task_run_in_thread (task, sleep_worker);
    }
}

static void
add_tests (void)
{
  keep_gtask_threads ();
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file",
                "gtk-print-preview-command", "true %f", NULL);
  add_cases ("save", test_save);
  add_cases ("picture", test_picture);
  add_cases ("print-settings", test_print_settings);
  add_cases ("print", test_print);
  g_test_add_func ("/app-full-disk/print/nothing", test_print_nothing);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *config = NULL;

  disk_init ();
  config = make_folder ();
  g_setenv ("XDG_CONFIG_HOME", config, true);

  return disk_end (ui_run_with_windows (argc, argv, add_tests));
}
