/* Measurements: what is kept of a long search is found again, of no other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/store/game-measurements.h"
#include "support/game/game-scenarios.h"

static GameMethod
make_method (int n,
             int number)
{
  return (GameMethod) { .puzzle = game_state_new_queens (n), .method = number };
}

static GameComparison
make_comparison (int      number,
                 uint64_t n_rejects)
{
  return (GameComparison) {
    .method = number,
    .end = SEARCH_EXHAUSTED,
    .stats = {
      .n_nodes = UINT64_C (5047381559), .n_checks = 2, .n_backtracks = 3, .n_solutions = 92,
      .n_valid = 92, .n_rejects = n_rejects, .n_copies = 7, .n_second_reads = 8,
      .n_third_reads = 9,
    },
    .seconds = 66.25,
  };
}

static void
assert_found (const char       *folder,
              const GameMethod *method,
              uint64_t          n_rejects)
{
  const GameComparison kept = make_comparison (method->method, n_rejects);
  GameComparison found;

  g_assert_true (game_measurements_find (folder, method, &found));
  g_assert_cmpint (found.method, ==, method->method);
  g_assert_cmpint (found.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpmem (&found.stats, sizeof found.stats, &kept.stats, sizeof kept.stats);
  g_assert_cmpfloat (found.seconds, ==, 66.25);
}

static void
assert_not_found (const char       *folder,
                  const GameMethod *method)
{
  GameComparison found;

  g_assert_false (game_measurements_find (folder, method, &found));
}

static void
keep (const char       *folder,
      const GameMethod *method,
      uint64_t          n_rejects)
{
  const GameComparison comparison = make_comparison (method->method, n_rejects);
  g_autoptr(GError) error = NULL;

  g_assert_true (game_measurements_keep (folder, method, &comparison, &error));
  g_assert_no_error (error);
}

static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameMethod method = make_method (8, QUEENS_PLACEMENTS);
  GameMethod other = make_method (8, QUEENS_ROWS);

  assert_not_found (folder, &method);
  keep (folder, &method, UINT64_C (4426165276));
  keep (folder, &other, 5);
  assert_found (folder, &method, UINT64_C (4426165276));
  assert_found (folder, &other, 5);

  keep (folder, &method, 6);
  assert_found (folder, &method, 6);
  assert_found (folder, &other, 5);

  /* The queens of the user are no part of the search. */
  method.puzzle.queens.queens.row[3] = 1;
  assert_found (folder, &method, 6);

  remove_all (folder);
}

static void
test_kept_apart (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameMethod method = make_method (8, QUEENS_PLACEMENTS);
  GameMethod larger = make_method (9, QUEENS_PLACEMENTS);
  GameMethod by_column = method;
  GameMethod first = method;

  by_column.order = QUEENS_BY_COLUMN;
  first.stops_at_first = true;
  keep (folder, &method, 1);
  assert_not_found (folder, &larger);
  assert_not_found (folder, &by_column);
  assert_not_found (folder, &first);

  keep (folder, &first, 2);
  assert_found (folder, &method, 1);
  assert_found (folder, &first, 2);

  remove_all (folder);
}

/* A sum is told from other sums, and from the board behind it. */
static void
test_words (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameMethod method = make_method (WORDS_DIGITS, WORDS_PERMUTATIONS);
  GameMethod other = method;
  TextError error;

  g_assert_true (words_read ("AB + C = DE", 11, &method.words, &error));
  g_assert_true (words_read ("AB + D = CE", 11, &other.words, &error));
  keep (folder, &method, 1);
  assert_found (folder, &method, 1);
  assert_not_found (folder, &other);

  keep (folder, &other, 2);
  assert_found (folder, &method, 1);
  assert_found (folder, &other, 2);

  remove_all (folder);
}

/* Lines without sense count for nothing; a search that was cut short is not kept. */
static void
test_refused (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "measurements", NULL);
  GameMethod method = make_method (8, QUEENS_PLACEMENTS);
  GameComparison cut = make_comparison (QUEENS_PLACEMENTS, 1);
  g_autofree char *text = NULL;

  cut.end = SEARCH_LIMITED;
  g_assert_true (game_measurements_keep (folder, &method, &cut, NULL));
  g_assert_true (game_measurements_keep (NULL, &method, &cut, NULL));
  assert_not_found (folder, &method);
  assert_not_found (NULL, &method);

  keep (folder, &method, 1);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strrchr (text, ' ') = '\0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_not_found (folder, &method);

  keep (folder, &method, 2);
  assert_found (folder, &method, 2);

  remove_all (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/measurements/kept", test_kept);
  g_test_add_func ("/game/measurements/kept-apart", test_kept_apart);
  g_test_add_func ("/game/measurements/words", test_words);
  g_test_add_func ("/game/measurements/refused", test_refused);

  return g_test_run ();
}
