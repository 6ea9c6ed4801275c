/* The outline of the selected squares: one around each group of them, however many there are.
 *
 * Every selected square draws what of the outline lies in it: a side where its neighbour is not
 * selected, and an arc where two such sides meet. In an inner corner of the group the sides of two
 * squares are drawn on until they meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

static const struct
{
  int across_row, across_column;        /* to the neighbour over the side */
  int along_row, along_column;          /* to the next square along it, clockwise */
} sides[] = {
  { -1, 0, 0, 1 },
  { 0, 1, 1, 0 },
  { 1, 0, 0, -1 },
  { 0, -1, -1, 0 },
};

static bool
is_selected (const PaintScene *scene,
             int               row,
             int               column)
{
  return row >= 0 && row < scene->size && column >= 0 && column < scene->size
         && (scene->flags[row * scene->size + column] & PAINT_SELECTED) != 0;
}

/* How far from the middle of its side the outline goes towards `sense` (1: clockwise, -1). */
static double
reach (const PaintScene *scene,
       int               row,
       int               column,
       int               side,
       int               sense,
       double            half,
       double            inset,
       double            radius)
{
  int next_row = row + sense * sides[side].along_row;
  int next_column = column + sense * sides[side].along_column;

  if (!is_selected (scene, next_row, next_column))
    return half - inset - radius;

  next_row += sides[side].across_row;
  next_column += sides[side].across_column;

  return is_selected (scene, next_row, next_column) ? half + inset : half;
}

/* One side, and the arc at its clockwise end. */
static void
add_side (cairo_t          *cr,
          const PaintScene *scene,
          PaintSquare       area,
          int               row,
          int               column,
          int               side,
          double            inset,
          double            radius)
{
  double half = area.side / 2, off = half - inset;
  double across_x = sides[side].across_column, across_y = sides[side].across_row;
  double along_x = sides[side].along_column, along_y = sides[side].along_row;
  double x = area.x + half + across_x * off, y = area.y + half + across_y * off;
  double back = reach (scene, row, column, side, -1, half, inset, radius);
  double forth = reach (scene, row, column, side, 1, half, inset, radius);
  double angle = atan2 (across_y, across_x);

  cairo_move_to (cr, x - along_x * back, y - along_y * back);
  cairo_line_to (cr, x + along_x * forth, y + along_y * forth);

  if (!is_selected (scene, row + (int) along_y, column + (int) along_x))
    cairo_arc (cr, x + along_x * forth - across_x * radius, y + along_y * forth - across_y * radius,
               radius, angle, angle + G_PI_2);
}

static void
add_outline (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             double            inset)
{
  double radius = 0.07 * board->side;

  for (int square = 0; square < scene->size * scene->size; square++)
    for (int side = 0; side < (int) G_N_ELEMENTS (sides); side++)
      {
        int row = square / scene->size, column = square % scene->size;

        if ((scene->flags[square] & PAINT_SELECTED) != 0
            && !is_selected (scene, row + sides[side].across_row,
                             column + sides[side].across_column))
          add_side (cr, scene, paint_board_square (board, square), row, column, side, inset,
                    radius);
      }
}

void
paint_selection (cairo_t          *cr,
                 const PaintBoard *board,
                 const PaintScene *scene,
                 const PaintTheme *theme)
{
  double width = paint_ring_width (paint_board_square (board, 0), theme);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  paint_set_color (cr, theme->ring);
  add_outline (cr, board, scene, width / 2);
  cairo_stroke (cr);
}
