/* The regions of coloured queens: a tint, a pattern and a strong border each.
 *
 * There are as many tints as regions at most, so that no two regions share one. Which takes which
 * is a small colouring of the map: one region after the other, those with many neighbours first,
 * takes the tint that is farthest from those of its neighbours.
 *
 * The tints were chosen to lie far apart, also for people who do not see all hues (simulated after
 * Machado 2009, distances in OKLab), while ink keeps its contrast on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* 0xRRGGBB; the same place is about the same hue. */
static const uint32_t light_tints[COLOURED_MAX] = {
  0x56d3da, 0xf6f9a1, 0xf2ad73, 0xbfeef7, 0xe9d5b3, 0xbec0aa,
  0xc0c5ff, 0xdbfce0, 0xfbaee1, 0xcdd093, 0x9ce9d9, 0xc5d9f9,
};

static const uint32_t dark_tints[COLOURED_MAX] = {
  0x3c243a, 0x0c6944, 0x694781, 0x154409, 0x46404b, 0x804810,
  0x26245e, 0x204177, 0x525864, 0x662f30, 0x540f22, 0x592e63,
};

static const PaintPattern patterns[COLOURED_MAX] = {
  PAINT_PATTERN_HORIZONTALS, PAINT_PATTERN_DOTS, PAINT_PATTERN_LATTICE, PAINT_PATTERN_CIRCLES,
  PAINT_PATTERN_VERTICALS, PAINT_PATTERN_PLUSES, PAINT_PATTERN_ZIGZAGS, PAINT_PATTERN_DIAMONDS,
  PAINT_PATTERN_BACKSLASHES, PAINT_PATTERN_TRIANGLES, PAINT_PATTERN_GRID, PAINT_PATTERN_BRICKS,
};

/* The distance of two tints, the red mean formula (compuphase.com/cmetric.htm). */
static double
distance (uint32_t a,
          uint32_t b)
{
  double mean = ((a >> 16 & 0xff) + (b >> 16 & 0xff)) / 512.0;
  double red = (double) (a >> 16 & 0xff) - (b >> 16 & 0xff);
  double green = (double) (a >> 8 & 0xff) - (b >> 8 & 0xff);
  double blue = (double) (a & 0xff) - (b & 0xff);

  return (2 + mean) * red * red + 4 * green * green + (3 - mean) * blue * blue;
}

/* Bit r of entry q: regions q and r have squares side by side. */
static void
find_neighbours (const ColouredPuzzle *puzzle,
                 uint16_t             *neighbours)
{
  int n = puzzle->n;

  for (int square = 0; square < n * n; square++)
    {
      int here = puzzle->region[square];
      int right = square % n + 1 < n ? puzzle->region[square + 1] : here;
      int below = square + n < n * n ? puzzle->region[square + n] : here;

      neighbours[here] |= 1 << right | 1 << below;
      neighbours[right] |= 1 << here;
      neighbours[below] |= 1 << here;
    }
}

/* The free tint whose nearest one among those of the neighbours is the farthest. */
static int
best_tint (const uint8_t *tints,
           unsigned       neighbours,
           unsigned       taken)
{
  double best = -1;
  int found = 0;

  for (int tint = 0; tint < COLOURED_MAX; tint++)
    {
      double nearest = INFINITY;

      for (int region = 0; region < COLOURED_MAX; region++)
        if (neighbours >> region & 1)
          nearest = fmin (nearest, distance (light_tints[tint], light_tints[tints[region]]));

      if ((taken >> tint & 1) == 0 && nearest > best)
        {
          best = nearest;
          found = tint;
        }
    }

  return found;
}

void
paint_region_tints (const ColouredPuzzle *puzzle,
                    uint8_t              *tints)
{
  uint16_t neighbours[COLOURED_MAX] = { 0 };
  unsigned done = 0, taken = 0;

  find_neighbours (puzzle, neighbours);
  for (int i = 0; i < puzzle->n; i++)
    {
      int region = -1;

      for (int other = 0; other < puzzle->n; other++)
        if ((done >> other & 1) == 0
            && (region < 0 || __builtin_popcount (neighbours[other])
                              > __builtin_popcount (neighbours[region])))
          region = other;

      tints[region] = best_tint (tints, neighbours[region] & done, taken);
      done |= 1u << region;
      taken |= 1u << tints[region];
    }
}

