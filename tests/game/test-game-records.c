/* Records: the sums of what finished games took, and when each puzzle was finished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <unistd.h>

#include "support/game/game-scenarios.h"
#include "game/state/game-variant.h"
#include "game/store/game-records.h"
#include "support/game/test-disk.h"

static void
add_game (const char *folder,
          int         which,
          const char *level,
          int         seconds,
          int         n_hints,
          bool        by_program)
{
  GameState state = make_puzzle (which);
  GamePlayStats stats = { .begun = 1 + which + seconds, .finished = 99, .by_program = by_program };

  stats.had_clock = true;
  stats.milliseconds = seconds * 1000;
  stats.hints[GAME_STAGE_WHERE] = n_hints;
  g_strlcpy (stats.level, level, sizeof stats.level);
  g_assert_true (game_records_add (folder, &state, &stats, NULL));
}

static void
assert_record (const GameRecord *record,
               const char       *puzzle,
               const char       *level,
               guint             n_games)
{
  g_assert_cmpstr (record->puzzle, ==, puzzle);
  g_assert_cmpstr (record->level, ==, level);
  g_assert_cmpuint (record->n_games, ==, n_games);
}

static void
test_sums (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  g_autofree char *worse = NULL;
  g_autoptr(GArray) none = game_records_read (folder);
  g_autoptr(GArray) records = NULL;
  const GameRecord *record;

  g_assert_cmpuint (none->len, ==, 0);
  add_game (folder, 0, "easy", 100, 0, false);
  add_game (folder, 4, "easy", 60, 3, false);
  add_game (folder, 4, "easy", 60, 3, false);           /* the same game again */
  add_game (folder, 8, "easy", 5, 0, true);
  add_game (folder, 8, "hard", 500, 1, false);
  add_game (folder, 3, "", 30, 0, false);
  add_game (folder, 2, "medium", 40, 0, false);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  worse = g_strconcat ("\nwhat is this\n1 2 sudoku nine easy 5 0 x\n", text, "1 2 sudoku 9 ea",
                       NULL);
  g_assert_true (g_file_set_contents (path, worse, -1, NULL));
  add_game (folder, 12, "hard", 700, 0, false);         /* not a part of the line that was cut */
  records = game_records_read (folder);

  g_assert_cmpuint (records->len, ==, 4);
  record = (const GameRecord *) records->data;
  assert_record (&record[0], "coloured", "medium", 1);
  assert_record (&record[1], "queens", "", 1);
  assert_record (&record[2], "sudoku", "easy", 2);
  assert_record (&record[3], "sudoku", "hard", 2);
  g_assert_cmpint (record[1].size, ==, 8);
  g_assert_cmpuint (record[2].best, ==, 60000);
  g_assert_cmpuint (record[2].total, ==, 160000);
  g_assert_cmpuint (record[2].n_hints, ==, 3);
  g_assert_cmpuint (record[2].n_without_hints, ==, 1);
  remove_all (folder);
}

/* By the key of the puzzle, the last time; words that a later version adds are no matter. */
static void
test_finished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  g_autofree char *more = NULL;
  g_autoptr(GHashTable) none = game_records_read_finished (folder);
  g_autoptr(GHashTable) finished = NULL;
  GameState state = make_puzzle (4);
  g_autofree char *key = game_save_key (&state);

  g_assert_cmpuint (g_hash_table_size (none), ==, 0);
  add_game (folder, 4, "easy", 60, 3, false);
  add_game (folder, 8, "easy", 5, 0, true);             /* by the program */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  more = g_strconcat ("what is this\n1 x sudoku 9 easy 5 0 x\n", text, "1 250 sudoku 9 easy 5 0 ",
                      key, ";more=1 and more\n1 300 sudoku 9 easy 5 0 ", key, NULL);
  g_assert_true (g_file_set_contents (path, more, -1, NULL));

  finished = game_records_read_finished (folder);
  g_assert_cmpuint (g_hash_table_size (finished), ==, 1);
  g_assert_cmpint (*(int64_t *) g_hash_table_lookup (finished, key), ==, 250);
  remove_all (folder);
}

/* Games without the clock are games, but none of the times is theirs. */
static void
test_clock_off (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState state = make_puzzle (4);
  GamePlayStats stats = { .begun = 7, .finished = 99, .milliseconds = 5, .level = "easy" };
  g_autoptr(GArray) untimed = NULL;
  g_autoptr(GArray) records = NULL;
  const GameRecord *record;

  g_assert_true (game_records_add (folder, &state, &stats, NULL));
  untimed = game_records_read (folder);
  record = (const GameRecord *) untimed->data;
  assert_record (record, "sudoku", "easy", 1);
  g_assert_cmpuint (record->n_timed, ==, 0);

  add_game (folder, 0, "easy", 100, 0, false);
  add_game (folder, 8, "easy", 60, 0, false);
  records = game_records_read (folder);
  record = (const GameRecord *) records->data;
  assert_record (record, "sudoku", "easy", 3);
  g_assert_cmpuint (record->n_timed, ==, 2);
  g_assert_cmpuint (record->best, ==, 60000);
  g_assert_cmpuint (record->total, ==, 160000);
  remove_all (folder);
}

/* A disk that has room for some bytes of the line gets none of it. */
static void
test_full (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autoptr(GArray) records = NULL;
  g_autoptr(GBytes) before = NULL;

  add_game (folder, 0, "easy", 100, 0, false);
  before = disk_read (path);

  for (int n_bytes = 0; n_bytes < 30; n_bytes++)
    {
      GameState state = make_puzzle (4);
      GamePlayStats stats = { .begun = 50, .finished = 99 };
      g_autoptr(GError) error = NULL;

      disk_limit (g_bytes_get_size (before) + n_bytes);
      g_assert_false (game_records_add (folder, &state, &stats, &error));
      disk_unlimit ();
      g_assert_nonnull (error);
      disk_assert_holds (path, before);
    }

  add_game (folder, 4, "easy", 60, 3, false);
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 1);
  assert_record (&g_array_index (records, GameRecord, 0), "sudoku", "easy", 2);
  remove_all (folder);
}

