/* Statistics: what made-up records come to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-statistics.h"
#include "game/text/game-text-games.h"
#include "support/game/game-scenarios.h"

/* A Wednesday. */
static GDateTime *
new_now (void)
{
  return g_date_time_new_utc (2026, 11, 25, 12, 0, 0);
}

/* A game that was finished so many days ago. */
static GameResult
make_result (const char *puzzle,
             const char *level,
             int         days,
             int         seconds)
{
  g_autoptr(GDateTime) now = new_now ();
  g_autoptr(GDateTime) then = g_date_time_add_days (now, -days);
  GameResult result = { .size = 9, .milliseconds = seconds * 1000, .had_clock = true };

  result.finished = g_date_time_to_unix (then) * G_USEC_PER_SEC;
  g_strlcpy (result.puzzle, puzzle, sizeof result.puzzle);
  g_strlcpy (result.level, level, sizeof result.level);

  return result;
}

static void
add (GArray     *results,
     const char *puzzle,
     const char *level,
     int         days,
     int         seconds)
{
  GameResult result = make_result (puzzle, level, days, seconds);

  g_array_append_val (results, result);
}

static GArray *
new_results (void)
{
  return g_array_new (FALSE, FALSE, sizeof (GameResult));
}

static GameStatistics
count (const GArray *results,
       GameVariant   variant,
       GamePeriod    period)
{
  g_autoptr(GDateTime) now = new_now ();
  GameStatistics statistics;

  game_statistics_init (&statistics, results, variant, period, now);

  return statistics;
}

static int
count_points (const GameStatistics *statistics,
              int                   level)
{
  int n_points = 0;

  for (int slot = 0; slot < statistics->n_slots; slot++)
    n_points += statistics->usual[level][slot] > 0;

  return n_points;
}

static void
test_empty (void)
{
  g_autoptr(GArray) results = new_results ();

  for (int variant = 0; variant < GAME_N_VARIANTS; variant++)
    for (int period = 0; period < GAME_N_PERIODS; period++)
      {
        GameStatistics statistics = count (results, variant, period);

        g_assert_cmpuint (statistics.all.n_solved, ==, 0);
        g_assert_cmpuint (statistics.n_techniques, ==, 0);
        g_assert_cmpint (statistics.n_slots, ==, 12);
        g_assert_cmpint (game_statistics_best (&statistics), ==, -1);
        for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
          g_assert_cmpint (count_points (&statistics, level), ==, 0);
      }
}

static void
test_one (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  add (results, "sudoku", "medium", 0, 754);
  for (int period = 0; period < GAME_N_PERIODS; period++)
    {
      statistics = count (results, GAME_VARIANT_SUDOKU, period);
      g_assert_cmpuint (statistics.all.n_solved, ==, 1);
      g_assert_cmpuint (statistics.all.n_without_hints, ==, 1);
      g_assert_cmpuint (statistics.level[SUDOKU_MEDIUM].n_solved, ==, 1);
      g_assert_cmpuint (statistics.level[SUDOKU_EASY].n_solved, ==, 0);
      g_assert_cmpuint (statistics.all.best, ==, 754000);
      g_assert_cmpint (game_statistics_best (&statistics), ==, SUDOKU_MEDIUM);
      g_assert_cmpint (count_points (&statistics, SUDOKU_MEDIUM), ==, 1);
      g_assert_cmpuint (statistics.usual[SUDOKU_MEDIUM][11], ==, 754000);
    }

  statistics = count (results, GAME_VARIANT_COLOURED_QUEENS, GAME_PERIOD_ALL);
  g_assert_cmpuint (statistics.all.n_solved, ==, 0);
}

/* The time of a week is the middle one, or between the two in the middle; a Sunday belongs to the
 * week before the Monday after it, and a week without a game has no point. */
