/* The colours that a person gives to cells: nine hues, each with a pattern of its own.
 *
 * The hues are those of Okabe and Ito (jfly.uni-koeln.de/color), grey and black. They are laid
 * over the cell as a tint, as strong as text on it stays readable and the ring seen: that is
 * measured with the colours of the theme, whichever they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static const double strongest = 0.45, weakest = 0.08, step = 0.02;
static const double highlight_share = 0.5;

static const struct
{
  PaintColor   hue;
  PaintPattern pattern;
} colors[GAME_COLORS] = {
  { { 0.902, 0.624, 0.000, 1 }, PAINT_PATTERN_SLASHES },        /* orange */
  { { 0.337, 0.706, 0.914, 1 }, PAINT_PATTERN_DOTS },           /* sky blue */
  { { 0.000, 0.620, 0.451, 1 }, PAINT_PATTERN_BACKSLASHES },    /* green */
  { { 0.941, 0.894, 0.259, 1 }, PAINT_PATTERN_CIRCLES },        /* yellow */
  { { 0.000, 0.447, 0.698, 1 }, PAINT_PATTERN_HORIZONTALS },    /* blue */
  { { 0.835, 0.369, 0.000, 1 }, PAINT_PATTERN_ZIGZAGS },        /* vermilion */
  { { 0.800, 0.475, 0.655, 1 }, PAINT_PATTERN_VERTICALS },      /* purple */
  { { 0.600, 0.600, 0.600, 1 }, PAINT_PATTERN_GRID },           /* grey */
  { { 0.000, 0.000, 0.000, 1 }, PAINT_PATTERN_LATTICE },        /* black */
};

static bool
can_carry (const PaintTheme *theme,
           PaintColor        tint)
{
  return paint_is_readable (theme, tint) && paint_is_seen (theme->ring, tint);
}

static PaintColor
color_tint (const PaintTheme *theme,
            int               color)
{
  PaintColor tint = paint_mix (theme->cell, colors[color - 1].hue, strongest);

  if (theme->high_contrast)
    return theme->cell;

  for (double share = strongest; share > weakest && !can_carry (theme, tint); share -= step)
    tint = paint_mix (theme->cell, colors[color - 1].hue, share);

  return tint;
}

void
paint_color_tints (const PaintTheme *theme,
                   PaintColor       *tints)
{
  for (int color = 1; color <= GAME_COLORS; color++)
    tints[color - 1] = color_tint (theme, color);
}

bool
paint_ring_is_seen_on_colors (const PaintTheme *theme)
{
  const PaintColor highlights[] = { theme->selected, theme->same, theme->peer };
  PaintColor tints[GAME_COLORS];

  paint_color_tints (theme, tints);
  for (int color = 0; color < GAME_COLORS; color++)
    {
      if (!paint_is_seen (theme->ring, tints[color]))
        return false;

      for (size_t i = 0; i < G_N_ELEMENTS (highlights); i++)
        if (!paint_is_seen (theme->ring, paint_mix (tints[color], highlights[i], highlight_share)))
          return false;
    }

  return true;
}

/* A cell that is looked at shows that through its colours, too. */
static void
draw_highlight (cairo_t          *cr,
                PaintSquare       square,
                const PaintTheme *theme,
                unsigned          flags)
{
  if (flags & PAINT_SELECTED)
    paint_set_faint_color (cr, theme->selected, highlight_share);
  else if (flags & PAINT_SAME)
    paint_set_faint_color (cr, theme->same, highlight_share);
  else if (flags & PAINT_PEER)
    paint_set_faint_color (cr, theme->peer, highlight_share);
  else
    return;

  cairo_rectangle (cr, square.x, square.y, square.side, square.side);
  cairo_fill (cr);
}

void
paint_color_ground (cairo_t          *cr,
                    PaintSquare       square,
                    const PaintTheme *theme,
                    const PaintColor *tints,
                    SudokuDigits      set,
                    unsigned          flags)
{
  PaintWedge wedge = { .n = __builtin_popcount (set) };

  /* The soft edges of wedges must not let through what is under the board. */
  if (wedge.n > 1)
    paint_ground (cr, square, theme, theme->cell, 0);

  for (; set != 0; set &= set - 1, wedge.index++)
    {
      paint_wedge_path (cr, square, wedge);
      paint_set_color (cr, tints[sudoku_lowest_digit (set) - 1]);
      cairo_fill (cr);
    }

  if (!theme->high_contrast)
    draw_highlight (cr, square, theme, flags);
}

void
paint_color_pattern_path (cairo_t      *cr,
                          PaintSquare   square,
                          SudokuDigits  set)
{
  PaintWedge wedge = { .n = __builtin_popcount (set) };

  for (; set != 0; set &= set - 1, wedge.index++)
    paint_pattern_path (cr, square, colors[sudoku_lowest_digit (set) - 1].pattern, wedge);
}

void
paint_color_swatch (cairo_t          *cr,
                    int               color,
                    const PaintTheme *theme,
                    double            side)
{
  PaintSquare square = { .side = side, .unit = 1 };
  SudokuDigits set = 1 << (color - 1);
  PaintColor tints[GAME_COLORS];

  g_return_if_fail (color >= 1 && color <= GAME_COLORS);

  cairo_save (cr);
  cairo_new_path (cr);
  paint_rounded_path (cr, 0, 0, side, side, side / 6);
  cairo_clip (cr);
  paint_color_tints (theme, tints);
  paint_color_ground (cr, square, theme, tints, set, 0);
  paint_color_pattern_path (cr, square, set);
  paint_pattern_stroke (cr, square, theme);
  cairo_restore (cr);
}
