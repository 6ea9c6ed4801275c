/* Bars in powers of ten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-bars.h"

#include <math.h>

#include "paint/paint-label.h"
#include "paint/paint-parts.h"

static const double gap = 8;            /* between a bar and its number */
static const double least = 3;          /* the bar of 1 */

/* Of ten, to the right end: even, and never less than two. */
static int
get_powers (const PaintBars *bars)
{
  int power = ceil (log10 (fmax (bars->most, 2)));

  return power + power % 2;
}

/* The last line stays free for the end of its number. */
static double
get_right (const PaintBars *bars,
           double           width)
{
  return width - 1.6 * bars->text;
}

static double
get_x (const PaintBars *bars,
       double           power,
       double           width)
{
  return get_right (bars, width) * power / get_powers (bars);
}

double
paint_bars_height (const PaintBars *bars)
{
  return ceil (2 * bars->text);
}

static void
draw_power (cairo_t          *cr,
            const PaintBars  *bars,
            const PaintTheme *theme,
            int               power,
            double            x,
            double            y)
{
  char number[8];
  double width;

  g_snprintf (number, sizeof number, "%d", power);
  if (power == 0)
    {
      paint_label (cr, theme, bars->text, "1", x, y, 0, false);
      return;
    }

  width = paint_label_measure (cr, theme, bars->text, "10", false);
  paint_label (cr, theme, bars->text, "10", x - width / 2, y, 0, false);
  paint_label (cr, theme, 0.7 * bars->text, number, x + width / 2 + 1, y - 0.4 * bars->text, 0,
               false);
}

void
paint_bars_scale (cairo_t          *cr,
                  const PaintBars  *bars,
                  const PaintTheme *theme,
                  double            width,
                  double            height)
{
  double room = get_x (bars, 2, width);
  int step = room < 3.5 * bars->text ? 4 : 2;

  paint_set_color (cr, theme->mark);
  for (int power = 0; power <= get_powers (bars); power += step)
    draw_power (cr, bars, theme, power, get_x (bars, power, width), height / 2);
}

static void
draw_lines (cairo_t          *cr,
            const PaintBars  *bars,
            const PaintTheme *theme,
            double            width,
            double            height)
{
  paint_set_color (cr, theme->line);
  for (int power = 0; power <= get_powers (bars); power += 2)
    cairo_rectangle (cr, round (get_x (bars, power, width)), 0, 1, height);
  cairo_fill (cr);
}

static void
append_bar (cairo_t *cr,
            double   width,
            double   y,
            double   height)
{
  const double radius = fmin (4, width / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

void
paint_bars_bar (cairo_t          *cr,
                const PaintBars  *bars,
                uint64_t          number,
                const char       *text,
                bool              is_strong,
                const PaintTheme *theme,
                double            width,
                double            height)
{
  const double high = fmin (height, paint_bars_height (bars));
  double length;
  bool is_inside;

  draw_lines (cr, bars, theme, width, height);
  if (number == 0)
    return;

  length = fmax (least, get_x (bars, log10 (number), width));
  is_inside = paint_label_measure (cr, theme, bars->text, text, true) + 2 * gap < length;
  append_bar (cr, length, (height - high) / 2, high);
  paint_set_color (cr, is_strong ? theme->trying : theme->own);
  cairo_fill (cr);

  paint_set_color (cr, is_inside ? theme->cell : theme->ink);
  paint_label (cr, theme, bars->text, text, is_inside ? length - gap : length + gap, height / 2,
               is_inside ? 1 : 0, true);
}