static PaintColor
region_color (const PaintTheme *theme,
              int               tint)
{
  bool is_dark = theme->cell.green < 0.5;
  uint32_t hex = is_dark ? dark_tints[tint] : light_tints[tint];

  if (theme->high_contrast)
    return theme->cell;

  return (PaintColor) { (hex >> 16 & 0xff) / 255.0, (hex >> 8 & 0xff) / 255.0,
                        (hex & 0xff) / 255.0, 1 };
}

static bool
ring_is_seen (const PaintTheme *theme)
{
  for (int tint = 0; tint < COLOURED_MAX; tint++)
    if (!paint_is_seen (theme->ring, region_color (theme, tint)))
      return false;

  return true;
}

void
paint_region_set_ring (PaintTheme *theme)
{
  PaintColor ring = theme->ring;

  for (double share = 0.05; !ring_is_seen (theme) && share <= 1; share += 0.05)
    theme->ring = paint_mix (ring, theme->ink, share);
}

void
paint_region_grounds (cairo_t          *cr,
                      const PaintBoard *board,
                      const PaintScene *scene,
                      const PaintTheme *theme)
{
  uint8_t tints[COLOURED_MAX];

  paint_region_tints (&scene->coloured, tints);
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      int tint = tints[scene->coloured.region[square]];

      paint_set_color (cr, region_color (theme, tint));
      cairo_rectangle (cr, area.x, area.y, area.side, area.side);
      cairo_fill (cr);
    }
}

void
paint_region_patterns (cairo_t          *cr,
                       const PaintBoard *board,
                       const PaintScene *scene,
                       const PaintTheme *theme)
{
  const PaintWedge whole = { .n = 1 };
  uint8_t tints[COLOURED_MAX];

  if (scene->coloured.n == 0)
    return;

  paint_region_tints (&scene->coloured, tints);
  for (int square = 0; square < scene->coloured.n * scene->coloured.n; square++)
    paint_pattern_path (cr, paint_board_square (board, square),
                        patterns[tints[scene->coloured.region[square]]], whole);

  paint_pattern_stroke (cr, paint_board_square (board, 0), theme);
}

/* A bar along the top or the left edge of a square, on whole units, so that it is sharp, and a
 * little longer than the edge, so that bars meet in corners; but not longer than the board. */
static void
add_bar (cairo_t          *cr,
         const PaintBoard *board,
         PaintSquare       area,
         double            width,
         bool              is_vertical)
{
  double before = board->on_paper ? width / 2 : floor (width / 2), after = width - before;
  double extent = board->size * area.side;
  double left = fmax (area.x - before, board->x), top = fmax (area.y - before, board->y);
  double right = fmin (area.x + after + (is_vertical ? 0 : area.side), board->x + extent);
  double bottom = fmin (area.y + after + (is_vertical ? area.side : 0), board->y + extent);

  cairo_rectangle (cr, left, top, right - left, bottom - top);
}

void
paint_region_lines (cairo_t          *cr,
                    const PaintBoard *board,
                    const PaintScene *scene,
                    const PaintTheme *theme)
{
  const ColouredPuzzle *puzzle = &scene->coloured;
  double width = (theme->high_contrast ? 4 : 3) * board->unit;
  int n = puzzle->n;

  for (int square = 0; square < n * n; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      int region = puzzle->region[square];

      if (square % n > 0 && region != puzzle->region[square - 1])
        add_bar (cr, board, area, width, true);
      if (square >= n && region != puzzle->region[square - n])
        add_bar (cr, board, area, width, false);
    }

  paint_set_color (cr, theme->border);
  cairo_fill (cr);
}
