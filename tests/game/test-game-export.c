/* Solutions as text: the same text at once and through a file, and a file that is not lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "game/files/game-export.h"
#include "support/game/game-requests.h"
#include "support/game/test-disk.h"
#include "support/game/wait-for.h"

typedef struct
{
  bool          done;
  bool          saved;
  GError       *error;
  goffset       n_written;
  GCancellable *cancel;         /* after the first slice */
} Saving;

static GameExport
list_queens (GameJob          **job,
             int                n,
             QueensTextFormat   format)
{
  GameRequest request = make_queens (GAME_JOB_LIST, n);
  g_autoptr(GameReport) report = NULL;

  *job = game_job_new (&request);
  report = game_job_run (*job);

  return (GameExport) {
    .store = game_job_get_store (*job),
    .kind = GAME_QUEENS,
    .n_solutions = report->stats.n_solutions,
    .format = format,
  };
}

static void
saving_progress_cb (goffset  n_written,
                    goffset  n_solutions,
                    gpointer data)
{
  Saving *saving = data;

  g_assert_cmpint (n_written, >=, saving->n_written);
  g_assert_cmpint (n_written, <=, n_solutions);
  saving->n_written = n_written;
  g_cancellable_cancel (saving->cancel);
}

static void
saving_saved_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  Saving *saving = data;

  saving->saved = game_export_save_finish (result, &saving->error);
  saving->done = true;
}

static void
save (const GameExport *what,
      const char       *path,
      GCancellable     *cancellable,
      Saving           *saving)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  *saving = (Saving) { .cancel = cancellable };
  game_export_save_async (what, file, cancellable, saving_progress_cb, saving,
                          saving_saved_cb, saving);
  wait_for (saving->done, "the end of an export");
}

static char *
make_folder (void)
{
  return g_dir_make_tmp ("export-XXXXXX", NULL);
}

static void
test_formats (void)
{
  static const struct
  {
    QueensTextFormat  format;
    const char     *text;
  } formats[] = {
    { QUEENS_TEXT_PERMUTATION, "2 4 1 3\n3 1 4 2\n" },
    { QUEENS_TEXT_LEETCODE,
      "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr(GameJob) job = NULL;
      GameExport all = list_queens (&job, 4, formats[i].format);
      g_autofree char *text = game_export_text (&all);

      g_assert_cmpstr (text, ==, formats[i].text);
    }
}

/* Coloured queens may see each other along a diagonal, which plain ones may not. */
static void
test_coloured (void)
{
  const QueensSolution solution = { .n = 6, .column = { 0, 4, 2, 5, 1, 3 } };
  ColouredPuzzle puzzle = { .n = 6 };
  GameExport all = { .kind = GAME_QUEENS, .n_solutions = 1, .format = QUEENS_TEXT_PERMUTATION };
  g_autofree char *text = NULL;
  GameState state;

  for (int square = 0; square < 36; square++)
    puzzle.region[square] = square / 6;
  state = game_state_new_coloured (&puzzle);

  all.store = game_store_new (&state);
  g_assert_true (game_store_add_queens (all.store, &solution));
  text = game_export_text (&all);
  g_assert_cmpstr (text, ==, "1 5 3 6 2 4\n");
  game_store_unref (all.store);
}

/* One solution out of the middle is a list of one; a numbered board keeps its number. */
static void
test_one (void)
{
  g_autoptr(GameJob) job = NULL;
  GameExport one = list_queens (&job, 4, QUEENS_TEXT_LEETCODE);
  g_autofree char *list = NULL;
  g_autofree char *board = NULL;

  one.first = 1;
  one.n_solutions = 1;
  list = game_export_text (&one);
  g_assert_cmpstr (list, ==, "[[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n");

  one.format = QUEENS_TEXT_MATRIX;
  board = game_export_text (&one);
  g_assert_true (g_str_has_prefix (board, "No. 2\n0 0 1 0 \n"));
}

static void
test_sudoku (void)
{
  GameRequest request = make_sudoku (GAME_JOB_LIST, UNIQUE_LINE);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = game_job_run (job);
  GameExport all = { game_job_get_store (job), GAME_SUDOKU, 0, report->stats.n_solutions, 0 };
  g_autofree char *text = game_export_text (&all);

  g_assert_cmpstr (text, ==, "534678912672195348198342567859761423426853791713924856"
                             "961537284287419635345286179\n");
}

static void
test_file (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt", NULL);

  for (QueensTextFormat format = 0; format < QUEENS_N_TEXTS; format++)
    {
      g_autoptr(GameJob) job = NULL;
      GameExport all = list_queens (&job, 10, format);
      g_autofree char *text = game_export_text (&all);
      g_autofree char *read = NULL;
      Saving saving;

      save (&all, path, NULL, &saving);
      g_assert_no_error (saving.error);
      g_assert_true (saving.saved);
      g_assert_cmpint (saving.n_written, ==, all.n_solutions);
      g_assert_true (g_file_get_contents (path, &read, NULL, NULL));
      g_assert_cmpstr (read, ==, text);
      g_assert_cmpuint (game_export_estimate_size (&all), >=, strlen (text) / 2);
      g_assert_cmpuint (game_export_estimate_size (&all), <=, strlen (text) * 2);
    }

  g_remove (path);
  g_rmdir (folder);
}

static void
test_cancelled (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "queens.txt", NULL);
  g_autofree char *read = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GameJob) job = NULL;
  GameExport all = list_queens (&job, 12, QUEENS_TEXT_BOARD);
  Saving saving;

  g_assert_true (g_file_set_contents (path, "before", -1, NULL));
  save (&all, path, cancellable, &saving);
  g_assert_error (saving.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (saving.n_written, <, all.n_solutions);
  g_clear_error (&saving.error);

  g_assert_true (g_file_get_contents (path, &read, NULL, NULL));
  g_assert_cmpstr (read, ==, "before");

  g_remove (path);
  g_rmdir (folder);
}

