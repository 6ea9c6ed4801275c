/* One solution of n queens for boards of any size: the one that is written down, and those at
 * random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"

#include <string.h>

static void
test_construct (void)
{
  g_autofree uint32_t *columns = g_new (uint32_t, 1000001);

  for (uint32_t n = 1; n <= 1000001; n = n == 3000 ? 999990 : n + 1)
    {
      const bool constructed = queens_construct (n, columns);

      g_assert_true (constructed == (n != 2 && n != 3));
      if (constructed && !in_peace (n, columns))
        g_error ("n = %u: queens attack each other", n);
    }

  g_assert_false (queens_construct (0, columns));
  g_assert_false (queens_construct (QUEENS_ONE_MAX + 1, columns));
}

static void
test_random (void)
{
  g_autofree uint32_t *columns = g_new (uint32_t, 300007);
  g_autofree uint32_t *others = g_new (uint32_t, 300007);
  SearchStats stats;

  for (uint32_t n = 1; n <= 300007; n = n == 2000 ? 300007 : n + 1)
    {
      const SearchEnd end = queens_random (n, n, NULL, columns, &stats);

      g_assert_cmpint (end, ==, n == 2 || n == 3 ? SEARCH_EXHAUSTED : SEARCH_LIMITED);
      g_assert_cmpuint (stats.n_solutions, ==, end == SEARCH_LIMITED);
      if (end == SEARCH_LIMITED && !in_peace (n, columns))
        g_error ("n = %u: queens attack each other", n);

      if (n < 20)
        continue;

      queens_random (n, n, NULL, others, &stats);
      g_assert_cmpmem (others, n * sizeof *others, columns, n * sizeof *columns);
      queens_random (n, n + 1, NULL, others, &stats);
      g_assert_cmpint (memcmp (others, columns, n * sizeof *others), !=, 0);
    }

  g_assert_cmpint (queens_random (0, 1, NULL, columns, &stats), ==, SEARCH_INVALID);
  g_assert_cmpint (queens_random (QUEENS_ONE_MAX + 1, 1, NULL, columns, &stats), ==,
                   SEARCH_INVALID);
}

/* The same on every machine: written down once. */
static void
test_random_known (void)
{
  static const uint32_t known[] = { 13, 8, 4, 12, 15, 2, 11, 3, 6, 9, 1, 5, 0, 14, 7, 10 };
  uint32_t columns[16];
  SearchStats stats;

  queens_random (16, 2026, NULL, columns, &stats);
  g_assert_cmpmem (columns, sizeof columns, known, sizeof known);
}

/* Every solution of a small board comes up, about as often as any other. */
static void
test_random_small (void)
{
  enum { ROUNDS = 9200 };
  g_autoptr(GHashTable) times = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer value;

  for (int seed = 0; seed < ROUNDS; seed++)
    {
      uint32_t columns[8];
      SearchStats stats;
      gpointer key;
      int code = 0;

      queens_random (8, seed, NULL, columns, &stats);
      for (int row = 0; row < 8; row++)
        code = 8 * code + columns[row];

      key = GINT_TO_POINTER (code);
      value = g_hash_table_lookup (times, key);
      g_hash_table_insert (times, key, GINT_TO_POINTER (GPOINTER_TO_INT (value) + 1));
    }

  g_assert_cmpuint (g_hash_table_size (times), ==, 92);
  g_hash_table_iter_init (&iter, times);

  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      g_assert_cmpint (GPOINTER_TO_INT (value), >, 50);
      g_assert_cmpint (GPOINTER_TO_INT (value), <, 150);
    }
}

static void
test_random_stops (void)
{
  static const uint32_t sizes[] = { 4, 12, 13, 50, 10000 };
  uint32_t columns[10000];

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int after = 1; after < (sizes[i] == 10000 ? 12 : 2); after++)
      {
        Stop stop = { .after = after };
        SearchControl control = { stop_should_continue, &stop };
        SearchStats stats;

        g_assert_cmpint (queens_random (sizes[i], 7, &control, columns, &stats), ==,
                         SEARCH_STOPPED);
        g_assert_cmpint (stop.n_asked, ==, after);
        g_assert_cmpuint (stats.n_solutions, ==, 0);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/construct", test_construct);
  g_test_add_func ("/queens/random", test_random);
  g_test_add_func ("/queens/random/known", test_random_known);
  g_test_add_func ("/queens/random/small", test_random_small);
  g_test_add_func ("/queens/random/stops", test_random_stops);

  return g_test_run ();
}
