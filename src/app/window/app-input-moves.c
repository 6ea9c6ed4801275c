/* What is done to the selected squares, and how it is meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

void
app_input_undo (AppInput *self)
{
  g_return_if_fail (APP_IS_INPUT (self));

  game_play_undo (app_session_get_play (self->session));
}

void
app_input_redo (AppInput *self)
{
  g_return_if_fail (APP_IS_INPUT (self));

  game_play_redo (app_session_get_play (self->session));
}

void
app_input_restart (AppInput *self)
{
  GameMove move = { .kind = GAME_MOVE_RESTART };

  g_return_if_fail (APP_IS_INPUT (self));

  app_input_play (self, &move);
}

void
app_input_play_selected (AppInput     *self,
                         GameMoveKind  kind,
                         int           value)
{
  GameMove move = { .kind = kind, .value = value };

  g_return_if_fail (APP_IS_INPUT (self));

  if (!app_input_can_play (self))
    return;

  move.squares = app_input_get_squares (self);
  move.tidy = g_settings_get_boolean (self->settings, "tidy-marks");
  if (!app_input_play (self, &move))
    app_input_explain (self, &move);
}

/* A sudoku that is entered. */

/* The cell from which the cursor goes on with each digit, or -1. */
static int
app_input_get_entry_cell (AppInput *self)
{
  if (!app_input_takes_digits (self) || self->mode != APP_MODE_DIGIT
      || game_squares_count (app_board_get_selected (self->board)) != 1
      || !app_session_is_entering (self->session)
      || !g_settings_get_boolean (self->settings, "enter-onwards"))
    return -1;

  return app_board_get_current (self->board);
}

static void
app_input_enter_at (AppInput *self,
                    int       cell,
                    int       digit)
{
  GameMove move = {
    .kind = digit == 0 ? GAME_MOVE_ERASE : GAME_MOVE_DIGIT,
    .squares = game_squares_of (cell),
    .value = digit,
    .how = GAME_ADD,
  };

  app_input_play (self, &move);
}

bool
app_input_enter_onwards (AppInput *self,
                         int       digit)
{
  int cell = app_input_get_entry_cell (self);

  if (cell < 0)
    return false;

  app_input_enter_at (self, cell, digit);
  app_board_set_current (self->board, MIN (cell + 1, SUDOKU_CELLS - 1));

  return true;
}

bool
app_input_enter_backwards (AppInput *self)
{
  int cell = app_input_get_entry_cell (self);

  if (cell < 0)
    return false;

  app_board_set_current (self->board, MAX (cell - 1, 0));
  app_input_enter_at (self, MAX (cell - 1, 0), 0);

  return true;
}

/* Digits. */

void
app_input_enter_digit (AppInput *self,
                       int       digit,
                       AppMode   mode)
{
  g_return_if_fail (APP_IS_INPUT (self));

  if (mode == APP_MODE_DIGIT && app_input_enter_onwards (self, digit))
    return;

  if (app_input_takes_digits (self) && app_input_take_mark (self, digit, mode))
    return;

  if (mode == APP_MODE_COLOR && digit != 0)
    self->color = digit;
  if (app_session_get_board (self->session)->n_digits > 0)
    app_input_play_selected (self, app_input_get_move_kind (mode), digit);
}

void
app_input_enter_mark (AppInput *self,
                      int       digit)
{
  g_return_if_fail (APP_IS_INPUT (self));

  if (app_input_can_play (self)
      && (self->mode == APP_MODE_COLOR || self->mode == APP_MODE_LINK))
    app_input_press_mark (self, (GameCandidate) { app_board_get_current (self->board), digit });
  else
    app_input_enter_digit (self, digit, APP_MODE_CENTRE);
}

/* The modifiers that the user holds while a key of the pad is pressed. */
static GdkModifierType
app_input_get_modifiers (AppInput *self)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self->board));
  GdkSeat *seat = gdk_display_get_default_seat (display);
  GdkDevice *keyboard = seat != NULL ? gdk_seat_get_keyboard (seat) : NULL;

  return keyboard != NULL ? gdk_device_get_modifier_state (keyboard) : 0;
}

void
app_input_press_digit (AppInput *self,
                       int       digit)
{
  g_return_if_fail (APP_IS_INPUT (self));

  if (app_input_take_filter (self, digit))
    return;

  if (self->mode != APP_MODE_LINK
      && (self->pen_digit != 0 || g_settings_get_boolean (self->settings, "digit-first")
          || game_squares_is_empty (app_board_get_selected (self->board))))
    app_input_set_pen_digit (self, self->pen_digit == digit ? 0 : digit);
  else
    app_input_enter_digit (self, digit,
                           app_keys_get_mode (app_input_get_modifiers (self), self->mode));
}

/* Modes. */

void
app_input_step_mode (AppInput *self,
                     int       n_steps)
{
  g_return_if_fail (APP_IS_INPUT (self));

  app_input_set_mode (self, (self->mode + APP_N_MODES + n_steps % APP_N_MODES) % APP_N_MODES);
}

void
app_input_toggle_centre (AppInput *self)
{
  g_return_if_fail (APP_IS_INPUT (self));

  app_input_set_mode (self, self->mode == APP_MODE_CENTRE ? APP_MODE_DIGIT : APP_MODE_CENTRE);
}

/* Puzzles that are entered. */

void
app_input_start_entered (AppInput *self)
{
  g_return_if_fail (APP_IS_INPUT (self));

  app_session_start_entered (self->session);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}
