/* The shapes of nodes in a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"
#include "paint/tree/paint-tree-parts.h"

void
paint_tree_disc (cairo_t *cr,
                 double   x,
                 double   y,
                 double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

void
paint_tree_square (cairo_t *cr,
                   double   x,
                   double   y,
                   double   radius)
{
  cairo_rectangle (cr, x - 0.85 * radius, y - 0.85 * radius, 1.7 * radius, 1.7 * radius);
}

void
paint_tree_triangle (cairo_t *cr,
                     double   x,
                     double   y,
                     double   radius)
{
  cairo_move_to (cr, x, y - 1.15 * radius);
  cairo_line_to (cr, x + 1.4 * radius, y + radius);
  cairo_line_to (cr, x - 1.4 * radius, y + radius);
  cairo_close_path (cr);
}

void
paint_tree_diamond (cairo_t *cr,
                    double   x,
                    double   y,
                    double   radius)
{
  cairo_move_to (cr, x, y - 1.6 * radius);
  cairo_line_to (cr, x + 1.6 * radius, y);
  cairo_line_to (cr, x, y + 1.6 * radius);
  cairo_line_to (cr, x - 1.6 * radius, y);
  cairo_close_path (cr);
}

void
paint_tree_stroke_edges (cairo_t          *cr,
                         const PaintTheme *theme)
{
  paint_set_faint_color (cr, theme->mark, theme->high_contrast ? 1 : 0.7);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
paint_tree_text (cairo_t          *cr,
                 const PaintTheme *theme,
                 PaintColor        color,
                 const char       *text,
                 double            size,
                 double            x,
                 double            y,
                 int               align)
{
  PaintFace face;

  paint_face_init (&face, theme, PAINT_REGULAR);
  paint_face_select (cr, &face, size);
  paint_text_path (cr, text, x, y, align);
  paint_set_color (cr, color);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);
}
