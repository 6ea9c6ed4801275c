/* How many solutions n queens have, all and fundamental, counted whole by every kernel that runs
 * here: long work of one thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-kernels.h"

static void
test_counts (gconstpointer kernel)
{
  const int largest = g_test_quick () ? 13 : 16;

  queens_force_kernel (GPOINTER_TO_INT (kernel));

  for (int n = 1; n <= largest; n++)
    {
      const QueensBoard empty = queens_board_empty (n);
      SearchStats stats;
      uint64_t half, quarter;

      g_assert_cmpint (queens_count (&empty, NULL, &stats), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (stats.n_solutions, ==, n_all[n]);
      g_assert_cmpint (queens_count_symmetric (n, NULL, &half, &quarter), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (queens_fundamental (n, stats.n_solutions, half, quarter), ==,
                        n_fundamental[n]);
    }
}

int
main (int    argc,
      char **argv)
{
  Kernel widest;

  g_test_init (&argc, &argv, NULL);
  g_unsetenv ("NINE_QUEENS_KERNEL");
  widest = queens_widest_kernel ();

  for (int kernel = 0; kernel <= (int) widest; kernel++)
    {
      g_autofree char *path = g_strconcat ("/queens/counts/", kernel_name (kernel), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (kernel), test_counts);
    }

  return g_test_run ();
}
