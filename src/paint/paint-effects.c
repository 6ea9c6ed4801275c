/* Effects that pass: the glow of houses just completed and of a puzzle just solved, and the lines
 * along which squares see each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "game/text/game-words.h"
#include "paint/paint-label.h"
#include "paint/paint-parts.h"

static const double full_glow = 0.3;

void
paint_glow (cairo_t          *cr,
            const PaintBoard *board,
            const PaintScene *scene,
            const PaintTheme *theme)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      PaintSquare area = paint_board_square (board, square);

      if (scene->glow[square] == 0)
        continue;

      /* In high contrast a frame, for there are no tints. */
      if (theme->high_contrast)
        cairo_rectangle (cr, area.x + 3 * area.unit, area.y + 3 * area.unit,
                         area.side - 6 * area.unit, area.side - 6 * area.unit);
      else
        cairo_rectangle (cr, area.x, area.y, area.side, area.side);

      if (theme->high_contrast)
        {
          paint_set_faint_color (cr, theme->found, scene->glow[square] / 255.0);
          cairo_set_line_width (cr, 2 * area.unit);
          cairo_stroke (cr);
        }
      else
        {
          paint_set_faint_color (cr, theme->found, full_glow * scene->glow[square] / 255);
          cairo_fill (cr);
        }
    }
}

/* The frame of a square from which an arrow comes: half its width, in parts of the side. */
static const double attacker_frame = 0.44;

/* Of an arrow: in units, so that a short one on a large square is still one. */
static const double largest_head = 8;

/* A line that keeps clear of what stands in the middle of both squares. */
static void
draw_sight (cairo_t          *cr,
            const PaintBoard *board,
            const PaintTheme *theme,
            PaintSight        sight)
{
  const double dots[] = { 3 * board->unit, 5 * board->unit };
  PaintSquare from = paint_board_square (board, sight.from);
  PaintSquare to = paint_board_square (board, sight.to);
  double length = hypot (to.x - from.x, to.y - from.y);
  double clear = 0.34 * board->side;
  double half = board->side / 2;
  double across = (to.x - from.x) / length * clear, down = (to.y - from.y) / length * clear;
  /* An arrow ends before the ring of the square that is tried. */
  double back = sight.has_head || sight.is_past ? 1.4 : 1;
  /* It begins at the frame of the attacker; a plain line, where the queen ends. */
  double start = sight.has_head ? attacker_frame * board->side / fmax (fabs (across), fabs (down))
                                : 1;
  double end_x = to.x + half - back * across, end_y = to.y + half - back * down;

  if (sight.from == sight.to)
    return;

  cairo_move_to (cr, from.x + half + start * across, from.y + half + start * down);
  cairo_line_to (cr, end_x, end_y);
  if (sight.has_head)
    {
      double frame = attacker_frame * board->side;
      /* It is smaller where there is little room between the two. */
      double head = fmin (CLAMP (length / clear - start - back, 0.25, 0.4),
                          largest_head * board->unit / clear);

      paint_rounded_path (cr, from.x + half - frame, from.y + half - frame, 2 * frame, 2 * frame,
                          0.1 * board->side);
      cairo_move_to (cr, end_x - head * (across - down), end_y - head * (down + across));
      cairo_line_to (cr, end_x, end_y);
      cairo_line_to (cr, end_x - head * (across + down), end_y - head * (down - across));
    }
  paint_set_faint_color (cr, sight.is_past ? theme->mark
                             : sight.is_error ? theme->error : theme->trying,
                         sight.strength / 255.0);
  cairo_set_dash (cr, dots, sight.is_past ? G_N_ELEMENTS (dots) : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
paint_sights (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, (theme->high_contrast ? 2 : 1.5) * board->unit);
  for (int i = 0; i < scene->n_sights; i++)
    draw_sight (cr, board, theme, scene->sight[i]);
}

/* The house that an attacker shares with the square, on the upper edge of its frame; nothing where
 * it would hide the squares beside. */
static void
draw_house (cairo_t          *cr,
            const PaintBoard *board,
            const PaintTheme *theme,
            PaintSight        sight,
            int               first)
{
  g_autofree char *name = game_words_house_from (sight.house - 1, first);
  PaintSquare square = paint_board_square (board, sight.from);
  const double size = fmin (0.17 * board->side, 12 * board->unit);
  const double width = paint_label_measure (cr, theme, size, name, true) + size;
  const double height = 1.45 * size;
  const double x = square.x + board->side / 2;
  const double y = square.y + (0.5 - attacker_frame) * board->side;

  if (size < 8 * board->unit || width > board->side)
    return;

  paint_rounded_path (cr, x - width / 2, y - height / 2, width, height, height / 2);
  paint_set_color (cr, theme->cell);
  cairo_fill_preserve (cr);
  paint_set_color (cr, theme->error);
  cairo_set_line_width (cr, 1.2 * board->unit);
  cairo_stroke (cr);
  paint_label (cr, theme, size, name, x, y, 0.5, true);
}

void
paint_sight_houses (cairo_t          *cr,
                    const PaintBoard *board,
                    const PaintScene *scene,
                    const PaintTheme *theme)
{
  for (int i = 0; i < scene->n_sights; i++)
    if (scene->sight[i].house > 0)
      draw_house (cr, board, theme, scene->sight[i], scene->first_number);
}
