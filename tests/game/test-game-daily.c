/* The puzzles of the day: the same ones for everybody, and for ever.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-file.h"
#include "game/jobs/game-job.h"
#include "game/state/game-facts.h"
#include "support/game/game-requests.h"

static const char kernel_variable[] = "NINE_QUEENS_KERNEL";

/* Of the puzzles of the days, a line each, the sudoku of a day first. People have solved them: if
 * this fails, a change of the generators or of a grade needs a new row in the table of epochs, and
 * the puzzles that these days had stay. */
static const struct
{
  int         first_day[3];     /* year, month, day */
  int         n_days;
  const char *checksum;
} known[] = {
  { { 2026, 1, 1 }, 334, "b5ed5f03bd9e122fad3ea215cf8c893e96500642e1be2b84361609df51c5b130" },
  { { 2026, 12, 1 }, 66, "a2308f3812f631638249e0b1755855d9c7def789c0c024c6858bbe0c0fed5e7c" },
};

static int
day_of (int year,
        int month,
        int day)
{
  g_autoptr(GDateTime) date = g_date_time_new_utc (year, month, day, 0, 0, 0);

  return game_daily_day_of (g_date_time_to_unix (date) * G_USEC_PER_SEC);
}

static void
test_dates (void)
{
  g_autoptr(GDateTime) last = g_date_time_new_utc (2026, 11, 22, 23, 59, 59);
  int day = game_daily_day_of (g_date_time_to_unix (last) * G_USEC_PER_SEC + 999999);

  g_assert_cmpint (day_of (1970, 1, 1), ==, 0);
  g_assert_cmpint (day_of (2026, 1, 1), ==, game_daily_first_day ());
  g_assert_cmpint (day, ==, day_of (2026, 11, 22));
  g_assert_cmpint (day_of (2026, 11, 23), ==, day + 1);
  g_assert_cmpint (game_daily_weekday (day), ==, 6);
  g_assert_cmpint (game_daily_weekday (day + 1), ==, 0);
}

static GameState
make (int number)
{
  GameState puzzle;
  SearchStats stats;

  g_assert_cmpint (game_daily_make (number, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);

  return puzzle;
}

static char *
dup_checksum (int first_day,
              int n_days)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (int i = 0; i < n_days * GAME_DAILY_PUZZLES; i++)
    {
      GameState puzzle = make (first_day * GAME_DAILY_PUZZLES + i);
      g_autofree char *line = game_file_write (&puzzle);

      g_checksum_update (sum, (const unsigned char *) line, -1);
      g_checksum_update (sum, (const unsigned char *) "\n", 1);
    }

  return g_strdup (g_checksum_get_string (sum));
}

/* Whichever kernel solves while they are made, the best one that this processor has among them. A
 * quick test has the last span. */
static void
test_checksum (void)
{
  const char *best = game_variants[GAME_VARIANT_SUDOKU].kernel ();
  const char *const kernels[] = { "scalar", best };
  const size_t first = g_test_quick () ? G_N_ELEMENTS (known) - 1 : 0;

  g_assert_cmpstr (best, !=, "scalar");
  for (size_t i = 0; i < G_N_ELEMENTS (kernels); i++)
    {
      g_setenv (kernel_variable, kernels[i], TRUE);
      g_assert_cmpstr (game_variants[GAME_VARIANT_SUDOKU].kernel (), ==, kernels[i]);

      for (size_t k = first; k < G_N_ELEMENTS (known); k++)
        {
          const int *date = known[k].first_day;
          g_autofree char *sum = dup_checksum (day_of (date[0], date[1], date[2]),
                                               known[k].n_days);

          g_assert_cmpstr (sum, ==, known[k].checksum);
        }
    }

  g_unsetenv (kernel_variable);
}