static void
test_unwritable (void)
{
  g_autoptr(GameJob) job = NULL;
  GameExport all = list_queens (&job, 6, QUEENS_TEXT_PERMUTATION);
  Saving saving;

  save (&all, "/no-such-folder/queens.txt", NULL, &saving);
  g_assert_false (saving.saved);
  g_assert_error (saving.error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&saving.error);
}

/* A list that has no room leaves the old file, and no part of itself where there was none. */
static void
test_full (gconstpointer data)
{
  DiskFault fault = GPOINTER_TO_INT (data);
  g_autofree char *folder = make_folder ();
  g_autofree char *old_path = g_build_filename (folder, "old.txt", NULL);
  g_autofree char *new_path = g_build_filename (folder, "new.txt", NULL);
  g_autoptr(GBytes) before = NULL;
  g_autoptr(GameJob) job = NULL;
  GameExport all = list_queens (&job, 10, QUEENS_TEXT_BOARD);
  Saving saving;

  g_assert_true (g_file_set_contents (old_path, "before", -1, NULL));
  before = disk_read (old_path);

  disk_break (fault);
  save (&all, old_path, NULL, &saving);
  g_assert_false (saving.saved);
  g_assert_nonnull (strstr (saving.error->message, "what was saved before is unchanged"));
  g_clear_error (&saving.error);
  save (&all, new_path, NULL, &saving);
  g_assert_false (saving.saved);
  g_assert_null (strstr (saving.error->message, "unchanged"));
  g_clear_error (&saving.error);
  disk_mend ();
  disk_assert_holds (old_path, before);
  g_assert_cmpint (disk_count (folder), ==, 1);

  save (&all, old_path, NULL, &saving);
  g_assert_no_error (saving.error);
  g_assert_cmpint (disk_count (folder), ==, 1);

  g_remove (old_path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  disk_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-export/forms", test_formats);
  g_test_add_func ("/game-export/coloured", test_coloured);
  g_test_add_func ("/game-export/one", test_one);
  g_test_add_func ("/game-export/sudoku", test_sudoku);
  g_test_add_func ("/game-export/file", test_file);
  g_test_add_func ("/game-export/cancelled", test_cancelled);
  g_test_add_func ("/game-export/unwritable", test_unwritable);

  for (int fault = 0; fault < DISK_N_FAULTS; fault++)
    {
      g_autofree char *path = g_strconcat ("/game-export/full/", disk_get_name (fault), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (fault), test_full);
    }

  return disk_end (g_test_run ());
}
