/* Hints on a board of queens: free squares lit, excluded ones crossed out, queens to blame ringed
 * and, the one to take away, crossed out too; where to place one, a queen in outline.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

static void
stroke (cairo_t     *cr,
        PaintSquare  square,
        PaintColor   color)
{
  paint_set_color (cr, color);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, fmax (1.5 * square.unit, 0.045 * square.side));
  cairo_stroke (cr);
}

/* A tint and a small disc: a queen could stand here. */
static void
draw_free (cairo_t          *cr,
           PaintSquare       square,
           const PaintTheme *theme)
{
  if (!theme->high_contrast)
    {
      paint_set_faint_color (cr, theme->ring, 0.2);
      cairo_rectangle (cr, square.x, square.y, square.side, square.side);
      cairo_fill (cr);
    }

  cairo_arc (cr, square.x + square.side / 2, square.y + square.side / 2, 0.1 * square.side, 0,
             2 * G_PI);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

static void
draw_square (cairo_t          *cr,
             PaintSquare       square,
             const PaintTheme *theme,
             unsigned          roles)
{
  bool is_placed = roles >> QUEENS_ROLE_PLACE & 1;
  bool is_excluded = roles >> QUEENS_ROLE_EXCLUDED & 1;

  if ((roles >> QUEENS_ROLE_FREE & 1) && !is_placed && !is_excluded)
    draw_free (cr, square, theme);

  if (is_excluded)
    {
      paint_cross_path (cr, square, 0.2);
      stroke (cr, square, theme->error);
    }

  if (roles >> QUEENS_ROLE_BLAMED & 1)
    {
      cairo_arc (cr, square.x + square.side / 2, square.y + square.side / 2, 0.41 * square.side, 0,
                 2 * G_PI);
      stroke (cr, square, theme->error);
    }

  if (roles >> QUEENS_ROLE_AWAY & 1)
    {
      paint_cross_path (cr, square, 0.36);
      stroke (cr, square, theme->error);
    }

  if (is_placed)
    {
      paint_set_color (cr, theme->found);
      paint_queen (cr, square.x, square.y, square.side, true);
    }
}

void
paint_hint_queens (cairo_t          *cr,
                   const PaintBoard *board,
                   const PaintScene *scene,
                   const PaintTheme *theme)
{
  for (int square = 0; scene->hint.is_shown && square < scene->size * scene->size; square++)
    {
      int row = square / scene->size, column = square % scene->size;
      unsigned roles = 0;

      for (int role = 0; role < QUEENS_N_ROLES; role++)
        roles |= (unsigned) queens_board_has (&scene->hint.squares[role], row, column) << role;

      if (roles != 0)
        draw_square (cr, paint_board_square (board, square), theme, roles);
    }
}
