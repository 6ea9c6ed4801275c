/* The rules of n queens, counting and listing: known numbers, and properties that tie the
 * functions to each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/test-rounds.h"

static bool
attacks (int row,
         int column,
         int other_row,
         int other_column)
{
  return row == other_row || column == other_column
         || ABS (row - other_row) == ABS (column - other_column);
}

static bool
count_fundamental (const QueensSolution *solution,
                   void                 *data)
{
  uint64_t *n_found = data;

  *n_found += queens_is_fundamental (solution);

  return true;
}

static void
test_counts (void)
{
  const int largest = g_test_quick () ? 12 : 14;

  for (int n = 1; n <= largest; n++)
    {
      QueensBoard empty = queens_board_empty (n);
      SearchStats stats;

      g_assert_cmpint (queens_count (&empty, NULL, &stats), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (stats.n_solutions, ==, n_all[n]);
    }
}

static void
test_each (void)
{
  const int largest = g_test_quick () ? 10 : 12;

  for (int n = 1; n <= largest; n++)
    {
      QueensBoard empty = queens_board_empty (n);
      uint64_t n_found = 0;
      SearchStats stats;

      queens_each (&empty, 0, count_fundamental, &n_found, NULL, &stats);
      g_assert_cmpuint (stats.n_solutions, ==, n_all[n]);
      g_assert_cmpuint (stats.n_nodes, ==, stats.n_backtracks);
      g_assert_cmpuint (n_found, ==, n_fundamental[n]);
    }
}

static void
test_order (void)
{
  g_autoptr(GArray) solutions = list_empty (9);

  for (unsigned i = 0; i < solutions->len; i++)
    {
      QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
      QueensBoard board = queens_board_from_solution (solution);
      QueensSolution back;

      g_assert_true (queens_board_is_solved (&board, &back));
      g_assert_cmpint (queens_compare (solution, &back), ==, 0);
      g_assert_cmpint (queens_board_count (&board), ==, 9);

      if (i > 0)
        g_assert_cmpint (queens_compare (solution - 1, solution), <, 0);
    }
}

static void
test_limit (void)
{
  QueensBoard empty = queens_board_empty (8);

  for (uint64_t limit = 1; limit <= 93; limit++)
    {
      g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (QueensSolution));
      SearchStats stats;
      SearchEnd end = queens_each (&empty, limit, append_solution, solutions, NULL, &stats);

      g_assert_cmpuint (solutions->len, ==, MIN (limit, 92));
      g_assert_cmpint (end, ==, limit <= 92 ? SEARCH_LIMITED : SEARCH_EXHAUSTED);
    }
}

static void
test_attacked (void)
{
  for (int round = 0; round < test_rounds (300); round++)
    {
      QueensBoard board = queens_board_empty (g_test_rand_int_range (1, QUEENS_MAX + 1));
      QueensBoard attacked;
      QueensBoard wanted = queens_board_empty (board.n);

      for (int i = g_test_rand_int_range (0, 6); i > 0; i--)
        board.row[g_test_rand_int_range (0, board.n)] |=
          UINT32_C (1) << g_test_rand_int_range (0, board.n);

      for (int square = 0; square < board.n * board.n; square++)
        for (int queen = 0; queen < board.n * board.n; queen++)
          if (square != queen
              && queens_board_has (&board, queen / board.n, queen % board.n)
              && attacks (square / board.n, square % board.n, queen / board.n, queen % board.n))
            wanted.row[square / board.n] |= UINT32_C (1) << square % board.n;

      queens_board_attacked (&board, &attacked);
      g_assert_cmpmem (&attacked, sizeof attacked, &wanted, sizeof wanted);
    }
}

static void
test_fixed (void)
{
  for (int round = 0; round < test_rounds (200); round++)
    {
      int n = g_test_rand_int_range (4, 10);
      QueensBoard fixed = random_fixed (n, 3);
      g_autoptr(GArray) all = list_empty (n);
      g_autoptr(GArray) listed = list_solutions (&fixed);
      unsigned n_found = 0;
      SearchStats stats;

      for (unsigned i = 0; i < all->len; i++)
        {
          QueensSolution *solution = &g_array_index (all, QueensSolution, i);

          if (!contains (solution, &fixed))
            continue;

          g_assert_cmpuint (n_found, <, listed->len);
          g_assert_cmpint (queens_compare (solution, &g_array_index (listed, QueensSolution,
                                                                     n_found)), ==, 0);
          n_found++;
        }

      g_assert_cmpint (queens_count (&fixed, NULL, &stats), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (stats.n_solutions, ==, n_found);
      g_assert_cmpuint (listed->len, ==, n_found);
    }
}

static uint64_t
count_slices (const QueensBoard *fixed,
              uint32_t           n_slices)
{
  uint64_t n_found = 0;

  for (uint32_t slice = 0; slice < n_slices; slice++)
    {
      SearchStats stats;
      SearchEnd end = queens_count_slice (fixed, slice, n_slices, NULL, &stats);

      g_assert_cmpint (end, ==, SEARCH_EXHAUSTED);
      n_found += stats.n_solutions;
    }

  return n_found;
}

static void
test_slices (void)
{
  static const uint32_t n_slices[] = { 1, 2, 3, 7, 16, 64 };
  const int largest = g_test_quick () ? 7 : 9;
  const int most = g_test_quick () ? 50 : 200;

  for (int n = 1; n <= largest; n++)
    {
      QueensBoard empty = queens_board_empty (n);

      for (unsigned i = 0; i < G_N_ELEMENTS (n_slices); i++)
        g_assert_cmpuint (count_slices (&empty, n_slices[i]), ==, n_all[n]);
    }

  for (int round = 0; round < test_rounds (20); round++)
    {
      QueensBoard fixed = random_fixed (10, 4);
      SearchStats stats;

      queens_count (&fixed, NULL, &stats);
      g_assert_cmpuint (count_slices (&fixed, g_test_rand_int_range (1, most)), ==,
                        stats.n_solutions);
    }
}

static void
test_slices_many (void)
{
  QueensBoard empty = queens_board_empty (4);

  g_assert_cmpuint (count_slices (&empty, g_test_quick () ? 500 : 100000), ==, n_all[4]);
  empty.n = 8;
  g_assert_cmpuint (count_slices (&empty, test_rounds (1000)), ==, n_all[8]);
}

/* The largest of 20 slices does not do much more than its share. */
static void
test_slices_balance (void)
{
  QueensBoard empty = queens_board_empty (12);
  uint64_t n_nodes = 0;
  uint64_t most = 0;

  for (uint32_t slice = 0; slice < 20; slice++)
    {
      SearchStats stats;

      queens_count_slice (&empty, slice, 20, NULL, &stats);
      n_nodes += stats.n_nodes;
      most = MAX (most, stats.n_nodes);
    }

  g_assert_cmpuint (most * 20, <, n_nodes * 3 / 2);
}

