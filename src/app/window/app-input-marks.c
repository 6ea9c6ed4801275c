/* Single marks: their colours, and links from one to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

#include <glib/gi18n-lib.h>

static const GameSudoku *
app_input_get_sudoku (AppInput *self)
{
  return &app_session_get_state (self->session)->sudoku;
}

static void
app_input_color_mark (AppInput      *self,
                      GameCandidate  mark,
                      int            color)
{
  GameMove move = {
    .kind = GAME_MOVE_COLOR_MARK,
    .squares = game_squares_of (mark.cell),
    .digit = mark.digit,
    .value = color,
  };

  if (color != 0)
    self->color = color;

  app_input_play (self, &move);
  app_input_set_picked (self, mark);
}

void
app_input_join_marks (AppInput      *self,
                      GameCandidate  a,
                      GameCandidate  b)
{
  GameMove move = { .kind = GAME_MOVE_LINK, .ends = { a, b } };

  app_input_set_picked (self, (GameCandidate) { 0, 0 });
  if (!app_input_play (self, &move))
    app_toast_show (self->toast, _("There is no room for another link"), NULL, NULL);
}

static void
app_input_link_mark (AppInput      *self,
                     GameCandidate  mark)
{
  if (self->picked.digit == 0)
    app_input_set_picked (self, mark);
  else if (game_candidate_equal (self->picked, mark))
    app_input_set_picked (self, (GameCandidate) { 0, 0 });
  else
    app_input_join_marks (self, self->picked, mark);
}

void
app_input_press_mark (AppInput      *self,
                      GameCandidate  mark)
{
  int pen = self->pen_digit != 0 ? self->pen_digit : self->color;

  if (!game_sudoku_shows_mark (app_input_get_sudoku (self), mark))
    /* Translators: why a digit is not linked or coloured: the cell has no pencil mark of it */
    app_toast_show (self->toast, _("The cell has no such mark"), NULL, NULL);
  else if (self->mode == APP_MODE_LINK)
    app_input_link_mark (self, mark);
  else
    app_input_color_mark (self, mark, pen);
}

bool
app_input_take_mark (AppInput *self,
                     int       digit,
                     AppMode   mode)
{
  const GameSquares *selected = app_board_get_selected (self->board);

  if (mode == APP_MODE_COLOR && self->mode == mode && self->picked.digit != 0)
    {
      app_input_color_mark (self, self->picked, digit);
      return true;
    }

  if (mode != APP_MODE_LINK)
    return false;

  if (game_squares_count (selected) == 1)
    app_input_press_mark (self, (GameCandidate) { game_squares_next (selected, 0), digit });
  else
    app_toast_show (self->toast, _("Select one cell for a link"), NULL, NULL);

  return true;
}
