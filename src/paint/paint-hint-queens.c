/* Hints on a board of queens: free squares lit, excluded ones crossed out, queens to blame ringed
 * and, the one to take away, crossed out too; where to place one, a queen in outline. Houses of
 * coloured queens have an outline within them, those that are covered a dashed one; a queen that is
 * only thought of is in outline on a dashed ring.
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
             unsigned          sets)
{
  bool is_placed = sets >> GAME_SQUARES_PLACED & 1;
  bool is_excluded = sets >> GAME_SQUARES_EXCLUDED & 1;

  if ((sets >> GAME_SQUARES_FREE & 1) && !is_placed && !is_excluded)
    draw_free (cr, square, theme);

  if (is_excluded)
    {
      paint_cross_path (cr, square, 0.2);
      stroke (cr, square, theme->error);
    }

  if (sets >> GAME_SQUARES_WRONG & 1)
    {
      cairo_arc (cr, square.x + square.side / 2, square.y + square.side / 2, 0.41 * square.side, 0,
                 2 * G_PI);
      stroke (cr, square, theme->error);
    }

  if (sets >> GAME_SQUARES_AWAY & 1)
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

/* Whether a square belongs to a house; none beside the board does. */
static bool
is_in_house (const ColouredPuzzle *puzzle,
             int                   kind,
             int                   house,
             int                   row,
             int                   column)
{
  if (row < 0 || column < 0 || row >= puzzle->n || column >= puzzle->n)
    return false;

  if (kind == COLOURED_REGION)
    return puzzle->region[row * puzzle->n + column] == house;

  return house == (kind == COLOURED_ROW ? row : column);
}

/* How far a line within the edge of a square falls short of its end: by its distance from the edge
 * at a corner that points outwards, the opposite at one that points inwards, and not at all where
 * the edge goes on. */
static double
get_shortfall (bool   beside,
               bool   across,
               double inset)
{
  if (!beside)
    return inset;

  return across ? -inset : 0;
}

/* The edge of a square of a house towards the next square that way, if it is an edge of the house.
 * `down` and `right` are of unit length together. */
static void
edge_path (cairo_t              *cr,
           const PaintBoard     *board,
           const ColouredPuzzle *puzzle,
           int                   kind,
           int                   house,
           int                   square,
           int                   down,
           int                   right)
{
  const int row = square / puzzle->n, column = square % puzzle->n;
  const double inset = 0.07 * board->side, half = board->side / 2;
  const PaintSquare area = paint_board_square (board, square);
  double x = area.x + half + right * (half - inset);
  double y = area.y + half + down * (half - inset);
  double ends[2];

  if (is_in_house (puzzle, kind, house, row + down, column + right))
    return;

  for (int i = 0; i < 2; i++)
    {
      const int along = i == 0 ? -1 : 1;
      const int beside_row = row + along * (right != 0), beside = column + along * (down != 0);

      ends[i] = along * (half - get_shortfall (is_in_house (puzzle, kind, house, beside_row,
                                                            beside),
                                               is_in_house (puzzle, kind, house,
                                                            beside_row + down, beside + right),
                                               inset));
    }

  cairo_move_to (cr, x + (down != 0) * ends[0], y + (right != 0) * ends[0]);
  cairo_line_to (cr, x + (down != 0) * ends[1], y + (right != 0) * ends[1]);
}

static void
draw_house (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme,
            int               kind,
            int               house,
            bool              covered)
{
  static const int ways[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const double dashes[] = { 0.14 * board->side, 0.11 * board->side };

  for (int square = 0; square < scene->size * scene->size; square++)
    for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
      if (is_in_house (&scene->coloured, kind, house, square / scene->size, square % scene->size))
        edge_path (cr, board, &scene->coloured, kind, house, square, ways[i][0], ways[i][1]);

  paint_set_color (cr, covered ? theme->trying : theme->ring);
  cairo_set_line_cap (cr, covered ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_width (cr, fmax (2 * board->unit, 0.055 * board->side));
  if (covered)
    cairo_set_dash (cr, dashes, 2, dashes[0] / 2);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_houses (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme)
{
  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    for (int house = 0; house < scene->coloured.n; house++)
      {
        if (scene->hint.bases[kind] >> house & 1)
          draw_house (cr, board, scene, theme, kind, house, false);
        else if (scene->hint.coverings[kind] >> house & 1)
          draw_house (cr, board, scene, theme, kind, house, true);
      }
}

/* A queen that does not stand there is in outline, in a dashed ring. */
static void
draw_supposed (cairo_t          *cr,
               PaintSquare       square,
               const PaintTheme *theme)
{
  const double dashes[] = { 0.1 * square.side, 0.08 * square.side };

  cairo_arc (cr, square.x + square.side / 2, square.y + square.side / 2, 0.41 * square.side, 0,
             2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  stroke (cr, square, theme->ring);
  cairo_set_dash (cr, NULL, 0, 0);

  paint_queen (cr, square.x, square.y, square.side, true);
}

void
paint_hint_queens (cairo_t          *cr,
                   const PaintBoard *board,
                   const PaintScene *scene,
                   const PaintTheme *theme)
{
  if (!scene->hint.is_shown)
    return;

  draw_houses (cr, board, scene, theme);
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      int row = square / scene->size, column = square % scene->size;
      unsigned sets = 0;

      for (int set = 0; set < GAME_N_SQUARE_SETS; set++)
        sets |= (unsigned) queens_board_has (&scene->hint.squares[set], row, column) << set;

      if (sets != 0)
        draw_square (cr, paint_board_square (board, square), theme, sets);
      if (queens_board_has (&scene->hint.squares[GAME_SQUARES_SUPPOSED], row, column))
        draw_supposed (cr, paint_board_square (board, square), theme);
    }
}
