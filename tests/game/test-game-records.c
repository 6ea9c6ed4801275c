/* Records: the sums of what finished games took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game-plays.h"
#include "game/store/game-records.h"

static void
add_game (const char *folder,
          int         which,
          const char *level,
          int         seconds,
          int         n_hints,
          bool        by_program)
{
  GameState state = make_puzzle (which);
  GameEffort effort = { .begun = 1 + which + seconds, .finished = 99, .by_program = by_program };

  effort.milliseconds = seconds * 1000;
  effort.hints[GAME_STAGE_WHERE] = n_hints;
  g_strlcpy (effort.level, level, sizeof effort.level);
  g_assert_true (game_records_add (folder, &state, &effort, NULL));
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-records/sums", test_sums);

  return g_test_run ();
}
