/* Completing boards of n queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/test-rounds.h"

#include "solver/queens/queens-places.h"
#include "solver/queens/queens-prove.h"

/* Whether there is a completion; if so, checks that it is one. */
static bool
check_completion (const QueensBoard *fixed)
{
  QueensSolution solution, again;
  SearchStats stats;
  SearchEnd end = queens_complete (fixed, NULL, &solution, &stats);
  QueensBoard board;

  g_assert_cmpint (end, ==, stats.n_solutions > 0 ? SEARCH_LIMITED : SEARCH_EXHAUSTED);

  if (stats.n_solutions == 0)
    return false;

  board = queens_board_from_solution (&solution);
  g_assert_cmpint (solution.n, ==, fixed->n);
  g_assert_true (queens_board_is_solved (&board, NULL));
  g_assert_true (contains (&solution, fixed));

  queens_complete (fixed, NULL, &again, &stats);
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

  for (int round = 0; round < test_rounds (2000); round++)
    {
      QueensBoard fixed = random_fixed (g_test_rand_int_range (4, 11),
                                        g_test_rand_int_range (1, 4));
      SearchStats stats;

      queens_count (&fixed, NULL, &stats);
      g_assert_true (check_completion (&fixed) == (stats.n_solutions > 0));
    }
}

/* Taking queens away from a solution leaves a board that can be completed. */
static void
test_complete_large (void)
{
  QueensBoard empty = queens_board_empty (QUEENS_MAX);
  QueensSolution solution;
  SearchStats stats;

  queens_complete (&empty, NULL, &solution, &stats);

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
      SearchControl control = { stop_should_continue, &stop };
      QueensSolution solution;
      SearchStats stats;

      g_assert_cmpint (queens_complete (&board, &control, &solution, &stats), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
      g_assert_cmpuint (stop.widest, <=, SEARCH_CHECK_NODES + QUEENS_MAX);
      g_assert_cmpuint (stats.n_nodes, ==, stop.last.n_nodes);
    }
}

/* Six queens in the middle of 24: gone through in lanes, after some starts. */
static QueensBoard
proved_board (void)
{
  static const struct { int row, column; } queens[] = {
    { 8, 8 }, { 10, 9 }, { 11, 13 }, { 12, 10 }, { 13, 7 }, { 14, 11 },
  };
  QueensBoard board = queens_board_empty (24);

  for (unsigned i = 0; i < G_N_ELEMENTS (queens); i++)
    board.row[queens[i].row] = UINT32_C (1) << queens[i].column;

  return board;
}

