/* The directory of solutions of n queens, against the list of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "solver/queens/queens-directory.h"

/* A directory of which nothing is built; its entries are to be freed. */
static QueensDirectory
new_directory (int n)
{
  const size_t size = queens_directory_size (n);
  QueensDirectory directory;

  queens_directory_init (&directory, n, g_new0 (QueensDirectoryEntry, size));
  g_assert_cmpuint (directory.n_entries, ==, size);

  return directory;
}

static QueensDirectory
new_built (int n)
{
  QueensDirectory directory = new_directory (n);
  SearchStats stats;

  g_assert_cmpint (queens_directory_build (&directory, UINT64_MAX, NULL, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, directory.n_known);

  return directory;
}

static void
check_pair (const QueensDirectory *directory,
            uint64_t               number,
            const QueensSolution  *wanted)
{
  QueensSolution found;
  uint64_t rank;

  g_assert_true (queens_directory_seek (directory, number, &found));
  g_assert_cmpmem (&found, sizeof found, wanted, sizeof *wanted);
  g_assert_true (queens_directory_rank (directory, wanted, &rank));
  g_assert_cmpuint (rank, ==, number);
}

/* Every solution of small boards. */
static void
test_list (void)
{
  for (int n = 1; n <= 11; n++)
    {
      QueensDirectory directory = new_built (n);
      g_autoptr(GArray) solutions = list_empty (n);
      QueensSolution found;

      g_assert_cmpuint (directory.n_solutions, ==, solutions->len);
      g_assert_cmpuint (directory.n_known, ==, (solutions->len + 1) / 2);

      for (unsigned i = 0; i < solutions->len; i++)
        check_pair (&directory, i, &g_array_index (solutions, QueensSolution, i));

      g_assert_false (queens_directory_seek (&directory, solutions->len, &found));
      g_assert_false (queens_directory_seek (&directory, UINT64_MAX, &found));
      g_free (directory.entries);
    }
}

/* Larger boards here and there. */
static void
test_inverse (void)
{
  for (int n = 12; n <= 15; n++)
    {
      QueensDirectory directory = new_built (n);
      QueensSolution last = { .n = n };

      g_assert_cmpuint (directory.n_solutions, ==, n_all[n]);
      g_assert_cmpuint (directory.n_known, ==, n_all[n] / 2);

      for (int round = 0; round < 1000; round++)
        {
          const uint64_t number = n_all[n] * g_test_rand_double ();
          QueensSolution solution;

          g_assert_true (queens_directory_seek (&directory, number, &solution));
          check_pair (&directory, number, &solution);

          if (number + 1 == n_all[n])
            continue;

          g_assert_true (queens_directory_seek (&directory, number + 1, &last));
          g_assert_cmpint (queens_compare (&solution, &last), <, 0);
        }

      g_assert_true (queens_directory_seek (&directory, n_all[n] - 1, &last));
      check_pair (&directory, n_all[n] - 1, &last);
      g_free (directory.entries);
    }
}

/* Some in a row: across beginnings, across the middle, up to the end. */
static void
test_run (void)
{
  for (int n = 1; n <= 13; n++)
    {
      QueensDirectory directory = new_built (n);
      QueensSolution run[300];

      for (int round = 0; round < 50; round++)
        {
          const uint64_t number = (n_all[n] + 1) * g_test_rand_double ();
          const size_t n_wanted = g_test_rand_int_range (0, 300);
          const size_t n_listed = queens_directory_list (&directory, number, n_wanted, run);

          g_assert_cmpuint (n_listed, ==, MIN (n_wanted, n_all[n] - number));
          for (size_t i = 0; i < n_listed; i++)
            check_pair (&directory, number + i, &run[i]);
        }

      g_free (directory.entries);
    }
}

/* Boards that do not fit into lanes as they are: the first solutions and the last ones. */
static void
test_large (void)
{
  for (int n = 17; n <= QUEENS_DIRECTORY_MAX; n++)
    {
      const QueensBoard empty = queens_board_empty (n);
      QueensDirectory directory = new_directory (n);
      g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (QueensSolution));
      SearchStats stats;

      queens_each (&empty, 200, append_solution, solutions, NULL, &stats);
      g_assert_cmpint (queens_directory_build (&directory, 200, NULL, &stats), ==,
                       SEARCH_LIMITED);

      for (unsigned i = 0; i < 200; i++)
        {
          const QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
          const QueensSolution mirrored = queens_image (solution, QUEENS_IMAGES / 2);

          check_pair (&directory, i, solution);
          check_pair (&directory, directory.n_solutions - 1 - i, &mirrored);
        }

      g_free (directory.entries);
    }
}

