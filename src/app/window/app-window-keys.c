/* The window, its keys: what a key means that nothing with the focus took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

/* A key on the board: the search that is watched comes first. */
gboolean
app_window_board_key_cb (AppWindow       *self,
                         unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state)
{
  return self->page == APP_PAGE_WATCH
         && app_watch_page_press_key (self->watch_page, keyval, state);
}

static bool
app_window_unlock (AppWindow *self)
{
  bool was_locked = self->locked != 0 || self->found != 0;

  app_window_lock_digit (self, 0);
  app_window_find_digit (self, 0);

  return was_locked;
}

/* Takes away the first of these that is there: what came by itself, what the pointer is doing, the
 * digit that is locked or highlighted, what is selected. */
static bool
app_window_dismiss (AppWindow *self)
{
  bool toast = gtk_widget_get_visible (GTK_WIDGET (self->toast));
  bool hint = app_window_close_hint (self);

  app_toast_hide (self->toast);
  if (toast || hint)
    return true;

  return app_window_continue (self) || app_completion_end_replay (self->completion)
         || app_board_cancel_drag (self->board) || app_window_unlock (self)
         || (self->page == APP_PAGE_PLAY && app_window_select_none (self));
}

/* With nothing selected, a digit that is held is highlighted. */
static bool
app_window_press_digit (AppWindow       *self,
                        int              digit,
                        GdkModifierType  state)
{
  bool modified = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;
  AppMode mode = app_keys_get_mode (state, self->mode);

  if (digit == 0 && mode != APP_MODE_COLOR && modified)
    return false;

  if (digit == 0 && !modified)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.erase", NULL);
    }
  else if (!modified && g_settings_get_boolean (self->settings, "digit-first"))
    {
      app_window_lock_digit (self, self->locked == digit ? 0 : digit);
    }
  else if (game_squares_is_empty (app_board_get_selected (self->board)))
    {
      app_window_find_digit (self, digit);
      self->finding = true;
    }
  else
    {
      app_window_enter_digit (self, digit, mode);
    }

  return true;
}

static bool
app_window_activate (AppWindow  *self,
                     const char *detailed_action)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  if (!g_action_parse_detailed_name (detailed_action, &name, &target, NULL))
    return false;

  return gtk_widget_activate_action_variant (GTK_WIDGET (self), name, target);
}

/* While the board is covered there is only one thing that a letter can mean. */
static bool
app_window_press_paused (AppWindow  *self,
                         const char *action)
{
  return g_strcmp0 (action, "win.pause") == 0 && app_window_activate (self, action);
}

bool
app_window_press_key (AppWindow       *self,
                      unsigned int     keyval,
                      unsigned int     keycode,
                      GdkModifierType  state)
{
  bool playing = self->page == APP_PAGE_PLAY;
  bool letters = playing && g_settings_get_boolean (self->settings, "single-key-shortcuts");
  int digit = app_keys_get_digit (keyval, keycode, state);
  const char *action = app_keys_get_action (app_window_get_kind (self), keyval, keycode, state,
                                            letters);
  AppStep step;

  if (app_session_is_paused (self->session))
    return app_window_press_paused (self, action);
  if (app_completion_get_replayed (self->completion) != NULL)
    return false;

  if (app_window_press_entry_key (self, keyval, state))
    return true;

  if (playing && app_window_get_kind (self) == GAME_SUDOKU && digit >= 0
      && app_window_press_digit (self, digit, state))
    return true;

  if (app_keys_get_step (keyval, keycode, state, letters, &step))
    {
      app_board_walk (self->board, &step);
      return true;
    }

  return playing && action != NULL && app_window_activate (self, action);
}

/* Keys are for the board wherever the focus is, but not while something is typed or a menu is
 * open. A key that repeats itself because it is held enters its digit once. */
gboolean
app_window_key_cb (AppWindow       *self,
                   unsigned int     keyval,
                   unsigned int     keycode,
                   GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  bool on_board = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board));
  bool typing = focus != NULL && (GTK_IS_EDITABLE (focus)
                                  || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);

  if (keyval == GDK_KEY_Escape)
    return app_window_dismiss (self);

  if (typing || (self->page != APP_PAGE_PLAY && !on_board))
    return false;

  if (keycode != 0 && keycode == self->held_key
      && app_keys_get_digit (keyval, keycode, state) > 0)
    return true;

  self->held_key = keycode;

  return app_window_press_key (self, keyval, keycode, state);
}

/* Also where the window is left, for whoever comes to hear of the release then. */
void
app_window_key_released_cb (AppWindow *self)
{
  self->held_key = 0;
  if (self->finding)
    app_window_find_digit (self, 0);
  self->finding = false;
}
