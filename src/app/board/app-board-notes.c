/* What is said of a square beside its content, and the two together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-private.h"

#include <glib/gi18n-lib.h>

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

char *
app_board_join (const char *text,
                const char *detail)
{
  if (*detail == '\0')
    return g_strdup (text);

  /* Translators: read aloud: what is in a square, and more about it */
  return g_strdup_printf (_("%s, %s"), text, detail);
}
