/* The regions of coloured queens: a tint, a pattern and a strong border each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "game/state/game-regions.h"
#include "paint/paint-parts.h"

/* 0xRRGGBB; each is about the same hue as the light tint of its look. */
static const uint32_t dark_tints[COLOURED_MAX] = {
  0x3c243a, 0x0c6944, 0x694781, 0x154409, 0x46404b, 0x804810,
  0x26245e, 0x204177, 0x525864, 0x662f30, 0x540f22, 0x592e63,
};

static const PaintPattern patterns[COLOURED_MAX] = {
  [GAME_LOOK_HORIZONTALS] = PAINT_PATTERN_HORIZONTALS,
  [GAME_LOOK_DOTS] = PAINT_PATTERN_DOTS,
  [GAME_LOOK_LATTICE] = PAINT_PATTERN_LATTICE,
  [GAME_LOOK_CIRCLES] = PAINT_PATTERN_CIRCLES,
  [GAME_LOOK_VERTICALS] = PAINT_PATTERN_VERTICALS,
  [GAME_LOOK_PLUSES] = PAINT_PATTERN_PLUSES,
  [GAME_LOOK_ZIGZAGS] = PAINT_PATTERN_ZIGZAGS,
  [GAME_LOOK_DIAMONDS] = PAINT_PATTERN_DIAMONDS,
  [GAME_LOOK_BACKSLASHES] = PAINT_PATTERN_BACKSLASHES,
  [GAME_LOOK_TRIANGLES] = PAINT_PATTERN_TRIANGLES,
  [GAME_LOOK_GRID] = PAINT_PATTERN_GRID,
  [GAME_LOOK_BRICKS] = PAINT_PATTERN_BRICKS,
};

static PaintColor
region_color (const PaintTheme *theme,
              int               look)
{
  bool is_dark = theme->cell.green < 0.5;
  uint32_t hex = is_dark ? dark_tints[look] : game_look_tints[look];

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
  uint8_t looks[COLOURED_MAX];

  game_region_looks (&scene->coloured, looks);
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      int look = looks[scene->coloured.region[square]];

      paint_set_color (cr, region_color (theme, look));
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
  uint8_t looks[COLOURED_MAX];

  if (scene->coloured.n == 0)
    return;

  game_region_looks (&scene->coloured, looks);
  for (int square = 0; square < scene->coloured.n * scene->coloured.n; square++)
    paint_pattern_path (cr, paint_board_square (board, square),
                        patterns[looks[scene->coloured.region[square]]], whole);

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
