/* The position of a board and of its squares, and the lines between them.
 *
 * Drawing and finding the square under a pointer start from the same PaintBoard, so paint_square ()
 * is the inverse of paint_scene ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* Lines grow with the board: one pixel on a window, more on a large screen or on paper. */
static const double extent_of_one_pixel_lines = 720;

/* For the numbers of rows and columns, less on a phone; and below a large board for a legend. */
static const double number_room = 22;
static const double small_number_room = 18;
static const double legend_room = 36;
static const double large_extent = 420;

/* A sum takes less than a third of the height. */
static const double largest_line = 34;
static const double sum_share = 0.3;          /* of the height, for the sum of a few words; */
static const double line_share = 0.055;       /* of many, for each line of it, */
static const double largest_share = 0.45;     /* up to this */
static const double sum_gap = 10;               /* between it and the board */

static void
place_board (PaintBoard       *board,
             const PaintScene *scene,
             double            width,
             double            height,
             double            unit)
{
  double side;

  board->size = MAX (scene->size, 1);
  board->n_rows = MAX (paint_scene_n_rows (scene), 1);
  board->unit = unit;
  board->strong = 2 * unit;
  board->has_legend = false;
  board->on_paper = false;
  board->sum_line = 0;
  side = fmin ((width - 4 * unit) / board->size, (height - 4 * unit) / board->n_rows);
  side = fmax (side, 0);
  board->side = side >= 1 ? floor (side) : side;
  board->x = floor ((width - board->side * board->size) / 2);
  board->y = floor ((height - board->side * board->n_rows) / 2);
}

static double
get_number_room (double extent)
{
  return extent >= large_extent ? number_room : small_number_room;
}

int
paint_scene_n_rows (const PaintScene *scene)
{
  return scene->sum.puzzle.n_letters > 0 ? scene->sum.puzzle.n_letters : scene->size;
}

void
paint_board_init (PaintBoard       *board,
                  const PaintScene *scene,
                  double            width,
                  double            height)
{
  double extent = fmin (width, height);
  double unit = fmax (1, round (extent / extent_of_one_pixel_lines));
  double before = scene->is_numbered ? get_number_room (extent) : 0;
  bool has_legend = scene->is_numbered && extent >= large_extent;
  double after = has_legend ? legend_room : 0;
  int n_lines = scene->sum.puzzle.n_letters > 0 ? paint_sum_n_lines (&scene->sum) : 0;
  double share = fmin (fmax (sum_share, line_share * n_lines), largest_share);
  double line = n_lines > 0 ? floor (fmin (largest_line, share * height / n_lines)) : 0;
  double above = before + (n_lines > 0 ? n_lines * line + sum_gap : 0);

  place_board (board, scene, width - before, height - above - after, unit);
  board->has_legend = has_legend;
  board->sum_y = board->y;
  board->sum_line = line;
  board->x += before;
  board->y += above;
}

void
paint_board_init_small (PaintBoard       *board,
                        const PaintScene *scene,
                        double            width,
                        double            height)
{
  place_board (board, scene, width, height, 0.5);
}

void
paint_board_init_paper (PaintBoard *board,
                        int         size,
                        double      x,
                        double      y,
                        double      extent,
                        double      unit)
{
  double strong = 3 * unit;

  *board = (PaintBoard) {
    .size = MAX (size, 1),
    .n_rows = MAX (size, 1),
    .x = x + strong,
    .y = y + strong,
    .side = (extent - 2 * strong) / MAX (size, 1),
    .unit = unit,
    .strong = strong,
    .on_paper = true,
  };
}

PaintSquare
paint_board_square (const PaintBoard *board,
                    int               square)
{
  PaintSquare area = {
    .x = board->x + square % board->size * board->side,
    .y = board->y + square / board->size * board->side,
    .side = board->side,
    .unit = board->unit,
  };

  return area;
}

int
paint_square (const PaintScene *scene,
              double            width,
              double            height,
              double            x,
              double            y)
{
  PaintBoard board;
  double row, column;

  paint_board_init (&board, scene, width, height);
  if (board.side <= 0)
    return -1;

  row = floor ((y - board.y) / board.side);
  column = floor ((x - board.x) / board.side);
  if (!(row >= 0 && row < board.n_rows && column >= 0 && column < board.size))
    return -1;

  return (int) row * board.size + (int) column;
}

void
paint_square_area (const PaintScene *scene,
                   double            width,
                   double            height,
                   int               square,
                   double           *x,
                   double           *y,
                   double           *side)
{
  PaintBoard board;
  PaintSquare area;

  paint_board_init (&board, scene, width, height);
  area = paint_board_square (&board, square);
  *x = area.x;
  *y = area.y;
  *side = area.side;
}

void
paint_corner_area (const PaintScene *scene,
                   double            width,
                   double            height,
                   double           *x,
                   double           *y,
                   double           *side)
{
  PaintBoard board;

  paint_board_init (&board, scene, width, height);
  *side = get_number_room (fmin (width, height)) - board.strong - 1;
  *x = board.x - board.strong - 1 - *side;
  *y = board.y - board.strong - 1 - *side;
}

/* Lines of `width` across the whole board, on every edge between squares whose number is a
 * multiple of `step`, as bars that begin on a pixel where there are any. */
static void
add_lines (cairo_t          *cr,
           const PaintBoard *board,
           int               step,
           double            width)
{
  double before = board->on_paper ? width / 2 : floor (width / 2);

  for (int edge = step; edge < board->size; edge += step)
    cairo_rectangle (cr, board->x + edge * board->side - before, board->y, width,
                     board->side * board->n_rows);
  for (int edge = step; edge < board->n_rows; edge += step)
    cairo_rectangle (cr, board->x, board->y + edge * board->side - before,
                     board->side * board->size, width);
}

/* The width of the lines between squares; 0 where there is no room for them, or where the tints of
 * a small chess board are enough. */
static double
thin_width (const PaintBoard *board,
            const PaintTheme *theme,
            bool              has_blocks)
{
  bool is_small = board->unit < 1 && !board->on_paper;

  if (board->side < 4 * board->unit || (is_small && !has_blocks && !theme->high_contrast))
    return 0;

  return theme->high_contrast ? fmin (2 * board->unit, board->side / 8) : board->unit;
}

void
paint_board_lines (cairo_t          *cr,
                   const PaintBoard *board,
                   const PaintTheme *theme,
                   int               block)
{
  double strong = board->strong;
  double thin = thin_width (board, theme, block > 0);

  paint_set_color (cr, theme->line);
  add_lines (cr, board, 1, thin);
  cairo_fill (cr);

  paint_set_color (cr, theme->border);
  if (block > 0)
    add_lines (cr, board, block, theme->high_contrast ? 2 * strong : strong);
  cairo_fill (cr);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, strong);
  cairo_rectangle (cr, board->x - strong / 2, board->y - strong / 2,
                   board->side * board->size + strong, board->side * board->n_rows + strong);
  cairo_stroke (cr);
}