static void
check_invalid (const QueensBoard *board)
{
  QueensSolution solution;
  SearchStats stats;

  g_assert_cmpint (queens_count (board, NULL, &stats), ==, SEARCH_INVALID);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
  g_assert_cmpint (queens_count_slice (board, 0, 2, NULL, &stats), ==, SEARCH_INVALID);
  g_assert_cmpint (queens_each (board, 0, append_solution, NULL, NULL, &stats), ==,
                   SEARCH_INVALID);
  g_assert_cmpint (queens_complete (board, NULL, &solution, &stats), ==, SEARCH_INVALID);
  g_assert_false (queens_board_is_solved (board, &solution));
}

static void
test_invalid (void)
{
  static const int bad_n[] = { -1, 0, QUEENS_MAX + 1, 1000000 };
  QueensBoard board = queens_board_empty (8);
  SearchStats stats;

  for (unsigned i = 0; i < G_N_ELEMENTS (bad_n); i++)
    {
      QueensBoard bad = queens_board_empty (bad_n[i]);

      check_invalid (&bad);
    }

  g_assert_cmpint (queens_count_slice (&board, 2, 2, NULL, &stats), ==, SEARCH_INVALID);
  g_assert_cmpint (queens_count_slice (&board, 0, 0, NULL, &stats), ==, SEARCH_INVALID);

  board.row[2] = 1 << 3 | 1 << 6;
  check_invalid (&board);
  board.row[2] = 1 << 8;
  check_invalid (&board);
  board.row[2] = 1 << 3;
  board.row[7] = 1 << 3;
  check_invalid (&board);
  board.row[7] = 1 << 0;
  g_assert_cmpint (queens_count (&board, NULL, &stats), ==, SEARCH_EXHAUSTED);
  board.row[5] = 1 << 6;
  check_invalid (&board);
}

/* Every search asks about as often as it says, and once at its end; it stops when told to. */
static void
check_stops (const QueensBoard *fixed,
             bool               lists)
{
  const uint64_t n_between = lists ? SEARCH_CHECK_NODES : QUEENS_COUNT_CHECK;

  for (int after = 1; after < 8; after++)
    {
      Stop stop = { .after = after };
      SearchControl control = { stop_should_continue, &stop };
      uint64_t n_found = 0;
      SearchStats stats;
      SearchEnd end = lists
        ? queens_each (fixed, 0, count_fundamental, &n_found, &control, &stats)
        : queens_count (fixed, &control, &stats);

      g_assert_cmpint (end, ==, SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
      g_assert_cmpuint (stop.widest, <=, 2 * n_between);
      g_assert_cmpuint (stats.n_nodes - stop.last.n_nodes, <=, SEARCH_CHECK_NODES);
    }
}

static void
test_stops (void)
{
  QueensBoard board = queens_board_empty (20);
  QueensBoard small = queens_board_empty (4);
  Stop stop = { .after = 1 };
  SearchControl control = { stop_should_continue, &stop };
  SearchStats stats;

  check_stops (&board, false);
  check_stops (&board, true);
  board.row[4] = 1 << 9;
  check_stops (&board, false);
  check_stops (&board, true);

  g_assert_cmpint (queens_count (&small, &control, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpint (stop.n_asked, ==, 1);
  g_assert_cmpuint (stop.last.n_solutions, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/counts", test_counts);
  g_test_add_func ("/queens/each", test_each);
  g_test_add_func ("/queens/order", test_order);
  g_test_add_func ("/queens/limit", test_limit);
  g_test_add_func ("/queens/attacked", test_attacked);
  g_test_add_func ("/queens/fixed", test_fixed);
  g_test_add_func ("/queens/slices", test_slices);
  g_test_add_func ("/queens/slices/many", test_slices_many);
  g_test_add_func ("/queens/slices/balance", test_slices_balance);
  g_test_add_func ("/queens/invalid", test_invalid);
  g_test_add_func ("/queens/stops", test_stops);

  return g_test_run ();
}
