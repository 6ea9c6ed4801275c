/* The board, read aloud when the user asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-private.h"

#include "app/board/app-cell.h"
#include "game/text/game-text.h"

static char *
app_board_dup_square (AppBoard *self)
{
  int square = app_board_get_current (self);
  GameNotes notes = app_board_get_notes (&self->scene, square);
  g_autofree char *name = game_text_square (&self->state, square);
  g_autofree char *detail = game_text_square_detail (&self->state, square, notes);

  return app_board_join (name, detail);
}

/* The row of the cursor; asked again, its column, its box or region, and its row again. */
static char *
app_board_dup_house (AppBoard *self)
{
  int square = app_board_get_current (self);
  char *text;

  self->read_house = self->read_square == square ? self->read_house + 1 : 0;
  self->read_square = square;

  text = self->read_house < N_READ_HOUSES
         ? game_text_house (&self->state, square, self->read_house) : NULL;
  if (text != NULL)
    return text;

  self->read_house = 0;

  return game_text_house (&self->state, square, self->read_house);
}

void
app_board_say (AppBoard   *self,
               const char *text)
{
  GtkWidget *cell;

  g_return_if_fail (APP_IS_BOARD (self));

  cell = self->cells->pdata[app_board_get_current (self)];
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (cell), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  if (gtk_widget_has_focus (cell))
    app_cell_say (APP_CELL (cell), text);
#endif
}

char *
app_board_read (AppBoard   *self,
                AppReading  what)
{
  g_return_val_if_fail (APP_IS_BOARD (self), NULL);

  if (what != APP_READING_HOUSE)
    self->read_square = -1;

  gtk_widget_grab_focus (GTK_WIDGET (self));

  return what == APP_READING_SQUARE ? app_board_dup_square (self) :
         what == APP_READING_HOUSE ? app_board_dup_house (self) :
         game_text_remaining (&self->state);
}
