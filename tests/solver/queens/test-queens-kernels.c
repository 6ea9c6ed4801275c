/* Counting n queens by every kernel that runs here: the same numbers in slices, with fixed queens,
 * on several threads; and each can be stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-kernels.h"
#include "support/solver/test-rounds.h"

/* Kernels from the narrowest to the widest; each test runs once with every one of them. */
static Kernel widest;

static uint64_t
count (const QueensBoard *fixed)
{
  SearchStats stats;

  g_assert_cmpint (queens_count (fixed, NULL, &stats), ==, SEARCH_EXHAUSTED);

  return stats.n_solutions;
}

static void
test_slices (gconstpointer kernel)
{
  queens_force_kernel (GPOINTER_TO_INT (kernel));

  for (int n = 1; n <= 11; n++)
    for (int round = 0; round < test_rounds (5); round++)
      {
        const QueensBoard empty = queens_board_empty (n);
        const uint32_t n_slices = g_test_rand_int_range (1, test_rounds (400));
        uint64_t n_found = 0;

        for (uint32_t slice = 0; slice < n_slices; slice++)
          {
            SearchStats stats;

            g_assert_cmpint (queens_count_slice (&empty, slice, n_slices, NULL, &stats), ==,
                             SEARCH_EXHAUSTED);
            n_found += stats.n_solutions;
          }

        g_assert_cmpuint (n_found, ==, n_all[n]);
      }
}

/* A slice is the same for all kernels, so that those of several machines add up. Where n is over
 * 18 columns at the sides are filled first. */
static void
test_slices_agree (void)
{
  static const int sizes[] = { 9, 13, 17, 19, 20 };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const QueensBoard empty = queens_board_empty (sizes[i]);
      const uint32_t n_slices = sizes[i] < 16 ? 10 : 250000;
      const uint32_t slice = g_test_rand_int_range (0, n_slices);
      SearchStats wanted;

      queens_force_kernel (KERNEL_SCALAR);
      queens_count_slice (&empty, slice, n_slices, NULL, &wanted);

      for (int kernel = KERNEL_NARROW; kernel <= (int) widest; kernel++)
        {
          SearchStats stats;

          queens_force_kernel (kernel);
          queens_count_slice (&empty, slice, n_slices, NULL, &stats);
          g_assert_cmpmem (&stats, sizeof stats, &wanted, sizeof wanted);
        }
    }
}

static void
test_fixed (gconstpointer kernel)
{
  queens_force_kernel (GPOINTER_TO_INT (kernel));

  for (int round = 0; round < test_rounds (300); round++)
    {
      const int n = g_test_rand_int_range (1, 13);
      const QueensBoard fixed = random_fixed (n, g_test_rand_int_range (1, 6));
      g_autoptr(GArray) listed = list_solutions (&fixed);

      g_assert_cmpuint (count (&fixed), ==, listed->len);
    }
}

/* The image of a board: rotated by `image` % 4 quarter turns, mirrored before that from 4 on. */
static QueensBoard
board_image (const QueensBoard *board,
             int                image)
{
  QueensBoard turned = queens_board_empty (board->n);

  for (int row = 0; row < board->n; row++)
    for (int column = 0; column < board->n; column++)
      {
        int to_row = row;
        int to_column = image < 4 ? column : board->n - 1 - column;

        for (int i = 0; i < image % 4; i++)
          {
            const int from_row = to_row;

            to_row = to_column;
            to_column = board->n - 1 - from_row;
          }

        if (queens_board_has (board, row, column))
          turned.row[to_row] |= UINT32_C (1) << to_column;
      }

  return turned;
}

/* Large boards with many queens. Their images have other rows, columns and windows to fill, and as
 * many solutions. */
static void
test_fixed_images (gconstpointer kernel)
{
  queens_force_kernel (GPOINTER_TO_INT (kernel));

  for (int round = 0; round < test_rounds (40); round++)
    {
      const int n = g_test_rand_int_range (14, QUEENS_MAX + 1);
      QueensBoard fixed;
      uint64_t n_found;

      do
        fixed = random_fixed (n, 1);
      while (n - queens_board_count (&fixed) > 13);

      n_found = count (&fixed);

      for (int image = 1; image < QUEENS_IMAGES; image++)
        {
          const QueensBoard turned = board_image (&fixed, image);

          g_assert_cmpuint (count (&turned), ==, n_found);
        }
    }
}

static void
test_stops (gconstpointer kernel)
{
  static const int sizes[] = { 18, 20, 27, QUEENS_MAX };

  queens_force_kernel (GPOINTER_TO_INT (kernel));

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int after = 1; after < 20; after += 6)
      {
        const QueensBoard empty = queens_board_empty (sizes[i]);
        Stop stop = { .after = after };
        const SearchControl control = { stop_should_continue, &stop };
        SearchStats stats;

        g_assert_cmpint (queens_count (&empty, &control, &stats), ==, SEARCH_STOPPED);
        g_assert_cmpint (stop.n_asked, ==, after);
        g_assert_cmpuint (stop.widest, <=, 2 * QUEENS_COUNT_CHECK);
        g_assert_cmpuint (stats.n_nodes, ==, stop.last.n_nodes);
        g_assert_cmpuint (stats.n_solutions, ==, stop.last.n_solutions);
      }
}

/* Two counts at once share nothing. */
static gpointer
count_worker (gpointer data)
{
  const QueensBoard empty = queens_board_empty (12);

  g_assert_cmpuint (count (&empty), ==, n_all[12]);

  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[4];

  for (unsigned i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("count", count_worker, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_names (void)
{
  g_setenv ("NINE_QUEENS_KERNEL", "abacus", TRUE);
  g_assert_cmpstr (queens_kernel (), ==, kernel_name (widest));
  g_setenv ("NINE_QUEENS_KERNEL", "", TRUE);
  g_assert_cmpstr (queens_kernel (), ==, kernel_name (widest));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc test;
  } tests[] = {
    { "slices", test_slices },
    { "fixed", test_fixed },
    { "fixed-images", test_fixed_images },
    { "stops", test_stops },
  };

  g_test_init (&argc, &argv, NULL);
  g_unsetenv ("NINE_QUEENS_KERNEL");
  widest = queens_widest_kernel ();

  for (int kernel = 0; kernel <= (int) widest; kernel++)
    for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path = g_strdup_printf ("/queens/kernels/%s/%s",
                                                 kernel_name (kernel), tests[i].name);

        g_test_add_data_func (path, GINT_TO_POINTER (kernel), tests[i].test);
      }

  g_test_add_func ("/queens/kernels/slices-agree", test_slices_agree);
  g_test_add_func ("/queens/kernels/names", test_names);
  g_test_add_func ("/queens/kernels/threads", test_threads);

  return g_test_run ();
}
