/* Files that the user chooses, and a window that is closed while they are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-copy-as.h"
#include "app/files/app-file-chooser.h"
#include "app/solutions/app-solutions-export.h"
#include "app/watch/app-watch-page.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

/* Choosing. */

static bool
shows_folder (GtkFileChooser *chooser,
              GFile          *folder)
{
  g_autoptr(GFile) shown = gtk_file_chooser_get_current_folder (chooser);

  return shown != NULL && g_file_equal (shown, folder);
}

static bool
would_choose (GtkFileChooser *chooser,
              GFile          *file)
{
  g_autoptr(GFile) chosen = gtk_file_chooser_get_file (chooser);

  return chosen != NULL && g_file_equal (chosen, file);
}

/* As the user chooses it in the dialog that is open. That reads its folders in threads: the one in
 * which it began may come last, and is left again. */
static void
choose_file (GFile *file)
{
  GtkWidget *dialog = ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  int64_t begin = g_get_monotonic_time ();

  while (!would_choose (chooser, file))
    {
      gtk_file_chooser_set_current_folder (chooser, folder, NULL);
      wait_for (shows_folder (chooser, folder), "the dialog to show the folder");
      gtk_file_chooser_set_current_name (chooser, name);
      wait_one_turn (begin, "the dialog to take the name");
    }

  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
}

/* Save As saves the puzzle for which the user asked, whatever comes onto the board behind the
 * dialog. */
static void
test_save_behind (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.sdk");
  AppWindow *window = ui_open_window ();
  GameState saved;

  ui_open_sudoku (window, UNIQUE_LINE);
  saved = *ui_get_state (window);
  ui_act (window, "win.save-as");
  app_window_play_queens (window, 8);
  choose_file (file);
  ui_wait_for_message (window, "Saved “puzzle.sdk”");

  ui_choose (window, "kind", "sudoku");
  ui_open_sudoku (window, HARD_LINE);
  ui_hide_toast (window);
  app_window_open_file (window, file);
  ui_wait_for_message (window, "Opened");
  g_assert_true (game_state_equal (ui_get_state (window), &saved));

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
  ui_close_window (window);
}

/* Lists n queens and opens the dialog that saves the list. Returns what shows the saving. */
static GtkStack *
ask_to_export (AppWindow *window,
               int        n)
{
  GtkWidget *export = ui_find (window, APP_TYPE_SOLUTIONS_EXPORT);
  GObject *save = gtk_widget_get_template_child (export, APP_TYPE_SOLUTIONS_EXPORT, "save_button");

  app_window_play_queens (window, n);
  ui_choose (window, "page", "solutions");
  ui_wait_for_frame (window);
  ui_wait_for_all_jobs ();
  wait_for (gtk_widget_get_sensitive (ui_find (export, GTK_TYPE_MENU_BUTTON)), "the solutions");
  g_signal_emit_by_name (save, "clicked");

  return GTK_STACK (gtk_widget_get_template_child (export, APP_TYPE_SOLUTIONS_EXPORT, "stack"));
}

/* So does the dialog that saves solutions. */
static void
test_export_behind (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "solutions.txt");
  g_autofree char *text = NULL;
  AppWindow *window = ui_open_window ();

  ask_to_export (window, 6);
  app_window_play_queens (window, 4);
  ui_wait_for_frame (window);
  choose_file (file);
  wait_for (g_file_query_exists (file, NULL), "the solutions to be saved");
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n");

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A slow disk: a thread that forces a file onto it waits for the gate. */

static GMutex gate;
static int n_waiting;

int __real_fsync (int fd);
int __wrap_fsync (int fd);

int
__wrap_fsync (int fd)
{
  g_atomic_int_inc (&n_waiting);
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  g_atomic_int_add (&n_waiting, -1);

  return __real_fsync (fd);
}

/* As another program may do it. */
static void
remove_with_files (const char *path)
{
  g_autoptr(GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autoptr(GFile) file = ui_new_file (path, name);

      g_assert_true (g_file_delete (file, NULL, NULL));
    }
  g_assert_no_errno (g_rmdir (path));
}

/* The tree of a small search becomes a file in the format of its name; a file that cannot be
 * written becomes a sentence. A large search has no whole tree. */