static bool
continue_once (const SearchStats *stats,
               void              *data)
{
  int *n_left = data;

  return (*n_left)-- > 0;
}

/* What is built answers, whether building goes on or was stopped. */
static void
test_pieces (void)
{
  QueensDirectory whole = new_built (13);
  QueensDirectory pieces = new_directory (13);
  SearchEnd end;

  do
    {
      int n_left = g_test_rand_int_range (0, 3);
      const SearchControl control = { continue_once, &n_left };
      const uint64_t n_known = pieces.n_known;
      const uint64_t number = g_test_rand_int_range (0, n_all[13]);
      const bool is_known = number < n_known || number >= n_all[13] - n_known;
      QueensSolution found;
      QueensSolution wanted;
      uint64_t rank;
      SearchStats stats;

      g_assert_true (queens_directory_seek (&whole, number, &wanted));
      g_assert_true (queens_directory_seek (&pieces, number, &found) == is_known);
      g_assert_true (queens_directory_rank (&pieces, &wanted, &rank) == is_known);
      if (is_known)
        g_assert_cmpint (queens_compare (&found, &wanted), ==, 0);

      end = queens_directory_build (&pieces, n_known + 100, &control, &stats);
      g_assert_true (end != SEARCH_LIMITED || pieces.n_known >= n_known + 100);
    }
  while (end != SEARCH_EXHAUSTED);

  g_assert_cmpmem (pieces.entries, pieces.n_entries * sizeof (QueensDirectoryEntry),
                   whole.entries, whole.n_entries * sizeof (QueensDirectoryEntry));
  g_free (pieces.entries);
  g_free (whole.entries);
}

/* A build that is stopped keeps what it has. */
static void
test_stops (void)
{
  QueensDirectory directory = new_directory (16);
  uint64_t n_known = 0;

  for (int after = 1; after < 20; after++)
    {
      Stop stop = { .after = after };
      const SearchControl control = { stop_should_continue, &stop };
      SearchStats stats;

      g_assert_cmpint (queens_directory_build (&directory, UINT64_MAX, &control, &stats), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
      g_assert_cmpuint (directory.n_known, >=, n_known);
      n_known = directory.n_known;
    }

  g_assert_cmpuint (n_known, >, 0);
  g_free (directory.entries);
}

static void
test_invalid (void)
{
  QueensDirectory directory = new_built (8);
  QueensSolution solution = { .n = 8 };
  uint64_t rank;

  g_assert_cmpuint (queens_directory_size (0), ==, 0);
  g_assert_cmpuint (queens_directory_size (-1), ==, 0);
  g_assert_cmpuint (queens_directory_size (QUEENS_DIRECTORY_MAX + 1), ==, 0);
  g_assert_false (queens_directory_rank (&directory, &solution, &rank));

  g_assert_true (queens_directory_seek (&directory, 5, &solution));
  solution.column[3] ^= 1;
  g_assert_false (queens_directory_rank (&directory, &solution, &rank));
  solution.n = 7;
  g_assert_false (queens_directory_rank (&directory, &solution, &rank));
  g_free (directory.entries);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/directory/list", test_list);
  g_test_add_func ("/queens/directory/inverse", test_inverse);
  g_test_add_func ("/queens/directory/run", test_run);
  g_test_add_func ("/queens/directory/large", test_large);
  g_test_add_func ("/queens/directory/pieces", test_pieces);
  g_test_add_func ("/queens/directory/stops", test_stops);
  g_test_add_func ("/queens/directory/invalid", test_invalid);

  return g_test_run ();
}
