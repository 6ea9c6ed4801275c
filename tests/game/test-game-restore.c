/* A backup that came is taken out again: every file is as it was, or stays whole on the way there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "game/store/game-restore.h"
#include "support/game/game-folders.h"
#include "support/game/game-scenarios.h"

typedef struct
{
  char *folder;                 /* of the program that makes the backup */
  char *other;                  /* of the one that takes it */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->other = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fill_folder (fixture->folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_all (fixture->folder);
  remove_all (fixture->other);
  g_free (fixture->folder);
  g_free (fixture->other);
}

/* The text of every file below a folder, and when games were played. */
static GHashTable *
read_files (const char *folder)
{
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  const char *const folders[] = { folder, games };

  for (size_t i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr(GDir) dir = g_dir_open (folders[i], 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folders[i], name, NULL);
          g_autofree char *text = NULL;
          GStatBuf info;

          if (!g_file_get_contents (path, &text, NULL, NULL))
            continue;

          g_assert_cmpint (g_stat (path, &info), ==, 0);
          g_hash_table_insert (files, g_strdup (name),
                               g_strdup_printf ("%" G_GINT64_FORMAT " %s", i == 0 ? 0
                                                : (int64_t) info.st_mtime, text));
        }
    }

  return files;
}

static void
assert_files (GHashTable *files,
              const char *folder)
{
  g_autoptr(GHashTable) now = read_files (folder);
  GHashTableIter iter;
  gpointer name;
  gpointer text;

  g_assert_cmpuint (g_hash_table_size (files), ==, g_hash_table_size (now));
  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &name, &text))
    g_assert_cmpstr (g_hash_table_lookup (now, name), ==, text);
}

/* What a folder has in common with the backup: a game of which the backup has more, one of which it
 * has less, and a record. */
static void
fill_other (const char *folder)
{
  g_autoptr(GameLibrary) library = open_library (folder);
  g_autoptr(GameSave) less = play_cells (0, 2);
  g_autoptr(GameSave) more = play_cells (4, 5);
  g_autoptr(GameSave) own = play_cells (4 * FOLDER_GAMES, 3);

  game_library_merge (library, less, 50 * G_USEC_PER_SEC);
  game_library_merge (library, more, 60 * G_USEC_PER_SEC);
  game_library_merge (library, own, 70 * G_USEC_PER_SEC);
  add_record (folder, 200);
  add_record (folder, 300);
}

static GameRestore *
restore_all (Fixture     *fixture,
             GameLibrary *library)
{
  GameBackup *backup = game_backup_new ();
  GameRestore *restore;
  g_autoptr(GError) error = NULL;

  game_backup_add_folder (backup, fixture->folder);
  restore = game_restore_new (backup, fixture->other);
  g_assert_false (game_restore_has_changed (restore));
  g_assert_true (game_restore_add_records (restore, &error));
  g_assert_no_error (error);
  while (restore->n_merged < backup->games->len)
    g_assert_cmpint (game_restore_next (restore, library), !=, GAME_MERGED_FAILED);

  return restore;
}

/* Taking a restore back leaves each file as it was, and the list of the library with it. */
static void
test_take_back (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr(GameLibrary) library = NULL;
  g_autoptr(GHashTable) before = NULL;
  g_autoptr(GameRestore) restore = NULL;
  g_autoptr(GError) error = NULL;
  GListModel *entries;

  fill_other (fixture->other);
  library = open_library (fixture->other);
  entries = game_library_get_entries (library);
  before = read_files (fixture->other);

  restore = restore_all (fixture, library);
  g_assert_true (game_restore_has_changed (restore));
  g_assert_cmpuint (restore->n_added, ==, FOLDER_GAMES - 2);
  g_assert_cmpuint (restore->n_replaced, ==, 1);
  g_assert_cmpuint (count_records (fixture->other), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (entries), ==, FOLDER_GAMES + 1);

  g_assert_true (game_restore_take_back_records (restore, &error));
  while (restore->changes->len > 0)
    g_assert_true (game_restore_take_back_game (restore, library, &error));
  g_assert_no_error (error);
  assert_files (before, fixture->other);
  g_assert_cmpuint (count_records (fixture->other), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (entries), ==, 3);
}

/* Wherever the program ends on the way back, each game is whole: as it was before or after. */
static void
test_take_back_cut (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr(GameLibrary) library = open_library (fixture->other);
  g_autoptr(GHashTable) before = NULL;
  g_autoptr(GHashTable) after = NULL;
  g_autoptr(GameRestore) restore = NULL;

  fill_other (fixture->other);
  before = read_files (fixture->other);
  restore = restore_all (fixture, library);
  after = read_files (fixture->other);

  while (restore->changes->len > 0)
    {
      g_autoptr(GHashTable) now = NULL;
      GHashTableIter iter;
      gpointer name;
      gpointer text;

      g_assert_true (game_restore_take_back_game (restore, library, NULL));
      now = read_files (fixture->other);
      g_hash_table_iter_init (&iter, now);
      while (g_hash_table_iter_next (&iter, &name, &text))
        g_assert_true (g_strcmp0 (text, g_hash_table_lookup (before, name)) == 0
                       || g_strcmp0 (text, g_hash_table_lookup (after, name)) == 0);
    }
}

/* A game that was played after it came stays. */
static void
test_take_back_played (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr(GameLibrary) library = open_library (fixture->other);
  g_autoptr(GameRestore) restore = restore_all (fixture, library);
  g_autoptr(GameSave) played = play_cells (8, 6);
  g_autofree char *key = game_save_dup_key (played);
  g_autoptr(GameSave) left = NULL;

  g_assert_true (game_library_put (library, played));
  while (restore->changes->len > 0)
    g_assert_true (game_restore_take_back_game (restore, library, NULL));
  left = game_library_get (library, key);
  g_assert_nonnull (left);
  g_assert_true (game_state_equal (game_save_get_state (left), game_save_get_state (played)));
  g_assert_cmpuint (g_list_model_get_n_items (game_library_get_entries (library)), ==, 1);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/game/restore/take-back", test_take_back);
  add ("/game/restore/take-back-cut", test_take_back_cut);
  add ("/game/restore/take-back-played", test_take_back_played);

  return g_test_run ();
}
