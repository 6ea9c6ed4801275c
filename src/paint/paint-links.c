/* Links that the user drew between marks, strong ones solid and weak ones dashed, and the ring
 * around the mark that is picked as the end of the next one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

/* Around the mark at an end, in parts of its room. */
static const double ring_radius = 0.44, picked_radius = 0.56;

static void
ring_path (cairo_t     *cr,
           PaintSquare  square,
           double       radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, square.x + square.side / 2, square.y + square.side / 2, radius * square.side, 0,
             2 * G_PI);
}

static void
draw_link (cairo_t          *cr,
           const PaintBoard *board,
           const PaintScene *scene,
           const PaintTheme *theme,
           const GameLink   *link)
{
  PaintSquare from, to;
  PaintLink line = { .width = paint_link_width (board, theme), .is_weak = link->is_weak };

  if (!paint_mark_square (board, scene, link->from, &from)
      || !paint_mark_square (board, scene, link->to, &to))
    return;

  line.from_x = from.x + from.side / 2;
  line.from_y = from.y + from.side / 2;
  line.to_x = to.x + to.side / 2;
  line.to_y = to.y + to.side / 2;
  line.radius = ring_radius * MAX (from.side, to.side) - line.width;
  paint_set_color (cr, theme->own);
  paint_link (cr, board, scene, &line);

  ring_path (cr, from, ring_radius);
  ring_path (cr, to, ring_radius);
  cairo_set_line_width (cr, 0.7 * line.width);
  cairo_stroke (cr);
}

static void
draw_picked (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme)
{
  PaintSquare square;

  if (scene->picked.digit == 0 || !paint_mark_square (board, scene, scene->picked, &square))
    return;

  ring_path (cr, square, picked_radius);
  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, 1.5 * paint_link_width (board, theme));
  cairo_stroke (cr);
}

void
paint_links (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme)
{
  for (int i = 0; i < scene->links.n; i++)
    draw_link (cr, board, scene, theme, &scene->links.of[i]);

  draw_picked (cr, board, scene, theme);
}
