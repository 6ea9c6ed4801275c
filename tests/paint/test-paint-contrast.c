/* The contrast of every palette of the style sheets, as WCAG 2 defines it: 4.5 to 1 for what is
 * read and 3 to 1 for what is only seen, on every ground that a square may have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"
#include "support/paint/paint-pixels.h"

enum { SIDE = 48, N_COLORS = 15, N_ACCENTS = 200 };

static const char *const names[N_COLORS] = {
  "cell", "given", "peer", "same", "selected", "attacked", "line", "border", "ink", "own", "mark",
  "error", "found", "trying", "ring",
};

static const size_t offsets[N_COLORS] = {
  offsetof (PaintTheme, cell), offsetof (PaintTheme, given), offsetof (PaintTheme, peer),
  offsetof (PaintTheme, same), offsetof (PaintTheme, selected), offsetof (PaintTheme, attacked),
  offsetof (PaintTheme, line), offsetof (PaintTheme, border), offsetof (PaintTheme, ink),
  offsetof (PaintTheme, own), offsetof (PaintTheme, mark), offsetof (PaintTheme, error),
  offsetof (PaintTheme, found), offsetof (PaintTheme, trying), offsetof (PaintTheme, ring),
};

static const struct
{
  const char *name;
  const char *sheet;
  const char *prefix;
} palettes[] = {
  { "light", "style.css", "board_" },
  { "dark", "style.css", "board_dark_" },
  { "high contrast, light", "contrast.css", "board_" },
  { "high contrast, dark", "contrast.css", "board_dark_" },
};

static PaintColor
read_color (const char *sheet,
            const char *name)
{
  g_autofree char *start = g_strdup_printf ("@define-color %s #", name);
  const char *found = strstr (sheet, start);
  uint32_t hex;

  g_assert_nonnull (found);
  hex = strtoul (found + strlen (start), NULL, 16);

  return (PaintColor) { (hex >> 16 & 0xff) / 255.0, (hex >> 8 & 0xff) / 255.0,
                        (hex & 0xff) / 255.0, 1 };
}

static PaintTheme
read_palette (size_t index)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data",
                                                 palettes[index].sheet, NULL);
  g_autofree char *sheet = NULL;
  PaintTheme theme = { 0 };

  g_assert_true (g_file_get_contents (path, &sheet, NULL, NULL));
  theme.high_contrast = strstr (sheet, "@define-color board_high_contrast") != NULL;
  for (int i = 0; i < N_COLORS; i++)
    {
      g_autofree char *name = g_strconcat (palettes[index].prefix, names[i], NULL);

      *(PaintColor *) ((char *) &theme + offsets[i]) = read_color (sheet, name);
    }

  return theme;
}

static double
luminance (PaintColor color)
{
  const double parts[] = { color.red, color.green, color.blue };
  const double shares[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += shares[i] * (parts[i] <= 0.04045 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055,
                                                                      2.4));

  return sum;
}

static double
contrast (PaintColor a,
          PaintColor b)
{
  double first = luminance (a) + 0.05, second = luminance (b) + 0.05;

  return MAX (first, second) / MIN (first, second);
}

/* All that is read in a square, and the shapes, are also seen on each plain ground. */
static void
check_grounds (const PaintTheme *theme,
               const PaintColor *grounds,
               size_t            n_grounds)
{
  const PaintColor texts[] = { theme->ink, theme->own, theme->mark, theme->error, theme->found };

  for (size_t ground = 0; ground < n_grounds; ground++)
    {
      for (size_t text = 0; text < G_N_ELEMENTS (texts); text++)
        g_assert_cmpfloat (contrast (texts[text], grounds[ground]), >=, 4.5);
      g_assert_cmpfloat (contrast (theme->trying, grounds[ground]), >=, 3);
      g_assert_cmpfloat (contrast (theme->ring, grounds[ground]), >=, 3);
    }
}

static void
test_squares (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (palettes); i++)
    {
      PaintTheme theme = read_palette (i);
      const PaintColor grounds[] = { theme.cell, theme.given, theme.peer, theme.same,
                                     theme.selected, theme.attacked };

      g_test_message ("%s", palettes[i].name);
      check_grounds (&theme, grounds, G_N_ELEMENTS (grounds));
      g_assert_cmpfloat (contrast (theme.trying, theme.attacked), >=, 4.5);
      g_assert_cmpfloat (contrast (theme.border, theme.cell), >=, 3);
    }
}

/* The tints of the nine colours, and those with what is highlighted over them. */
static void
check_tints (const PaintTheme *theme)
{
  const PaintColor highlights[] = { theme->selected, theme->same, theme->peer };
  PaintColor tints[GAME_COLORS];

  paint_color_tints (theme, tints);
  check_grounds (theme, tints, GAME_COLORS);
  for (int color = 0; color < GAME_COLORS; color++)
    for (size_t i = 0; i < G_N_ELEMENTS (highlights); i++)
      {
        PaintColor ground = paint_mix (tints[color], highlights[i], 0.5);

        g_assert_cmpfloat (contrast (theme->ring, ground), >=, 3);
        g_assert_cmpfloat (contrast (theme->ink, ground), >=, 4.5);
      }
}

