/* Whether a board of queens has one solution, several or none, held against counting them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/test-rounds.h"

static bool
is_completion (const QueensSolution *solution,
               const QueensBoard    *fixed)
{
  const QueensBoard board = queens_board_from_solution (solution);

  return queens_board_is_solved (&board, NULL) && contains (solution, fixed);
}

static void
test_counts (void)
{
  int n_times[3] = { 0 };

  for (int i = 0; i < test_rounds (4000); i++)
    {
      const QueensBoard board = random_fixed (1 + i % 9, 3);
      SearchStats all, some;
      QueensSolution solution;
      SearchEnd end;

      queens_count (&board, NULL, &all);
      end = queens_solve (&board, NULL, &solution, &some);

      g_assert_cmpint (end, ==, all.n_solutions > 1 ? SEARCH_LIMITED : SEARCH_EXHAUSTED);
      g_assert_cmpuint (some.n_solutions, ==, MIN (all.n_solutions, 2));
      g_assert_true (some.n_solutions == 0 || is_completion (&solution, &board));
      n_times[some.n_solutions]++;
    }

  for (int i = 0; i < 3; i++)
    g_assert_cmpint (n_times[i], >, test_rounds (100));
}

/* The same for the queen of one row that is not to stand in some column. */
static void
test_other (void)
{
  for (int i = 0; i < test_rounds (2000); i++)
    {
      const int n = 4 + i % 5;
      const int row = g_test_rand_int_range (0, n);
      const int column = g_test_rand_int_range (0, n);
      QueensBoard board = random_fixed (n, 4);
      SearchStats all, there, other;
      QueensSolution solution;
      SearchEnd end;

      board.row[row] = 0;
      end = queens_complete_other (&board, row, column, NULL, &solution, &other);

      queens_count (&board, NULL, &all);
      board.row[row] = UINT32_C (1) << column;
      queens_count (&board, NULL, &there);

      g_assert_cmpint (end, ==, all.n_solutions > there.n_solutions ? SEARCH_LIMITED
                                                                   : SEARCH_EXHAUSTED);
      g_assert_true (end != SEARCH_LIMITED || solution.column[row] != column);
    }
}

static void
test_invalid (void)
{
  QueensBoard board = queens_board_empty (6);
  QueensSolution solution;
  SearchStats stats;

  board.row[0] = 1;
  g_assert_cmpint (queens_complete_other (&board, 0, 1, NULL, &solution, &stats), ==,
                   SEARCH_INVALID);
  board.row[3] = 8;
  g_assert_cmpint (queens_solve (&board, NULL, &solution, &stats), ==, SEARCH_INVALID);
  g_assert_cmpint (queens_complete_other (&board, 1, 1, NULL, &solution, &stats), ==,
                   SEARCH_INVALID);
}

/* Large boards with hardly any queens are not gone through square by square. */
static void
test_large (void)
{
  for (int n = 24; n <= QUEENS_MAX; n++)
    {
      QueensBoard board = queens_board_empty (n);
      QueensSolution solution;
      SearchStats stats;

      board.row[n / 2] = 1;
      g_assert_cmpint (queens_solve (&board, NULL, &solution, &stats), ==, SEARCH_LIMITED);
      g_assert_cmpuint (stats.n_solutions, ==, 2);
      g_assert_true (is_completion (&solution, &board));
      g_assert_cmpuint (stats.n_nodes, <, 100000);
    }
}

static void
test_stop (void)
{
  const QueensBoard board = queens_board_empty (8);
  Stop stop = { .after = 3 };
  const SearchControl control = { stop_should_continue, &stop };
  QueensSolution solution;
  SearchStats stats;

  g_assert_cmpint (queens_solve (&board, &control, &solution, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpint (stop.n_asked, ==, 3);
  stop = (Stop) { .after = 1 };
  g_assert_cmpint (queens_complete_other (&board, 0, 0, &control, &solution, &stats), ==,
                   SEARCH_STOPPED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/solve/counts", test_counts);
  g_test_add_func ("/queens/solve/other", test_other);
  g_test_add_func ("/queens/solve/invalid", test_invalid);
  g_test_add_func ("/queens/solve/large", test_large);
  g_test_add_func ("/queens/solve/stop", test_stop);

  return g_test_run ();
}
