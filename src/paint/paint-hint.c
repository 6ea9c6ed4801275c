/* Hints on a sudoku: highlighted cells and houses, candidates ringed or struck through, and the
 * links of chains as arrows.
 *
 * Nothing is shown by colour alone:
 *
 *     houses        an outline, solid; those that are covered dashed
 *     cells         corners
 *     candidates    a circle, a square, two of them in each other: the groups of a pattern; a
 *                   diamond: a fin; a disc: what joins two groups; a dashed circle: beside it, or
 *                   false in a chain
 *     removed       a stroke through it on a tinted patch
 *     placed        the digit in outline
 *     links         arrows: strong ones solid, weak ones dashed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

static const double ring_radius = 0.132;        /* of a candidate, in parts of a square's side */
static const double faint = 0.35;

static double
get_ring_radius (const PaintBoard *board,
                 const PaintScene *scene)
{
  return ring_radius * paint_mark_scale (scene) * board->side;
}

double
paint_link_width (const PaintBoard *board,
                  const PaintTheme *theme)
{
  return (theme->high_contrast ? 1.9 : 1.5) * fmax (board->unit, 0.014 * board->side);
}

/* The colour of a shape; it only helps the eye. */
static PaintColor
ring_color (const PaintTheme *theme,
            GameEmphasis      ring)
{
  switch (ring)
    {
    case GAME_EMPHASIS_GROUP_2:
    case GAME_EMPHASIS_GROUP_4:
    case GAME_EMPHASIS_FIN:
      return theme->trying;

    case GAME_EMPHASIS_GROUP_3:
      return theme->found;

    case GAME_EMPHASIS_NONE:
    case GAME_EMPHASIS_GROUP_1:
    case GAME_EMPHASIS_JOINT:
    case GAME_EMPHASIS_BESIDE:
    default:
      return theme->ring;
    }
}

/* Fills the path with a tint (0: none) and draws its outline, solid or in two `dashes`. */
static void
draw_outline (cairo_t      *cr,
              PaintColor    color,
              double        tint,
              double        alpha,
              double        width,
              const double *dashes)
{
  if (tint > 0)
    {
      paint_set_faint_color (cr, color, tint);
      cairo_fill_preserve (cr);
    }

  paint_set_faint_color (cr, color, alpha);
  if (dashes != NULL)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
house_path (cairo_t          *cr,
            const PaintBoard *board,
            int               house,
            double            inset)
{
  int number = house % 9;
  double side = board->side;
  double x = board->x + inset, y = board->y + inset;
  double width = 9 * side - 2 * inset, height = width;

  switch (sudoku_kind_of_house (house))
    {
    case SUDOKU_ROW:
      y += number * side;
      height = side - 2 * inset;
      break;

    case SUDOKU_COLUMN:
      x += number * side;
      width = side - 2 * inset;
      break;

    case SUDOKU_BOX:
    default:
      x += number % 3 * 3 * side;
      y += number / 3 * 3 * side;
      width = height = 3 * side - 2 * inset;
      break;
    }

  paint_rounded_path (cr, x, y, width, height, 0.1 * side);
}

static void
draw_houses (cairo_t          *cr,
             const PaintBoard *board,
             const PaintTheme *theme,
             uint32_t          houses,
             bool              covered)
{
  const double dashes[] = { 0.16 * board->side, 0.1 * board->side };
  PaintColor color = covered ? theme->trying : theme->ring;
  double width = 1.4 * paint_link_width (board, theme);
  double tint = theme->high_contrast ? 0 : covered ? 0.06 : 0.12;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      if (!(houses >> house & 1))
        continue;

      house_path (cr, board, house, width);
      draw_outline (cr, color, tint, 1, width, covered ? dashes : NULL);
    }
}

/* A tint, and an angle in each corner. */
static void
draw_lit (cairo_t          *cr,
          PaintSquare       square,
          const PaintTheme *theme,
          double            width)
{
  double near = 0.06 * square.side, arm = 0.14 * square.side;

  if (!theme->high_contrast)
    {
      paint_set_faint_color (cr, theme->ring, 0.16);
      cairo_rectangle (cr, square.x, square.y, square.side, square.side);
      cairo_fill (cr);
    }

  for (int corner = 0; corner < 4; corner++)
    {
      double right = corner % 2, low = corner / 2;
      double x = square.x + near + right * (square.side - 2 * near);
      double y = square.y + near + low * (square.side - 2 * near);

      cairo_move_to (cr, x + (1 - 2 * right) * arm, y);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x, y + (1 - 2 * low) * arm);
    }

  paint_set_color (cr, theme->ring);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Each set of cells has dashes of another length. */
static void
draw_set (cairo_t                  *cr,
          const PaintBoard         *board,
          const PaintTheme         *theme,
          const GameHighlightGroup *set)
{
  const double dash = (0.04 + 0.09 * (set->number % 4)) * board->side;
  const double dashes[] = { dash, 0.07 * board->side };
  PaintColor color = set->number % 2 == 0 ? theme->ring : theme->trying;

  for (SudokuCells cells = set->cells; !sudoku_cells_is_empty (cells); )
    {
      PaintSquare square = paint_board_square (board, sudoku_cells_take (&cells));
      double inset = 0.06 * board->side;

      paint_rounded_path (cr, square.x + inset, square.y + inset, square.side - 2 * inset,
                          square.side - 2 * inset, 0.08 * board->side);
      draw_outline (cr, color, theme->high_contrast ? 0 : 0.13, 1, paint_link_width (board, theme),
                    dashes);
    }
}