static void
test_weeks (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  add (results, "sudoku", "easy", 0, 100);
  add (results, "sudoku", "easy", 1, 900);
  add (results, "sudoku", "easy", 2, 300);              /* Monday */
  add (results, "sudoku", "easy", 3, 500);              /* Sunday of the week before */
  add (results, "sudoku", "easy", 9, 700);              /* Monday of that week */
  add (results, "sudoku", "hard", 10, 2000);            /* Sunday of the week before that */
  add (results, "sudoku", "easy", 79, 50);              /* Monday of the first week */
  add (results, "sudoku", "easy", 80, 10);              /* too long ago */
  add (results, "sudoku", "easy", -8, 10);              /* the day after tomorrow's week */

  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS);
  g_assert_cmpint (statistics.n_slots, ==, 12);
  g_assert_cmpint (count_points (&statistics, SUDOKU_EASY), ==, 3);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][11], ==, 300000);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][10], ==, 600000);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][9], ==, 0);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][0], ==, 50000);
  g_assert_cmpint (count_points (&statistics, SUDOKU_HARD), ==, 1);
  g_assert_cmpuint (statistics.usual[SUDOKU_HARD][9], ==, 2000000);
  g_assert_cmpuint (statistics.all.n_solved, ==, 7);
  g_assert_cmpuint (statistics.all.best, ==, 50000);
  g_assert_cmpuint (statistics.all.total, ==, 4550000);
}

static void
test_months (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  add (results, "coloured", "hard", 24, 60);            /* 1 November */
  add (results, "coloured", "hard", 25, 80);            /* 31 October */
  add (results, "coloured", "hard", 358, 90);           /* 2 December of the year before */
  add (results, "coloured", "hard", 360, 95);           /* 30 November: before the year */
  add (results, "coloured", "hard", 1800, 99);

  statistics = count (results, GAME_VARIANT_COLOURED_QUEENS, GAME_PERIOD_YEAR);
  g_assert_cmpuint (statistics.all.n_solved, ==, 3);
  g_assert_cmpuint (statistics.usual[SUDOKU_HARD][11], ==, 60000);
  g_assert_cmpuint (statistics.usual[SUDOKU_HARD][10], ==, 80000);
  g_assert_cmpuint (statistics.usual[SUDOKU_HARD][0], ==, 90000);

  statistics = count (results, GAME_VARIANT_COLOURED_QUEENS, GAME_PERIOD_ALL);
  g_assert_cmpuint (statistics.all.n_solved, ==, 5);
  g_assert_cmpint (statistics.n_slots, ==, 60);
  g_assert_cmpint (count_points (&statistics, SUDOKU_HARD), ==, 5);
  g_assert_cmpuint (statistics.usual[SUDOKU_HARD][0], ==, 99000);
}

/* A game without the clock is solved, but has no time. */
static void
test_clocks_off (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  for (int i = 0; i < 4; i++)
    {
      GameResult result = make_result ("sudoku", "easy", i, 60 * (i + 1));

      result.had_clock = i >= 2;
      result.n_hints = i;
      g_array_append_val (results, result);
    }

  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS);
  g_assert_cmpuint (statistics.all.n_solved, ==, 4);
  g_assert_cmpuint (statistics.all.n_hints, ==, 6);
  g_assert_cmpuint (statistics.all.n_without_hints, ==, 1);
  g_assert_cmpuint (statistics.all.n_timed, ==, 2);
  g_assert_cmpuint (statistics.all.best, ==, 180000);
  g_assert_cmpuint (statistics.all.total, ==, 420000);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][11], ==, 180000);
  g_assert_cmpuint (statistics.usual[SUDOKU_EASY][10], ==, 240000);

  g_array_set_size (results, 2);
  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_ALL);
  g_assert_cmpuint (statistics.all.n_solved, ==, 2);
  g_assert_cmpint (game_statistics_best (&statistics), ==, -1);
  g_assert_cmpint (count_points (&statistics, SUDOKU_EASY), ==, 0);
}

