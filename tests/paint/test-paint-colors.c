/* The colours of cells and of regions: text stays readable on all of them, whatever else is shown,
 * and no two are alike, with hue and without.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "game/state/game-regions.h"
#include "paint/paint-parts.h"
#include "support/paint/paint-shapes.h"
#include "support/solver/test-rounds.h"

enum { SIDE = 270, SWATCH = 48, N_ROUNDS = 60 };

static const PaintTheme *const themes[] = { &paint_theme_light, &paint_theme_dark };

/* WCAG 2.1, written out anew: what the painter computes is held against this. */
static double
luminance (const double *rgb)
{
  const double share[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += share[i] * (rgb[i] <= 0.04045 ? rgb[i] / 12.92 : pow ((rgb[i] + 0.055) / 1.055, 2.4));

  return sum;
}

static double
contrast (PaintColor a,
          PaintColor b)
{
  double first = luminance ((const double[]) { a.red, a.green, a.blue }) + 0.05;
  double second = luminance ((const double[]) { b.red, b.green, b.blue }) + 0.05;

  return MAX (first, second) / MIN (first, second);
}

static PaintColor
color_at (cairo_surface_t *surface,
          int              x,
          int              y)
{
  uint32_t value = pixel (surface, x + MARGIN, y + MARGIN);

  return (PaintColor) { (value >> 16 & 0xff) / 255.0, (value >> 8 & 0xff) / 255.0,
                        (value & 0xff) / 255.0, 1 };
}

static cairo_surface_t *
draw (const PaintScene *scene,
      const PaintTheme *theme,
      int               side)
{
  cairo_t *cr = begin_picture (side, side);

  paint_scene (cr, scene, theme, side, side);

  return end_picture (cr);
}

/* Every pixel of a square without text in it is a ground that text may stand on. */
static void
check_readable (cairo_surface_t  *surface,
                const PaintScene *scene,
                const PaintTheme *theme,
                int               square,
                double            ink,
                double            others)
{
  double x, y, side;

  paint_square_area (scene, SIDE, SIDE, square, &x, &y, &side);
  for (int row = 4; row < side - 4; row++)
    for (int column = 4; column < side - 4; column++)
      {
        PaintColor ground = color_at (surface, x + column, y + row);

        g_assert_cmpfloat (contrast (theme->ink, ground), >=, ink);
        if (scene->kind == GAME_SUDOKU)
          g_assert_cmpfloat (contrast (theme->own, ground), >=, others);
        g_assert_cmpfloat (contrast (theme->mark, ground), >=, others);
      }
}

/* The tints alone, without their patterns: a thumbnail has none. */
static void
test_tints_are_readable (void)
{
  for (size_t t = 0; t < G_N_ELEMENTS (themes); t++)
    for (int color = 1; color <= GAME_COLORS; color++)
      {
        PaintColor tints[GAME_COLORS];

        paint_color_tints (themes[t], tints);
        g_assert_cmpfloat (contrast (themes[t]->ink, tints[color - 1]), >=, 4.5);
        g_assert_cmpfloat (contrast (themes[t]->own, tints[color - 1]), >=, 4.5);
        g_assert_cmpfloat (contrast (themes[t]->mark, tints[color - 1]), >=, 4.5);
        g_assert_cmpfloat (fabs (paint_contrast (themes[t]->own, tints[color - 1])
                                 - contrast (themes[t]->own, tints[color - 1])), <, 1e-9);
      }
}

/* With its patterns and under whatever is selected: lines are thin, and 3 to 1 beside them is what
 * large digits need; ink keeps 4.5 everywhere. */
static void
test_grounds_are_readable (void)
{
  const unsigned flags[] = { 0, PAINT_PEER, PAINT_SAME, PAINT_SELECTED };

  for (int round = 0; round < test_rounds (N_ROUNDS); round++)
    {
      const PaintTheme *theme = themes[round % G_N_ELEMENTS (themes)];
      PaintScene scene = { .kind = GAME_SUDOKU, .size = 9, .line = -1 };
      cairo_surface_t *surface;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          scene.colors[cell] = round < 18 ? 1 << round / 2
                                          : g_test_rand_int_range (0, 1 << GAME_COLORS);
          scene.flags[cell] = flags[g_test_rand_int_range (0, G_N_ELEMENTS (flags))];
        }

      surface = draw (&scene, theme, SIDE);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        check_readable (surface, &scene, theme, cell, 4.5, 3);
      cairo_surface_destroy (surface);
    }
}

