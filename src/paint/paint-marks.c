/* Marks of a square. Each has a shape of its own, so that no meaning depends on colour alone:
 *
 *   wrong      a stroke through it        conflict   a wave under the content, a dot top right
 *   trying     a dashed ring              attacked   a small cross (paint-queens.c)
 *   refused    a dashed ring, a cross     ruled out  diagonal lines
 *   fits       a thin ring                differs    a diamond top left
 *   found      a tick bottom right        lost       diagonal lines the other way, a frame
 *   open       a dashed circle            taken back a dotted ring (paint-queens.c: its outline)
 *
 * What is selected has an outline (paint-selection.c). The tints of peers and of equal digits only
 * help the eye; in high contrast, where there are no tints, four small dots and a circle stand for
 * them. Places and sizes are parts of the square's side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

double
paint_ring_width (PaintSquare       square,
                  const PaintTheme *theme)
{
  return fmax ((theme->high_contrast ? 2 : 1.5) * square.unit, 0.045 * square.side);
}

void
paint_rounded_path (cairo_t *cr,
                    double   x,
                    double   y,
                    double   width,
                    double   height,
                    double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* A rounded square whose outline lies `inset` inside the edges of the square. */
static void
add_ring (cairo_t     *cr,
          PaintSquare  square,
          double       inset,
          double       radius)
{
  double side = square.side - 2 * inset;

  paint_rounded_path (cr, square.x + inset, square.y + inset, side, side,
                      fmin (radius, side / 2));
}

static void
add_disc (cairo_t     *cr,
          PaintSquare  square,
          double       x,
          double       y,
          double       radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, square.x + x * square.side, square.y + y * square.side,
             radius * square.side, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
paint_cross_path (cairo_t     *cr,
                  PaintSquare  square,
                  double       half)
{
  double x = square.x + square.side / 2, y = square.y + square.side / 2;

  cairo_move_to (cr, x - half * square.side, y - half * square.side);
  cairo_line_to (cr, x + half * square.side, y + half * square.side);
  cairo_move_to (cr, x - half * square.side, y + half * square.side);
  cairo_line_to (cr, x + half * square.side, y - half * square.side);
}

static void
move_to (cairo_t     *cr,
         PaintSquare  square,
         double       x,
         double       y)
{
  cairo_move_to (cr, square.x + x * square.side, square.y + y * square.side);
}

static void
line_to (cairo_t     *cr,
         PaintSquare  square,
         double       x,
         double       y)
{
  cairo_line_to (cr, square.x + x * square.side, square.y + y * square.side);
}

static void
stroke_round (cairo_t     *cr,
              PaintSquare  square,
              double       width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, fmax (width * square.side, square.unit));
  cairo_stroke (cr);
}

void
paint_ground (cairo_t          *cr,
              PaintSquare       square,
              const PaintTheme *theme,
              PaintColor        plain,
              unsigned          flags)
{
  PaintColor color = plain;

  if (theme->high_contrast)
    color = theme->cell;
  else if (flags & PAINT_SELECTED)
    color = theme->selected;
  else if (flags & PAINT_SAME)
    color = theme->same;
  else if (flags & PAINT_PEER)
    color = theme->peer;

  paint_set_color (cr, color);
  cairo_rectangle (cr, square.x, square.y, square.side, square.side);
  cairo_fill (cr);
}

/* The lines of one square are part of lines across the whole board: x + y is the same along a
 * line, and a multiple of the gap. */
void
paint_hatch_path (cairo_t     *cr,
                  PaintSquare  square)
{
  double gap = CLAMP (round (square.side / 7), 6 * square.unit, 14 * square.unit);
  double corner = square.x + square.y;

  for (double sum = ceil (corner / gap) * gap; sum < corner + 2 * square.side; sum += gap)
    {
      double along = sum - corner;
      double before = fmin (along, square.side);
      double after = along - before;

      cairo_move_to (cr, square.x + after, square.y + before);
      cairo_line_to (cr, square.x + before, square.y + after);
    }
}

