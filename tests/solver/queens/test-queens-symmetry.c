/* The images of the solutions of n queens and the number of their classes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"

static void
test_images (void)
{
  for (int n = 4; n <= 10; n++)
    {
      g_autoptr(GArray) solutions = list_empty (n);
      uint64_t n_first = 0;

      for (unsigned i = 0; i < solutions->len; i++)
        {
          QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
          QueensSolution images[QUEENS_IMAGES];
          int n_different = 0;
          bool is_first = true;

          for (int image = 0; image < QUEENS_IMAGES; image++)
            {
              QueensBoard board;
              bool is_new = true;

              images[image] = queens_image (solution, image);
              board = queens_board_from_solution (&images[image]);
              g_assert_true (queens_board_is_solved (&board, NULL));

              for (int other = 0; other < image; other++)
                is_new = is_new && queens_compare (&images[other], &images[image]) != 0;

              n_different += is_new;
              is_first = is_first && queens_compare (solution, &images[image]) <= 0;
            }

          g_assert_cmpint (queens_orbit (solution), ==, n_different);
          g_assert_true (queens_is_fundamental (solution) == is_first);
          n_first += is_first;
        }

      g_assert_cmpuint (n_first, ==, n_fundamental[n]);
    }
}

/* What the numbers of the images mean: (row, column) goes to (column, n - 1 - row) in a quarter
 * turn clockwise. */
static void
test_image_numbers (void)
{
  g_autoptr(GArray) solutions = list_empty (8);

  for (unsigned i = 0; i < solutions->len; i++)
    {
      QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
      QueensSolution mirrored = queens_image (solution, 4);

      for (int row = 0; row < 8; row++)
        g_assert_cmpint (mirrored.column[row], ==, 7 - solution->column[row]);

      for (int image = 0; image < QUEENS_IMAGES; image++)
        {
          QueensSolution from = queens_image (solution, image);
          QueensSolution to = queens_image (solution, image % 4 == 3 ? image - 3 : image + 1);

          for (int row = 0; row < 8; row++)
            g_assert_cmpint (to.column[from.column[row]], ==, 7 - row);
        }
    }
}

/* Of the images that have the queen of the first row, one is the first, and all of them find it. */
static void
test_first_image (void)
{
  g_autoptr(GArray) solutions = list_empty (8);

  for (unsigned i = 0; i < solutions->len; i++)
    {
      QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
      QueensBoard fixed = queens_board_empty (8);
      QueensSolution first;

      fixed.row[0] = UINT32_C (1) << solution->column[0];
      first = queens_first_image (solution, &fixed);
      g_assert_true (queens_is_first_image (&first, &fixed));
      g_assert_cmpint (queens_is_first_image (solution, &fixed), ==,
                       queens_compare (solution, &first) == 0);

      for (int image = 0; image < QUEENS_IMAGES; image++)
        {
          QueensSolution other = queens_image (solution, image);

          if (other.column[0] != solution->column[0])
            continue;

          g_assert_cmpint (queens_compare (&first, &other), <=, 0);
          other = queens_first_image (&other, &fixed);
          g_assert_cmpint (queens_compare (&first, &other), ==, 0);
        }
    }
}

static void
test_symmetric (void)
{
  for (int n = 1; n <= 12; n++)
    {
      g_autoptr(GArray) solutions = list_empty (n);
      uint64_t n_half = 0;
      uint64_t n_quarter = 0;
      uint64_t half, quarter;

      for (unsigned i = 0; i < solutions->len; i++)
        {
          QueensSolution *solution = &g_array_index (solutions, QueensSolution, i);
          QueensSolution turned = queens_image (solution, 1);
          QueensSolution opposite = queens_image (solution, 2);

          n_quarter += queens_compare (solution, &turned) == 0;
          n_half += queens_compare (solution, &opposite) == 0;
        }

      g_assert_cmpint (queens_count_symmetric (n, NULL, &half, &quarter), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (half, ==, n_half);
      g_assert_cmpuint (quarter, ==, n_quarter);
    }
}

/* The solutions of n = 15 to 20 (OEIS A000170) and their classes (A002562). */
static void
test_fundamental (void)
{
  static const uint64_t large_all[] = {
    2279184, 14772512, 95815104, 666090624, 4968057848, 39029188884,
  };
  static const uint64_t large_fundamental[] = {
    285053, 1846955, 11977939, 83263591, 621012754, 4878666808,
  };
  uint64_t half, quarter;

  for (int n = 1; n <= 14; n++)
    {
      queens_count_symmetric (n, NULL, &half, &quarter);
      g_assert_cmpuint (queens_fundamental (n, n_all[n], half, quarter), ==, n_fundamental[n]);
    }

  for (int n = 15; n <= 20; n++)
    {
      queens_count_symmetric (n, NULL, &half, &quarter);
      g_assert_cmpuint (queens_fundamental (n, large_all[n - 15], half, quarter), ==,
                        large_fundamental[n - 15]);
    }
}

static void
test_symmetric_stops (void)
{
  uint64_t half, quarter;

  for (int after = 1; after < 8; after++)
    {
      Stop stop = { .after = after };
      SearchControl control = { stop_should_continue, &stop };

      g_assert_cmpint (queens_count_symmetric (30, &control, &half, &quarter), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (stop.n_asked, ==, after);
      g_assert_cmpuint (stop.widest, <=, SEARCH_CHECK_NODES);
    }

  g_assert_cmpint (queens_count_symmetric (0, NULL, &half, &quarter), ==, SEARCH_INVALID);
  g_assert_cmpint (queens_count_symmetric (33, NULL, &half, &quarter), ==, SEARCH_INVALID);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/images", test_images);
  g_test_add_func ("/queens/image-numbers", test_image_numbers);
  g_test_add_func ("/queens/first-image", test_first_image);
  g_test_add_func ("/queens/symmetric", test_symmetric);
  g_test_add_func ("/queens/symmetric/stops", test_symmetric_stops);
  g_test_add_func ("/queens/fundamental", test_fundamental);

  return g_test_run ();
}
