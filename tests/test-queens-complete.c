/* Completing boards of n queens, and the solution that is written down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "queens-samples.h"

/* Whether there is a completion; if so, checks that it is one. */
static bool
check_completion (const QueensBoard *fixed)
{
  QueensSolution solution, again;
  SearchTally tally;
  SearchEnd end = queens_complete (fixed, NULL, &solution, &tally);
  QueensBoard board;

  g_assert_cmpint (end, ==, tally.n_solutions > 0 ? SEARCH_LIMITED : SEARCH_EXHAUSTED);

  if (tally.n_solutions == 0)
    return false;

  board = queens_board_from_solution (&solution);
  g_assert_cmpint (solution.n, ==, fixed->n);
  g_assert_true (queens_board_is_solved (&board, NULL));
  g_assert_true (contains (&solution, fixed));

  queens_complete (fixed, NULL, &again, &tally);
  g_assert_cmpint (queens_compare (&solution, &again), ==, 0);

  return true;
}

static void
test_complete (void)
{
  for (int n = 1; n <= QUEENS_MAX; n++)
    {
      QueensBoard empty = queens_board_empty (n);

      g_assert_true (check_completion (&empty) == (n != 2 && n != 3));
    }

  for (int round = 0; round < 2000; round++)
    {
      QueensBoard fixed = random_fixed (g_test_rand_int_range (4, 11),
                                        g_test_rand_int_range (1, 4));
      SearchTally tally;

      queens_count (&fixed, NULL, &tally);
      g_assert_true (check_completion (&fixed) == (tally.n_solutions > 0));
    }
}

/* Taking queens away from a solution leaves a board that can be completed. */
static void
test_complete_large (void)
{
  QueensBoard empty = queens_board_empty (QUEENS_MAX);
  QueensSolution solution;
  SearchTally tally;

  queens_complete (&empty, NULL, &solution, &tally);

  for (int round = 0; round < 200; round++)
    {
      QueensSolution image = queens_image (&solution, round % QUEENS_IMAGES);
      QueensBoard fixed = queens_board_from_solution (&image);

      for (int row = 0; row < QUEENS_MAX; row++)
        if (g_test_rand_bit ())
          fixed.row[row] = 0;

      g_assert_true (check_completion (&fixed));
    }
}

/* A crowd in the middle of the board: no line is shut, and there is no completion, which takes
 * tens of thousands of queens to find out. Several starts are given up on the way. */
static QueensBoard
crowded_board (void)
{
  static const struct { int row, column; } queens[] = {
    { 4, 14 }, { 5, 25 }, { 9, 15 }, { 10, 1 }, { 11, 12 }, { 12, 9 },
    { 13, 16 }, { 14, 19 }, { 16, 18 }, { 17, 21 }, { 18, 13 }, { 19, 17 },
  };
  QueensBoard board = queens_board_empty (30);

  for (unsigned i = 0; i < G_N_ELEMENTS (queens); i++)
    board.row[queens[i].row] = UINT32_C (1) << queens[i].column;

  return board;
}

static void
test_complete_impossible (void)
{
  QueensBoard board = crowded_board ();

  g_assert_false (check_completion (&board));
}

static void
test_complete_stops (void)
{
  QueensBoard board = crowded_board ();

  for (int after = 1; after < 12; after++)
    {
      Stop stop = { .after = after };
      SearchControl control = { stop_proceed, &stop };
      QueensSolution solution;
      SearchTally tally;

      g_assert_cmpint (queens_complete (&board, &control, &solution, &tally), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
      g_assert_cmpuint (stop.widest, <=, SEARCH_CHECK_NODES + QUEENS_MAX);
      g_assert_cmpuint (tally.n_nodes, ==, stop.last.n_nodes);
    }
}

static void
check_construction (uint32_t n)
{
  g_autofree uint32_t *columns = g_new (uint32_t, n);
  g_autofree bool *taken = g_new0 (bool, 5 * (size_t) n);
  bool *falling = taken + n;
  bool *rising = falling + 2 * n;

  g_assert_true (queens_construct (n, columns));

  for (uint32_t row = 0; row < n; row++)
    {
      g_assert_cmpuint (columns[row], <, n);

      if (taken[columns[row]] || falling[columns[row] + n - row] || rising[columns[row] + row])
        g_error ("n = %u: the queen of row %u is attacked", n, row);

      taken[columns[row]] = falling[columns[row] + n - row] = rising[columns[row] + row] = true;
    }
}

static void
test_construct (void)
{
  uint32_t columns[3];

  check_construction (1);

  for (uint32_t n = 4; n <= 3000; n++)
    check_construction (n);

  for (uint32_t n = 999990; n <= 1000001; n++)
    check_construction (n);

  g_assert_false (queens_construct (0, columns));
  g_assert_false (queens_construct (2, columns));
  g_assert_false (queens_construct (3, columns));
  g_assert_false (queens_construct (QUEENS_ONE_MAX + 1, columns));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/complete", test_complete);
  g_test_add_func ("/queens/complete/large", test_complete_large);
  g_test_add_func ("/queens/complete/impossible", test_complete_impossible);
  g_test_add_func ("/queens/complete/stops", test_complete_stops);
  g_test_add_func ("/queens/construct", test_construct);

  return g_test_run ();
}
