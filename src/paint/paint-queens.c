/* The chess board with its queens; a queen is a crown in one colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "paint/paint-parts.h"

/* The crown, in parts of a square's side: five points with a ball on each, valleys between them,
 * and a bar below. */
static const double point[][2] =
{
  { 0.250, 0.400 }, { 0.366, 0.315 }, { 0.500, 0.285 }, { 0.634, 0.315 }, { 0.750, 0.400 },
};

static const double valley[][2] =
{
  { 0.340, 0.530 }, { 0.442, 0.510 }, { 0.558, 0.510 }, { 0.660, 0.530 },
};

static const double foot_left = 0.285, foot_right = 0.715, foot = 0.685;
static const double bar_top = 0.725, bar_bottom = 0.795;
static const double ball = 0.042;

static void
crown_path (cairo_t *cr,
            double   x,
            double   y,
            double   side)
{
  cairo_move_to (cr, x + foot_left * side, y + foot * side);
  for (size_t i = 0; i < G_N_ELEMENTS (point); i++)
    {
      cairo_line_to (cr, x + point[i][0] * side, y + point[i][1] * side);
      if (i < G_N_ELEMENTS (valley))
        cairo_line_to (cr, x + valley[i][0] * side, y + valley[i][1] * side);
    }
  cairo_line_to (cr, x + foot_right * side, y + foot * side);
  cairo_close_path (cr);

  cairo_rectangle (cr, x + foot_left * side, y + bar_top * side,
                   (foot_right - foot_left) * side, (bar_bottom - bar_top) * side);
}

static void
balls_path (cairo_t *cr,
            double   x,
            double   y,
            double   side)
{
  for (size_t i = 0; i < G_N_ELEMENTS (point); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + point[i][0] * side, y + (point[i][1] - 0.6 * ball) * side,
                 ball * side, 0, 2 * G_PI);
    }
}

void
paint_queen (cairo_t *cr,
             double   x,
             double   y,
             double   side,
             bool     outline)
{
  crown_path (cr, x, y, side);

  if (outline)
    {
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_width (cr, MAX (0.026 * side, 1));
      cairo_stroke (cr);
    }
  else
    {
      balls_path (cr, x, y, side);
      cairo_fill (cr);
    }
}

static PaintColor
square_color (const PaintScene *scene,
              const PaintTheme *theme,
              int               square)
{
  return (square / scene->size + square % scene->size) % 2 == 0 ? theme->cell : theme->given;
}

static bool
has_queen (const PaintScene *scene,
           int               square)
{
  return queens_board_has (&scene->queens, square / scene->size, square % scene->size);
}

static void
draw_grounds (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  int n_squares = scene->size * board->n_rows;

  if (scene->coloured.n > 0)
    paint_region_grounds (cr, board, scene, theme);
  for (int square = 0; scene->coloured.n == 0 && square < n_squares; square++)
    paint_ground (cr, paint_board_square (board, square), theme,
                  square_color (scene, theme, square), scene->flags[square]);
}

/* Marks for nothing, and lost ones; a queen on such a square stands on a plain ground. */
static void
draw_wrong_marks (cairo_t          *cr,
                  const PaintBoard *board,
                  const PaintScene *scene,
                  const PaintTheme *theme)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);

      if (scene->flags[square] & PAINT_RULED_OUT)
        {
          paint_hatch_path (cr, area);
          paint_hatch_stroke (cr, area, theme->mark);
        }
      if (scene->flags[square] & PAINT_LOST)
        paint_lost_ground (cr, area, theme);
      if ((scene->flags[square] & PAINT_LOST) && has_queen (scene, square))
        {
          paint_rounded_path (cr, area.x + 0.17 * area.side, area.y + 0.17 * area.side,
                              0.66 * area.side, 0.7 * area.side, 0.1 * area.side);
          paint_set_color (cr, square_color (scene, theme, square));
          cairo_fill (cr);
        }
    }
}

static void
stroke_crosses (cairo_t          *cr,
                const PaintBoard *board,
                PaintColor        color,
                double            width)
{
  paint_set_color (cr, color);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (1.2 * board->unit, width * board->side));
  cairo_stroke (cr);
}

/* In high contrast the pattern of a region is as dark as a cross, which gets a patch without it. */
static void
clear_crosses (cairo_t          *cr,
               const PaintBoard *board,
               const PaintScene *scene,
               const PaintTheme *theme)
{
  if (!theme->high_contrast || scene->coloured.n == 0)
    return;

  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      bool is_large = queens_board_has (&scene->excluded, square / scene->size,
                                        square % scene->size);
      double half = (is_large ? 0.24 : 0.15) * area.side, middle = area.side / 2;

      if (is_large || (scene->flags[square] & PAINT_ATTACKED) != 0)
        cairo_rectangle (cr, area.x + middle - half, area.y + middle - half, 2 * half, 2 * half);
    }

  paint_set_color (cr, theme->cell);
  cairo_fill (cr);
}

/* A large cross where a person thinks that no queen stands, a small one where a queen rules it
 * out. */
