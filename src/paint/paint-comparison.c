/* A comparison as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-comparison.h"

#include <math.h>

#include "game/files/game-comparison.h"
#include "game/search/game-methods.h"
#include "paint/paint-bars.h"
#include "paint/paint-label.h"
#include "paint/paint-parts.h"

enum
{
  WIDTH = 1000,
  N_HEADS = 3,                          /* lines above the rows: title, heads, scale */
  FIRST_NUMBER = GAME_COMPARISON_NODES, /* from this column on numbers stand at the right */
};

static const double pad = 20;
static const double gap = 22;           /* between columns */
static const double text_size = 13;
static const double line_high = 34;     /* of a method */

/* Where everything lies. */
typedef struct
{
  const GameComparisons *comparisons;
  const PaintTheme      *theme;
  PaintBars              bars;
  double                 x[GAME_COMPARISON_COLUMNS];    /* left ends; of numbers, right ones */
  double                 bars_width;
} Layout;

static char *
dup_amount (const Layout *at,
            int           row,
            int           column)
{
  return game_comparison_dup_amount (at->comparisons->type, &at->comparisons->row[row], column);
}

static double
measure_column (cairo_t      *cr,
                const Layout *at,
                int           column)
{
  const char *head = game_comparison_head (column);
  double width = paint_label_measure (cr, at->theme, text_size, head, true);

  for (int row = 0; row < at->comparisons->n_rows; row++)
    {
      g_autofree char *amount = dup_amount (at, row, column);

      width = fmax (width, paint_label_measure (cr, at->theme, text_size, amount, false));
    }

  return width;
}

static void
layout_init (Layout                *at,
             cairo_t               *cr,
             const GameComparisons *comparisons,
             const PaintTheme      *theme)
{
  double right = WIDTH - pad;

  *at = (Layout) { comparisons, theme, { text_size, 1 }, { pad }, 0 };
  for (int row = 0; row < comparisons->n_rows; row++)
    at->bars.most = MAX (at->bars.most, game_comparison_boards (comparisons->type,
                                                                &comparisons->row[row]));

  for (int column = GAME_COMPARISON_COLUMNS - 1; column >= FIRST_NUMBER; column--)
    {
      at->x[column] = right;
      right -= measure_column (cr, at, column) + gap;
    }
  at->x[GAME_COMPARISON_BOARDS] = pad + measure_column (cr, at, GAME_COMPARISON_METHOD) + gap;
  at->bars_width = right - at->x[GAME_COMPARISON_BOARDS];
}

static double
get_y (int line)
{
  return pad + line * line_high;
}

static void
draw_heads (cairo_t      *cr,
            const Layout *at)
{
  g_autofree char *title = game_comparison_dup_title (at->comparisons);

  paint_set_color (cr, at->theme->ink);
  paint_label (cr, at->theme, 1.2 * text_size, title, pad, get_y (0) + line_high / 2, 0, true);
  paint_set_color (cr, at->theme->mark);
  for (int column = 0; column < GAME_COMPARISON_COLUMNS; column++)
    {
      const char *head = game_comparison_head (column);

      paint_label (cr, at->theme, text_size, head, at->x[column], get_y (1) + line_high / 2,
                   column >= FIRST_NUMBER, false);
    }

  cairo_save (cr);
  cairo_translate (cr, at->x[GAME_COMPARISON_BOARDS], get_y (2));
  paint_bars_scale (cr, &at->bars, at->theme, at->bars_width, line_high);
  cairo_restore (cr);
}

static bool
tests_whole (const Layout *at,
             int           row)
{
  return game_methods[at->comparisons->type].tests_whole (at->comparisons->row[row].method);
}

static void
draw_row (cairo_t      *cr,
          const Layout *at,
          int           row)
{
  const double y = get_y (N_HEADS + row);
  const uint64_t boards = game_comparison_boards (at->comparisons->type,
                                                  &at->comparisons->row[row]);

  for (int column = 0; column < GAME_COMPARISON_COLUMNS; column++)
    {
      g_autofree char *amount = dup_amount (at, row, column);

      paint_set_color (cr, at->theme->ink);
      if (column != GAME_COMPARISON_BOARDS)
        {
          paint_label (cr, at->theme, text_size, amount, at->x[column], y + line_high / 2,
                       column >= FIRST_NUMBER, false);
          continue;
        }

      cairo_save (cr);
      cairo_translate (cr, at->x[GAME_COMPARISON_BOARDS], y);
      paint_bars_bar (cr, &at->bars, boards, amount, tests_whole (at, row), at->theme,
                      at->bars_width, line_high);
      cairo_restore (cr);
    }
}

/* Between filling and backtracking. */
static void
draw_line (cairo_t      *cr,
           const Layout *at,
           int           row)
{
  paint_set_color (cr, at->theme->mark);
  cairo_rectangle (cr, pad, round (get_y (N_HEADS + row)), WIDTH - 2 * pad, 1);
  cairo_fill (cr);
}

static double
get_height (const GameComparisons *comparisons)
{
  return get_y (N_HEADS + comparisons->n_rows) + pad;
}

static void
draw_comparison (cairo_t    *cr,
                 const void *picture,
                 double      scale)
{
  const GameComparisons *comparisons = picture;
  Layout at;

  cairo_scale (cr, scale, scale);
  layout_init (&at, cr, comparisons, &paint_theme_light);
  paint_set_color (cr, paint_theme_light.cell);
  cairo_rectangle (cr, 0, 0, WIDTH, get_height (comparisons));
  cairo_fill (cr);

  draw_heads (cr, &at);
  for (int row = 0; row < comparisons->n_rows; row++)
    {
      draw_row (cr, &at, row);
      if (row > 0 && tests_whole (&at, row - 1) && !tests_whole (&at, row))
        draw_line (cr, &at, row);
    }
}

GBytes *
paint_comparison_new_bytes (const GameComparisons  *comparisons,
                            PaintFile               format,
                            double                  scale,
                            GError                **error)
{
  PaintPicture picture = {
    comparisons, WIDTH, get_height (comparisons), draw_comparison,
  };

  return paint_picture_new_bytes (&picture, format, scale, error);
}
