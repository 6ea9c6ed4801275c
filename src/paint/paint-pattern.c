/* Patterns: each colour and region has one beside its hue, for people who do not see the hue.
 *
 * A pattern is a motif that is repeated in tiles. Tiles divide a square evenly, so that a pattern
 * goes on from square to square. A wedge cuts it down to a part of its square: lines are cut where
 * they leave it, without a clip, which would cost more than the lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

enum { MAX_STROKES = 6 };

/* A line from one point of its tile to another, or, with a radius, a circle around the first. */
typedef struct
{
  double x, y;
  double to_x, to_y;
  double radius;
} Stroke;

static const struct
{
  int    n_strokes;
  Stroke stroke[MAX_STROKES];
} motifs[PAINT_N_PATTERNS] = {
  [PAINT_PATTERN_SLASHES] = { 1, { { 0, 1, 1, 0, 0 } } },
  [PAINT_PATTERN_BACKSLASHES] = { 1, { { 0, 0, 1, 1, 0 } } },
  [PAINT_PATTERN_HORIZONTALS] = { 1, { { 0, 0.5, 1, 0.5, 0 } } },
  [PAINT_PATTERN_VERTICALS] = { 1, { { 0.5, 0, 0.5, 1, 0 } } },
  [PAINT_PATTERN_GRID] = { 2, { { 0, 0.5, 1, 0.5, 0 }, { 0.5, 0, 0.5, 1, 0 } } },
  [PAINT_PATTERN_LATTICE] = { 2, { { 0, 0, 1, 1, 0 }, { 0, 1, 1, 0, 0 } } },
  [PAINT_PATTERN_ZIGZAGS] = { 2, { { 0, 0.7, 0.5, 0.3, 0 }, { 0.5, 0.3, 1, 0.7, 0 } } },
  [PAINT_PATTERN_DOTS] = { 1, { { 0.5, 0.5, 0, 0, 0.06 } } },
  [PAINT_PATTERN_CIRCLES] = { 1, { { 0.5, 0.5, 0, 0, 0.3 } } },
  [PAINT_PATTERN_BRICKS] = { 5, { { 0, 0.25, 1, 0.25, 0 }, { 0, 0.75, 1, 0.75, 0 },
                                  { 0.25, 0.25, 0.25, 0.75, 0 }, { 0.75, 0.75, 0.75, 1, 0 },
                                  { 0.75, 0, 0.75, 0.25, 0 } } },
  [PAINT_PATTERN_PLUSES] = { 2, { { 0.5, 0.25, 0.5, 0.75, 0 }, { 0.25, 0.5, 0.75, 0.5, 0 } } },
  [PAINT_PATTERN_TRIANGLES] = { 3, { { 0.5, 0.2, 0.8, 0.75, 0 }, { 0.8, 0.75, 0.2, 0.75, 0 },
                                     { 0.2, 0.75, 0.5, 0.2, 0 } } },
  [PAINT_PATTERN_DIAMONDS] = { 4, { { 0.5, 0.1, 0.8, 0.5, 0 }, { 0.8, 0.5, 0.5, 0.9, 0 },
                                    { 0.5, 0.9, 0.2, 0.5, 0 }, { 0.2, 0.5, 0.5, 0.1, 0 } } },
};

static const double whole_turn = 2 * G_PI;

/* Where a ray from the centre leaves the square of half side 1. */
static void
edge_point (double  angle,
            double *x,
            double *y)
{
  double reach = fmax (fabs (cos (angle)), fabs (sin (angle)));

  *x = cos (angle) / reach;
  *y = sin (angle) / reach;
}

static double
wedge_start (PaintWedge wedge)
{
  return whole_turn * wedge.index / wedge.n - G_PI_2;
}

