/* How long a search is expected to take, from a part of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include "game/files/game-comparison.h"
#include "game/search/game-methods.h"
#include "game/watch/game-compare.h"
#include "support/game/game-scenarios.h"

static void
test_expect (void)
{
  const GameComparisonMark begin = { 0.02, 1 }, then = { 0.1, 5 }, now = { 0.2, 7 };

  g_assert_cmpfloat (game_comparison_expect (&then, &now), ==, 7 + 0.8 * 2 / 0.1);
  g_assert_cmpfloat_with_epsilon (game_comparison_expect (&begin, &then), 5 + 0.9 * 4 / 0.08, 1e-9);
  g_assert_cmpfloat (game_comparison_expect (&now, &now), ==, 0);
}

static GameComparisonMark
go (GameSearch *search,
    uint64_t    n_events)
{
  SearchEvent event;

  while (game_search_n_events (search) < n_events && game_search_next (search, &event))
    continue;

  return (GameComparisonMark) { game_search_fraction (search), game_search_n_events (search) };
}

/* A tenth of a search tells within a factor of two how long it is. */
static void
check_part (const GameMethod *method)
{
  GameComparisonMark then, now;
  GameSearch search;
  double n_events, expected;

  g_assert_true (game_search_init (&search, method));
  n_events = go (&search, G_MAXUINT64).seconds;
  g_assert_true (game_search_init (&search, method));
  then = go (&search, n_events / 20);
  now = go (&search, n_events / 10);
  expected = game_comparison_expect (&then, &now);

  if (expected < n_events / 2 || expected > n_events * 2)
    g_error ("%d: %.0f events, and not %.0f", method->method, n_events, expected);
}

static void
test_part (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (9) };

  for (method.method = QUEENS_SCAN; method.method < QUEENS_N_METHODS; method.method++)
    if (queens_method_is_comparable (method.method))
      check_part (&method);

  method.puzzle = game_state_new_queens (6);
  for (method.method = 0; method.method < QUEENS_SCAN; method.method++)
    if (queens_method_is_comparable (method.method))
      check_part (&method);
}

static void
check_words (double      seconds,
             const char *expected)
{
  g_autofree char *words = game_comparison_dup_expected (seconds);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  const double day = 24 * 60 * 60;

  check_words (0.2, "About 1 second");
  check_words (3.4, "About 3 seconds");
  check_words (37, "About 40 seconds");
  check_words (89, "About 90 seconds");
  check_words (185, "About 3 minutes");
  check_words (96 * 60, "About 2 hours");
  check_words (1.6 * day, "About 2 days");
  check_words (97 * day, "About 100 days");
  check_words (600 * day, "About 2 years");
  check_words (7e6 * day, "About 20000 years");
  check_words (1e30, "More than a million years");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-compare/expect", test_expect);
  g_test_add_func ("/game-compare/part", test_part);
  g_test_add_func ("/game-compare/words", test_words);

  return g_test_run ();
}
