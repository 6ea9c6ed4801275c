/* Scenes of hints: the board with what is highlighted of a hint, and without the help for the next
 * move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static void
show_candidates (PaintScene           *scene,
                 const SudokuPosition *position)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == 0)
      {
        scene->marks[cell] = position->candidates[cell];
        scene->corner[cell] = 0;
      }
  scene->marks_in_places = true;
}

static void
show_line (PaintScene          *scene,
           const GameHighlight *highlight)
{
  const bool is_row = highlight->row >= 0;

  if (!is_row && highlight->column < 0)
    return;

  scene->line = is_row ? highlight->row : highlight->column;
  scene->line_kind = is_row ? PAINT_ROW : PAINT_COLUMN;
  scene->line_is_dead = highlight->line_is_dead;
}

void
paint_scene_add_hint (PaintScene          *scene,
                      const GameHint      *hint,
                      const GameHighlight *highlight)
{
  if (!highlight->is_shown)
    return;

  scene->hint = *highlight;
  scene->n_sights = 0;
  for (int square = 0; square < scene->size * scene->size; square++)
    scene->flags[square] &= ~(PAINT_PEER | PAINT_SAME | PAINT_ATTACKED);

  for (SudokuCells wrong = highlight->wrong; !sudoku_cells_is_empty (wrong); )
    scene->flags[sudoku_cells_take (&wrong)] |= PAINT_CONFLICT;

  if (hint->kind == GAME_HINT_STEP)
    show_candidates (scene, &hint->position);

  show_line (scene, highlight);
}
