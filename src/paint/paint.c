/* Drawing a board: the only file of the layer that asks which puzzle it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static void
add_squares (PaintScene        *scene,
             const GameSquares *squares,
             unsigned           flag)
{
  for (int s = game_squares_next (squares, 0); s >= 0 && s < scene->size * scene->size;
       s = game_squares_next (squares, s + 1))
    scene->flags[s] |= flag;
}

void
paint_scene_init (PaintScene      *scene,
                  const GameState *state,
                  const PaintView *view)
{
  static const PaintView plain = { .marks_in_places = true };

  *scene = (PaintScene) { .kind = state->kind, .size = game_state_size (state), .line = -1 };
  if (view == NULL)
    view = &plain;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      paint_scene_add_sudoku (scene, &state->sudoku, view);
      break;

    case GAME_QUEENS:
    default:
      paint_scene_add_queens (scene, &state->queens, view);
      break;
    }

  add_squares (scene, &view->selected, PAINT_SELECTED);
  add_squares (scene, &view->wrong, PAINT_WRONG);
}

/* The ticks of a solution: on all that the search has put there. */
static void
add_found (PaintScene *scene)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    if ((scene->flags[square] & PAINT_PLACED) != 0
        || queens_board_has (&scene->queens, square / scene->size, square % scene->size))
      scene->flags[square] |= PAINT_FOUND;
}

void
paint_scene_init_search (PaintScene        *scene,
                         const GameSearch  *search,
                         const SearchEvent *event)
{
  const bool is_words = search->type == GAME_SEARCH_WORDS;
  const PaintView view = {
    .show_attacked = !is_words,
    .show_attackers = !is_words,
    .hide_conflicts = is_words,
    .marks_in_places = true,
  };
  GameState state;

  game_search_state (search, &state);
  paint_scene_init (scene, &state, &view);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] != 0 && (scene->flags[cell] & PAINT_GIVEN) == 0)
      scene->flags[cell] |= PAINT_PLACED;

  scene->legend = PAINT_LEGEND_SEARCH;
  if (search->type == GAME_SEARCH_QUEENS)
    paint_scene_add_marks (scene, &search->queens);
  if (search->type == GAME_SEARCH_SUDOKU)
    {
      paint_scene_add_candidates (scene, &search->sudoku);
      scene->shows_attackers = true;
    }
  if (is_words)
    paint_scene_add_words (scene, &search->words, event);

  if (event == NULL)
    return;

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      paint_scene_add_sudoku_event (scene, &search->sudoku, event);
      break;

    case GAME_SEARCH_WORDS:
      break;                    /* its sum shows the start too */

    case GAME_SEARCH_QUEENS:
    case GAME_N_SEARCHES:
    default:
      paint_scene_add_queens_event (scene, &search->queens, event);
      break;
    }

  if (event->kind == SEARCH_SOLUTION && event->reason == SEARCH_NO_REASON)
    add_found (scene);
}

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

  if (scene->is_numbered && !small && board->side > 0)
    paint_line_numbers (cr, board, scene, theme);

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

  paint_board_init (&board, scene, width, height);
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

  paint_board_init_small (&board, scene, width, height);
  draw (cr, &board, scene, theme, true);
}