void
paint_wedge_path (cairo_t     *cr,
                  PaintSquare  square,
                  PaintWedge   wedge)
{
  double half = square.side / 2, middle_x = square.x + half, middle_y = square.y + half;
  double start = wedge_start (wedge), end = start + whole_turn / wedge.n;
  double x, y;

  if (wedge.n == 1)
    {
      cairo_rectangle (cr, square.x, square.y, square.side, square.side);
      return;
    }

  cairo_move_to (cr, middle_x, middle_y);
  edge_point (start, &x, &y);
  cairo_line_to (cr, middle_x + x * half, middle_y + y * half);
  for (int corner = 0; corner < 5; corner++)
    {
      double angle = -G_PI_4 + corner * G_PI_2;

      edge_point (angle, &x, &y);
      if (angle > start && angle < end)
        cairo_line_to (cr, middle_x + x * half, middle_y + y * half);
    }
  edge_point (end, &x, &y);
  cairo_line_to (cr, middle_x + x * half, middle_y + y * half);
  cairo_close_path (cr);
}

/* How far a point lies inside a wedge on the side of one of its two edges; negative: outside. What
 * lies on an edge belongs to the wedge that starts with it. */
static double
depth (PaintWedge wedge,
       int        edge,
       double     x,
       double     y)
{
  double angle = wedge_start (wedge) + edge * whole_turn / wedge.n;
  double turned = cos (angle) * (y - 0.5) - sin (angle) * (x - 0.5);

  return edge == 0 ? turned + 1e-9 : -turned - 1e-9;
}

/* Cuts a line to the part of it in the wedge; false where nothing is left. */
static bool
cut (PaintWedge  wedge,
     Stroke     *line)
{
  for (int edge = 0; wedge.n > 1 && edge < 2; edge++)
    {
      double from = depth (wedge, edge, line->x, line->y);
      double to = depth (wedge, edge, line->to_x, line->to_y);
      double part = from != to ? from / (from - to) : 0;
      double x = line->x + part * (line->to_x - line->x);
      double y = line->y + part * (line->to_y - line->y);

      if (from <= 0 && to <= 0)
        return false;

      if (from < 0)
        line->x = x, line->y = y;
      else if (to < 0)
        line->to_x = x, line->to_y = y;
    }

  return true;
}

static void
add_stroke (cairo_t     *cr,
            PaintSquare  square,
            PaintWedge   wedge,
            Stroke       stroke)
{
  if (stroke.radius > 0)
    stroke.to_x = stroke.x, stroke.to_y = stroke.y;

  if (!cut (wedge, &stroke))
    return;

  if (stroke.radius > 0)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, square.x + stroke.x * square.side, square.y + stroke.y * square.side,
                 stroke.radius * square.side, 0, whole_turn);
    }
  else
    {
      cairo_move_to (cr, square.x + stroke.x * square.side, square.y + stroke.y * square.side);
      cairo_line_to (cr, square.x + stroke.to_x * square.side,
                     square.y + stroke.to_y * square.side);
    }
}

void
paint_pattern_path (cairo_t      *cr,
                    PaintSquare   square,
                    PaintPattern  pattern,
                    PaintWedge    wedge)
{
  /* Few tiles on a small square: lines must not run together. */
  int n_tiles = CLAMP ((int) (square.side / (18 * square.unit)), 2, 4);

  for (int tile = 0; tile < n_tiles * n_tiles; tile++)
    for (int i = 0; i < motifs[pattern].n_strokes; i++)
      {
        const Stroke *motif = &motifs[pattern].stroke[i];
        double x = tile % n_tiles, y = tile / n_tiles;
        Stroke stroke = {
          (x + motif->x) / n_tiles, (y + motif->y) / n_tiles,
          (x + motif->to_x) / n_tiles, (y + motif->to_y) / n_tiles, motif->radius / n_tiles,
        };

        add_stroke (cr, square, wedge, stroke);
      }
}

void
paint_pattern_stroke (cairo_t          *cr,
                      PaintSquare       square,
                      const PaintTheme *theme)
{
  paint_set_faint_color (cr, theme->ink, theme->high_contrast ? 0.5 : 0.15);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, square.unit);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_stroke (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
}
