/* What the scene adds to what is said of a square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-board-private.h"

GameNotes
app_board_get_notes (const PaintScene *scene,
                     int               square)
{
  const unsigned flags = scene->flags[square];
  const bool has_table = scene->legend == PAINT_LEGEND_MARKS || scene->legend == PAINT_LEGEND_LOSS;
  GameNotes notes = 0;

  if (flags & PAINT_WRONG)
    notes |= GAME_NOTE_WRONG;
  if (scene->is_numbered && (flags & PAINT_SELECTED))
    notes |= GAME_NOTE_CHOSEN;
  if (has_table && (flags & PAINT_ATTACKED))
    notes |= GAME_NOTE_MARKED;
  if (flags & PAINT_LOST)
    notes |= GAME_NOTE_LOST;

  return notes;
}
