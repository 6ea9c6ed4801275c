/* Words: the sum on paper, and letters as the pieces of a board.
 *
 * The sum stands above the board, its columns from the right: the carries, the words, a line and
 * the result. A letter with a digit shows the digit large and itself small. The column that the
 * last event is about is tinted; what it comes to stands beside the sum, where there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "game/text/game-text.h"
#include "paint/paint-label.h"
#include "paint/paint-parts.h"

/* In parts of the height of a line. */
static const double widest_column = 1.35;
static const double digit_size = 0.7;
static const double carry_size = 0.5;
static const double small_size = 0.34;          /* the letter beside its digit */

static const double least_small_size = 7;
static const double detail_gap = 32;
static const double detail_size = 13;

typedef struct
{
  cairo_t          *cr;
  const PaintSum   *sum;
  const PaintTheme *theme;
  PaintFace         regular;
  PaintFace         bold;
  double            x, y;       /* the top left corner */
  double            line;       /* the height of a line */
  double            column;     /* the width of a column */
  int               n_words;    /* that are shown */
} Sheet;

static bool
is_cut (const PaintSum *sum)
{
  return sum->puzzle.n_addends > WORDS_ADDENDS_KEPT;
}

int
paint_sum_n_lines (const PaintSum *sum)
{
  return MIN (sum->puzzle.n_addends, WORDS_ADDENDS_KEPT) + is_cut (sum) + 2;
}

/* The middle of a column, the rightmost being 0. On the left there is room for the sign. */
static double
column_x (const Sheet *self,
          int          column)
{
  return self->x + (self->sum->puzzle.n_columns - column + 0.5) * self->column;
}

static double
line_y (const Sheet *self,
        int          line)
{
  return self->y + (line + 0.5) * self->line;
}

static double
write_text (const Sheet     *self,
            const PaintFace *face,
            double           size,
            PaintColor       color,
            const char      *text,
            double           x,
            double           y,
            int              align)
{
  double width;

  paint_face_select (self->cr, face, size);
  width = paint_text_path (self->cr, text, x, y, align);
  paint_set_color (self->cr, color);
  paint_face_fill (self->cr, face, size);

  return width;
}