static void
draw_struck_patches (cairo_t          *cr,
                     const PaintBoard *board,
                     const PaintScene *scene,
                     const PaintTheme *theme)
{
  double side = 0.26 * paint_mark_scale (scene) * board->side;

  if (theme->high_contrast)
    return;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = scene->hint.removed[cell]; digits != 0; digits &= digits - 1)
      {
        double x, y;

        paint_mark_centre (scene, paint_board_square (board, cell), sudoku_lowest_digit (digits),
                           &x, &y);
        paint_rounded_path (cr, x - side / 2, y - side / 2, side, side, side / 4);
      }

  paint_set_faint_color (cr, theme->error, scene->hint.faint_result ? 0.08 : 0.2);
  cairo_fill (cr);
}

void
paint_hint_grounds (cairo_t          *cr,
                    const PaintBoard *board,
                    const PaintScene *scene,
                    const PaintTheme *theme)
{
  const GameHighlight *hint = &scene->hint;

  if (!hint->is_shown)
    return;

  draw_houses (cr, board, theme, hint->covers, true);
  draw_houses (cr, board, theme, hint->houses, false);

  for (SudokuCells cells = hint->cells; !sudoku_cells_is_empty (cells); )
    draw_lit (cr, paint_board_square (board, sudoku_cells_take (&cells)), theme,
              paint_link_width (board, theme));

  for (int i = 0; i < hint->n_groups; i++)
    draw_set (cr, board, theme, &hint->group[i]);

  draw_struck_patches (cr, board, scene, theme);
}

static void
square_path (cairo_t *cr,
             double   x,
             double   y,
             double   half)
{
  paint_rounded_path (cr, x - half, y - half, 2 * half, 2 * half, half / 4);
}

static void
diamond_path (cairo_t *cr,
              double   x,
              double   y,
              double   half)
{
  cairo_move_to (cr, x, y - half);
  cairo_line_to (cr, x + half, y);
  cairo_line_to (cr, x, y + half);
  cairo_line_to (cr, x - half, y);
  cairo_close_path (cr);
}

static void
circle_path (cairo_t *cr,
             double   x,
             double   y,
             double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* The outline of a shape, its second line included. */
static void
ring_path (cairo_t      *cr,
           GameEmphasis  ring,
           double        x,
           double        y,
           double        radius)
{
  switch (ring)
    {
    case GAME_EMPHASIS_GROUP_4:
      square_path (cr, x, y, 1.16 * radius);
      square_path (cr, x, y, 0.8 * radius);
      break;

    case GAME_EMPHASIS_GROUP_2:
      square_path (cr, x, y, 0.92 * radius);
      break;

    case GAME_EMPHASIS_FIN:
      diamond_path (cr, x, y, 1.3 * radius);
      break;

    case GAME_EMPHASIS_GROUP_3:
      circle_path (cr, x, y, 1.2 * radius);
      circle_path (cr, x, y, 0.88 * radius);
      break;

    case GAME_EMPHASIS_NONE:
    case GAME_EMPHASIS_GROUP_1:
    case GAME_EMPHASIS_JOINT:
    case GAME_EMPHASIS_BESIDE:
    default:
      circle_path (cr, x, y, radius);
      break;
    }
}

static void
draw_ring (cairo_t          *cr,
           const PaintBoard *board,
           const PaintTheme *theme,
           double            x,
           double            y,
           double            radius,
           GameEmphasized    ringed)
{
  const double dashes[] = { 0.06 * board->side, 0.045 * board->side };
  PaintColor color = ring_color (theme, ringed.emphasis);
  double alpha = ringed.faint ? faint : 1;
  double tint = ringed.emphasis == GAME_EMPHASIS_JOINT ? 0.45 : theme->high_contrast ? 0 : 0.2;

  ring_path (cr, ringed.emphasis, x, y, radius);
  draw_outline (cr, color, alpha * tint, alpha, paint_link_width (board, theme),
                ringed.emphasis == GAME_EMPHASIS_BESIDE ? dashes : NULL);
}

static void
draw_rings (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; scene->digit[cell] == 0 && digit <= SUDOKU_DIGITS; digit++)
      {
        GameEmphasized ringed = scene->hint.candidate[cell][digit - 1];
        double x, y;

        if (ringed.emphasis == GAME_EMPHASIS_NONE || scene->hint.placed[cell] != 0)
          continue;

        paint_mark_centre (scene, paint_board_square (board, cell), digit, &x, &y);
        draw_ring (cr, board, theme, x, y, get_ring_radius (board, scene), ringed);
      }
}

static void
draw_strokes (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  double half = 0.115 * paint_mark_scale (scene) * board->side;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = scene->hint.removed[cell]; digits != 0; digits &= digits - 1)
      {
        double x, y;

        paint_mark_centre (scene, paint_board_square (board, cell), sudoku_lowest_digit (digits),
                           &x, &y);
        cairo_move_to (cr, x - half, y + half);
        cairo_line_to (cr, x + half, y - half);
      }

  paint_set_faint_color (cr, theme->error, scene->hint.faint_result ? 2 * faint : 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, paint_link_width (board, theme));
  cairo_stroke (cr);
}

void
paint_hint_marks (cairo_t          *cr,
                  const PaintBoard *board,
                  const PaintScene *scene,
                  const PaintTheme *theme)
{
  if (!scene->hint.is_shown)
    return;

  for (SudokuCells cells = scene->hint.causes; !sudoku_cells_is_empty (cells); )
    {
      PaintSquare square = paint_board_square (board, sudoku_cells_take (&cells));

      circle_path (cr, square.x + square.side / 2, square.y + square.side / 2, 0.38 * square.side);
    }
  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, 1.4 * paint_link_width (board, theme));
  cairo_stroke (cr);

  draw_rings (cr, board, scene, theme);
  draw_strokes (cr, board, scene, theme);
  paint_hint_links (cr, board, scene, theme, get_ring_radius (board, scene),
                    paint_link_width (board, theme));
}