/* Colours one by one and side by side: by their patterns, in high contrast, on black and white. */
static void
test_colors_apart (void)
{
  PaintTheme shapes = theme_of_shapes (true);
  const PaintTheme *const all[] = { &paint_theme_light, &paint_theme_dark, &shapes };

  for (size_t t = 0; t < G_N_ELEMENTS (all); t++)
    {
      GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

      for (int color = 1; color <= GAME_COLORS; color++)
        {
          cairo_t *cr = begin_picture (SWATCH, SWATCH);

          paint_color_swatch (cr, color, all[t], SWATCH);
          g_ptr_array_add (pictures, end_picture (cr));
        }
      check_apart (pictures, 30);
      g_ptr_array_unref (pictures);
    }
}

/* Any two sets of colours look different in a cell, as far as sets of few go. */
static void
test_sets_apart (void)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintTheme shapes = theme_of_shapes (true);

  for (unsigned set = 0; set < 1 << GAME_COLORS; set++)
    {
      PaintScene scene = { .kind = GAME_SUDOKU, .size = 9, .line = -1, .colors[40] = set };

      if (__builtin_popcount (set) <= 2)
        g_ptr_array_add (pictures, draw (&scene, &shapes, 540));
    }
  check_apart (pictures, 10);
  g_ptr_array_unref (pictures);
}

/* Regions that grow at random from one square of each row. */
static ColouredPuzzle
random_puzzle (int n)
{
  const int step_row[] = { 0, 1, 0, -1 }, step_column[] = { 1, 0, -1, 0 };
  ColouredPuzzle puzzle = { .n = n };
  bool is_taken[COLOURED_SQUARES] = { false };
  int n_free = n * n - n;

  for (int row = 0; row < n; row++)
    {
      int square = row * n + g_test_rand_int_range (0, n);

      puzzle.region[square] = row;
      is_taken[square] = true;
    }

  while (n_free > 0)
    {
      int square = g_test_rand_int_range (0, n * n), way = g_test_rand_int_range (0, 4);
      int row = square / n + step_row[way], column = square % n + step_column[way];

      if (is_taken[square] || row < 0 || row >= n || column < 0 || column >= n
          || !is_taken[row * n + column])
        continue;

      puzzle.region[square] = puzzle.region[row * n + column];
      is_taken[square] = true;
      n_free--;
    }

  g_assert_true (coloured_is_valid (&puzzle));

  return puzzle;
}

static void
test_regions_looks (void)
{
  for (int round = 0; round < test_rounds (N_ROUNDS); round++)
    {
      ColouredPuzzle puzzle = random_puzzle (g_test_rand_int_range (COLOURED_MIN,
                                                                    COLOURED_MAX + 1));
      uint8_t looks[COLOURED_MAX];
      unsigned taken = 0;

      game_region_looks (&puzzle, looks);
      for (int region = 0; region < puzzle.n; region++)
        {
          g_assert_cmpint (looks[region], <, COLOURED_MAX);
          taken |= 1u << looks[region];
        }
      g_assert_cmpint (__builtin_popcount (taken), ==, puzzle.n);
    }
}

static void
test_regions_are_readable (void)
{
  for (int round = 0; round < test_rounds (N_ROUNDS); round++)
    {
      const PaintTheme *theme = themes[round % G_N_ELEMENTS (themes)];
      ColouredPuzzle puzzle = random_puzzle (COLOURED_MAX);
      GameState state = game_state_new_coloured (&puzzle);
      PaintScene scene;
      cairo_surface_t *surface;

      paint_scene_init (&scene, &state, NULL);
      surface = draw (&scene, theme, SIDE);
      for (int square = 0; square < COLOURED_SQUARES; square++)
        check_readable (surface, &scene, theme, square, 4.5, 3);
      cairo_surface_destroy (surface);
    }
}

/* Every way to cut the board is told by borders, and by patterns without them. */
static void
test_regions_apart (void)
{
  PaintTheme shapes = theme_of_shapes (true);

  for (int round = 0; round < 10; round++)
    {
      GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

      for (int i = 0; i < 4; i++)
        {
          ColouredPuzzle puzzle = random_puzzle (8);
          GameState state = game_state_new_coloured (&puzzle);
          PaintScene scene;

          paint_scene_init (&scene, &state, NULL);
          g_ptr_array_add (pictures, draw (&scene, &shapes, SIDE));
        }
      check_apart (pictures, 100);
      g_ptr_array_unref (pictures);
    }
}

