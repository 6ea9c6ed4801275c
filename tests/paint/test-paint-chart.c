/* The chart of times: its lines are told apart without colour, its names do not meet, and its files
 * are what they are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-chart.h"
#include "paint/paint-file.h"
#include "support/paint/paint-shapes.h"

enum { WIDTH = 840, HEIGHT = 220 };

/* Of twelve weeks, with lines of the levels of a mask; `minutes`: how long each takes at first. */
static PaintChart
make_chart (unsigned int levels,
            const int   *minutes)
{
  g_autoptr(GDateTime) now = g_date_time_new_utc (2026, 11, 25, 12, 0, 0);
  g_autoptr(GArray) results = g_array_new (FALSE, FALSE, sizeof (GameResult));
  GameStatistics statistics;
  PaintChart chart;

  game_statistics_init (&statistics, results, GAME_VARIANT_SUDOKU, GAME_PERIOD_WEEKS, now);
  for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
    for (int slot = 0; levels >> level & 1 && slot < 12; slot++)
      if (slot % 5 != 3)
        statistics.usual[level][slot] = minutes[level] * 60000 * (24 - slot) / 24;

  paint_chart_init (&chart, &statistics);

  return chart;
}

static const int usual[] = { 6, 13, 26, 45, 80, 30 };

static cairo_surface_t *
draw (const PaintChart *chart,
      const PaintTheme *theme,
      int               width)
{
  cairo_t *cr = begin_picture (width, HEIGHT);

  paint_chart (cr, chart, theme, width, HEIGHT);

  return end_picture (cr);
}

/* A marker on white. */
static cairo_surface_t *
draw_marker (int               style,
             const PaintTheme *theme,
             int               side)
{
  cairo_t *cr = begin_picture (side, side);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  paint_chart_marker (cr, style, theme, side);

  return end_picture (cr);
}

static GPtrArray *
new_pictures (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
}

/* One line alone, of the same times and without its name, in black and white: each level differs
 * from each other one, in the chart and in the table beside it. */
static void
test_shapes (void)
{
  for (int high_contrast = 0; high_contrast <= 1; high_contrast++)
    {
      g_autoptr(GPtrArray) charts = new_pictures ();
      g_autoptr(GPtrArray) markers = new_pictures ();
      PaintTheme theme = theme_of_shapes (high_contrast);

      for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
        {
          static const int same[] = { 10, 10, 10, 10, 10, 10 };
          PaintChart chart = make_chart (1 << level, same);

          g_assert_cmpint (chart.n_lines, ==, 1);
          g_strlcpy (chart.line[0].name, "Level", PAINT_CHART_TEXT);
          g_ptr_array_add (charts, draw (&chart, &theme, WIDTH));
          g_ptr_array_add (markers, draw_marker (level, &theme, 14));
        }

      check_apart (charts, 150);
      check_apart (markers, 20);
    }
}

/* Every ink of a line is readable as a text on the ground of the chart. */
static void
test_contrast (void)
{
  const PaintTheme *const themes[] = { &paint_theme_light, &paint_theme_dark };

  for (size_t t = 0; t < G_N_ELEMENTS (themes); t++)
    for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
      {
        cairo_surface_t *surface = draw_marker (level, themes[t], 20);
        uint32_t value = pixel (surface, MARGIN + 10, MARGIN + 10);
        PaintColor color = { (value >> 16 & 0xff) / 255.0, (value >> 8 & 0xff) / 255.0,
                             (value & 0xff) / 255.0, 1 };

        g_assert_cmpfloat (paint_contrast (color, themes[t]->cell), >=, 4.5);
        cairo_surface_destroy (surface);
      }
}

/* Nothing is drawn outside, whatever the width, the language or the number of lines; and a chart
 * without any line is an empty scale. */
static void
test_inside (void)
{
  const int widths[] = { 300, 336, 420, 600, WIDTH };

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    for (unsigned int levels = 0; levels < 1 << GAME_STATISTICS_LEVELS; levels += 7)
      {
        PaintChart chart = make_chart (levels, usual);
        cairo_surface_t *surface;

        g_strlcpy (chart.slot[0], "一周之前", PAINT_CHART_TEXT);
        g_assert_cmpint (chart.n_lines, ==, __builtin_popcount (levels));
        surface = draw (&chart, &paint_theme_light, widths[i]);
        g_assert_true (is_blank_around (surface));
        cairo_surface_destroy (surface);
      }
}

/* How many texts stand below each other at the right end of the picture. */
static int
count_names (cairo_surface_t *surface)
{
  int n_names = 0;
  bool was_ink = false;

  for (int y = 0; y < HEIGHT; y++)
    {
      bool has_ink = false;

      for (int x = WIDTH - 60; x < WIDTH - 4; x++)
        has_ink |= brightness (pixel (surface, x + MARGIN, y + MARGIN)) < 128;
      n_names += has_ink && !was_ink;
      was_ink = has_ink;
    }

  return n_names;
}

/* Lines that end at one point have names below each other. */
static void
test_names (void)
{
  static const int same[] = { 10, 10, 10, 10, 10, 10 };
  PaintTheme theme = theme_of_shapes (false);

  for (int n_lines = 1; n_lines <= GAME_STATISTICS_LEVELS; n_lines++)
    for (int minutes = 0; minutes <= 1; minutes++)
      {
        PaintChart chart = make_chart ((1 << n_lines) - 1, minutes == 0 ? same : usual);
        cairo_surface_t *surface = draw (&chart, &theme, WIDTH);

        g_assert_cmpint (count_names (surface), ==, n_lines);
        cairo_surface_destroy (surface);
      }
}

/* A week without games is skipped: the line goes straight on from the one before. */
static void
test_skipped (void)
{
  PaintTheme theme = theme_of_shapes (false);
  PaintChart chart = make_chart (1, usual);
  cairo_surface_t *surface;
  int n_dark = 0;

  for (int slot = 0; slot < chart.n_slots; slot++)
    chart.line[0].time[slot] = slot == 0 || slot == 11 ? 300000 : 0;
  surface = draw (&chart, &theme, WIDTH);
  for (int x = 100; x < WIDTH - 140; x++)
    for (int y = 0; y < 30; y++)
      if (brightness (pixel (surface, x + MARGIN, y + MARGIN)) < 128)
        {
          n_dark++;
          break;
        }

  g_assert_cmpint (n_dark, ==, WIDTH - 240);
  cairo_surface_destroy (surface);
}

static void
test_files (void)
{
  static const char *const begins[PAINT_N_FILES] = { "\x89PNG", "<?xml", "%PDF-" };
  PaintChart chart = make_chart (7, usual);

  g_strlcpy (chart.title, "Sudoku", sizeof chart.title);
  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GBytes) bytes = paint_file_new_chart_bytes (&chart, format, 2, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_assert_true (g_str_has_prefix (text, begins[format]));
      g_assert_cmpint (format == PAINT_FILE_SVG, ==, strstr (text, "</svg>") != NULL);
      g_assert_null (strstr (text, "<image"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint-chart/shapes", test_shapes);
  g_test_add_func ("/paint-chart/contrast", test_contrast);
  g_test_add_func ("/paint-chart/inside", test_inside);
  g_test_add_func ("/paint-chart/names", test_names);
  g_test_add_func ("/paint-chart/skipped", test_skipped);
  g_test_add_func ("/paint-chart/files", test_files);

  return g_test_run ();
}
