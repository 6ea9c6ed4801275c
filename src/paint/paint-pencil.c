/* Pencil marks.
 *
 * Corner marks are bold and stand around the edge of their cell: top left, top right, bottom left,
 * bottom right, then the middles of the edges, smallest first. Centre marks stand each in its own
 * place of nine, in the order of the pad; beside corner marks, or where the person wants it so, in
 * one line across the middle that gets smaller with its length.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* Parts of a square's side. */
static const double mark_size = 0.215;
static const double mark_pitch = 0.275;
static const double line_size = 0.26;           /* of few marks in a line */
static const double line_length = 0.84;
static const double line_length_inside = 0.5;   /* between marks at the edges */
static const double advance = 0.64;             /* of a digit in a line, in parts of its size */

static const double only_scale = 2;

enum { MIDDLE = 4 };            /* of the nine places */

static const double smallest_target = 9;        /* units: a smaller mark cannot be pointed at */

/* The places of corner marks, the first of them first. The ninth stands beside that in the middle
 * below, which makes room. */
static const double corner_place[][2] =
{
  { 0.14, 0.16 }, { 0.86, 0.16 }, { 0.14, 0.84 }, { 0.86, 0.84 },
  { 0.50, 0.16 }, { 0.50, 0.84 }, { 0.14, 0.50 }, { 0.86, 0.50 },
};

enum { LAST_BELOW = 5, N_AT_CORNERS = 6, ALL_PLACES = 8 };

/* A mark where it stands. */
typedef struct
{
  int    digit;
  double x, y;
  double size;
  double width;                 /* of the room that is its own */
} Mark;

static const double room_height = 1.2;          /* of that room, in parts of the mark's size */

double
paint_mark_scale (const PaintScene *scene)
{
  return scene->only_digit != 0 ? only_scale : 1;
}

void
paint_mark_centre (const PaintScene *scene,
                   PaintSquare       square,
                   int               digit,
                   double           *x,
                   double           *y)
{
  int place = scene->only_digit != 0 ? MIDDLE : digit - 1;
  int column = place % 3 - 1, row = place / 3 - 1;

  *x = square.x + (0.5 + column * mark_pitch) * square.side;
  *y = square.y + (0.5 + (scene->keypad_order ? -row : row) * mark_pitch) * square.side;
}

static bool
shows_marks (const PaintScene *scene,
             int               cell)
{
  return scene->digit[cell] == 0 && scene->hint.placed[cell] == 0
         && (scene->flags[cell] & PAINT_AT_WORK) == 0;
}

static int
corner_marks (PaintSquare   square,
              SudokuDigits  digits,
              Mark         *marks)
{
  bool is_full = digits == SUDOKU_ALL_CANDIDATES;
  int n_marks = 0;

  for (; digits != 0; digits &= digits - 1, n_marks++)
    {
      bool is_ninth = n_marks == ALL_PLACES;
      const double *place = corner_place[is_ninth ? LAST_BELOW : n_marks];
      double shift = is_ninth ? 0.11 : is_full && n_marks == LAST_BELOW ? -0.11 : 0;

      marks[n_marks] = (Mark) {
        .digit = sudoku_lowest_digit (digits),
        .x = square.x + (place[0] + shift) * square.side,
        .y = square.y + place[1] * square.side,
        .size = mark_size * square.side,
        .width = 1.2 * mark_size * square.side,
      };
    }

  return n_marks;
}

static int
marks_in_line (PaintSquare   square,
               SudokuDigits  digits,
               double        length,
               Mark         *marks)
{
  int n = __builtin_popcount (digits), n_marks = 0;
  double size = fmin (line_size, length / (advance * MAX (n, 1))) * square.side;

  for (; digits != 0; digits &= digits - 1, n_marks++)
    marks[n_marks] = (Mark) {
      .digit = sudoku_lowest_digit (digits),
      .x = square.x + square.side / 2 + (n_marks - (n - 1) / 2.0) * advance * size,
      .y = square.y + square.side / 2,
      .size = size,
      .width = advance * size,
    };

  return n_marks;
}

static int
marks_in_places (const PaintScene *scene,
                 PaintSquare       square,
                 SudokuDigits      digits,
                 Mark             *marks)
{
  int n_marks = 0;

  for (; digits != 0; digits &= digits - 1, n_marks++)
    {
      Mark *mark = &marks[n_marks];

      mark->digit = sudoku_lowest_digit (digits);
      mark->size = paint_mark_scale (scene) * mark_size * square.side;
      mark->width = 1.2 * mark->size;
      paint_mark_centre (scene, square, mark->digit, &mark->x, &mark->y);
    }

  return n_marks;
}