static void
draw_crosses (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  QueensBoard taken = scene->queens;

  for (int square = 0; square < scene->size * scene->size; square++)
    if (queens_board_has (&scene->excluded, square / scene->size, square % scene->size))
      {
        paint_cross_path (cr, paint_board_square (board, square), 0.17);
        taken.row[square / scene->size] |= UINT32_C (1) << square % scene->size;
      }
  stroke_crosses (cr, board, theme->ink, 0.05);

  for (int square = 0; square < scene->size * scene->size; square++)
    if ((scene->flags[square] & (PAINT_ATTACKED | PAINT_AT_WORK)) == PAINT_ATTACKED
        && !queens_board_has (&taken, square / scene->size, square % scene->size))
      paint_cross_path (cr, paint_board_square (board, square), 0.08);
  stroke_crosses (cr, board, theme->mark, 0.028);
}

/* A queen that stays stands on a bar, a little higher than the others. */
static void
draw_standing (cairo_t     *cr,
               PaintSquare  square,
               bool         fixed)
{
  double lift = fixed ? 0.05 * square.side : 0;

  paint_queen (cr, square.x, square.y - lift, square.side, false);
  if (fixed)
    {
      cairo_rectangle (cr, square.x + 0.18 * square.side, square.y + 0.78 * square.side,
                       0.64 * square.side, 0.04 * square.side);
      cairo_fill (cr);
    }
}

static void
draw_queens (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      unsigned flags = scene->flags[square];

      if (flags & (PAINT_TRYING | PAINT_REFUSED))
        paint_trying_ground (cr, area, theme);
      if (flags & PAINT_LOOKED_AT)
        paint_fit (cr, area, theme);

      if (has_queen (scene, square))
        {
          paint_set_color (cr, theme->ink);
          draw_standing (cr, area, flags & PAINT_GIVEN);
        }
      else if (flags & (PAINT_TRYING | PAINT_REFUSED))
        {
          paint_set_color (cr, theme->trying);
          paint_queen (cr, area.x, area.y, area.side, true);
        }
      else if (flags & PAINT_TAKEN_BACK)
        {
          paint_set_color (cr, theme->mark);
          paint_queen (cr, area.x, area.y, area.side, true);
        }
    }
}

static void
draw_board (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme)
{
  draw_grounds (cr, board, scene, theme);
  paint_region_patterns (cr, board, scene, theme);
  clear_crosses (cr, board, scene, theme);
  paint_glow (cr, board, scene, theme);
  paint_board_lines (cr, board, theme, 0);
  paint_region_lines (cr, board, scene, theme);
  paint_selection (cr, board, scene, theme);
  paint_square_numbers (cr, board, scene, theme);
  if (scene->sum.puzzle.n_letters > 0)
    {
      paint_letters (cr, board, scene, theme);
    }
  else
    {
      draw_wrong_marks (cr, board, scene, theme);
      draw_queens (cr, board, scene, theme);
    }
  draw_crosses (cr, board, scene, theme);

  paint_hint_queens (cr, board, scene, theme);
  paint_line_ring (cr, board, scene, theme);
  paint_sights (cr, board, scene, theme);

  for (int square = 0; square < scene->size * scene->size; square++)
    paint_marks (cr, paint_board_square (board, square), theme, scene->flags[square]);
}

void
paint_queens (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  PaintTheme seen = *theme;

  if (scene->coloured.n > 0)
    paint_region_set_ring (&seen);
  draw_board (cr, board, scene, &seen);
  if (scene->sum.puzzle.n_letters > 0)
    {
      paint_sum (cr, board, scene, theme);
      paint_words_legend (cr, board, scene, theme);
    }
  else
    {
      paint_queens_legend (cr, board, scene, theme);
    }
}

/* A crown of few pixels, larger in its square than on a board; of still fewer, a block. */
static void
draw_small_queen (cairo_t     *cr,
                  PaintSquare  square,
                  bool         fixed)
{
  const double growth = 1.4;

  if (square.side < 6)
    {
      cairo_rectangle (cr, square.x, square.y, square.side, square.side);
      cairo_fill (cr);
    }
  else
    {
      paint_queen (cr, square.x - (growth - 1) / 2 * square.side,
                   square.y - (growth - 1) / 2 * square.side - 0.04 * square.side,
                   growth * square.side, false);
      if (fixed)
        {
          cairo_rectangle (cr, square.x + 0.1 * square.side, square.y + 0.91 * square.side,
                           0.8 * square.side, 0.08 * square.side);
          cairo_fill (cr);
        }
    }
}

void
paint_queens_thumbnail (cairo_t          *cr,
                        const PaintBoard *board,
                        const PaintScene *scene,
                        const PaintTheme *theme)
{
  PaintScene plain = *scene;

  memset (plain.flags, 0, sizeof plain.flags);
  draw_grounds (cr, board, &plain, theme);
  paint_board_lines (cr, board, theme, 0);
  paint_region_lines (cr, board, scene, theme);
  if (scene->sum.puzzle.n_letters > 0)
    {
      paint_letters (cr, board, &plain, theme);
      return;
    }

  paint_set_color (cr, theme->ink);
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);

      if (has_queen (scene, square))
        draw_small_queen (cr, area, scene->flags[square] & PAINT_GIVEN);
    }
}