/* Techniques count once a game; a game of which they are not known is none of these. */
static void
test_techniques (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  for (int i = 0; i < 3; i++)
    {
      GameResult result = make_result ("sudoku", "hard", i, 60);

      result.has_path = i > 0;
      sudoku_techniques_add (&result.path, SUDOKU_HIDDEN_SINGLE);
      if (i == 2)
        sudoku_techniques_add (&result.path, SUDOKU_X_WING);
      g_array_append_val (results, result);
    }

  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS);
  g_assert_cmpuint (statistics.n_graded, ==, 2);
  g_assert_cmpuint (statistics.n_techniques, ==, 2);
  g_assert_cmpuint (statistics.n_met[SUDOKU_HIDDEN_SINGLE], ==, 2);
  g_assert_cmpuint (statistics.n_met[SUDOKU_X_WING], ==, 1);
  g_assert_cmpuint (statistics.n_met[SUDOKU_FULL_HOUSE], ==, 0);
}

/* Levels that nobody knows have a row of their own; times that no calendar has are on no day. */
static void
test_damaged (void)
{
  g_autoptr(GArray) results = new_results ();
  GameResult result = make_result ("sudoku", "impossible", 0, 30);
  GameStatistics statistics;

  g_array_append_val (results, result);
  add (results, "sudoku", "", 0, 40);
  add (results, "chess", "easy", 0, 40);
  result.finished = G_MAXINT64;
  g_array_append_val (results, result);
  result.finished = 0;
  result.had_clock = false;
  g_array_append_val (results, result);

  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_ALL);
  g_assert_cmpuint (statistics.all.n_solved, ==, 4);
  g_assert_cmpuint (statistics.level[GAME_STATISTICS_NO_LEVEL].n_solved, ==, 4);
  g_assert_cmpuint (statistics.usual[GAME_STATISTICS_NO_LEVEL][11], ==, 35000);
  g_assert_cmpint (statistics.n_slots, ==, 12);

  statistics = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS);
  g_assert_cmpuint (statistics.all.n_solved, ==, 2);
}

/* Centuries of games: the chart has the last twenty years. */
static void
test_long (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics statistics;

  for (int days = 0; days < 30000; days += 30)
    add (results, "queens", "", days, 60);

  statistics = count (results, GAME_VARIANT_FIXED_QUEENS, GAME_PERIOD_ALL);
  g_assert_cmpuint (statistics.all.n_solved, ==, 1000);
  g_assert_cmpint (statistics.n_slots, ==, GAME_STATISTICS_SLOTS);
  g_assert_cmpint (count_points (&statistics, GAME_STATISTICS_NO_LEVEL), >, 230);
}

static void
assert_slot (const GameStatistics *statistics,
             int                   slot,
             const char           *text)
{
  g_autofree char *found = game_text_slot (statistics, slot);

  g_assert_cmpstr (found, ==, text);
}

static void
test_slots (void)
{
  g_autoptr(GArray) results = new_results ();
  GameStatistics weeks = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS);
  GameStatistics months = count (results, GAME_VARIANT_SUDOKU, GAME_PERIOD_YEAR);

  assert_slot (&weeks, 0, "7 Sep");
  assert_slot (&weeks, 10, "16 Nov");
  assert_slot (&weeks, 11, "this week");
  assert_slot (&months, 0, "Dec 2025");
  assert_slot (&months, 1, "Jan 2026");
  assert_slot (&months, 11, "this month");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-statistics/empty", test_empty);
  g_test_add_func ("/game-statistics/one", test_one);
  g_test_add_func ("/game-statistics/weeks", test_weeks);
  g_test_add_func ("/game-statistics/months", test_months);
  g_test_add_func ("/game-statistics/clocks-off", test_clocks_off);
  g_test_add_func ("/game-statistics/techniques", test_techniques);
  g_test_add_func ("/game-statistics/damaged", test_damaged);
  g_test_add_func ("/game-statistics/long", test_long);
  g_test_add_func ("/game-statistics/slots", test_slots);

  return g_test_run ();
}
