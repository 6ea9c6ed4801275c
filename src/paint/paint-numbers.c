/* Numbers that say where a square is: those of rows and columns around the board, and one or two on
 * each square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

static const double line_size = 13;             /* of the font around the board */
static const double line_distance = 10;         /* of the middle of a number from the border */
static const double room_per_number = 20;
static const double room_per_letter = 11;

/* On a square, in parts of its side; smaller numbers than this could not be read. */
static const double square_size = 0.2;
static const double square_margin = 0.08;
static const double smallest_size = 7;
static const double largest_size = 14;

/* The rows or columns that are at work: the line in question, and that of the square that is
 * tried. */
typedef struct
{
  int ringed;                   /* -1: none */
  int tried;
} Lines;

static int
find_tried (const PaintScene *scene)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    if ((scene->flags[square] & PAINT_AT_WORK) != 0)
      return square;

  return -1;
}

static Lines
find_lines (const PaintScene *scene,
            PaintLine         kind)
{
  int tried = find_tried (scene);

  return (Lines) {
    .ringed = scene->line_kind == kind ? scene->line : -1,
    .tried = tried < 0 ? -1 : kind == PAINT_ROW ? tried / scene->size : tried % scene->size,
  };
}

/* Of words, rows are letters, and columns the digits themselves. */
static void
draw_number (cairo_t          *cr,
             const PaintBoard *board,
             const PaintScene *scene,
             PaintLine         kind,
             int               line)
{
  const bool is_words = scene->sum.puzzle.n_letters > 0;
  double along = (line + .5) * board->side;
  char text[8];

  if (is_words && kind == PAINT_ROW)
    g_snprintf (text, sizeof text, "%c", scene->sum.puzzle.letter[line]);
  else
    g_snprintf (text, sizeof text, "%d", is_words ? line : line + scene->first_number);
  if (kind == PAINT_ROW)
    paint_text_path (cr, text, board->x - line_distance, board->y + along, 0);
  else
    paint_text_path (cr, text, board->x + along, board->y - line_distance, 0);
}

/* Every number, or on a board of many small squares as many as there is room for. */
static int
get_step (const PaintBoard *board,
          const PaintScene *scene)
{
  static const int steps[] = { 1, 2, 5 };
  double room = scene->sum.puzzle.n_letters > 0 ? room_per_letter : room_per_number;

  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * board->side >= room)
      return steps[i];

  return 10;
}

static void
draw_plain (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            PaintLine         kind,
            Lines             lines)
{
  int n_lines = kind == PAINT_ROW ? board->n_rows : board->size;
  int step = get_step (board, scene);

  for (int line = 0; line < n_lines; line++)
    {
      bool is_near = (lines.ringed >= 0 && ABS (line - lines.ringed) < step)
                     || (lines.tried >= 0 && ABS (line - lines.tried) < step);

      if ((line + scene->first_number) % step == 0 && !is_near)
        draw_number (cr, board, scene, kind, line);
    }
}

static void
draw_lines (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme,
            PaintLine         kind)
{
  Lines lines = find_lines (scene, kind);
  double size = scene->sum.puzzle.n_letters > 0 ? fmin (line_size, board->side) : line_size;
  PaintFace face;

  paint_face_init (&face, theme, PAINT_REGULAR);
  paint_face_select (cr, &face, size);
  draw_plain (cr, board, scene, kind, lines);
  paint_set_color (cr, theme->mark);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);

  paint_face_init (&face, theme, PAINT_BOLD);
  paint_face_select (cr, &face, size);
  if (lines.tried >= 0 && lines.tried != lines.ringed)
    draw_number (cr, board, scene, kind, lines.tried);
  paint_set_color (cr, theme->trying);
  paint_face_fill (cr, &face, size);

  if (lines.ringed >= 0)
    draw_number (cr, board, scene, kind, lines.ringed);
  paint_set_color (cr, theme->ring);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);
}

void
paint_line_numbers (cairo_t          *cr,
                    const PaintBoard *board,
                    const PaintScene *scene,
                    const PaintTheme *theme)
{
  draw_lines (cr, board, scene, theme, PAINT_ROW);
  draw_lines (cr, board, scene, theme, PAINT_COLUMN);
}

/* What a square is marked with; empty where that means nothing on this board. */
static void
write_number (const PaintScene *scene,
              int               square,
              char             *text,
              size_t            size)
{
  const int first = scene->first_number;
  const int row = square / scene->size;
  const int column = square % scene->size;

  switch (scene->numbers)
    {
    case PAINT_PLACES:
      g_snprintf (text, size, "%d %d", row + first, column + first);
      break;

    case PAINT_SUMS:
      g_snprintf (text, size, "%d", row + column + 2 * first);
      break;

    case PAINT_DIFFERENCES:
      g_snprintf (text, size, "%d", row - column + scene->size - 1 + first);
      break;

    case PAINT_BOXES:
      if (scene->size == SUDOKU_DIGITS)
        g_snprintf (text, size, "%d", sudoku_box (square) + first);
      break;

    case PAINT_NO_NUMBERS:
    default:
      break;
    }
}

void
paint_square_numbers (cairo_t          *cr,
                      const PaintBoard *board,
                      const PaintScene *scene,
                      const PaintTheme *theme)
{
  const double size = fmin (square_size * board->side, largest_size);
  const double margin = square_margin * board->side;
  PaintFace face;

  if (scene->numbers == PAINT_NO_NUMBERS || size < smallest_size)
    return;

  paint_face_init (&face, theme, PAINT_REGULAR);
  paint_face_select (cr, &face, size);
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);
      char text[16] = "";

      write_number (scene, square, text, sizeof text);
      paint_text_path (cr, text, area.x + margin, area.y + margin + size / 2, 1);
    }
  paint_set_color (cr, theme->mark);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);
}