void
paint_hatch_stroke (cairo_t     *cr,
                    PaintSquare  square,
                    PaintColor   color)
{
  paint_set_color (cr, color);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, square.unit);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);  /* half the time of a large board */
  cairo_stroke (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
}

void
paint_lost_ground (cairo_t          *cr,
                   PaintSquare       square,
                   const PaintTheme *theme)
{
  double width = 2 * square.unit;

  cairo_save (cr);
  cairo_translate (cr, 2 * square.x + square.side, 0);
  cairo_scale (cr, -1, 1);
  paint_hatch_path (cr, square);
  cairo_restore (cr);
  paint_hatch_stroke (cr, square, theme->error);

  cairo_rectangle (cr, square.x + width, square.y + width, square.side - 2 * width,
                   square.side - 2 * width);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
paint_trying_ground (cairo_t          *cr,
                     PaintSquare       square,
                     const PaintTheme *theme)
{
  add_ring (cr, square, 0.055 * square.side, 0.1 * square.side);
  paint_set_color (cr, theme->high_contrast ? theme->cell : theme->attacked);
  cairo_fill (cr);
}

/* Strokes the path: `dashes` is the length of a dash and of the gap behind it. */
static void
stroke_dashed (cairo_t      *cr,
               double        width,
               const double  dashes[2])
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_trying (cairo_t          *cr,
             PaintSquare       square,
             const PaintTheme *theme)
{
  const double dashes[] = { 0.09 * square.side, 0.07 * square.side };
  double width = paint_ring_width (square, theme);

  add_ring (cr, square, 0.055 * square.side + width / 2, 0.1 * square.side);
  paint_set_color (cr, theme->trying);
  stroke_dashed (cr, width, dashes);
}

void
paint_fit (cairo_t          *cr,
           PaintSquare       square,
           const PaintTheme *theme)
{
  double width = fmax ((theme->high_contrast ? 2 : 1) * square.unit, 0.024 * square.side);

  add_ring (cr, square, 0.06 * square.side + width / 2, 0.1 * square.side);
  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_open (cairo_t          *cr,
           PaintSquare       square,
           const PaintTheme *theme)
{
  const double dashes[] = { 0.06 * square.side, 0.045 * square.side };

  add_disc (cr, square, 0.5, 0.5, 0.15);
  paint_set_color (cr, theme->ring);
  stroke_dashed (cr, fmax (0.025 * square.side, 1.5 * square.unit), dashes);
}

static void
draw_taken_back (cairo_t          *cr,
                 PaintSquare       square,
                 const PaintTheme *theme)
{
  const double dots[] = { 0.03 * square.side, 0.04 * square.side };

  add_ring (cr, square, 0.08 * square.side, 0.1 * square.side);
  paint_set_color (cr, theme->mark);
  stroke_dashed (cr, fmax (0.02 * square.side, square.unit), dots);
}

static void
draw_refused (cairo_t          *cr,
              PaintSquare       square,
              const PaintTheme *theme)
{
  move_to (cr, square, 0.76, 0.15);
  line_to (cr, square, 0.86, 0.25);
  move_to (cr, square, 0.86, 0.15);
  line_to (cr, square, 0.76, 0.25);
  paint_set_color (cr, theme->error);
  stroke_round (cr, square, 0.04);
}

static void
draw_conflict (cairo_t          *cr,
               PaintSquare       square,
               const PaintTheme *theme)
{
  const double left = 0.26, quarter = 0.04, height = 0.88, swing = 0.035;

  move_to (cr, square, left, height);
  for (int wave = 0; wave < 6; wave++)
    {
      double x = left + 2 * quarter * wave;
      double y = height + (wave % 2 == 0 ? -swing : swing);

      cairo_curve_to (cr,
                      square.x + (x + quarter * 0.73) * square.side, square.y + y * square.side,
                      square.x + (x + quarter * 1.27) * square.side, square.y + y * square.side,
                      square.x + (x + quarter * 2) * square.side,
                      square.y + height * square.side);
    }

  paint_set_color (cr, theme->error);
  stroke_round (cr, square, 0.035);
  add_disc (cr, square, 0.86, 0.14, 0.055);
  cairo_fill (cr);
}

static void
draw_differs (cairo_t          *cr,
              PaintSquare       square,
              const PaintTheme *theme)
{
  move_to (cr, square, 0.15, 0.07);
  line_to (cr, square, 0.23, 0.15);
  line_to (cr, square, 0.15, 0.23);
  line_to (cr, square, 0.07, 0.15);
  cairo_close_path (cr);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

static void
draw_found (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme)
{
  move_to (cr, square, 0.79, 0.86);
  line_to (cr, square, 0.83, 0.90);
  line_to (cr, square, 0.91, 0.79);
  paint_set_color (cr, theme->found);
  stroke_round (cr, square, 0.04);
}

static void
draw_wrong (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme)
{
  move_to (cr, square, 0.2, 0.74);
  line_to (cr, square, 0.8, 0.26);
  paint_set_color (cr, theme->error);
  stroke_round (cr, square, 0.05);
}

/* Outside of where marks in corners stand. */
static void
draw_peer (cairo_t          *cr,
           PaintSquare       square,
           const PaintTheme *theme)
{
  for (int corner = 0; corner < 4; corner++)
    add_disc (cr, square, corner % 2 == 0 ? 0.06 : 0.94, corner / 2 == 0 ? 0.06 : 0.94, 0.03);

  paint_set_color (cr, theme->ink);
  cairo_fill (cr);
}

static void
draw_same (cairo_t          *cr,
           PaintSquare       square,
           const PaintTheme *theme)
{
  add_disc (cr, square, 0.5, 0.5, 0.37);
  paint_set_color (cr, theme->ring);
  stroke_round (cr, square, 0.03);
}

void
paint_marks (cairo_t          *cr,
             PaintSquare       square,
             const PaintTheme *theme,
             unsigned          flags)
{
  if (theme->high_contrast && (flags & PAINT_PEER))
    draw_peer (cr, square, theme);
  if (theme->high_contrast && (flags & PAINT_SAME))
    draw_same (cr, square, theme);
  if (flags & (PAINT_TRYING | PAINT_REFUSED))
    draw_trying (cr, square, theme);
  if (flags & PAINT_REFUSED)
    draw_refused (cr, square, theme);
  if (flags & PAINT_OPEN)
    draw_open (cr, square, theme);
  if (flags & PAINT_TAKEN_BACK)
    draw_taken_back (cr, square, theme);
  if (flags & PAINT_CONFLICT)
    draw_conflict (cr, square, theme);
  if (flags & PAINT_DIFFERS)
    draw_differs (cr, square, theme);
  if (flags & PAINT_FOUND)
    draw_found (cr, square, theme);
  if (flags & PAINT_WRONG)
    draw_wrong (cr, square, theme);
}

static void
add_line_ring (cairo_t          *cr,
               const PaintBoard *board,
               const PaintScene *scene)
{
  double extent = board->side * board->size;
  double offset = scene->line * board->side;
  double radius = fmin (5 * board->unit, board->side / 3);

  switch (scene->line_kind)
    {
    case PAINT_ROW:
      paint_rounded_path (cr, board->x, board->y + offset, extent, board->side, radius);
      break;

    case PAINT_COLUMN:
      paint_rounded_path (cr, board->x + offset, board->y, board->side, extent, radius);
      break;

    case PAINT_BOX:
    default:
      paint_rounded_path (cr, board->x + scene->line % 3 * extent / 3,
                          board->y + scene->line / 3 * extent / 3, extent / 3, extent / 3,
                          radius);
      break;
    }
}

void
paint_line_ring (cairo_t          *cr,
                 const PaintBoard *board,
                 const PaintScene *scene,
                 const PaintTheme *theme)
{
  const double dashes[] = { 8 * board->unit, 5 * board->unit };

  if (scene->line < 0)
    return;

  add_line_ring (cr, board, scene);
  paint_set_color (cr, scene->line_is_dead ? theme->error : theme->ring);
  if (scene->line_is_dead)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, 3 * board->unit);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}
