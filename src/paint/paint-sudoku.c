/* The sudoku grid: tints, lines, digits in three weights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

/* Parts of a square's side. */
static const double digit_size = 0.56;
static const double small_digit_size = 0.8;     /* in a thumbnail */

static PaintWeight
digit_weight (unsigned flags)
{
  if (flags & PAINT_GIVEN)
    return PAINT_BOLD;

  return flags & PAINT_PLACED ? PAINT_REGULAR : PAINT_MEDIUM;
}

/* The flags of a cell as they concern the cell itself: an equal pencil mark is not the cell's. */
static unsigned
cell_flags (const PaintScene *scene,
            int               cell)
{
  return scene->digit[cell] == 0 ? scene->flags[cell] & ~PAINT_SAME : scene->flags[cell];
}

static void
draw_grounds (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  PaintColor tints[GAME_COLORS];

  paint_color_tints (theme, tints);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);
      unsigned flags = cell_flags (scene, cell);

      if (scene->colors[cell] != 0)
        paint_color_ground (cr, square, theme, tints, scene->colors[cell], flags);
      else
        paint_ground (cr, square, theme,
                      flags & (PAINT_GIVEN | PAINT_RULED_OUT) ? theme->given : theme->cell, flags);
    }
}

/* The empty cells, sorted by a filter. */
static void
draw_filter (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & PAINT_RULED_OUT)
      paint_hatch_path (cr, paint_board_square (board, cell));
  paint_hatch_stroke (cr, paint_board_square (board, 0), theme->line);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & (PAINT_FITS | PAINT_LOOKED_AT))
      paint_fit (cr, paint_board_square (board, cell), theme);
}

static void
draw_patterns (cairo_t          *cr,
               const PaintBoard *board,
               const PaintScene *scene,
               const PaintTheme *theme)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    paint_color_pattern_path (cr, paint_board_square (board, cell), scene->colors[cell]);

  paint_pattern_stroke (cr, paint_board_square (board, 0), theme);
}

static void
draw_digits (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme,
             const PaintFace  *face,
             PaintWeight       weight,
             double            size)
{
  double half = board->side / 2;

  paint_face_select (cr, face, size * board->side);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);

      if (scene->digit[cell] != 0 && digit_weight (scene->flags[cell]) == weight)
        paint_digit_path (cr, scene->digit[cell], square.x + half, square.y + half);
    }

  paint_set_color (cr, weight == PAINT_BOLD ? theme->ink : theme->own);
  paint_face_fill (cr, face, size * board->side);
}

/* The digit of the cell at work, in outline: it does not stand there. */
static void
draw_trying (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme,
             const PaintFace  *face)
{
  double half = board->side / 2;
  unsigned flags = 0;

  if (scene->trying_value < 1 || scene->trying_value > SUDOKU_DIGITS)
    return;

  paint_face_select (cr, face, digit_size * board->side);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);

      if (scene->digit[cell] != 0 || (scene->flags[cell] & PAINT_AT_WORK) == 0)
        continue;

      flags |= scene->flags[cell];
      paint_digit_path (cr, scene->trying_value, square.x + half, square.y + half);
    }

  paint_set_color (cr, flags & PAINT_TAKEN_BACK ? theme->mark : theme->trying);
  cairo_set_line_width (cr, MAX (board->unit, 0.022 * board->side));
  cairo_stroke (cr);
}

/* What a hint would place, in outline. */
static void
draw_placed (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme,
             const PaintFace  *face)
{
  double half = board->side / 2;

  paint_face_select (cr, face, digit_size * board->side);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);

      if (scene->hint.placed[cell] != 0)
        paint_digit_path (cr, scene->hint.placed[cell], square.x + half, square.y + half);
    }

  paint_set_color (cr, theme->found);
  cairo_set_line_width (cr, MAX (1.2 * board->unit, 0.026 * board->side));
  cairo_stroke (cr);
}

static void
draw_content (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme,
              double            size)
{
  for (int weight = PAINT_REGULAR; weight <= PAINT_BOLD; weight++)
    {
      PaintFace face;

      paint_face_init (&face, theme, weight);
      draw_digits (cr, board, scene, theme, &face, weight, size);
      if (weight == PAINT_BOLD)
        draw_trying (cr, board, scene, theme, &face);
      if (weight == PAINT_MEDIUM)
        draw_placed (cr, board, scene, theme, &face);
      paint_face_clear (&face);
    }
}

void
paint_sudoku (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  draw_grounds (cr, board, scene, theme);
  draw_patterns (cr, board, scene, theme);
  paint_glow (cr, board, scene, theme);
  draw_filter (cr, board, scene, theme);
  paint_board_lines (cr, board, theme, 3);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & (PAINT_TRYING | PAINT_REFUSED))
      paint_trying_ground (cr, paint_board_square (board, cell), theme);

  paint_hint_grounds (cr, board, scene, theme);
  paint_selection (cr, board, scene, theme);
  paint_sights (cr, board, scene, theme);
  paint_square_numbers (cr, board, scene, theme);
  paint_pencil (cr, board, scene, theme);
  draw_content (cr, board, scene, theme, digit_size);
  paint_links (cr, board, scene, theme);
  paint_hint_marks (cr, board, scene, theme);
  paint_line_ring (cr, board, scene, theme);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    paint_marks (cr, paint_board_square (board, cell), theme, cell_flags (scene, cell));
  paint_sight_houses (cr, board, scene, theme);
  paint_sudoku_legend (cr, board, scene, theme);
}

static bool
some_differ (const PaintScene *scene)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & PAINT_DIFFERS)
      return true;

  return false;
}

/* Colours have no patterns here. Givens look as they do on the board, except in a list of solutions
 * that differ: the eye looks for what differs there, and that is bold instead. */
void
paint_sudoku_thumbnail (cairo_t          *cr,
                        const PaintBoard *board,
                        const PaintScene *scene,
                        const PaintTheme *theme)
{
  bool compares = some_differ (scene);
  PaintScene plain = *scene;
  PaintColor tints[GAME_COLORS];

  paint_color_tints (theme, tints);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);
      bool is_bold = scene->flags[cell] & (compares ? PAINT_DIFFERS : PAINT_GIVEN);
      PaintColor tint = compares ? theme->selected : theme->given;

      plain.flags[cell] = is_bold ? PAINT_GIVEN : 0;
      paint_ground (cr, square, theme, is_bold ? tint : theme->cell, 0);
      paint_color_ground (cr, square, theme, tints, scene->colors[cell], 0);
    }

  paint_board_lines (cr, board, theme, 3);
  draw_content (cr, board, &plain, theme, small_digit_size);
}
