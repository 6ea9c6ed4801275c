/* Backups: everything comes back, nothing of what is there is lost, and what is no whole backup
 * changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "support/game/game-folders.h"
#include "support/game/game-scenarios.h"
#include "support/game/test-disk.h"
#include "support/game/wait-for.h"
#include "game/store/game-backup.h"
#include "game/store/game-records.h"

typedef struct
{
  char        *folder;          /* of the program that makes the backup */
  char        *other;           /* of the one that takes it */
  char        *path;            /* of the backup */
  GFile       *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->other = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "a.nine-queens-backup", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
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
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* The number of games, or -1. */
static int
save_backup (Fixture  *fixture,
             GError  **error)
{
  GameBackup *backup = game_backup_new ();
  g_autoptr(GAsyncResult) result = NULL;

  g_hash_table_insert (backup->settings, g_strdup ("check-level"), g_strdup ("'wrong'"));
  g_hash_table_insert (backup->settings, g_strdup ("watch-speed"), g_strdup ("4.0"));
  game_backup_save_async (backup, fixture->folder, fixture->file, done_cb, &result);
  wait_for (result != NULL, "the backup to be written");

  return game_backup_save_finish (result, error);
}

static GameBackup *
load_backup (Fixture  *fixture,
             GError  **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  game_backup_load_async (fixture->file, done_cb, &result);
  wait_for (result != NULL, "the backup to be read");

  return game_backup_load_finish (result, error);
}

/* How many games were added, and how many replaced. */
static void
merge (const GameBackup *backup,
       const char       *folder,
       int              *n_added,
       int              *n_replaced)
{
  g_autoptr(GameLibrary) library = open_library (folder);
  g_autoptr(GError) error = NULL;

  *n_added = *n_replaced = 0;
  game_library_get_entries (library);
  for (guint i = 0; i < backup->games->len; i++)
    {
      GameMerged merged = game_backup_merge_game (backup, i, library);

      g_assert_cmpint (merged, !=, GAME_MERGED_FAILED);
      *n_added += merged == GAME_MERGED_ADDED;
      *n_replaced += merged == GAME_MERGED_REPLACED;
    }

  g_assert_true (game_records_join_lines (folder, backup->records, NULL, &error));
  g_assert_no_error (error);
}

/* All that a folder holds, as the backup of it. */
static GBytes *
take_all (const char *folder)
{
  g_autoptr(GameBackup) backup = game_backup_new ();

  game_backup_add_folder (backup, folder);

  return game_backup_write (backup);
}

static void
assert_same (const char *folder,
             const char *other)
{
  g_autoptr(GBytes) one = take_all (folder);
  g_autoptr(GBytes) two = take_all (other);

  g_assert_true (g_bytes_equal (one, two));
}

static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameBackup) backup = NULL;
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GBytes) again = NULL;
  int n_added;
  int n_replaced;

  g_assert_cmpint (save_backup (fixture, &error), ==, FOLDER_GAMES);
  g_assert_no_error (error);
  backup = load_backup (fixture, &error);
  g_assert_no_error (error);

  g_assert_cmpuint (g_hash_table_size (backup->settings), ==, 2);
  g_assert_cmpstr (g_hash_table_lookup (backup->settings, "check-level"), ==, "'wrong'");
  text = disk_read (fixture->path);
  again = game_backup_write (backup);
  g_assert_true (g_bytes_equal (text, again));

  merge (backup, fixture->other, &n_added, &n_replaced);
  g_assert_cmpint (n_added, ==, FOLDER_GAMES);
  g_assert_cmpint (n_replaced, ==, 0);
  g_assert_cmpuint (count_records (fixture->other), ==, 2);
  assert_same (fixture->folder, fixture->other);

  /* Once more changes nothing, here nor there. */
  merge (backup, fixture->other, &n_added, &n_replaced);
  g_assert_cmpint (n_added + n_replaced, ==, 0);
  assert_same (fixture->folder, fixture->other);
  merge (backup, fixture->folder, &n_added, &n_replaced);
  g_assert_cmpint (n_added + n_replaced, ==, 0);
  assert_same (fixture->folder, fixture->other);
}

