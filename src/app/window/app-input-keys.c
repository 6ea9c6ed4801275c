/* Keys that no widget with the focus took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

bool
app_input_dismiss (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), false);

  return app_board_cancel_drag (self->board) || app_input_clear_digits (self)
         || (app_input_can_play (self) && app_input_select_none (self));
}

static bool
app_input_activate (AppInput   *self,
                    const char *detailed_action)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  if (!g_action_parse_detailed_name (detailed_action, &name, &target, NULL))
    return false;

  return gtk_widget_activate_action_variant (GTK_WIDGET (self->board), name, target);
}

/* While the board is covered a letter can only uncover it. */
static bool
app_input_press_paused (AppInput   *self,
                        const char *action)
{
  return g_strcmp0 (action, "win.pause") == 0 && app_input_activate (self, action);
}

/* A key that has a meaning of its own while a sudoku is entered. */
static bool
app_input_press_entry_key (AppInput        *self,
                           unsigned int     keyval,
                           GdkModifierType  state)
{
  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return false;

  switch (keyval)
    {
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_period:
    case GDK_KEY_KP_Decimal:
    case GDK_KEY_space:
      return app_input_enter_onwards (self, 0);

    case GDK_KEY_BackSpace:
      return app_input_enter_backwards (self);

    default:
      return false;
    }
}

/* Where nothing is selected, a digit filters while its key is held. */
static bool
app_input_press_digit_key (AppInput        *self,
                           int              digit,
                           GdkModifierType  state)
{
  bool modified = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;
  AppMode mode = app_keys_get_mode (state, self->mode);

  if (digit == 0 && mode != APP_MODE_COLOR && modified)
    return false;
  if (digit > 0 && app_input_take_filter (self, digit))
    return true;

  if (digit == 0 && !modified)
    {
      app_input_activate (self, "win.erase");
    }
  else if (!modified && self->mode != APP_MODE_LINK
           && g_settings_get_boolean (self->settings, "digit-first"))
    {
      app_input_set_pen_digit (self, self->pen_digit == digit ? 0 : digit);
    }
  else if (game_squares_is_empty (app_board_get_selected (self->board)))
    {
      app_input_set_held_filter (self, digit);
    }
  else
    {
      app_input_enter_digit (self, digit, mode);
    }

  return true;
}

/* A key of the board. During a replay the board takes no presses, and so no keys either. */
static bool
app_input_press_board_key (AppInput        *self,
                           unsigned int     keyval,
                           unsigned int     keycode,
                           GdkModifierType  state)
{
  GameKind kind = app_session_get_kind (self->session);
  bool can_play = app_input_can_play (self);
  bool letters = can_play && g_settings_get_boolean (self->settings, "single-key-shortcuts");
  int digit = app_keys_get_digit (keyval, keycode, state);
  const char *action = app_keys_get_action (kind, keyval, keycode, state, letters);
  AppStep step;

  if (app_session_is_paused (self->session))
    return app_input_press_paused (self, action);
  if (!gtk_widget_get_can_target (GTK_WIDGET (self->board)))
    return false;

  if (app_input_press_entry_key (self, keyval, state))
    return true;

  if (can_play && app_session_get_board (self->session)->n_digits > 0 && digit >= 0
      && app_input_press_digit_key (self, digit, state))
    return true;

  if (app_keys_get_step (keyval, keycode, state, letters, &step))
    {
      app_board_walk (self->board, &step);
      return true;
    }

  return can_play && action != NULL && app_input_activate (self, action);
}

/* Keys are for the board wherever the focus is, but not while the user types or a menu is open. A
 * key that repeats itself because it is held enters its digit once. */
bool
app_input_press_key (AppInput        *self,
                     unsigned int     keyval,
                     unsigned int     keycode,
                     GdkModifierType  state)
{
  GtkWidget *focus;
  bool on_board;
  bool typing;

  g_return_val_if_fail (APP_IS_INPUT (self), false);

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->board)));
  on_board = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board));
  typing = focus != NULL && (GTK_IS_EDITABLE (focus)
                             || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);

  if (typing || (!app_input_can_play (self) && !on_board))
    return false;

  if (keycode != 0 && keycode == self->held_key
      && app_keys_get_digit (keyval, keycode, state) > 0)
    return true;

  self->held_key = keycode;

  return app_input_press_board_key (self, keyval, keycode, state);
}

void
app_input_release_key (AppInput *self)
{
  g_return_if_fail (APP_IS_INPUT (self));

  self->held_key = 0;
  app_input_set_held_filter (self, 0);
}