/* Each has one solution and the level of its weekday. */
static void
test_levels (void)
{
  static const int levels[GAME_DAILY_WEEK][GAME_DAILY_PUZZLES] = {
    { SUDOKU_EASY, COLOURED_EASY },
    { SUDOKU_EASY, COLOURED_EASY },
    { SUDOKU_MEDIUM, COLOURED_MEDIUM },
    { SUDOKU_MEDIUM, COLOURED_MEDIUM },
    { SUDOKU_HARD, COLOURED_HARD },
    { SUDOKU_HARD, COLOURED_HARD },
    { SUDOKU_UNFAIR, COLOURED_HARD },
  };
  int first = day_of (2026, 11, 16) * GAME_DAILY_PUZZLES;

  for (int i = 0; i < 3 * GAME_DAILY_WEEK * GAME_DAILY_PUZZLES; i++)
    {
      GameSpec spec = game_daily_get_spec (first + i);
      GameState puzzle = make (first + i);
      int weekday = i / GAME_DAILY_PUZZLES % GAME_DAILY_WEEK;
      GameFacts facts = game_facts_new (&puzzle);
      SearchStats stats;

      game_facts_find (&facts, GAME_FACTS_GRADE, NULL, &stats);
      g_assert_cmpint (facts.n_solutions, ==, 1);
      g_assert_cmpint (facts.grade.level, ==, levels[weekday][i % GAME_DAILY_PUZZLES]);
      g_assert_cmpint (facts.grade.level, ==, game_spec_get_level (&spec));
      g_assert_cmpint (game_state_variant (&puzzle), ==, spec.variant);
    }
}

/* Whatever the number is, there is something to be made. */
static void
test_any_number (void)
{
  static const int numbers[] = { 0, 1, -1, -2, -99999, G_MININT, G_MAXINT, G_MAXINT - 1 };

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GameState puzzle = make (numbers[i]);

      g_assert_true (game_state_has_givens (&puzzle));
    }
}

static void
test_seeds (void)
{
  g_autoptr(GHashTable) seeds = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (int i = 0; i < 20 * 366 * GAME_DAILY_PUZZLES; i++)
    {
      GameSpec spec = game_daily_get_spec (game_daily_first_day () * GAME_DAILY_PUZZLES + i);
      uint64_t seed = game_spec_get_seed (&spec);

      g_assert_true (g_hash_table_add (seeds, g_memdup2 (&seed, sizeof seed)));
    }
}

/* A new row is for its first day and those after it. */
static void
test_epochs (void)
{
  static const GameEpoch epochs[] = {
    { .first_day = 100 }, { .first_day = 200 }, { .first_day = 201 },
  };

  g_assert_null (game_epoch_find (epochs, 3, 99));
  g_assert_true (game_epoch_find (epochs, 3, 100) == &epochs[0]);
  g_assert_true (game_epoch_find (epochs, 3, 199) == &epochs[0]);
  g_assert_true (game_epoch_find (epochs, 3, 200) == &epochs[1]);
  g_assert_true (game_epoch_find (epochs, 3, 201) == &epochs[2]);
  g_assert_true (game_epoch_find (epochs, 3, 9999) == &epochs[2]);
  g_assert_true (game_epoch_find (epochs, 2, 9999) == &epochs[1]);
}

/* A job makes the puzzles of a month. */
static void
test_job (void)
{
  enum { N_PUZZLES = 30 * GAME_DAILY_PUZZLES };
  int first = day_of (2026, 11, 1) * GAME_DAILY_PUZZLES;
  GameRequest request = game_request_daily (first, N_PUZZLES);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = game_job_run (job);

  g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (report->stats.n_solutions, ==, N_PUZZLES);
  for (int i = 0; i < N_PUZZLES; i++)
    {
      GameState puzzle = make (first + i);

      g_assert_true (game_state_equal (&report->daily[i], &puzzle));
    }
}

static void
test_stop (void)
{
  GameRequest request = game_request_daily (game_daily_first_day () * GAME_DAILY_PUZZLES, 60);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = NULL;

  game_job_stop (job);
  report = game_job_run (job);
  g_assert_cmpint (report->end, ==, SEARCH_STOPPED);
  g_assert_null (report->daily);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_unsetenv (kernel_variable);

  g_test_add_func ("/game/daily/dates", test_dates);
  g_test_add_func ("/game/daily/checksum", test_checksum);
  g_test_add_func ("/game/daily/levels", test_levels);
  g_test_add_func ("/game/daily/any-number", test_any_number);
  g_test_add_func ("/game/daily/seeds", test_seeds);
  g_test_add_func ("/game/daily/epochs", test_epochs);
  g_test_add_func ("/game/daily/job", test_job);
  g_test_add_func ("/game/daily/stop", test_stop);

  return g_test_run ();
}
