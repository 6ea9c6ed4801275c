/* Drawing a board: the only file of the layer that asks which puzzle it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static void
draw (cairo_t          *cr,
      const PaintBoard *board,
      const PaintScene *scene,
      const PaintTheme *theme,
      bool              small)
{
  cairo_save (cr);
  cairo_new_path (cr);

  switch (scene->kind)
    {
    case GAME_SUDOKU:
      (small ? paint_sudoku_thumbnail : paint_sudoku) (cr, board, scene, theme);
      break;

    case GAME_QUEENS:
    default:
      (small ? paint_queens_thumbnail : paint_queens) (cr, board, scene, theme);
      break;
    }

  cairo_restore (cr);
}

void
paint_puzzle (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  draw (cr, board, scene, theme, false);
}

void
paint_scene (cairo_t          *cr,
             const PaintScene *scene,
             const PaintTheme *theme,
             double            width,
             double            height)
{
  PaintBoard board;

  paint_board_init (&board, scene->size, width, height);
  draw (cr, &board, scene, theme, false);
}

void
paint_thumbnail (cairo_t          *cr,
                 const PaintScene *scene,
                 const PaintTheme *theme,
                 double            width,
                 double            height)
{
  PaintBoard board;

  paint_board_init_small (&board, scene->size, width, height);
  draw (cr, &board, scene, theme, true);
}
