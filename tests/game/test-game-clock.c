/* The clock: what it shows is the time in which there was no reason to stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/state/game-clock.h"

static void
test_runs (void)
{
  GameClock clock = game_clock_new (500, GAME_PAUSE_NONE, 1000000);

  g_assert_true (game_clock_runs (&clock));
  g_assert_cmpuint (game_clock_get (&clock, 1000000), ==, 500);
  g_assert_cmpuint (game_clock_get (&clock, 4250000), ==, 3750);
  g_assert_cmpuint (game_clock_get (&clock, 0), ==, 500);
}

static void
test_reasons (void)
{
  GameClock clock = game_clock_new (0, GAME_PAUSE_AWAY, 0);

  game_clock_set_pause (&clock, GAME_PAUSE_BY_HAND, true, 1000000);
  game_clock_set_pause (&clock, GAME_PAUSE_AWAY, false, 2000000);
  g_assert_false (game_clock_runs (&clock));
  g_assert_cmpuint (game_clock_get (&clock, 3000000), ==, 0);

  game_clock_set_pause (&clock, GAME_PAUSE_BY_HAND, false, 3000000);
  g_assert_true (game_clock_runs (&clock));
  g_assert_cmpuint (game_clock_get (&clock, 3500000), ==, 500);
}

/* Whatever reasons come and go, also while the time stands or goes back. */
static void
test_random (void)
{
  static const GamePause reasons[] = { GAME_PAUSE_BY_HAND, GAME_PAUSE_AWAY, GAME_PAUSE_SOLVED };

  for (int round = 0; round < 200; round++)
    {
      GameClock clock = game_clock_new (0, GAME_PAUSE_NONE, 0);
      bool holds[G_N_ELEMENTS (reasons)] = { false };
      int64_t expected = 0;
      int64_t now = 0;

      for (int step = 0; step < 100; step++)
        {
          int reason = g_test_rand_int_range (0, G_N_ELEMENTS (reasons));
          int64_t passed = g_test_rand_int_range (-200, 5000000);
          uint64_t before = game_clock_get (&clock, now);

          if (passed > 0 && !holds[0] && !holds[1] && !holds[2])
            expected += passed;
          if (passed > 0)
            now += passed;

          holds[reason] = g_test_rand_bit ();
          game_clock_set_pause (&clock, reasons[reason], holds[reason],
                                now + (passed < 0 ? passed : 0));
          g_assert_cmpuint (game_clock_get (&clock, now), ==, expected / 1000);
          g_assert_cmpuint (game_clock_get (&clock, now), >=, before);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-clock/runs", test_runs);
  g_test_add_func ("/game-clock/reasons", test_reasons);
  g_test_add_func ("/game-clock/random", test_random);

  return g_test_run ();
}