static void
test_colors (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (palettes); i++)
    {
      PaintTheme theme = read_palette (i);

      g_test_message ("%s", palettes[i].name);
      check_tints (&theme);
    }
}

static PaintColor
color_at (cairo_surface_t *surface,
          double           x,
          double           y)
{
  uint32_t value = pixel (surface, MARGIN + (int) x, MARGIN + (int) y);

  return (PaintColor) { (value >> 16 & 0xff) / 255.0, (value >> 8 & 0xff) / 255.0,
                        (value & 0xff) / 255.0, 1 };
}

/* One region a row, as many as there are tints; every other square has a ring of its own. */
static void
init_regions (PaintScene *scene)
{
  ColouredPuzzle puzzle = { .n = COLOURED_MAX };
  GameState state;

  for (int square = 0; square < COLOURED_MAX * COLOURED_MAX; square++)
    puzzle.region[square] = square / COLOURED_MAX;
  state = game_state_new_coloured (&puzzle);
  paint_scene_init (scene, &state, NULL);
  for (int square = 0; square < COLOURED_MAX * COLOURED_MAX; square++)
    if ((square / COLOURED_MAX + square % COLOURED_MAX) % 2 == 0)
      scene->flags[square] |= PAINT_SELECTED;
}

/* Pixels, as the ring of a region is not the one of the palette. The column beside the left edge is
 * all ring; whichever the pattern is, some pixel of the square is the plain tint. */
static void
check_regions (const PaintTheme *theme)
{
  const int extent = COLOURED_MAX * SIDE + 8;
  cairo_t *cr = begin_picture (extent, extent);
  cairo_surface_t *surface;
  PaintScene scene;

  init_regions (&scene);
  paint_scene (cr, &scene, theme, extent, extent);
  surface = end_picture (cr);
  for (int square = 0; square < COLOURED_MAX * COLOURED_MAX; square++)
    if (scene.flags[square] & PAINT_SELECTED)
      {
        double x, y, side;
        PaintColor ring;
        double best = 0;

        paint_square_area (&scene, extent, extent, square, &x, &y, &side);
        ring = color_at (surface, x + 1, y + side / 2);
        for (int step = 8; step < side - 8; step++)
          best = MAX (best, contrast (ring, color_at (surface, x + step, y + side / 2 + 1)));
        g_assert_cmpfloat (best, >=, 3);
      }
  cairo_surface_destroy (surface);
}

static void
test_regions (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (palettes); i++)
    {
      PaintTheme theme = read_palette (i);

      g_test_message ("%s", palettes[i].name);
      check_regions (&theme);
    }
}

/* The pixels beside a cross, in the square around it: nothing of a pattern comes near, whichever it
 * is, where contrast is high. */
static void
test_crosses (void)
{
  const int extent = COLOURED_MAX * SIDE + 8;
  PaintTheme theme = read_palette (2);
  cairo_t *cr = begin_picture (extent, extent);
  cairo_surface_t *surface;
  PaintScene scene;

  init_regions (&scene);
  for (int square = 0; square < COLOURED_MAX * COLOURED_MAX; square++)
    scene.flags[square] = PAINT_ATTACKED;
  paint_scene (cr, &scene, &theme, extent, extent);
  surface = end_picture (cr);
  for (int square = 0; square < COLOURED_MAX * COLOURED_MAX; square++)
    for (int step = -6; step <= 6; step++)
      {
        double x, y, side;

        paint_square_area (&scene, extent, extent, square, &x, &y, &side);
        x += side / 2 - 0.13 * side;
        y += side / 2 + step;
        g_assert_cmpfloat (contrast (color_at (surface, x, y), theme.cell), <, 1.01);
      }
  cairo_surface_destroy (surface);
}

/* Accents with which the ring was once too faint on sky blue that is selected. */
static void
test_accents_on_colors (void)
{
  const PaintColor accents[] = {
    { 0.890, 0.016, 0.150, 1 }, { 0.912, 0.001, 0.722, 1 }, { 0.925, 0.002, 0.264, 1 },
    { 0.936, 0.057, 0.191, 1 }, { 0.977, 0.029, 0.277, 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (accents); i++)
    {
      PaintTheme theme = read_palette (0);

      paint_theme_set_accent (&theme, accents[i]);
      check_tints (&theme);
    }
}

/* With any accent colour a ring is seen on colours and regions too. */
static void
test_accents (void)
{
  for (int round = 0; round < N_ACCENTS; round++)
    {
      PaintTheme theme = read_palette (round % G_N_ELEMENTS (palettes));
      PaintColor accent = { g_test_rand_double (), g_test_rand_double (), g_test_rand_double (),
                            1 };

      paint_theme_set_accent (&theme, accent);
      check_tints (&theme);
      if (round % 10 < 4)
        check_regions (&theme);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/contrast/squares", test_squares);
  g_test_add_func ("/paint/contrast/colors", test_colors);
  g_test_add_func ("/paint/contrast/regions", test_regions);
  g_test_add_func ("/paint/contrast/crosses", test_crosses);
  g_test_add_func ("/paint/contrast/accents-on-colors", test_accents_on_colors);
  g_test_add_func ("/paint/contrast/accents", test_accents);

  return g_test_run ();
}