static void
test_prove (void)
{
  QueensBoard board = proved_board ();
  QueensSolution solution;
  SearchStats stats = { 0 };
  SearchStats count;
  bool stopped;

  g_assert_false (queens_prove (&board, NULL, &solution, &stats, &stopped));
  g_assert_false (stopped);
  g_assert_cmpint (queens_count (&board, NULL, &count), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (count.n_solutions, ==, 0);
  g_assert_false (check_completion (&board));

  for (int round = 0; round < test_rounds (500); round++)
    {
      board = random_fixed (g_test_rand_int_range (1, 16), g_test_rand_int_range (2, 5));
      stats = (SearchStats) { 0 };
      queens_count (&board, NULL, &count);

      g_assert_true (queens_prove (&board, NULL, &solution, &stats, &stopped)
                     == (count.n_solutions > 0));
      g_assert_cmpuint (stats.n_solutions, ==, count.n_solutions > 0);
      g_assert_false (stopped);

      if (stats.n_solutions > 0)
        g_assert_true (contains (&solution, &board));
    }
}

/* Until it is no longer stopped, which is in the lanes and at the end at last. */
static void
test_prove_stops (void)
{
  QueensBoard board = proved_board ();
  SearchEnd end = SEARCH_STOPPED;
  int after = 1;

  while (end == SEARCH_STOPPED)
    {
      Stop stop = { .after = after };
      SearchControl control = { stop_should_continue, &stop };
      QueensSolution solution;
      SearchStats stats;

      end = queens_complete (&board, &control, &solution, &stats);
      g_assert_cmpint (stop.n_asked, <=, after);
      g_assert_true ((end == SEARCH_STOPPED) == (stop.n_asked == after));
      after += 1 + after / 4;
    }

  g_assert_cmpint (end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (after, >, 50);
}

/* What is said to be unsolvable has no solution when it is counted. */
static void
test_impossible_small (void)
{
  int n_impossible = 0;

  while (n_impossible < test_rounds (300))
    {
      const QueensBoard board = random_fixed (g_test_rand_int_range (16, QUEENS_PROVE_MAX + 1),
                                              1);
      SearchStats stats;

      queens_count (&board, NULL, &stats);
      g_assert_true (check_completion (&board) == (stats.n_solutions > 0));
      n_impossible += stats.n_solutions == 0;
    }
}

/* Takes queens away from a random solution: what is left can be completed. */
static QueensPlaces
random_places (int n,
               int one_in)
{
  QueensPlaces places = queens_places_empty (n);
  uint32_t columns[QUEENS_PLACES_MAX];
  SearchStats stats;

  g_assert_cmpint (queens_random (n, g_test_rand_int (), NULL, columns, &stats), ==,
                   SEARCH_LIMITED);

  for (int row = 0; row < n; row++)
    if (g_test_rand_int_range (0, one_in) == 0)
      places.column[row] = columns[row];

  return places;
}

static void
check_places (const QueensPlaces *fixed)
{
  uint32_t columns[QUEENS_PLACES_MAX];
  QueensPlaces solution, again = *fixed;
  SearchStats stats;

  g_assert_cmpint (queens_complete_places (fixed, NULL, &solution, &stats), ==, SEARCH_LIMITED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);
  g_assert_cmpint (solution.n, ==, fixed->n);

  for (int row = 0; row < fixed->n; row++)
    {
      columns[row] = solution.column[row];
      if (fixed->column[row] != QUEENS_NO_PLACE)
        g_assert_cmpint (fixed->column[row], ==, solution.column[row]);
    }

  g_assert_true (in_peace (fixed->n, columns));

  queens_complete_places (&again, NULL, &again, &stats);
  g_assert_cmpmem (again.column, sizeof again.column, solution.column, sizeof solution.column);
}

static void
test_places (void)
{
  for (int n = 4; n <= QUEENS_PLACES_MAX; n++)
    for (int one_in = 1; one_in <= 12; one_in++)
      {
        const QueensPlaces fixed = random_places (n, one_in);

        check_places (&fixed);
      }
}

static void
test_places_invalid (void)
{
  const struct { int n, row, column, other_row, other_column; } boards[] = {
    { 0, 0, QUEENS_NO_PLACE, 1, QUEENS_NO_PLACE },
    { QUEENS_PLACES_MAX + 1, 0, QUEENS_NO_PLACE, 1, QUEENS_NO_PLACE },
    { 100, 3, 100, 5, QUEENS_NO_PLACE },
    { 100, 3, -2, 5, QUEENS_NO_PLACE },
    { 100, 3, 70, 90, 70 },
    { 100, 3, 4, 93, 94 },
    { 100, 3, 94, 93, 4 },
    { 128, 0, 127, 127, 0 },
    { 128, 0, 0, 127, 127 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      QueensPlaces fixed = queens_places_empty (boards[i].n);
      QueensPlaces solution;
      SearchStats stats;

      fixed.column[boards[i].row] = boards[i].column;
      fixed.column[boards[i].other_row] = boards[i].other_column;
      g_assert_cmpint (queens_complete_places (&fixed, NULL, &solution, &stats), ==,
                       SEARCH_INVALID);
      g_assert_cmpuint (stats.n_solutions, ==, 0);
    }
}

/* Queens at random until no square is free. Returns whether all rows have one. */
static bool
crowd (QueensPlaces *places)
{
  int n_queens = 0;

  for (int i = 0, at = g_test_rand_int_range (0, places->n); i < places->n; i++)
    {
      const int row = (at + i) % places->n;
      const int first = g_test_rand_int_range (0, places->n);

      for (int j = 0; j < places->n && places->column[row] == QUEENS_NO_PLACE; j++)
        {
          const int column = (first + j) % places->n;
          bool is_free = true;

          for (int other = 0; other < places->n && is_free; other++)
            is_free = places->column[other] == QUEENS_NO_PLACE
                      || (places->column[other] != column
                          && ABS (places->column[other] - column) != ABS (other - row));

          if (is_free)
            places->column[row] = column;
        }

      n_queens += places->column[row] != QUEENS_NO_PLACE;
    }

  return n_queens == places->n;
}

static void
test_places_impossible (void)
{
  for (int n = 13; n <= QUEENS_PLACES_MAX; n++)
    {
      QueensPlaces fixed = queens_places_empty (n);
      QueensPlaces solution;
      SearchStats stats;
      const bool is_full = crowd (&fixed);

      g_assert_cmpint (queens_complete_places (&fixed, NULL, &solution, &stats), ==,
                       is_full ? SEARCH_LIMITED : SEARCH_EXHAUSTED);
    }
}

static void
test_places_stops (void)
{
  const QueensBoard board = crowded_board ();
  QueensPlaces fixed = queens_places_empty (board.n);
  QueensPlaces solution;

  for (int row = 0; row < board.n; row++)
    if (board.row[row] != 0)
      fixed.column[row] = __builtin_ctz (board.row[row]);

  for (int after = 1; after < 12; after++)
    {
      Stop stop = { .after = after };
      SearchControl control = { stop_should_continue, &stop };
      SearchStats stats;

      g_assert_cmpint (queens_complete_places (&fixed, &control, &solution, &stats), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
    }
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
  g_test_add_func ("/queens/complete/impossible-small", test_impossible_small);
  g_test_add_func ("/queens/prove", test_prove);
  g_test_add_func ("/queens/prove/stops", test_prove_stops);
  g_test_add_func ("/queens/places", test_places);
  g_test_add_func ("/queens/places/invalid", test_places_invalid);
  g_test_add_func ("/queens/places/impossible", test_places_impossible);
  g_test_add_func ("/queens/places/stops", test_places_stops);

  return g_test_run ();
}
