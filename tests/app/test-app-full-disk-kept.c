/* What the window keeps by itself, on a disk that runs full: nothing is lost without a word, and
 * with space it is saved again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "app/dialogs/app-unsaved.h"
#include "app/library/app-library.h"
#include "game/store/game-library.h"
#include "game/store/game-records.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/game-sessions.h"
#include "support/game/test-disk.h"

static char *
make_folder (void)
{
  return g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
}

/* Closing. */

/* The user closes a window whose session cannot be written. Returns the dialog that asks why. */
static GtkWidget *
close_in_vain (AppWindow *window)
{
  ui_close_window (window);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  return ui_wait_for_window (APP_TYPE_UNSAVED);
}

/* Presses one of its buttons. */
static void
answer (GtkWidget  *dialog,
        const char *action)
{
  gtk_widget_activate_action (dialog, "unsaved.act", "s", action);
}

static void
save_game (const char *folder)
{
  AppWindow *window = ui_open_kept (folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_close_window (window);
}

/* The game that was saved has one digit more. */
static AppWindow *
open_played (const char *folder)
{
  AppWindow *window = ui_open_kept (folder);

  ui_enter (window, 3, 6);

  return window;
}

/* The window stays until the session can be written. */
static void
test_close (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  AppWindow *window;
  GtkWidget *dialog;
  GameState state;

  save_game (folder);
  window = open_played (folder);
  state = *ui_get_state (window);
  disk_break (GPOINTER_TO_INT (data));
  dialog = close_in_vain (window);
  g_assert_true (ui_says (dialog, "what was saved before is unchanged"));
  g_assert_true (ui_says (dialog, "is lost"));
  answer (dialog, "window.close");
  dialog = ui_wait_for_window (APP_TYPE_UNSAVED);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  disk_mend ();
  answer (dialog, "window.close");
  wait_for (window == NULL, "the end of the window");

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  ui_close_window (window);
  remove_all (folder);
}

/* The user goes on playing, and the session is written as soon as it can be. */
static void
test_stay (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  AppWindow *window;
  GameState state;

  save_game (folder);
  window = open_played (folder);
  disk_break (GPOINTER_TO_INT (data));
  ui_close_dialog (close_in_vain (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  ui_enter (window, 5, 8);
  state = *ui_get_state (window);
  disk_mend ();
  ui_close_window (window);
  g_assert_null (ui_find_window (APP_TYPE_UNSAVED));

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  ui_close_window (window);
  remove_all (folder);
}

/* The user closes the window all the same: the session is as it was saved before. The disk breaks
 * before the window opens, which might save the session at any time. */
static void
test_close_anyway (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autoptr(GBytes) before = NULL;
  AppWindow *window;
  GtkWidget *dialog;

  save_game (folder);
  before = disk_read (path);
  disk_break (GPOINTER_TO_INT (data));
  window = open_played (folder);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  dialog = close_in_vain (window);
  answer (dialog, "win.close-anyway");
  wait_for (window == NULL, "the end of the window");
  disk_mend ();
  disk_assert_holds (path, before);
  remove_all (folder);
}

/* Library and records. */

static bool
shows (AppWindow  *window,
       const char *line)
{
  SudokuGrid givens = make_grid (line);

  return memcmp (&ui_get_state (window)->sudoku.givens, &givens, sizeof givens) == 0;
}

/* The game of UNIQUE_LINE on the disk, new, or NULL. */
static GameSave *
read_game (const char *folder)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state = game_state_new_sudoku (&givens);
  g_autofree char *key = game_save_key (&state);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (games);

  return game_library_get (library, key);
}

static void
assert_is_kept (const char      *folder,
                const GameState *state)
{
  g_autoptr(GameSave) save = read_game (folder);

  g_assert_nonnull (save);
  g_assert_true (game_state_equal (game_save_get_state (save), state));
}

static void
add_message_cb (AppToast   *toast,
                const char *text,
                GString    *messages)
{
  g_string_append (messages, text);
}

/* The puzzle that another one replaces. The autosave may have its own message about the disk. */
static void
test_replaced (gconstpointer data)
{
  g_autoptr(GString) messages = g_string_new (NULL);
  g_autofree char *folder = make_folder ();
  AppWindow *window = ui_open_kept (folder);
  GameState state;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_enter (window, 3, 6);
  state = *ui_get_state (window);
  disk_break (GPOINTER_TO_INT (data));
  g_signal_connect (ui_get_toast (window), "shown", G_CALLBACK (add_message_cb), messages);
  app_window_open_text (window, OTHER_LINE);
  wait_for (shows (window, OTHER_LINE), "the other puzzle");
  g_assert_null (strstr (messages->str, "kept in the library"));
  g_assert_nonnull (strstr (messages->str, "not on the disk yet"));
  disk_mend ();
  ui_close_window (window);
  assert_is_kept (folder, &state);
  remove_all (folder);
}

/* The user chooses the game on the board in the library. */
static void
test_resume (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  AppWindow *window = ui_open_kept (folder);
  g_autofree char *key = NULL;
  GameState state;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_act (window, "win.library");
  ui_close_dialog (ui_wait_for_window (APP_TYPE_LIBRARY));
  ui_enter (window, 3, 6);
  state = *ui_get_state (window);
  key = game_save_key (&state);
  disk_break (GPOINTER_TO_INT (data));
  ui_act_with (window, "win.resume", g_variant_new_string (key));
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  disk_mend ();
  ui_close_window (window);
  assert_is_kept (folder, &state);
  remove_all (folder);
}

static void
test_old_session (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  GameState states[4];
  AppWindow *window;

  write_old_session (folder, states);
  disk_break (GPOINTER_TO_INT (data));
  window = ui_open_kept (folder);
  disk_mend ();
  ui_enter (window, 3, 6);
  ui_close_window (window);
  assert_is_kept (folder, &states[1]);
  remove_all (folder);
}

/* Only the library cannot be written until the window is closed. The game there had a step undone.
 */
static void
test_library_in_the_way (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  AppWindow *window;
  GameState state;

  g_assert_true (g_file_set_contents (games, "in the way", -1, NULL));
  window = ui_open_kept (folder);
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  state = *ui_get_state (window);
  ui_enter (window, 3, 6);
  ui_act (window, "win.undo");
  app_window_open_text (window, OTHER_LINE);
  wait_for (shows (window, OTHER_LINE), "the other puzzle");
  ui_close_window (window);
  g_assert_no_errno (g_remove (games));

  window = ui_open_kept (folder);
  g_assert_true (shows (window, OTHER_LINE));
  ui_close_window (window);
  assert_is_kept (folder, &state);
  remove_all (folder);
}

/* A session that cannot be read stays as it is; the games of this time are in the library. */
static void
test_session_in_the_way (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autofree char *away = g_build_filename (folder, "away", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *dialog;
  GameState state;

  ui_open_sudoku (window, OTHER_LINE);
  ui_close_window (window);
  g_assert_no_errno (g_rename (path, away));
  g_assert_no_errno (symlink ("session", path));

  window = ui_open_kept (folder);
  ui_wait_for_message (window, path);
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  state = *ui_get_state (window);
  dialog = close_in_vain (window);
  g_assert_true (ui_says (dialog, path));
  g_assert_true (ui_says (dialog, "in the library"));
  answer (dialog, "win.close-anyway");
  assert_is_kept (folder, &state);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_no_errno (g_rename (away, path));

  window = ui_open_kept (folder);
  g_assert_true (shows (window, OTHER_LINE));
  ui_close_window (window);
  remove_all (folder);
}

static void
test_finish (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  AppWindow *window = ui_open_kept (folder);
  g_autoptr(GArray) records = NULL;

  ui_open_sudoku (window, UNIQUE_LINE);
  disk_break (GPOINTER_TO_INT (data));
  ui_solve_by_hand (window, SOLVED_LINE);
  disk_mend ();
  ui_close_window (window);
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (g_array_index (records, GameRecord, 0).n_games, ==, 1);
  remove_all (folder);
}

/* Only the records cannot be written until the window is closed. */
static void
test_records_in_the_way (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autoptr(GArray) records = NULL;
  AppWindow *window;

  g_assert_no_errno (g_mkdir (path, 0700));
  for (int i = 0; i < 2; i++)
    {
      window = ui_open_kept (folder);
      if (i == 0)
        {
          ui_open_sudoku (window, UNIQUE_LINE);
          ui_solve_by_hand (window, SOLVED_LINE);
          ui_wait_for_message (window, "could not be added to the records");
        }
      ui_close_window (window);
      g_assert_null (ui_find_window (APP_TYPE_UNSAVED));
    }

  g_assert_no_errno (g_rmdir (path));
  for (int i = 0; i < 2; i++)
    ui_close_window (ui_open_kept (folder));
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (g_array_index (records, GameRecord, 0).n_games, ==, 1);
  remove_all (folder);
}

/* A file stands where the folder should be: that is told, and nothing is written into it. */
static void
test_folder_in_the_way (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *text = NULL;
  AppWindow *window;
  GtkWidget *dialog;
  GameState state;

  g_assert_no_errno (g_rmdir (folder));
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  window = ui_open_kept (folder);
  ui_wait_for_message (window, "in the way");
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  state = *ui_get_state (window);
  dialog = close_in_vain (window);
  g_assert_true (g_file_get_contents (folder, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "in the way");

  g_assert_no_errno (g_remove (folder));
  gtk_window_destroy (GTK_WINDOW (dialog));
  ui_close_window (window);
  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  ui_close_window (window);
  remove_all (folder);
}

/* A window that keeps its session has a file open for writing, so that its disk cannot be made
 * read-only. */
static void
add_cases (const char    *name,
           GTestDataFunc  test)
{
  for (int fault = 0; fault < DISK_READ_ONLY; fault++)
    {
      g_autofree char *path = g_strdup_printf ("/app-full-disk-kept/%s/%s", name,
                                               disk_get_name (fault));

      g_test_add_data_func (path, GINT_TO_POINTER (fault), test);
    }
}

static void
add_tests (void)
{
  add_cases ("close", test_close);
  add_cases ("stay", test_stay);
  add_cases ("close-anyway", test_close_anyway);
  add_cases ("replaced", test_replaced);
  add_cases ("resume", test_resume);
  add_cases ("old-session", test_old_session);
  add_cases ("finish", test_finish);
  g_test_add_func ("/app-full-disk-kept/library-in-the-way", test_library_in_the_way);
  g_test_add_func ("/app-full-disk-kept/session-in-the-way", test_session_in_the_way);
  g_test_add_func ("/app-full-disk-kept/records-in-the-way", test_records_in_the_way);
  g_test_add_func ("/app-full-disk-kept/folder-in-the-way", test_folder_in_the_way);
}

int
main (int    argc,
      char **argv)
{
  disk_init ();

  return disk_end (ui_run_with_windows (argc, argv, add_tests));
}
