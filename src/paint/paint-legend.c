/* The legend below a board that is watched: each mark with a word, as many as there is room for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <pango/pangocairo.h>

#include "game/text/game-text.h"
#include "paint/paint-parts.h"

static const double distance = 11;              /* from the board */
static const double sample_side = 18;
static const double text_size = 12;
static const double gap = 6;                    /* between a sample and its word */
static const double item_gap = 22;
static const double least_item_gap = 8;         /* where all of them would not fit otherwise */

static void
draw_arrow (cairo_t          *cr,
            PaintSquare       square,
            const PaintTheme *theme)
{
  double middle = square.y + square.side / 2;
  double end = square.x + square.side;

  cairo_move_to (cr, square.x, middle);
  cairo_line_to (cr, end, middle);
  cairo_move_to (cr, end - 5, middle - 4);
  cairo_line_to (cr, end, middle);
  cairo_line_to (cr, end - 5, middle + 4);
  paint_set_color (cr, theme->error);
  cairo_set_line_width (cr, 1.5 * square.unit);
  cairo_stroke (cr);
}

static void
draw_sample (cairo_t          *cr,
             PaintSquare       square,
             const PaintTheme *theme,
             GameLegend        item)
{
  switch (item)
    {
    case GAME_LEGEND_CLICKED:
    case GAME_LEGEND_TRIED:
      paint_trying_ground (cr, square, theme);
      paint_marks (cr, square, theme, PAINT_TRYING);
      break;

    case GAME_LEGEND_LOOKED_AT:
    case GAME_LEGEND_SKIPPED:
      paint_fit (cr, square, theme);
      break;

    case GAME_LEGEND_TAKEN_BACK:
      paint_marks (cr, square, theme, PAINT_TAKEN_BACK);
      break;

    case GAME_LEGEND_OWNER:
    case GAME_LEGEND_ATTACKER:
      draw_arrow (cr, square, theme);
      break;

    case GAME_LEGEND_UNDO:
      cairo_move_to (cr, square.x, square.y + square.side / 2);
      cairo_line_to (cr, square.x + square.side, square.y + square.side / 2);
      paint_set_color (cr, theme->mark);
      cairo_set_line_width (cr, 1.5 * square.unit);
      cairo_set_dash (cr, (double[]) { 2 * square.unit, 3 * square.unit }, 2, 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      break;

    case GAME_LEGEND_LOST:
      paint_lost_ground (cr, square, theme);
      break;

    case GAME_LEGEND_OPEN:
      /* A circle that fills the sample. */
      paint_marks (cr, (PaintSquare) { square.x - 18, square.y - 18, 54, square.unit }, theme,
                   PAINT_OPEN);
      break;

    case GAME_LEGEND_MARKED:
    case GAME_LEGEND_ATTACKED:
      paint_cross_path (cr, square, 0.2);
      paint_set_color (cr, theme->mark);
      cairo_set_line_width (cr, 1.2 * square.unit);
      cairo_stroke (cr);
      break;

    case GAME_LEGEND_HOLDER:
      paint_rounded_path (cr, square.x + 1, square.y + 1, square.side - 2, square.side - 2, 3);
      paint_set_color (cr, theme->error);
      cairo_set_line_width (cr, 1.5 * square.unit);
      cairo_stroke (cr);
      break;

    case GAME_LEGEND_LEFT_OVER:
    case GAME_LEGEND_BARRED:
      paint_hatch_path (cr, square);
      paint_hatch_stroke (cr, square, theme->mark);
      break;

    case GAME_LEGEND_CARRY:
    case GAME_LEGEND_LINE:
    case GAME_N_LEGENDS:
    default:
      paint_rounded_path (cr, square.x - 2, square.y + 3, square.side + 4, square.side - 6, 4);
      paint_set_color (cr, theme->ring);
      cairo_set_line_width (cr, 2 * square.unit);
      cairo_stroke (cr);
    }
}

static PangoLayout *
new_word (cairo_t          *cr,
          const PaintTheme *theme,
          GameLegend        item)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  g_autofree char *text = game_text_legend (item);

  pango_font_description_set_family (font, theme->family[0] != '\0' ? theme->family : "Sans");
  pango_font_description_set_absolute_size (font, text_size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/* Of a sample and its word. */
static double
get_width (PangoLayout *word)
{
  int width;

  pango_layout_get_pixel_size (word, &width, NULL);

  return sample_side + gap + width;
}

static void
draw_word (cairo_t          *cr,
           const PaintTheme *theme,
           PangoLayout      *word,
           double            x,
           double            middle)
{
  int height;

  pango_layout_get_pixel_size (word, NULL, &height);
  cairo_move_to (cr, x, middle - height / 2.0);
  paint_set_color (cr, theme->mark);
  pango_cairo_show_layout (cr, word);
  cairo_new_path (cr);
}

static void
draw_items (cairo_t          *cr,
            const PaintBoard *board,
            const PaintTheme *theme,
            const GameLegend *items,
            size_t            n_items)
{
  const double bottom = board->y + board->side * board->n_rows;
  const double right = board->x + board->side * board->size;
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_object_unref);
  double spare = right - board->x;
  double x = board->x;

  for (size_t i = 0; i < n_items; i++)
    {
      g_ptr_array_add (words, new_word (cr, theme, items[i]));
      spare -= get_width (words->pdata[i]);
    }

  for (size_t i = 0; i < n_items && x + get_width (words->pdata[i]) <= right; i++)
    {
      PaintSquare square = { x, bottom + distance, sample_side, board->unit };

      draw_word (cr, theme, words->pdata[i], x + sample_side + gap, square.y + sample_side / 2);
      draw_sample (cr, square, theme, items[i]);
      x += get_width (words->pdata[i]) + CLAMP (spare / (n_items - 1), least_item_gap, item_gap);
    }
}

/* The mark of the square at work. */
static GameLegend
get_work (const PaintScene *scene)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    if (scene->flags[square] & PAINT_TAKEN_BACK)
      return GAME_LEGEND_TAKEN_BACK;

  return GAME_LEGEND_TRIED;
}