/* The list shows the games of a backup where they were played. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr(GameLibrary) library = open_library (fixture->other);
  GListModel *entries = game_library_get_entries (library);
  int64_t last = G_MAXINT64;

  for (int i = 0; i < FOLDER_GAMES; i++)
    {
      g_autoptr(GameSave) save = play_cells (4 * i, 3);

      game_library_merge (library, save, (100 + i * 7 % FOLDER_GAMES) * G_USEC_PER_SEC);
    }

  g_assert_cmpuint (g_list_model_get_n_items (entries), ==, FOLDER_GAMES);
  for (guint i = 0; i < FOLDER_GAMES; i++)
    {
      g_autoptr(GameEntry) entry = g_list_model_get_item (entries, i);

      g_assert_cmpint (game_entry_get_played (entry), <, last);
      last = game_entry_get_played (entry);
    }
}

static void
assert_merges (GameSave   *save,
               GameSave   *there,
               int         played,
               GameMerged  wanted)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GameLibrary) library = open_library (folder);
  g_autofree char *key = game_save_dup_key (save);
  g_autoptr(GameSave) merged = NULL;
  const GameState *present = game_save_get_state (there);
  bool found = false;

  g_assert_cmpint (game_library_merge (library, there, 1000 * G_USEC_PER_SEC), ==,
                   GAME_MERGED_ADDED);
  g_assert_cmpint (game_library_merge (library, save, (int64_t) played * G_USEC_PER_SEC), ==,
                   wanted);

  merged = game_library_get (library, key);
  g_assert_true (game_state_equal (game_save_get_state (merged),
                                   wanted == GAME_MERGED_KEPT ? present
                                                              : game_save_get_state (save)));
  for (guint i = 0; i < merged->states->len; i++)
    found = found || game_state_equal (&g_array_index (merged->states, GameState, i), present);
  g_assert_true (found);
  remove_all (folder);
}

/* Of two games of a puzzle the one with more of it stays, or the later one; a finished one stays in
 * any case, and nothing that was done is lost. */
static void
test_same_puzzle (void)
{
  g_autoptr(GameSave) less = play_cells (0, 2);
  g_autoptr(GameSave) more = play_cells (0, 5);
  g_autoptr(GameSave) done = play_cells (0, 4);
  g_autoptr(GameSave) other = play_cells (0, 5);
  GameState *last = &g_array_index (other->states, GameState, other->position);

  last->sudoku.marks[70] ^= 0x21;
  done->stats.finished = done->stats.begun + 5;

  assert_merges (more, less, 1, GAME_MERGED_REPLACED);
  assert_merges (less, more, 9999, GAME_MERGED_KEPT);
  assert_merges (more, more, 9999, GAME_MERGED_KEPT);
  assert_merges (more, done, 9999, GAME_MERGED_KEPT);
  assert_merges (other, more, 9999, GAME_MERGED_REPLACED);
  assert_merges (other, more, 1, GAME_MERGED_KEPT);
}

static void
test_records (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GameBackup) backup = game_backup_new ();
  g_autofree char *path = g_build_filename (fixture->other, "records", NULL);
  int n_added;
  int n_replaced;

  game_backup_add_folder (backup, fixture->folder);
  add_record (fixture->other, 200);
  add_record (fixture->other, 300);
  merge (backup, fixture->other, &n_added, &n_replaced);
  g_assert_cmpuint (count_records (fixture->other), ==, 3);
  g_assert_cmpuint (count_records (fixture->folder), ==, 2);
}

static void
assert_refused (const char *text,
                gsize       length,
                int         code,
                const char *message)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, length);
  g_autoptr(GError) error = NULL;

  g_assert_null (game_backup_read (bytes, &error));
  g_assert_error (error, GAME_SAVE_ERROR, code);
  if (message != NULL)
    g_assert_cmpstr (error->message, ==, message);
}

