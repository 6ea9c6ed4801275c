/* Boards, drawn: the one place of the layer that asks which puzzle it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

void
paint_puzzle (cairo_t          *cr,
              const PaintBoard *board,
              const PaintScene *scene,
              const PaintTheme *theme)
{
  cairo_save (cr);
  cairo_new_path (cr);

  switch (scene->kind)
    {
    case GAME_SUDOKU:
      paint_sudoku (cr, board, scene, theme);
      break;

    case GAME_QUEENS:
      paint_queens (cr, board, scene, theme);
      break;

    case GAME_N_KINDS:
    default:
      break;
    }

  cairo_restore (cr);
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
  paint_puzzle (cr, &board, scene, theme);
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
  cairo_save (cr);
  cairo_new_path (cr);

  switch (scene->kind)
    {
    case GAME_SUDOKU:
      paint_sudoku_thumbnail (cr, &board, scene, theme);
      break;

    case GAME_QUEENS:
      paint_queens_thumbnail (cr, &board, scene, theme);
      break;

    case GAME_N_KINDS:
    default:
      break;
    }

  cairo_restore (cr);
}