void
paint_queens_legend (cairo_t          *cr,
                     const PaintBoard *board,
                     const PaintScene *scene,
                     const PaintTheme *theme)
{
  const GameLegend search[] = {
    GAME_LEGEND_LOOKED_AT, get_work (scene), GAME_LEGEND_ATTACKER, GAME_LEGEND_ATTACKED,
    GAME_LEGEND_LINE,
  };
  static const GameLegend marks[] = {
    GAME_LEGEND_TRIED, GAME_LEGEND_MARKED, GAME_LEGEND_LOST, GAME_LEGEND_LEFT_OVER,
  };
  static const GameLegend loss[] = {
    GAME_LEGEND_LOST, GAME_LEGEND_OWNER, GAME_LEGEND_UNDO,
  };
  static const GameLegend moves[] = {
    GAME_LEGEND_OPEN, GAME_LEGEND_CLICKED, GAME_LEGEND_ATTACKER,
  };
  const int first = scene->has_looks ? 0 : 1;

  if (!board->has_legend)
    return;

  switch (scene->legend)
    {
    case PAINT_LEGEND_SEARCH:
      draw_items (cr, board, theme, search + first, G_N_ELEMENTS (search) - first);
      break;

    case PAINT_LEGEND_MARKS:
      draw_items (cr, board, theme, marks, G_N_ELEMENTS (marks));
      break;

    case PAINT_LEGEND_LOSS:
      draw_items (cr, board, theme, loss, G_N_ELEMENTS (loss));
      break;

    case PAINT_LEGEND_MOVES:
      draw_items (cr, board, theme, moves, G_N_ELEMENTS (moves));
      break;

    case PAINT_NO_LEGEND:
    default:
      break;
    }
}

void
paint_words_legend (cairo_t          *cr,
                    const PaintBoard *board,
                    const PaintScene *scene,
                    const PaintTheme *theme)
{
  const GameLegend items[] = {
    get_work (scene), GAME_LEGEND_BARRED, GAME_LEGEND_LINE,
  };

  if (board->has_legend)
    draw_items (cr, board, theme, items, G_N_ELEMENTS (items));
}

void
paint_sudoku_legend (cairo_t          *cr,
                     const PaintBoard *board,
                     const PaintScene *scene,
                     const PaintTheme *theme)
{
  const GameLegend items[] = { GAME_LEGEND_SKIPPED, get_work (scene), GAME_LEGEND_HOLDER };
  const int first = scene->has_looks ? 0 : 1;

  if (board->has_legend && scene->legend != PAINT_NO_LEGEND)
    draw_items (cr, board, theme, items + first, G_N_ELEMENTS (items) - first);
}