static char *
add_checksum (const char *body)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strdup_printf ("nine-queens-backup 1 %" G_GSIZE_FORMAT " %s\n%s", strlen (body), sum,
                          body);
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct
  {
    const char *body;
    const char *message;
  } bodies[] = {
    { "", "The backup is damaged in line 1." },
    { "setting a 1\nsetting\nend\n", "The backup is damaged in line 3." },
    { "setting a 1\nsetting a 2\nend\n", "The backup is damaged in line 3." },
    { "record\nrecord x\n", "The backup is damaged in line 3." },
    { "game 1 9999\nnine-queens-game\nend\n", "The backup is damaged in line 2." },
    { "game 1 4\nabc\nend\n", "The backup is damaged in line 2." },
    { "game x 4\nabc\nend\n", "The backup is damaged in line 2." },
    { "end\nmore\n", "The backup is damaged in line 2." },
  };
  g_autoptr(GBytes) text = take_all (fixture->folder);
  gsize length;
  const char *whole = g_bytes_get_data (text, &length);
  g_autofree char *newer = g_strndup (whole, length);

  for (gsize i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *made = add_checksum (bodies[i].body);

      assert_refused (made, strlen (made), GAME_SAVE_ERROR_INVALID, bodies[i].message);
    }

  newer[strlen ("nine-queens-backup ")] = '3';
  assert_refused (newer, length, GAME_SAVE_ERROR_NEWER, "A newer Nine Queens made this backup.");
  assert_refused ("nonsense\n", 9, GAME_SAVE_ERROR_FOREIGN, "This is no backup of Nine Queens.");
  assert_refused ("", 0, GAME_SAVE_ERROR_EMPTY, "This is no backup of Nine Queens.");
}

/* Cut or changed anywhere. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GBytes) text = take_all (fixture->folder);
  gsize length;
  const char *whole = g_bytes_get_data (text, &length);
  g_autofree char *changed = g_strndup (whole, length);
  const char *game = strstr (whole, "nine-queens-game");

  assert_refused (whole, game - whole, GAME_SAVE_ERROR_CUT,
                  "The backup is cut short: it ends in line 4.");
  for (gsize cut = 1; cut < length; cut += 97)
    assert_refused (whole, cut, GAME_SAVE_ERROR_CUT, NULL);

  for (gsize at = strlen ("nine-queens-backup 1 ") + 1; at < length; at += 61)
    {
      g_autoptr(GBytes) bytes = NULL;
      g_autoptr(GError) error = NULL;
      char before = changed[at];

      changed[at] ^= 1;
      bytes = g_bytes_new (changed, length);
      g_assert_null (game_backup_read (bytes, &error));
      g_assert_cmpint (error->domain, ==, GAME_SAVE_ERROR);
      changed[at] = before;
    }

  /* In the first game: that is where it is named. */
  changed[game - whole + 200] ^= 1;
  assert_refused (changed, length, GAME_SAVE_ERROR_DAMAGED, "The backup is damaged in line 4.");
}

/* The file that was there stays, and so do the records. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr(GBytes) records = NULL;
  g_autoptr(GBytes) old = NULL;
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = g_build_filename (fixture->folder, "records", NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) refused = NULL;

  g_assert_cmpint (save_backup (fixture, NULL), ==, FOLDER_GAMES);
  old = disk_read (fixture->path);
  records = disk_read (path);
  for (int i = 0; i < 1000; i++)
    g_ptr_array_add (lines, g_strdup_printf ("%d 99 sudoku 9 - 5000 0 0123456789abcdef", i));

  disk_break (GPOINTER_TO_INT (data));
  g_assert_cmpint (save_backup (fixture, &error), ==, -1);
  g_assert_nonnull (error);
  if (GPOINTER_TO_INT (data) != DISK_WITHOUT_INODES)
    g_assert_false (game_records_join_lines (fixture->folder, lines, NULL, &refused));
  disk_mend ();

  disk_assert_holds (fixture->path, old);
  if (GPOINTER_TO_INT (data) != DISK_WITHOUT_INODES)
    disk_assert_holds (path, records);
  g_assert_cmpint (save_backup (fixture, NULL), ==, FOLDER_GAMES);
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
  disk_init ();
  g_test_init (&argc, &argv, NULL);

  add ("/game/backup/round-trip", test_round_trip);
  add ("/game/backup/order", test_order);
  g_test_add_func ("/game/backup/same-puzzle", test_same_puzzle);
  add ("/game/backup/records", test_records);
  add ("/game/backup/refused", test_refused);
  add ("/game/backup/damaged", test_damaged);
  for (DiskFault fault = 0; fault < DISK_N_FAULTS; fault++)
    {
      g_autofree char *path = g_strdup_printf ("/game/backup/full-disk/%s", disk_get_name (fault));

      g_test_add (path, Fixture, GINT_TO_POINTER (fault), set_up, test_full_disk, tear_down);
    }

  return disk_end (g_test_run ());
}