static int
centre_marks (const PaintScene *scene,
              PaintSquare       square,
              int               cell,
              Mark             *marks)
{
  int n_corner = __builtin_popcount (scene->corner[cell]);

  if (scene->marks_in_places && n_corner == 0)
    return marks_in_places (scene, square, scene->marks[cell], marks);

  return marks_in_line (square, scene->marks[cell],
                        n_corner > N_AT_CORNERS ? line_length_inside : line_length, marks);
}

PaintMark
paint_mark_at (const PaintScene *scene,
               double            width,
               double            height,
               double            x,
               double            y)
{
  PaintMark found = { .square = paint_square (scene, width, height, x, y) };
  Mark marks[2 * SUDOKU_DIGITS];
  double nearest = HUGE_VAL;
  PaintBoard board;
  PaintSquare square;
  int n_centre, n_marks;

  if (found.square < 0 || scene->size != SUDOKU_DIGITS || !shows_marks (scene, found.square))
    return found;

  paint_board_init (&board, scene, width, height);
  square = paint_board_square (&board, found.square);
  n_centre = centre_marks (scene, square, found.square, marks);
  n_marks = n_centre + corner_marks (square, scene->corner[found.square], marks + n_centre);
  for (int i = 0; i < n_marks; i++)
    {
      double across = fabs (marks[i].x - x), down = fabs (marks[i].y - y);

      if (marks[i].size < smallest_target || fmax (across, down) > square.side / 6
          || hypot (across, down) >= nearest)
        continue;

      nearest = hypot (across, down);
      found.digit = marks[i].digit;
      found.is_corner = i >= n_centre;
    }

  return found;
}

bool
paint_mark_square (const PaintBoard *board,
                   const PaintScene *scene,
                   GameCandidate     mark,
                   PaintSquare      *square)
{
  Mark marks[2 * SUDOKU_DIGITS];
  int n_marks;

  if (!shows_marks (scene, mark.cell))
    return false;

  *square = paint_board_square (board, mark.cell);
  n_marks = centre_marks (scene, *square, mark.cell, marks);
  n_marks += corner_marks (*square, scene->corner[mark.cell], marks + n_marks);
  for (int i = 0; i < n_marks; i++)
    if (marks[i].digit == mark.digit)
      {
        square->side = room_height * marks[i].size;
        square->x = marks[i].x - square->side / 2;
        square->y = marks[i].y - square->side / 2;
        return true;
      }

  return false;
}

/* The candidates that a hint speaks of, strongly; those that go are among the others. */
static SudokuDigits
ringed_digits (const PaintScene *scene,
               int               cell)
{
  SudokuDigits digits = 0;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      GameEmphasized ringed = scene->hint.candidate[cell][digit - 1];

      if (ringed.emphasis != GAME_EMPHASIS_NONE && !ringed.faint)
        digits |= 1 << (digit - 1);
    }

  return digits;
}

static void
room_path (cairo_t    *cr,
           const Mark *mark)
{
  double height = room_height * mark->size;

  paint_rounded_path (cr, mark->x - mark->width / 2, mark->y - height / 2, mark->width, height,
                      mark->width / 4);
}

/* The colour behind a mark, and its pattern; a line around it, because a tint is small here. */
static void
draw_color (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme,
            const Mark       *mark,
            int               color)
{
  PaintSquare room = { .side = room_height * mark->size, .unit = square.unit };
  PaintColor tints[GAME_COLORS];

  room.x = mark->x - room.side / 2;
  room.y = mark->y - room.side / 2;
  paint_color_tints (theme, tints);

  cairo_save (cr);
  room_path (cr, mark);
  cairo_clip (cr);
  paint_color_ground (cr, room, theme, tints, 1 << (color - 1), 0);
  paint_color_pattern_path (cr, room, 1 << (color - 1));
  paint_set_faint_color (cr, theme->ink, theme->high_contrast ? 0.6 : 0.4);
  cairo_set_line_width (cr, square.unit);
  cairo_stroke (cr);
  cairo_restore (cr);

  room_path (cr, mark);
  paint_set_color (cr, theme->mark);
  cairo_set_line_width (cr, square.unit);
  cairo_stroke (cr);
}

