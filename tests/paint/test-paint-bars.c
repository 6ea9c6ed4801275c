/* Bars in powers of ten: how long they are, and that the picture of a comparison is a drawing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "paint/paint-bars.h"
#include "paint/paint-comparison.h"
#include "support/paint/paint-shapes.h"

enum { WIDTH = 520, HEIGHT = 30 };

static const PaintBars bars = { .text = 12, .most = 4426165368 };

/* How many pixels in the middle of a bar, at its lower edge, have its colour. */
static int
measure_bar (uint64_t number)
{
  cairo_t *cr = begin_picture (WIDTH, HEIGHT);
  cairo_surface_t *surface;
  const PaintTheme *theme = &paint_theme_light;
  int length = 0;

  paint_bars_bar (cr, &bars, number, "", true, theme, WIDTH, HEIGHT);
  surface = end_picture (cr);
  cairo_surface_flush (surface);
  for (int x = 0; x < WIDTH; x++)
    {
      const uint32_t *line = (const uint32_t *) (cairo_image_surface_get_data (surface)
                             + 22 * cairo_image_surface_get_stride (surface));

      length += (line[x] & 0xffffff) == 0x7a4300;
    }
  cairo_surface_destroy (surface);

  return length;
}

/* Ten to the power of ten is at the last line: the room is for the end of its number. */
static void
test_lengths (void)
{
  const double power = (WIDTH - 1.6 * bars.text) / 10;

  g_assert_cmpint (measure_bar (0), ==, 0);
  g_assert_cmpint (measure_bar (1), >, 0);
  g_assert_cmpint (ABS (measure_bar (100) - 2 * power), <=, 2);
  g_assert_cmpint (ABS (measure_bar (1000000) - 6 * power), <=, 2);
  g_assert_cmpint (ABS (measure_bar (4426165368) - 9.646 * power), <=, 2);
}

static void
test_file (void)
{
  const GameComparisons comparisons = {
    .type = GAME_SEARCH_QUEENS, .size = 8, .n_rows = 2,
    .row = {
      { .method = QUEENS_ROWS, .stats = { .n_nodes = 19173960, .n_rejects = 16777216 } },
      { .method = QUEENS_BITS, .stats = { .n_nodes = 2056 } },
    },
  };
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = paint_comparison_new_bytes (&comparisons, PAINT_FILE_SVG, 1, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<svg"));
  g_assert_nonnull (strstr (text, "width=\"1000"));
  g_assert_null (strstr (text, "<image"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/bars/lengths", test_lengths);
  g_test_add_func ("/paint/bars/file", test_file);

  return g_test_run ();
}
