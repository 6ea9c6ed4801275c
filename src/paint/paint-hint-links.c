/* Links: the arrows of a chain, and the lines that the user draws between marks, bent so that they
 * pass beside the digits of the cells between rather than through them.
 *
 * An arrow is a curve with one bend. Some bends to both sides are tried; the one that meets the
 * fewest digits and marks is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* Parts of the distance, the sideways place of the point that bends the curve. */
static const double bends[] = { 0.12, -0.12, 0.24, -0.24, 0.38, -0.38, 0 };

/* Lines between marks of one cell go around, in a bend so much larger. */
static const double bend_in_cell = 3.2;

enum { N_SAMPLES = 16 };

typedef struct
{
  double x, y;
} Point;

typedef struct
{
  Point from;
  Point bend;                   /* the control point of a quadratic curve */
  Point to;
} Arrow;

static Point
get_point (const Arrow *arrow,
           double       t)
{
  double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;

  return (Point) { a * arrow->from.x + b * arrow->bend.x + c * arrow->to.x,
                   a * arrow->from.y + b * arrow->bend.y + c * arrow->to.y };
}

static Arrow
make_arrow (Point  from,
            Point  to,
            double bend)
{
  double x = to.x - from.x, y = to.y - from.y;
  Point middle = { (from.x + to.x) / 2 - y * bend, (from.y + to.y) / 2 + x * bend };

  return (Arrow) { from, middle, to };
}

/* What is in the way at a point: a digit more than a mark, the border most. */
static double
get_cost (const PaintBoard *board,
          const PaintScene *scene,
          Point             point)
{
  int row = floor ((point.y - board->y) / board->side);
  int column = floor ((point.x - board->x) / board->side);
  double x, y;
  int cell;

  if (row < 0 || row > 8 || column < 0 || column > 8)
    return 20;

  cell = row * 9 + column;
  x = point.x - board->x - (column + 0.5) * board->side;
  y = point.y - board->y - (row + 0.5) * board->side;
  if (scene->digit[cell] != 0)
    return hypot (x, y) < 0.33 * board->side ? 5 : 0;

  for (SudokuDigits digits = scene->marks[cell]; digits != 0; digits &= digits - 1)
    {
      double mark_x, mark_y;

      paint_mark_centre (scene, paint_board_square (board, cell), sudoku_lowest_digit (digits),
                         &mark_x, &mark_y);
      if (hypot (point.x - mark_x, point.y - mark_y) < 0.12 * board->side)
        return 2;
    }

  return 0;
}

static Arrow
find_arrow (const PaintBoard *board,
            const PaintScene *scene,
            Point             from,
            Point             to,
            double            scale)
{
  Arrow best = make_arrow (from, to, scale * bends[0]);
  double least = INFINITY;

  for (size_t i = 0; i < G_N_ELEMENTS (bends); i++)
    {
      Arrow arrow = make_arrow (from, to, scale * bends[i]);
      double cost = fabs (bends[i]);

      for (int sample = 2; sample < N_SAMPLES - 1; sample++)
        cost += get_cost (board, scene, get_point (&arrow, (double) sample / N_SAMPLES));

      if (cost < least)
        {
          least = cost;
          best = arrow;
        }
    }

  return best;
}

/* The curve is cut where it enters the rings at its ends: the place at which it is `radius` away
 * from one of them, looked for from there. */
static double
get_cut (const Arrow *arrow,
         double       radius,
         bool         at_end)
{
  Point centre = at_end ? arrow->to : arrow->from;

  for (double t = 0; t < 0.5; t += 0.01)
    {
      Point point = get_point (arrow, at_end ? 1 - t : t);

      if (hypot (point.x - centre.x, point.y - centre.y) >= radius)
        return at_end ? 1 - t : t;
    }

  return 0.5;
}

static void
draw_head (cairo_t *cr,
           Point    before,
           Point    tip,
           double   length)
{
  double angle = atan2 (tip.y - before.y, tip.x - before.x);

  cairo_move_to (cr, tip.x, tip.y);
  cairo_line_to (cr, tip.x - length * cos (angle - 0.45), tip.y - length * sin (angle - 0.45));
  cairo_line_to (cr, tip.x - length * cos (angle + 0.45), tip.y - length * sin (angle + 0.45));
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Short links have short dashes: one alone would be a line. */
static void
draw_arrow (cairo_t         *cr,
            const Arrow     *arrow,
            const PaintLink *link)
{
  const double width = link->width;
  const double gap = link->radius + width;
  double first = get_cut (arrow, gap, false);
  double last = get_cut (arrow, gap, true);
  double length = link->has_head ? fmin (0.9 * link->radius, 5 * width) : 0;
  double neck = get_cut (arrow, gap + 0.8 * length, true);
  Point tip = get_point (arrow, last);
  Point start = get_point (arrow, first);
  double dash = fmin (3.2 * width, hypot (tip.x - start.x, tip.y - start.y) / 4);
  const double dashes[] = { dash, 0.75 * dash };

  if (last <= first)
    return;

  cairo_move_to (cr, start.x, start.y);
  for (int i = 1; i <= N_SAMPLES; i++)
    {
      Point point = get_point (arrow, first + (fmax (neck, first) - first) * i / N_SAMPLES);

      cairo_line_to (cr, point.x, point.y);
    }

  if (link->is_weak)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  if (link->has_head)
    draw_head (cr, get_point (arrow, last - 0.04), tip, length);
}

void
paint_link (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintLink  *link)
{
  Point from = { link->from_x, link->from_y };
  Point to = { link->to_x, link->to_y };
  bool is_short = hypot (to.x - from.x, to.y - from.y) < 0.45 * board->side;
  Arrow arrow = find_arrow (board, scene, from, to,
                            is_short && !link->has_head ? bend_in_cell : 1);

  draw_arrow (cr, &arrow, link);
}

void
paint_hint_links (cairo_t          *cr,
                  const PaintBoard *board,
                  const PaintScene *scene,
                  const PaintTheme *theme,
                  double            radius,
                  double            width)
{
  for (int i = 0; i < scene->hint.n_links; i++)
    {
      const GameHighlightLink *link = &scene->hint.link[i];
      PaintLink line = {
        .radius = radius, .width = 1.2 * width, .is_weak = !link->strong, .has_head = true,
      };

      paint_mark_centre (scene, paint_board_square (board, link->from_cell), link->from_digit,
                         &line.from_x, &line.from_y);
      paint_mark_centre (scene, paint_board_square (board, link->to_cell), link->to_digit,
                         &line.to_x, &line.to_y);
      paint_set_faint_color (cr, theme->ring, link->faint ? 0.4 : 1);
      paint_link (cr, board, scene, &line);
    }
}