/* Behind a mark of the digit that is looked at. */
static void
draw_equal (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme,
            const Mark       *mark)
{
  room_path (cr, mark);
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

/* Behind each mark: its colour, or that its digit is looked at. */
static void
draw_rooms (cairo_t          *cr,
            PaintSquare       square,
            const PaintScene *scene,
            const PaintTheme *theme,
            int               cell,
            const Mark       *marks,
            int               n_marks)
{
  for (int i = 0; i < n_marks; i++)
    {
      int color = game_candidate_colors_get (scene->mark_colors[cell], marks[i].digit);

      if (color != 0)
        draw_color (cr, square, theme, &marks[i], color);
      else if (marks[i].digit == scene->same_digit)
        draw_equal (cr, square, theme, &marks[i]);
    }
}

static void
draw_marks (cairo_t          *cr,
            const PaintFace  *face,
            const Mark       *marks,
            int               n_marks,
            SudokuDigits      which,
            PaintColor        color)
{
  double size = n_marks > 0 ? marks[0].size : 0;

  which &= SUDOKU_ALL_CANDIDATES;
  paint_face_select (cr, face, size);
  for (int i = 0; i < n_marks; i++)
    if (which >> (marks[i].digit - 1) & 1)
      paint_digit_path (cr, marks[i].digit, marks[i].x, marks[i].y);

  paint_set_color (cr, color);
  paint_face_fill (cr, face, size);
}

/* What the marks of a cell are drawn with. */
typedef struct
{
  PaintFace regular;
  PaintFace bold;
} Faces;

static void
draw_cell (cairo_t          *cr,
           const PaintBoard *board,
           const PaintScene *scene,
           const PaintTheme *theme,
           const Faces      *faces,
           int               cell)
{
  PaintSquare square = paint_board_square (board, cell);
  SudokuDigits equal = scene->same_digit > 0 ? 1 << (scene->same_digit - 1) : 0;
  SudokuDigits struck = scene->hint.removed[cell] & scene->marks[cell];
  SudokuDigits ringed = ringed_digits (scene, cell) & scene->marks[cell] & ~struck;
  Mark centre[SUDOKU_DIGITS], corner[SUDOKU_DIGITS];
  int n_centre = centre_marks (scene, square, cell, centre);
  int n_corner = corner_marks (square, scene->corner[cell], corner);

  draw_rooms (cr, square, scene, theme, cell, centre, n_centre);
  draw_rooms (cr, square, scene, theme, cell, corner, n_corner);
  draw_marks (cr, &faces->regular, centre, n_centre, ~(ringed | struck | equal), theme->mark);
  draw_marks (cr, &faces->regular, centre, n_centre, ringed & ~equal, theme->ink);
  draw_marks (cr, &faces->regular, centre, n_centre, struck, theme->error);
  draw_marks (cr, &faces->bold, centre, n_centre, equal & ~struck, theme->ink);
  draw_marks (cr, &faces->bold, corner, n_corner, ~equal, theme->mark);
  draw_marks (cr, &faces->bold, corner, n_corner, equal, theme->ink);
}

/* Marks that were there a moment ago, in their places. */
static void
draw_gone (cairo_t          *cr,
           const PaintBoard *board,
           const PaintScene *scene,
           const PaintTheme *theme,
           const PaintFace  *face,
           int               cell)
{
  PaintSquare square = paint_board_square (board, cell);
  double reach = 0.09 * square.side, alpha = scene->gone_strength / 255.0;
  PaintColor color = theme->error;
  Mark marks[SUDOKU_DIGITS];
  int n_marks = marks_in_places (scene, square, scene->gone[cell], marks);

  color.alpha *= alpha;
  draw_marks (cr, face, marks, n_marks, SUDOKU_ALL_CANDIDATES, color);
  for (int i = 0; i < n_marks; i++)
    {
      cairo_move_to (cr, marks[i].x - reach, marks[i].y + reach);
      cairo_line_to (cr, marks[i].x + reach, marks[i].y - reach);
    }
  cairo_set_line_width (cr, fmax (square.unit, 0.02 * square.side));
  cairo_stroke (cr);
}

void
paint_pencil (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  Faces faces;

  paint_face_init (&faces.regular, theme, PAINT_REGULAR);
  paint_face_init (&faces.bold, theme, PAINT_BOLD);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (!shows_marks (scene, cell))
        continue;

      if (scene->gone[cell] != 0 && scene->gone_strength > 0)
        draw_gone (cr, board, scene, theme, &faces.regular, cell);
      if (scene->marks[cell] != 0 || scene->corner[cell] != 0)
        draw_cell (cr, board, scene, theme, &faces, cell);
    }
  paint_face_clear (&faces.regular);
  paint_face_clear (&faces.bold);
}
