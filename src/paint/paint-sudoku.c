/* The sudoku grid: tints, lines, digits in three weights, pencil marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

/* Parts of a square's side. */
static const double digit_size = 0.56;
static const double small_digit_size = 0.8;     /* in a thumbnail */
static const double mark_size = 0.215;
static const double mark_pitch = 0.275;

static PaintWeight
digit_weight (unsigned flags)
{
  if (flags & PAINT_GIVEN)
    return PAINT_BOLD;

  return flags & PAINT_PLACED ? PAINT_REGULAR : PAINT_MEDIUM;
}

/* The digit that squares flagged PAINT_SAME have in common with the selected one; 0: none. */
static int
selected_digit (const PaintScene *scene)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & PAINT_SELECTED)
      return scene->digit[cell];

  return 0;
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
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      unsigned flags = cell_flags (scene, cell);

      paint_ground (cr, paint_board_square (board, cell), theme,
                    flags & PAINT_GIVEN ? theme->given : theme->cell, flags);
    }
}

void
paint_mark_centre (PaintSquare  square,
                   int          digit,
                   double      *x,
                   double      *y)
{
  *x = square.x + (0.5 + ((digit - 1) % 3 - 1) * mark_pitch) * square.side;
  *y = square.y + (0.5 + ((digit - 1) / 3 - 1) * mark_pitch) * square.side;
}

static void
draw_equal_mark (cairo_t          *cr,
                 PaintSquare       square,
                 const PaintTheme *theme,
                 int               digit)
{
  double side = 0.26 * square.side;
  double x, y;

  paint_mark_centre (square, digit, &x, &y);
  paint_rounded_path (cr, x - side / 2, y - side / 2, side, side, side / 4);
  if (theme->high_contrast)
    {
      paint_set_color (cr, theme->ring);
      cairo_set_line_width (cr, square.unit);
      cairo_stroke (cr);
    }
  else
    {
      paint_set_color (cr, theme->same);
      cairo_fill (cr);
    }
}

static bool
shows_marks (const PaintScene *scene,
             int               cell)
{
  return scene->digit[cell] == 0 && scene->hint.placed[cell] == 0
         && (scene->flags[cell] & (PAINT_TRYING | PAINT_REFUSED)) == 0;
}

/* The candidates that a hint speaks of, strongly; those that go are among the others. */
static SudokuDigits
ringed_digits (const PaintScene *scene,
               int               cell)
{
  SudokuDigits digits = 0;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      PaintRinged ringed = scene->hint.ringed[cell][digit - 1];

      if (ringed.ring != PAINT_RING_NONE && !ringed.faint)
        digits |= 1 << (digit - 1);
    }

  return digits;
}

static void
draw_some_marks (cairo_t         *cr,
                 PaintSquare      square,
                 const PaintFace *face,
                 SudokuDigits     digits,
                 PaintColor       color)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      double x, y;

      paint_mark_centre (square, digit, &x, &y);
      paint_digit_path (cr, digit, x, y);
    }

  paint_set_color (cr, color);
  paint_face_fill (cr, face, mark_size * square.side);
}

static void
draw_marks (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme,
            const PaintFace  *face)
{
  int equal = selected_digit (scene);

  paint_face_select (cr, face, mark_size * board->side);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);
      SudokuDigits struck, ringed;

      if (!shows_marks (scene, cell))
        continue;

      if (equal != 0 && (scene->flags[cell] & PAINT_SAME))
        draw_equal_mark (cr, square, theme, equal);

      struck = scene->hint.struck[cell] & scene->marks[cell];
      ringed = ringed_digits (scene, cell) & scene->marks[cell] & ~struck;
      draw_some_marks (cr, square, face, scene->marks[cell] & ~ringed & ~struck, theme->mark);
      draw_some_marks (cr, square, face, ringed, theme->ink);
      draw_some_marks (cr, square, face, struck, theme->error);
    }
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

/* The digit of the cell that is tried, in outline: it does not stand there. */
static void
draw_trying (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             const PaintTheme *theme,
             const PaintFace  *face)
{
  double half = board->side / 2;

  if (scene->trying_value < 1 || scene->trying_value > SUDOKU_DIGITS)
    return;

  paint_face_select (cr, face, digit_size * board->side);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      PaintSquare square = paint_board_square (board, cell);

      if (scene->digit[cell] == 0 && (scene->flags[cell] & (PAINT_TRYING | PAINT_REFUSED)))
        paint_digit_path (cr, scene->trying_value, square.x + half, square.y + half);
    }

  paint_set_color (cr, theme->trying);
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
      if (weight == PAINT_REGULAR)
        draw_marks (cr, board, scene, theme, &face);
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
  paint_board_lines (cr, board, theme, 3);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->flags[cell] & (PAINT_TRYING | PAINT_REFUSED))
      paint_trying_ground (cr, paint_board_square (board, cell), theme);

  paint_hint_grounds (cr, board, scene, theme);
  draw_content (cr, board, scene, theme, digit_size);
  paint_hint_marks (cr, board, scene, theme);
  paint_line_ring (cr, board, scene, theme);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    paint_marks (cr, paint_board_square (board, cell), theme, cell_flags (scene, cell));
}

/* Bold is what differs between solutions: the eye looks for it, not for the givens. */
void
paint_sudoku_thumbnail (cairo_t          *cr,
                        const PaintBoard *board,
                        const PaintScene *scene,
                        const PaintTheme *theme)
{
  PaintScene plain = *scene;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      bool differs = scene->flags[cell] & PAINT_DIFFERS;

      plain.marks[cell] = 0;
      plain.flags[cell] = differs ? PAINT_GIVEN : 0;
      paint_ground (cr, paint_board_square (board, cell), theme,
                    differs ? theme->selected : theme->cell, 0);
    }

  paint_board_lines (cr, board, theme, 3);
  draw_content (cr, board, &plain, theme, small_digit_size);
}
