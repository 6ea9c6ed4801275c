/* Back up and restore, from window to window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <signal.h>
#include <string.h>

#include "app/library/app-library.h"
#include "game/store/game-library.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/test-disk.h"

typedef struct
{
  char  *folder;
  char  *other;
  char  *path;                  /* of the backup */
  char  *uri;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->other = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "a.nine-queens-backup", NULL);
  fixture->uri = g_filename_to_uri (fixture->path, NULL, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_all (fixture->folder);
  remove_all (fixture->other);
  g_free (fixture->folder);
  g_free (fixture->other);
  g_free (fixture->path);
  g_free (fixture->uri);
}

/* A sudoku with a digit in it. */
static void
play (AppWindow  *window,
      const char *line)
{
  ui_open_sudoku (window, line);
  ui_hide_toast (window);
  ui_enter (window, strchr (line, '.') - line, 4);
}

static guint
count_games (const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (games);

  return g_list_model_get_n_items (game_library_get_entries (library));
}

static void
act (AppWindow  *window,
     bool        is_restore,
     const char *uri)
{
  ui_act_with (window, "win.backup", g_variant_new ("(bs)", is_restore, uri));
}

static void
restore (AppWindow  *window,
         const char *uri,
         const char *message)
{
  ui_hide_toast (window);
  act (window, true, uri);
  ui_wait_until_says (ui_get_toast (window), message);
}

static void
test_round (Fixture       *fixture,
            gconstpointer  data)
{
  GSettings *settings = ui_get_settings ();
  AppWindow *window = ui_open_kept (fixture->folder);

  play (window, UNIQUE_LINE);
  play (window, HARD_LINE);
  g_settings_set_double (settings, "watch-speed", 4);
  ui_hide_toast (window);
  act (window, false, fixture->uri);
  ui_wait_until_says (ui_get_toast (window), "Backed up settings, records and 2 games");
  ui_close_window (window);
  g_settings_reset (settings, "watch-speed");

  window = ui_open_kept (fixture->other);
  play (window, OTHER_LINE);
  restore (window, fixture->uri, "Restored: 2 games added");
  g_assert_cmpfloat (g_settings_get_double (settings, "watch-speed"), ==, 4);
  g_assert_cmpuint (count_games (fixture->other), ==, 3);

  /* Undo brings back what was there, and the same backup comes again. */
  g_signal_emit_by_name (ui_find_action (ui_get_toast (window), "restore.undo"), "clicked");
  ui_wait_until_says (ui_get_toast (window), "All is as it was before");
  g_assert_cmpfloat (g_settings_get_double (settings, "watch-speed"), !=, 4);
  g_assert_cmpuint (count_games (fixture->other), ==, 1);
  restore (window, fixture->uri, "Restored: 2 games added");
  g_assert_cmpuint (count_games (fixture->other), ==, 3);

  restore (window, fixture->uri, "All games of the backup were here already");
  g_assert_null (ui_find_action (ui_get_toast (window), "restore.undo"));
  g_assert_cmpuint (count_games (fixture->other), ==, 3);
  g_settings_reset (settings, "watch-speed");
  ui_close_window (window);
}

/* A full disk keeps one game from being put back: that is told, and the others are put back all the
 * same. */
static void
test_take_back_on_full_disk (Fixture       *fixture,
                             gconstpointer  data)
{
  AppWindow *window = ui_open_kept (fixture->folder);

  play (window, HARD_LINE);
  play (window, UNIQUE_LINE);
  ui_enter (window, strrchr (UNIQUE_LINE, '.') - UNIQUE_LINE, 5);
  act (window, false, fixture->uri);
  ui_wait_until_says (ui_get_toast (window), "Backed up settings, records and 2 games");
  ui_close_window (window);

  window = ui_open_kept (fixture->other);
  play (window, UNIQUE_LINE);
  play (window, OTHER_LINE);
  restore (window, fixture->uri, "Restored: 1 added, 1 brought up to date");
  g_assert_cmpuint (count_games (fixture->other), ==, 3);

  signal (SIGXFSZ, SIG_IGN);
  disk_limit (0);
  g_signal_emit_by_name (ui_find_action (ui_get_toast (window), "restore.undo"), "clicked");
  ui_wait_until_says (ui_get_toast (window), "Not every game could be put back");
  disk_unlimit ();
  g_assert_cmpuint (count_games (fixture->other), ==, 2);
  ui_close_window (window);
}

/* What is no backup changes nothing and says so. */
static void
test_foreign (Fixture       *fixture,
              gconstpointer  data)
{
  AppWindow *window = ui_open_kept (fixture->folder);
  g_autofree char *missing = g_strconcat (fixture->uri, "-missing", NULL);

  play (window, UNIQUE_LINE);
  g_assert_true (g_file_set_contents (fixture->path, UNIQUE_LINE "\n", -1, NULL));
  restore (window, fixture->uri, "This is no backup of Nine Queens.");

  /* Nor is a backup a puzzle. */
  ui_hide_toast (window);
  app_window_open_text (window, "nine-queens-backup 1 2 3\n");
  ui_wait_until_says (ui_get_toast (window), "This is a backup");
  restore (window, missing, "missing");
  g_assert_cmpuint (count_games (fixture->folder), ==, 1);
  ui_close_window (window);
}

/* What a dialog that saves proposes. */
static void
assert_name (GtkWidget  *chooser,
             const char *begin,
             const char *end)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));

  g_assert_true (g_str_has_prefix (name, begin));
  g_assert_true (g_str_has_suffix (name, end));
}

/* The menu of the library; nothing where no games are kept. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  AppWindow *window = ui_open_kept (fixture->folder);

  for (int is_restore = false; is_restore <= true; is_restore++)
    {
      GtkWidget *library;
      GtkWidget *chooser;

      ui_act (window, "win.library");
      library = ui_wait_for_window (APP_TYPE_LIBRARY);
      gtk_widget_activate_action (library, "library.backup", "b", is_restore);
      chooser = ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
      g_assert_null (ui_find_window (APP_TYPE_LIBRARY));
      if (!is_restore)
        assert_name (chooser, "nine-queens-20", ".nine-queens-backup");
      ui_close_dialog (chooser);
    }

  /* One that is still open goes with its window. */
  act (window, true, "");
  ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  ui_close_window (window);
  window = ui_open_window ();
  for (int is_restore = false; is_restore <= true; is_restore++)
    {
      act (window, is_restore, "");
      act (window, is_restore, fixture->uri);
    }
  g_assert_null (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add ("/app/backup/round", Fixture, NULL, set_up, test_round, tear_down);
  g_test_add ("/app/backup/take-back-on-full-disk", Fixture, NULL, set_up,
              test_take_back_on_full_disk, tear_down);
  g_test_add ("/app/backup/foreign", Fixture, NULL, set_up, test_foreign, tear_down);
  g_test_add ("/app/backup/menu", Fixture, NULL, set_up, test_menu, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  return ui_run_with_windows (argc, argv, add_tests);
}