static void
frame_place (const Sheet *self,
             PaintColor   color,
             bool         is_dashed,
             int          column,
             int          line)
{
  const double dashes[] = { 4, 3 };
  const double width = fmin (self->column - 2, 1.2 * self->line);
  const double height = self->line - 6;

  paint_rounded_path (self->cr, column_x (self, column) - width / 2,
                      line_y (self, line) - height / 2, width, height, fmin (5, width / 4));
  paint_set_color (self->cr, color);
  cairo_set_line_width (self->cr, 2);
  if (is_dashed)
    cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

/* A letter of a word, or its digit. */
static void
draw_letter (const Sheet *self,
             int          letter,
             int          column,
             int          line)
{
  const PaintSum *sum = self->sum;
  const bool is_known = (sum->known >> letter & 1) != 0;
  const bool is_tried = sum->tried == letter;
  const char name[] = { sum->puzzle.letter[letter], '\0' };
  const double size = fmin (digit_size * self->line, 1.3 * self->column);
  const double small = small_size * self->line;
  const bool has_name = small >= least_small_size && self->column > 1.2 * size;
  const double x = column_x (self, column) - (has_name ? 0.12 * size : 0);
  const double y = line_y (self, line);
  char text[4];

  if (!is_known)
    {
      write_text (self, &self->regular, size, self->theme->mark, name, x, y, 0);
      return;
    }

  g_snprintf (text, sizeof text, "%d", sum->digits.digit[letter]);
  write_text (self, &self->bold, size, is_tried ? self->theme->trying : self->theme->ink, text, x,
              y, 0);
  if (has_name)
    write_text (self, &self->regular, small, self->theme->mark, name, x + 0.36 * size,
                y + 0.36 * size, 1);
  if (is_tried)
    frame_place (self, self->theme->trying, true, column, line);
}

static void
draw_word (const Sheet  *self,
           const int8_t *letters,
           int           line)
{
  for (int column = 0; column < self->sum->puzzle.n_columns; column++)
    if (letters[column] >= 0)
      draw_letter (self, letters[column], column, line);
}

static void
draw_carries (const Sheet *self)
{
  const PaintSum *sum = self->sum;
  const bool is_left = sum->has_column && sum->reason == SEARCH_CARRY_LEFT;
  const double size = fmin (carry_size * self->line, self->column);

  for (int column = 0; column <= sum->n_worked; column++)
    {
      char text[12];

      if (sum->carry[column] == 0)
        continue;

      g_snprintf (text, sizeof text, "%d", sum->carry[column]);
      write_text (self, &self->bold, size, is_left && column == sum->puzzle.n_columns
                                           ? self->theme->error : self->theme->ink,
                  text, column_x (self, column), line_y (self, 0), 0);
    }

  if (is_left)
    frame_place (self, self->theme->error, false, sum->puzzle.n_columns, 0);
}

/* What the small digits on top are, where none of them is in the way. */
static void
draw_carry_label (const Sheet *self)
{
  g_autofree char *label = game_text_legend (GAME_LEGEND_CARRY);
  const double size = fmin (0.42 * self->line, 13);
  int leftmost = 0;

  for (int column = 1; column <= self->sum->n_worked; column++)
    if (self->sum->carry[column] > 0)
      leftmost = column;

  if (size < 9 || self->x + paint_label_measure (self->cr, self->theme, size, label, false)
                  > column_x (self, leftmost) - self->column / 2)
    return;

  paint_set_color (self->cr, self->theme->mark);
  paint_label (self->cr, self->theme, size, label, self->x, line_y (self, 0), 0, false);
}

/* The column at work is tinted; in high contrast, where there are no tints, it has a ring. */
static void
draw_column_ground (const Sheet *self)
{
  const double left = column_x (self, self->sum->column.column) - self->column / 2;

  paint_rounded_path (self->cr, left + 1, self->y, self->column - 2,
                      paint_sum_n_lines (self->sum) * self->line, fmin (6, self->column / 4));
  if (self->theme->high_contrast)
    {
      paint_set_color (self->cr, self->theme->ring);
      cairo_set_line_width (self->cr, 2);
      cairo_stroke (self->cr);
      return;
    }

  paint_set_color (self->cr, self->theme->selected);
  cairo_fill (self->cr);
}

static void
draw_rule (const Sheet *self)
{
  const int result = paint_sum_n_lines (self->sum) - 1;

  cairo_rectangle (self->cr, self->x, round (self->y + result * self->line) - 1,
                   column_x (self, 0) + self->column / 2 - self->x, 2);
  paint_set_color (self->cr, self->theme->ink);
  cairo_fill (self->cr);
}

static void
draw_words (const Sheet *self)
{
  const WordsPuzzle *puzzle = &self->sum->puzzle;
  const int result = paint_sum_n_lines (self->sum) - 1;
  const double sign_x = column_x (self, puzzle->n_columns);
  const double size = fmin (digit_size * self->line, 1.3 * self->column);

  for (int word = 0; word < self->n_words; word++)
    draw_word (self, puzzle->addend[word], word + 1);
  draw_word (self, puzzle->sum, result);

  if (puzzle->n_addends > 1)
    write_text (self, &self->bold, size, self->theme->ink, "+", sign_x,
                line_y (self, self->n_words), 0);
  if (is_cut (self->sum))
    write_text (self, &self->regular, size, self->theme->mark, "…", column_x (self, 0),
                line_y (self, self->n_words + 1), 0);
}

/* A cross or a tick before a line of text. */
static void
draw_sign (const Sheet *self,
           bool         is_wrong,
           double       x,
           double       y)
{
  const double half = 4;
  cairo_t *cr = self->cr;

  if (is_wrong)
    {
      cairo_move_to (cr, x - half, y - half);
      cairo_line_to (cr, x + half, y + half);
      cairo_move_to (cr, x - half, y + half);
      cairo_line_to (cr, x + half, y - half);
    }
  else
    {
      cairo_move_to (cr, x - half, y);
      cairo_line_to (cr, x - 1, y + half);
      cairo_line_to (cr, x + half + 1, y - half);
    }

  paint_set_color (cr, is_wrong ? self->theme->error : self->theme->found);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
}

/* What the column comes to, beside the sum; nothing where a line would not fit. */
static void
draw_detail (const Sheet *self,
             double       right)
{
  const PaintSum *sum = self->sum;
  const bool is_wrong = sum->reason != SEARCH_NO_REASON;
  const double x = column_x (self, 0) + self->column / 2 + detail_gap;
  const double middle = self->y + paint_sum_n_lines (sum) * self->line / 2;
  const double pitch = fmin (22, paint_sum_n_lines (sum) * self->line / 4);
  g_auto(GStrv) lines = game_text_words_column (&sum->puzzle, &sum->column, sum->reason);
  const int n_lines = (int) g_strv_length (lines);

  if (pitch < detail_size + 2)
    return;
  for (int i = 0; i < n_lines; i++)
    if (x + paint_label_measure (self->cr, self->theme, detail_size, lines[i], i == 0)
        + (i == n_lines - 1 ? 18 : 0) > right)
      return;

  for (int i = 0; i < n_lines; i++)
    {
      const double y = middle + (i - (n_lines - 1) / 2.) * pitch;
      const bool is_last = i == n_lines - 1;

      if (is_last)
        draw_sign (self, is_wrong, x + 5, y);
      paint_set_color (self->cr, self->theme->ink);
      paint_label (self->cr, self->theme, detail_size, lines[i], x + (is_last ? 18 : 0), y, 0,
                   i == 0);
    }
}

void
paint_sum (cairo_t          *cr,
           const PaintBoard *board,
           const PaintScene *scene,
           const PaintTheme *theme)
{
  const PaintSum *sum = &scene->sum;
  const double room = board->side * board->size;
  Sheet self = {
    .cr = cr,
    .sum = sum,
    .theme = theme,
    .x = board->x,
    .y = board->sum_y,
    .line = board->sum_line,
    .column = fmin (widest_column * board->sum_line, room / (sum->puzzle.n_columns + 1)),
    .n_words = MIN (sum->puzzle.n_addends, WORDS_ADDENDS_KEPT),
  };

  if (self.line <= 0)
    return;

  paint_face_init (&self.regular, theme, PAINT_REGULAR);
  paint_face_init (&self.bold, theme, PAINT_BOLD);
  if (sum->has_column)
    draw_column_ground (&self);
  draw_rule (&self);
  draw_carry_label (&self);
  draw_carries (&self);
  draw_words (&self);
  if (sum->has_column && sum->reason == SEARCH_WRONG_SUM)
    frame_place (&self, theme->error, false, sum->column.column, paint_sum_n_lines (sum) - 1);
  if (sum->has_column)
    draw_detail (&self, board->x + room);
  if (sum->is_solved)
    draw_sign (&self, false, column_x (&self, 0) + self.column / 2 + 10,
               line_y (&self, paint_sum_n_lines (sum) - 1));
  paint_face_clear (&self.regular);
  paint_face_clear (&self.bold);
}

/* A letter on a disc, or without it where it does not stay. */
static void
draw_piece (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme,
            const PaintFace  *face,
            char              letter,
            unsigned          flags)
{
  const double x = square.x + square.side / 2;
  const double y = square.y + square.side / 2;
  const double size = 0.44 * square.side;
  const char text[] = { letter, '\0' };
  PaintColor color = theme->cell;

  if (flags & PAINT_AT_WORK)
    color = flags & PAINT_TAKEN_BACK ? theme->mark : theme->trying;
  else
    {
      cairo_arc (cr, x, y, 0.37 * square.side, 0, 2 * G_PI);
      paint_set_color (cr, theme->ink);
      cairo_fill (cr);
    }

  paint_face_select (cr, face, size);
  paint_text_path (cr, text, x, y, 0);
  paint_set_color (cr, color);
  paint_face_fill (cr, face, size);
}

void
paint_letters (cairo_t          *cr,
               const PaintBoard *board,
               const PaintScene *scene,
               const PaintTheme *theme)
{
  const int n_squares = scene->size * board->n_rows;
  PaintFace face;

  for (int square = 0; square < n_squares; square++)
    if (scene->flags[square] & PAINT_RULED_OUT)
      paint_hatch_path (cr, paint_board_square (board, square));
  paint_hatch_stroke (cr, paint_board_square (board, 0), theme->line);

  paint_face_init (&face, theme, PAINT_BOLD);
  for (int square = 0; square < n_squares; square++)
    {
      const int letter = square / scene->size;
      const unsigned flags = scene->flags[square];

      if (flags & (PAINT_TRYING | PAINT_REFUSED))
        paint_trying_ground (cr, paint_board_square (board, square), theme);
      if ((flags & PAINT_AT_WORK)
          || queens_board_has (&scene->queens, letter, square % scene->size))
        draw_piece (cr, paint_board_square (board, square), theme, &face,
                    scene->sum.puzzle.letter[letter], flags);
    }
  paint_face_clear (&face);
}
