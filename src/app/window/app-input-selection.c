/* The selection: the squares that a move is played on, on the board and in the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

bool
app_input_acts_at_cursor (AppInput *self)
{
  return app_session_get_board (self->session)->n_digits == 0;
}

GameSquares
app_input_get_squares (AppInput *self)
{
  const GameSquares *selected = app_board_get_selected (self->board);

  if (app_input_acts_at_cursor (self) && game_squares_count (selected) <= 1)
    return game_squares_of (app_board_get_current (self->board));

  return *selected;
}

void
app_input_selection_changed_cb (AppInput *self)
{
  if (app_input_can_play (self))
    game_play_select (app_session_get_play (self->session), app_board_get_current (self->board),
                      app_board_get_selected (self->board));

  app_input_set_awaits_filter (self, false);
  if (self->mode == APP_MODE_COLOR)
    app_input_set_picked (self, (GameCandidate) { 0, 0 });
  g_signal_emit_by_name (self, "changed");
}

/* What the board shows, which may be that of another page. */
static const GameState *
get_shown (AppInput *self)
{
  return app_input_can_play (self) ? app_session_get_state (self->session)
                                   : app_board_get_state (self->board);
}

void
app_input_select_all (AppInput *self)
{
  GameSquares all;

  g_return_if_fail (APP_IS_INPUT (self));

  all = app_squares_all (game_state_size (get_shown (self)));
  app_board_select (self->board, &all);
}

bool
app_input_select_none (AppInput *self)
{
  GameSquares none = game_squares_none ();
  int n_selected;

  g_return_val_if_fail (APP_IS_INPUT (self), false);

  n_selected = game_squares_count (app_board_get_selected (self->board));
  app_board_select (self->board, &none);

  return n_selected > (app_input_acts_at_cursor (self) ? 1 : 0);
}

void
app_input_select_invert (AppInput *self)
{
  GameSquares inverse;

  g_return_if_fail (APP_IS_INPUT (self));

  inverse = app_squares_invert (app_board_get_selected (self->board),
                                game_state_size (get_shown (self)));
  app_board_select (self->board, &inverse);
}

void
app_input_select_alike (AppInput *self)
{
  GameSquares alike;

  g_return_if_fail (APP_IS_INPUT (self));

  alike = app_squares_alike (get_shown (self), self->mode, app_board_get_current (self->board));
  app_board_select (self->board, &alike);
}

void
app_input_filter_here (AppInput *self)
{
  const GameState *state;
  SudokuGrid grid;
  int digit;

  g_return_if_fail (APP_IS_INPUT (self));

  state = app_session_get_state (self->session);
  if (app_session_get_board (self->session)->n_digits == 0)
    return;

  grid = game_sudoku_grid (&state->sudoku);
  digit = grid.digit[app_board_get_current (self->board)];
  if (digit != 0)
    app_input_set_filter (self, self->filter == digit ? 0 : digit);
  else
    app_input_set_awaits_filter (self, !self->awaits_filter);
}

/* Another page selects for itself. */
void
app_input_show_selection (AppInput *self)
{
  GamePlay *play;
  GameSquares selected;
  int n;
  int cursor;

  g_return_if_fail (APP_IS_INPUT (self));

  play = app_session_get_play (self->session);
  selected = *game_play_get_selected (play);
  n = game_state_size (game_play_get_state (play));
  cursor = game_play_get_cursor (play);
  if (!app_input_can_play (self) || cursor >= n * n || game_squares_next (&selected, n * n) >= 0)
    return;

  app_board_set_current (self->board, cursor);
  app_board_select (self->board, &selected);
}