/* A line that was cut short is no game, even where it looks like one. */
static void
test_cut (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *whole = NULL;

  add_game (folder, 0, "easy", 100, 0, false);
  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));

  for (size_t length = 1; length < strlen (whole); length++)
    {
      g_autofree char *cut = g_strdup_printf ("%s%.*s", whole, (int) length, whole);
      g_autoptr(GArray) before = NULL;
      g_autoptr(GArray) after = NULL;

      cut[strlen (whole)] = '7';                /* begun at another time */
      g_assert_true (g_file_set_contents (path, cut, -1, NULL));
      before = game_records_read (folder);
      assert_record (&g_array_index (before, GameRecord, 0), "sudoku", "easy", 1);

      add_game (folder, 4, "easy", 60, 3, false);
      after = game_records_read (folder);
      g_assert_cmpuint (after->len, ==, 1);
      assert_record (&g_array_index (after, GameRecord, 0), "sudoku", "easy", 2);
    }

  remove_all (folder);
}

/* Lines of 0.1.0 end with the key. Those of today have as many words, so that 0.1.0 reads them too;
 * of what hangs on the last one, a program takes what it knows. */
static void
test_fields (void)
{
  static const char lines[] =
    "1 2 sudoku 9 easy 5000 0 old\n"
    "2 3 sudoku 9 easy 5000 1 new;clock=off;techniques=0000,0002,9999\n"
    "3 4 coloured 8 hard 5000 0 rules;mood=good;techniques=chain;clock=on\n"
    "4 5 sudoku 9 easy 5000 0 wrong;clock=perhaps;techniques\n"
    "2 9 sudoku 9 easy 5000 0 new\n"
    "5 never sudoku 9 easy 5000 0 nonsense\n";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autoptr(GArray) results = NULL;
  const GameResult *result;

  g_assert_true (g_file_set_contents (path, lines, -1, NULL));
  results = game_records_read_games (folder);
  g_assert_cmpuint (results->len, ==, 4);
  result = (const GameResult *) results->data;

  g_assert_true (result[0].had_clock && !result[0].has_path);
  g_assert_cmpint (result[0].finished, ==, 2);
  g_assert_true (!result[1].had_clock && result[1].has_path);
  g_assert_cmpuint (result[1].n_hints, ==, 1);
  g_assert_true (sudoku_techniques_has (&result[1].path, SUDOKU_FULL_HOUSE));
  g_assert_true (sudoku_techniques_has (&result[1].path, SUDOKU_HIDDEN_SINGLE));
  g_assert_false (sudoku_techniques_has (&result[1].path, SUDOKU_NAKED_SINGLE));
  g_assert_true (result[2].had_clock && result[2].has_path);
  g_assert_true (sudoku_techniques_has (&result[2].path, COLOURED_CHAIN));
  g_assert_true (result[3].had_clock && !result[3].has_path);
  remove_all (folder);
}

/* What a link in the folder leads to stays as it is. */
static void
test_link (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *target = g_build_filename (folder, "target", NULL);
  const GameState state = game_state_new_queens (8);
  const GamePlayStats stats = { .begun = 1, .finished = 2 };
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (target, "of somebody", -1, NULL));
  g_assert_no_errno (symlink ("target", path));
  g_assert_false (game_records_add (folder, &state, &stats, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_LOOP);
  g_assert_true (g_file_get_contents (target, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "of somebody");
  remove_all (folder);
}

/* What is added is read, by this program and, as words, by the one before. */
static void
test_written_fields (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GArray) results = NULL;

  for (int i = 0; i < 4; i++)
    {
      GameState state = make_puzzle (i % 2 == 0 ? 4 : 2);
      GamePlayStats stats = {
        .begun = 1 + i, .finished = 9, .had_clock = i < 2, .has_path = i > 0,
      };

      sudoku_techniques_add (&stats.path, COLOURED_STARVED);
      g_assert_true (game_records_add (folder, &state, &stats, NULL));
    }

  results = game_records_read_games (folder);
  g_assert_cmpuint (results->len, ==, 4);
  for (guint i = 0; i < results->len; i++)
    {
      const GameResult *result = &g_array_index (results, GameResult, i);

      g_assert_cmpint (result->had_clock, ==, i < 2);
      g_assert_cmpint (result->has_path, ==, i > 0);
      g_assert_cmpint (sudoku_techniques_has (&result->path, COLOURED_STARVED), ==, i > 0);
      g_assert_false (sudoku_techniques_has (&result->path, COLOURED_CHAIN));
    }

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", 0);
  for (int i = 0; i < 4; i++)
    {
      g_auto(GStrv) words = g_strsplit (lines[i], " ", -1);

      g_assert_cmpuint (g_strv_length (words), ==, 8);
    }

  remove_all (folder);
}

int
main (int    argc,
      char **argv)
{
  disk_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-records/sums", test_sums);
  g_test_add_func ("/game-records/finished", test_finished);
  g_test_add_func ("/game-records/clock-off", test_clock_off);
  g_test_add_func ("/game-records/full", test_full);
  g_test_add_func ("/game-records/cut", test_cut);
  g_test_add_func ("/game-records/fields", test_fields);
  g_test_add_func ("/game-records/link", test_link);
  g_test_add_func ("/game-records/written-fields", test_written_fields);

  return disk_end (g_test_run ());
}
