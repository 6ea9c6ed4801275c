/* What the window saves, on a disk that runs full: the old file stays, the user is told, and with
 * space it is saved again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-export.h"
#include "app/files/app-print.h"
#include "game/files/game-form.h"
#include "support/app-driver.h"
#include "support/test-disk.h"

static const char unchanged[] = "what was saved before is unchanged";

static void
wait_for_message (AppWindow  *window,
                  const char *text)
{
  AppToast *toast = ui_get_toast (window);

  wait_for (gtk_widget_get_visible (GTK_WIDGET (toast)) && ui_says (toast, text), text);
}

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

  app_window_save_file (window, file, GAME_FORM_LINE);
  wait_for_message (window, "Saved “mine.sdk”");
  before = disk_read (path);

  disk_break (GPOINTER_TO_INT (data));
  ui_select (window, 2);
  ui_type (window, "4");
  app_window_save_file (window, file, GAME_FORM_LINE);
  wait_for_message (window, "The puzzle could not be saved: ");
  g_assert_true (ui_says (ui_get_toast (window), unchanged));
  disk_mend ();
  disk_assert_holds (path, before);
  g_assert_cmpint (disk_count (folder), ==, 1);

  app_window_save_file (window, file, GAME_FORM_LINE);
  wait_for_message (window, "Saved “mine.sdk”");
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
              PaintFile    form,
              GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  GameState state = game_state_new_queens (8);
  PaintScene scene;

  paint_scene_init (&scene, &state, NULL);
  app_export_save_async (&scene, form, 2, file, NULL, arrived_cb, &result);
  wait_for (result != NULL, "a picture");

  return app_export_save_finish (result, error);
}

static void
test_picture (gconstpointer data)
{
  g_autofree char *folder = make_folder ();

  for (int form = 0; form < PAINT_N_FILES; form++)
    {
      g_autofree char *path = g_build_filename (folder, paint_file_suffix (form), NULL);
      g_autoptr(GBytes) before = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_true (save_picture (path, form, NULL));
      before = disk_read (path);

      disk_break (GPOINTER_TO_INT (data));
      g_assert_false (save_picture (path, form, &error));
      g_assert_nonnull (strstr (error->message, unchanged));
      disk_mend ();
      disk_assert_holds (path, before);
      g_assert_cmpint (disk_count (folder), ==, 1);

      g_assert_true (save_picture (path, form, NULL));
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

static void
add_cases (const char    *name,
           GTestDataFunc  test)
{
  for (int fault = 0; fault < DISK_N_FAULTS; fault++)
    {
      g_autofree char *path = g_strdup_printf ("/app-full-disk/%s/%s", name,
                                               disk_fault_names[fault]);

      g_test_add_data_func (path, GINT_TO_POINTER (fault), test);
    }
}

static void
add_tests (void)
{
  add_cases ("save", test_save);
  add_cases ("picture", test_picture);
  add_cases ("print-settings", test_print_settings);
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
