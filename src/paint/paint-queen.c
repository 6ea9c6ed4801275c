/* The queen: a crown in one colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

/* The crown, in parts of a square's side: five points with a ball on each, valleys between them,
 * and a bar below. */
static const double point[][2] =
{
  { 0.250, 0.400 }, { 0.366, 0.315 }, { 0.500, 0.285 }, { 0.634, 0.315 }, { 0.750, 0.400 },
};

static const double valley[][2] =
{
  { 0.340, 0.530 }, { 0.442, 0.510 }, { 0.558, 0.510 }, { 0.660, 0.530 },
};

static const double foot_left = 0.285, foot_right = 0.715, foot = 0.685;
static const double bar_top = 0.725, bar_bottom = 0.795;
static const double ball = 0.042;

static void
crown_path (cairo_t *cr,
            double   x,
            double   y,
            double   side)
{
  cairo_move_to (cr, x + foot_left * side, y + foot * side);
  for (size_t i = 0; i < G_N_ELEMENTS (point); i++)
    {
      cairo_line_to (cr, x + point[i][0] * side, y + point[i][1] * side);
      if (i < G_N_ELEMENTS (valley))
        cairo_line_to (cr, x + valley[i][0] * side, y + valley[i][1] * side);
    }
  cairo_line_to (cr, x + foot_right * side, y + foot * side);
  cairo_close_path (cr);

  cairo_rectangle (cr, x + foot_left * side, y + bar_top * side,
                   (foot_right - foot_left) * side, (bar_bottom - bar_top) * side);
}

static void
balls_path (cairo_t *cr,
            double   x,
            double   y,
            double   side)
{
  for (size_t i = 0; i < G_N_ELEMENTS (point); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + point[i][0] * side, y + (point[i][1] - 0.6 * ball) * side,
                 ball * side, 0, 2 * G_PI);
    }
}

void
paint_queen (cairo_t *cr,
             double   x,
             double   y,
             double   side,
             bool     outline)
{
  crown_path (cr, x, y, side);

  if (outline)
    {
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_width (cr, MAX (0.026 * side, 1));
      cairo_stroke (cr);
    }
  else
    {
      balls_path (cr, x, y, side);
      cairo_fill (cr);
    }
}