/* No two patterns look alike, whole and in a wedge. */
static void
test_patterns_apart (void)
{
  PaintTheme shapes = theme_of_shapes (true);
  PaintSquare square = { .side = SWATCH, .unit = 1 };

  for (int n = 1; n <= GAME_COLORS; n++)
    {
      GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

      for (int pattern = 0; pattern < PAINT_N_PATTERNS; pattern++)
        {
          cairo_t *cr = begin_picture (SWATCH, SWATCH);

          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_paint (cr);
          for (int i = 0; i < n; i++)
            paint_pattern_path (cr, square, pattern, (PaintWedge) { i, n });
          paint_pattern_stroke (cr, square, &shapes);
          g_ptr_array_add (pictures, end_picture (cr));
        }
      check_apart (pictures, 20);
      g_ptr_array_unref (pictures);
    }
}

/* Wedges fill their square, and none reaches into another. */
static void
test_wedges (void)
{
  PaintSquare square = { .side = SWATCH, .unit = 1 };

  for (int n = 1; n <= GAME_COLORS; n++)
    {
      cairo_t *cr = begin_picture (SWATCH, SWATCH);

      for (int row = 0; row < SWATCH; row++)
        for (int column = 0; column < SWATCH; column++)
          {
            int n_inside = 0;

            for (int i = 0; i < n; i++)
              {
                cairo_new_path (cr);
                paint_wedge_path (cr, square, (PaintWedge) { i, n });
                n_inside += cairo_in_fill (cr, column + 0.47, row + 0.52);
              }
            g_assert_cmpint (n_inside, ==, 1);
          }
      cairo_destroy (cr);
    }
}

/* Whatever accent a desktop has, the ring is seen and text is read; and an accent that can be seen
 * is followed. */
static void
test_accent (void)
{
  for (int round = 0; round < 4000; round++)
    {
      PaintTheme theme = *themes[round % G_N_ELEMENTS (themes)];
      PaintColor accent = { g_test_rand_double (), g_test_rand_double (), g_test_rand_double (),
                            1 };
      const PaintColor *grounds[] = { &theme.cell, &theme.given, &theme.selected, &theme.same,
                                      &theme.peer };

      paint_theme_set_accent (&theme, accent);
      for (size_t i = 0; i < G_N_ELEMENTS (grounds); i++)
        {
          g_assert_cmpfloat (contrast (theme.ring, *grounds[i]), >=, 3);
          g_assert_cmpfloat (contrast (theme.ink, *grounds[i]), >=, 4.5);
          g_assert_cmpfloat (contrast (theme.own, *grounds[i]), >=, 4.5);
          g_assert_cmpfloat (contrast (theme.mark, *grounds[i]), >=, 4.5);
        }
    }
}

static void
test_accent_is_followed (void)
{
  const PaintColor purple = { 0.57, 0.25, 0.67, 1 };
  PaintTheme light = paint_theme_light, shapes = theme_of_shapes (true);

  paint_theme_set_accent (&light, purple);
  g_assert_cmpfloat (light.ring.red, ==, purple.red);
  g_assert_cmpfloat (light.ring.green, ==, purple.green);
  g_assert_cmpfloat (light.error.red, ==, paint_theme_light.error.red);

  paint_theme_set_accent (&shapes, purple);
  g_assert_cmpfloat (shapes.ring.red, ==, 0);
}

/* The accent of libadwaita on dark ground may be a color that no screen has. */
static void
test_accent_of_no_screen (void)
{
  PaintTheme theme = paint_theme_dark;

  paint_theme_set_accent (&theme, (PaintColor) { -0.1, 0.82, 1.22, 1 });
  g_assert_cmpfloat (theme.ring.red, ==, 0);
  g_assert_cmpfloat (theme.ring.green, ==, 0.82);
  g_assert_cmpfloat (theme.ring.blue, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/colors/tints-are-readable", test_tints_are_readable);
  g_test_add_func ("/paint/colors/grounds-are-readable", test_grounds_are_readable);
  g_test_add_func ("/paint/colors/apart", test_colors_apart);
  g_test_add_func ("/paint/colors/sets-apart", test_sets_apart);
  g_test_add_func ("/paint/accent/readable", test_accent);
  g_test_add_func ("/paint/accent/followed", test_accent_is_followed);
  g_test_add_func ("/paint/accent/of-no-screen", test_accent_of_no_screen);
  g_test_add_func ("/paint/regions/looks", test_regions_looks);
  g_test_add_func ("/paint/regions/are-readable", test_regions_are_readable);
  g_test_add_func ("/paint/regions/apart", test_regions_apart);
  g_test_add_func ("/paint/patterns/apart", test_patterns_apart);
  g_test_add_func ("/paint/patterns/wedges", test_wedges);

  return g_test_run ();
}
