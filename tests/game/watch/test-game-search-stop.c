/* Conditions on which a search that is watched comes to rest, and its stack: held against searches
 * played from end to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/watch/game-stack.h"
#include "game/watch/game-stop.h"
#include "support/game/game-requests.h"
#include "support/solver/test-rounds.h"

static GameSearch
start_queens (int n,
              int method)
{
  GameMethod what = { .puzzle = game_state_new_queens (n), .method = method };
  GameSearch search;

  g_assert_true (game_search_init (&search, &what));

  return search;
}

/* How often a stop holds along the whole search. */
static int
count_stops (GameSearch      search,
             const GameStop *stop)
{
  SearchEvent event;
  int n_stops = 0;

  while (game_search_next (&search, &event))
    n_stops += game_stop_holds (stop, &search, &event);

  return n_stops;
}

static void
test_each (void)
{
  const GameSearch search = start_queens (8, QUEENS_FLAGS);
  GameSearch end = search;
  const SearchStats *stats = game_search_stats (&end);
  SearchEvent event;

  while (game_search_next (&end, &event))
    continue;

  g_assert_cmpint (count_stops (search, &(GameStop) { 0 }), ==, 0);
  g_assert_cmpint (count_stops (search, &(GameStop) { .kinds = GAME_STOP_SOLUTION }), ==, 92);
  g_assert_cmpint (count_stops (search, &(GameStop) { .kinds = GAME_STOP_DEAD_END }), ==, 644);

  /* A queen comes to the corner once, and leaves it; the second row is reached eight times. */
  g_assert_cmpint (count_stops (search, &(GameStop) { .kinds = GAME_STOP_SQUARE }), ==, 2);
  g_assert_cmpint (count_stops (search, &(GameStop) { .kinds = GAME_STOP_DEPTH, .depth = 1 }), ==,
                   8);

  for (GameCounter counter = 0; counter < GAME_N_COUNTERS; counter++)
    {
      GameStop stop = { .kinds = GAME_STOP_COUNTER, .counter = counter, .number = 17 };

      g_assert_cmpint (count_stops (search, &stop), ==, 1);
      stop.number = game_search_get_counter (&end, counter) + 1;
      g_assert_cmpint (count_stops (search, &stop), ==, 0);
    }

  g_assert_cmpint (stats->n_rejects, ==, game_search_get_counter (&end, GAME_COUNTER_REFUSED));
}

/* All refusals are by the queen of some row; several conditions stop where any of them does. */
static void
test_together (void)
{
  const GameSearch search = start_queens (6, QUEENS_SCAN);
  GameStop both = { .kinds = GAME_STOP_SOLUTION | GAME_STOP_DEAD_END };
  GameSearch end = search;
  SearchEvent event;
  int n_refused = 0;

  while (game_search_next (&end, &event))
    continue;
  for (int row = 0; row < 6; row++)
    n_refused += count_stops (search, &(GameStop) { .kinds = GAME_STOP_REFUSER, .refuser = row });

  g_assert_cmpint (n_refused, ==, game_search_get_counter (&end, GAME_COUNTER_REFUSED));
  g_assert_cmpint (count_stops (search, &both), ==, 4 + 46);
}

/* A queen of the stack stands on the board where the stack says so. */
static void
check_queen (const GameSearch     *search,
             const GameStackLevel *level)
{
  GameState state;
  int row, column;

  game_search_state (search, &state);
  queens_steps_square (&search->queens, level->variable, level->value, &row, &column);
  g_assert_true (queens_board_has (&state.queens.queens, row, column));
}

/* Values come and go at one level, and a level that is left is not deeper than the next event. The
 * level of the event is on top, and tells a value that is tried from one that is taken back. */
static void
check_levels (GameSearch search)
{
  SearchEvent event;
  const int first = search.type == GAME_SEARCH_SUDOKU;
  int before = 0;

  while (game_search_next (&search, &event))
    {
      int level = game_event_level (&event);
      int n_levels = game_stack_n_levels (&search, &event);

      g_assert_cmpint (level, >=, 0);
      g_assert_cmpint (level, <=, before + 1);
      before = level;

      g_assert_cmpint (n_levels, ==, MIN (level + 1, game_search_n_variables (&search)));
      for (int i = 0; i < n_levels; i++)
        {
          GameStackLevel what;

          game_stack_level (&search, &event, i, &what);
          g_assert_cmpint (what.stands, ==, i < event.depth);
          g_assert_cmpint (what.is_back, ==, i == level && event.kind == SEARCH_RETRACT);
          if (what.stands && search.type == GAME_SEARCH_QUEENS)
            check_queen (&search, &what);
          if (what.stands && what.value > 0 && what.has_untried)
            g_assert_cmpint (what.untried >> (what.value - first) & 1, ==, 0);
        }
    }
}

static void
test_levels (void)
{
  GameRequest sudoku = make_sudoku (GAME_JOB_TRACE, UNIQUE_LINE);
  GameMethod what = { .puzzle = sudoku.state };
  GameSearch search;

  for (int method = 0; method < QUEENS_N_METHODS; method++)
    check_levels (start_queens (test_rounds (5) > 1 ? 5 : 4, method));

  for (what.method = 0; what.method < SUDOKU_N_METHODS; what.method++)
    {
      g_assert_true (game_search_init (&search, &what));
      check_levels (search);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/search-stop/each", test_each);
  g_test_add_func ("/game/search-stop/together", test_together);
  g_test_add_func ("/game/search-stop/levels", test_levels);

  return g_test_run ();
}