static void
test_save_tree (void)
{
  static const struct { const char *name, *begin; } files[] = {
    { "tree.svg", "<?xml" }, { "tree.dot", "digraph tree {" },
  };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "tree.png");
  AppWindow *window = ui_open_window ();
  GtkWidget *page;

  app_window_play_queens (window, 4);
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = ui_find (window, APP_TYPE_WATCH_PAGE);

  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr(GFile) named = ui_new_file (folder, files[i].name);
      g_autofree char *text = NULL;

      g_assert_true (gtk_widget_activate_action (page, "watch.save-tree", NULL));
      choose_file (named);
      ui_wait_for_message (window, "Saved the picture");
      g_assert_true (g_file_load_contents (named, NULL, &text, NULL, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, files[i].begin));
      g_assert_true (g_file_delete (named, NULL, NULL));
      ui_hide_toast (window);
    }

  g_assert_true (gtk_widget_activate_action (page, "watch.save-tree", NULL));
  g_mutex_lock (&gate);
  choose_file (file);
  wait_for (g_atomic_int_get (&n_waiting) == 1, "the tree to be written");
  remove_with_files (folder);
  g_mutex_unlock (&gate);
  ui_wait_for_message (window, "The picture could not be saved: ");

  app_window_play_queens (window, 8);
  ui_wait_for_frame (window);
  g_assert_false (ui_is_enabled (page, "watch.save-tree"));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A window that closes drops what it reads, but not what it writes: it is out of sight until that
 * is on the disk. */
static void
test_close (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  g_mutex_lock (&gate);
  ui_save (window, file, GAME_FORMAT_LINE);
  app_window_open_text (window, HARD_LINE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (g_atomic_int_get (&n_waiting) > 0, "the file to be written");
  g_assert_nonnull (window);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));

  g_mutex_unlock (&gate);
  wait_for (window == NULL, "the window to be freed");
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
}

/* Nothing goes on behind a window that waits for a file, until it comes back, and no other window
 * is left. */
static void
test_close_listing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();
  GtkWidget *dialog;

  app_window_play_queens (window, 18);
  ui_choose (window, "page", "solutions");
  ui_wait_until_says (window, "so far…");
  ui_act (window, "win.copy-menu");
  dialog = ui_wait_for_window (APP_TYPE_COPY_AS);
  g_mutex_lock (&gate);
  ui_save (window, file, APP_SAVE_GAME);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (dialog));
  ui_wait_for_all_jobs ();

  gtk_window_present (GTK_WINDOW (window));
  ui_wait_until_says (window, "so far…");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  g_mutex_unlock (&gate);
  wait_for (window == NULL, "the window to be freed");

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
  g_settings_reset (ui_get_settings (), "kind");
  g_settings_reset (ui_get_settings (), "page");
}

/* An export of solutions ends with its window and leaves no file: the user can repeat it. */
static void
test_close_exporting (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "solutions.txt");
  AppWindow *window = ui_open_window ();
  GtkStack *stack = ask_to_export (window, 13);

  choose_file (file);
  wait_for (g_str_equal (gtk_stack_get_visible_child_name (stack), "saving"), "the export");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (window == NULL, "the window to be freed");

  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_no_errno (g_rmdir (folder));
  g_settings_reset (ui_get_settings (), "kind");
  g_settings_reset (ui_get_settings (), "page");
}

/* The user wants the window again, before the file is written. */
static void
test_close_and_open (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  ui_save (window, file, GAME_FORMAT_LINE);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_for_message (window, "Saved “puzzle.x”");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  ui_close_window (window);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

/* The window comes back when the file cannot be written, here because it has no folder. */
static void
test_close_in_vain (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  g_rmdir (folder);
  ui_save (window, file, GAME_FORMAT_LINE);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  ui_wait_for_message (window, "The puzzle could not be saved: ");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (window == NULL, "the window to be freed");
}

/* The program ends when all is written, and leaves no temporary file. */
static void
test_quit (void)
{
  static const char variable[] = "NINE_QUEENS_TEST_FOLDER";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");

  if (g_test_subprocess ())
    {
      g_autoptr(GFile) wanted = ui_new_file (g_getenv (variable), "puzzle.x");

      ui_save (ui_open_window (), wanted, GAME_FORMAT_LINE);
      g_action_group_activate_action (G_ACTION_GROUP (ui_get_application ()), "quit", NULL);
      return;
    }

  g_setenv (variable, folder, true);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
}

/* A dialog for a file goes with its window. */
static void
test_close_choosing (gconstpointer action)
{
  AppWindow *window = ui_open_window ();

  ui_act (window, action);
  ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (window == NULL, "the window to be freed");
  g_assert_null (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
}

static void
add_tests (void)
{
  g_test_add_func ("/app-files/save-behind", test_save_behind);
  g_test_add_func ("/app-files/export-behind", test_export_behind);
  g_test_add_func ("/app-files/close", test_close);
  g_test_add_func ("/app-files/close-listing", test_close_listing);
  g_test_add_func ("/app-files/close-exporting", test_close_exporting);
  g_test_add_func ("/app-files/close-and-open", test_close_and_open);
  g_test_add_func ("/app-files/close-in-vain", test_close_in_vain);
  g_test_add_func ("/app-files/quit", test_quit);
  g_test_add_data_func ("/app-files/close-choosing/open", "win.open", test_close_choosing);
  g_test_add_data_func ("/app-files/close-choosing/save", "win.save-as", test_close_choosing);
  g_test_add_func ("/app-files/save-tree", test_save_tree);
  g_test_add_data_func ("/app-files/close-choosing/picture", "win.export-picture",
                        test_close_choosing);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
