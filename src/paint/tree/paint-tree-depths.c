/* How deep a search was over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"

#include <math.h>

#include "paint/paint-parts.h"

static const double solution_share = .4;        /* of the height, from the top */
static const double position_width = 3;

/* What is drawn of each column of the picture, one unit wide. */
typedef enum
{
  DRAW_MOST,
  DRAW_LEAST,
  DRAW_SOLUTIONS,
  N_DRAWN,
} Drawn;

static void
add_column (cairo_t   *cr,
            Drawn      drawn,
            GameDepth  depth,
            double     x,
            double     level,
            double     height)
{
  double high = fmin ((drawn == DRAW_MOST ? depth.most : depth.least) * level, height);

  if (drawn != DRAW_SOLUTIONS)
    cairo_rectangle (cr, x, height - high, 1, high);
  else if (depth.has_solution)
    cairo_rectangle (cr, x, 0, 1, height * solution_share);
}

static void
set_color (cairo_t          *cr,
           Drawn             drawn,
           const PaintTheme *theme)
{
  switch (drawn)
    {
    case DRAW_MOST:
      paint_set_color (cr, paint_mix (theme->cell, theme->ring, .35));
      break;

    case DRAW_LEAST:
      paint_set_color (cr, paint_mix (theme->cell, theme->ring, .75));
      break;

    case DRAW_SOLUTIONS:
    case N_DRAWN:
    default:
      paint_set_color (cr, theme->found);
      break;
    }
}

void
paint_tree_depths (cairo_t          *cr,
                   const GameDepths *depths,
                   uint64_t          position,
                   int               n_levels,
                   const PaintTheme *theme,
                   double            width,
                   double            height)
{
  double level = height / MAX (n_levels, 1);
  double x;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  paint_set_color (cr, theme->cell);
  cairo_fill (cr);

  for (int drawn = 0; drawn < N_DRAWN && depths->n_spans > 0; drawn++)
    {
      for (x = 0; x < width; x++)
        add_column (cr, drawn, game_depths_get (depths, x / width, (x + 1) / width), x, level,
                    height);
      set_color (cr, drawn, theme);
      cairo_fill (cr);
    }

  x = depths->length > 0 ? width * fmin (position / (double) depths->length, 1) : 0;
  x = CLAMP (round (x - position_width / 2), 0, width - position_width);
  cairo_rectangle (cr, x, 0, position_width, height);
  paint_set_color (cr, theme->ink);
  cairo_fill (cr);
  cairo_restore (cr);
}
